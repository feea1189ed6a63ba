import UIKitControls

/// The common interface of tables and collection views for dragging from and into them.
@MainActor protocol DraggedList: UIScrollView {
    func dragPath(at point: CGPoint) -> IndexPath?
    func dragCell(at path: IndexPath) -> UIView?
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    var permitsDragging: Bool { get }
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool

    func dropIsHandled(_ session: any UIDropSession, isOwn: Bool) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, to path: IndexPath?, isOwn: Bool) -> UIDropProposal
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Moves an item of the list itself, as its data source permits. Returns `false` if the drop delegate decides.
    func reordered(from: IndexPath, to: IndexPath) -> Bool
    func performDrop(_ drop: ListDrop)
}

/// The items dropped on a list, and their destination.
@MainActor struct ListDrop {
    var session: any UIDropSession
    var sources: [IndexPath?]
    var destination: IndexPath?
    var proposal: UIDropProposal
    var sizes: [CGSize]
}

/// Calls a list's drag and drop delegates from the two interactions.
@MainActor final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: any DraggedList
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    /// The original index paths of the items of a drag that began here.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private weak var own: LocalDragSession?
    private var proposal: UIDropProposal?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false

    init(_ list: any DraggedList) { self.list = list }

    /// Called after a delegate was set or removed.
    func update(drags: Bool, drops: Bool) {
        if drags, drag == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = true
            list.addInteraction(interaction)
            drag = interaction
        } else if !drags, let interaction = drag {
            list.removeInteraction(interaction)
            drag = nil
        }
        // Rows may be moved within their own list without a drop delegate.
        if drags || drops, drop == nil {
            let interaction = UIDropInteraction(delegate: self)
            list.addInteraction(interaction)
            drop = interaction
        } else if !drags, !drops, let interaction = drop {
            list.removeInteraction(interaction)
            drop = nil
        }
    }

    // MARK: From the list

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard list.permitsDragging, let path = list.dragPath(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(session, at: path)
        sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { first, _ in first }
        own = session as? LocalDragSession
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        sources[ObjectIdentifier(item)].flatMap { list.dragCell(at: $0) }.map { UITargetedDragPreview(view: $0) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        list.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        hasActiveDrag = false
        sources = [:]
        list.dragDidEnd(session)
    }

    // MARK: Into the list

    private func isOwn(_ session: any UIDropSession) -> Bool { session.localDragSession.map { $0 === own } ?? false }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.dropIsHandled(session, isOwn: isOwn(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list.dropDidEnter(session)
    }

    // FIXME(gap): rows and items do not make space for dragged items.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let answer = list.dropProposal(session, to: list.dragPath(at: session.location(in: list)), isOwn: isOwn(session))
        proposal = answer
        return answer
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        list.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let destination = list.dragPath(at: session.location(in: list))
        let origins = session.items.map { isOwn(session) ? sources[ObjectIdentifier($0)] : nil }
        if origins.count == 1, let from = origins[0], let to = destination, proposal?.operation == .move, list.reordered(from: from, to: to)
        {
            return
        }
        let sizes = origins.map { path in path.flatMap { list.dragCell(at: $0) }?.bounds.size ?? .zero }
        list.performDrop(
            ListDrop(
                session: session, sources: origins, destination: destination, proposal: proposal ?? UIDropProposal(operation: .copy),
                sizes: sizes))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        list.dropDidEnd(session)
    }
}
