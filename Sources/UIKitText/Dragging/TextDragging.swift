import UIKitLists

/// The interface of a field or a text view for dragging.
@MainActor
protocol DraggableText: UIView, UITextDraggable, UITextDroppable, PastableText {
    var acceptsTyping: Bool { get }
    var dragging: TextDragging { get }
}

/// Drags the selection of a text, and drops text where the finger lifts.
@MainActor
final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let text: any DraggableText
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    private var dragged: (session: any UIDragSession, range: UITextRange)?
    private(set) var isDropping = false
    private var proposal: UITextDropProposal?
    var isDragging: Bool { dragged != nil }

    init(_ text: any DraggableText) {
        self.text = text
        super.init()
        // A press on the selection lifts it; elsewhere the text's own press continues.
        let presses = text.gestureRecognizers?.filter { $0 is UILongPressGestureRecognizer } ?? []
        text.addInteraction(drag)
        if let lift = text.gestureRecognizers?.last { for press in presses { press.require(toFail: lift) } }
        text.addInteraction(drop)
    }

    private final class DragRequest: NSObject, UITextDragRequest {
        let dragRange: UITextRange, suggestedItems: [UIDragItem], dragSession: any UIDragSession
        let existingItems: [UIDragItem] = [], isSelected = true
        init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
            (dragRange, suggestedItems, dragSession) = (range, items, session)
        }
    }

    private final class DropRequest: NSObject, UITextDropRequest {
        let dropPosition: UITextPosition, suggestedProposal: UITextDropProposal, isSameView: Bool, dropSession: any UIDropSession
        init(_ position: UITextPosition, _ isSameView: Bool, _ session: any UIDropSession) {
            (dropPosition, self.isSameView, dropSession) = (position, isSameView, session)
            suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
        }
    }

    private func request(_ session: any UIDropSession) -> DropRequest {
        let position = text.closestPosition(to: session.location(in: text)) ?? text.endOfDocument
        return DropRequest(position, dragged != nil && session.localDragSession === dragged?.session, session)
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard !text.isSecureTextEntry, let range = text.selectedTextRange, !range.isEmpty, let string = text.text(in: range) else {
            return []
        }
        let point = session.location(in: text)
        guard text.selectionRects(for: range).contains(where: { $0.rect.contains(point) }) else { return [] }
        let request = DragRequest(range, [UIDragItem(itemProvider: NSItemProvider(object: string as NSString))], session)
        let items = text.textDragDelegate?.textDraggableView(text, itemsForDrag: request) ?? request.suggestedItems
        dragged = items.isEmpty ? nil : (session, range)
        return items
    }
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        text.textDragDelegate?.textDraggableView(text, dragPreviewForLiftingItem: item, session: session)
            ?? UITargetedDragPreview(view: text)
    }
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        text.textDragDelegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session)
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        text.textDragDelegate?.textDraggableView(text, dragSessionWillBegin: session)
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        dragged = nil
        text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation)
    }

    // MARK: UIDropInteractionDelegate

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard session.canLoadObjects(ofClass: NSString.self) || text.pasteDelegate != nil else { return false }
        return text.acceptsTyping
            || (text.textDropDelegate?.textDroppableView(text, willBecomeEditableForDrop: request(session)) ?? .no) != .no
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropping = true
        text.textDropDelegate?.textDroppableView(text, dropSessionDidEnter: session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        text.textDropDelegate?.textDroppableView(text, dropSessionDidUpdate: session)
        let request = request(session)
        let proposal = text.textDropDelegate?.textDroppableView(text, proposalForDrop: request) ?? request.suggestedProposal
        self.proposal = proposal
        return proposal
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isDropping = false
        text.textDropDelegate?.textDroppableView(text, dropSessionDidExit: session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropping = false
        text.textDropDelegate?.textDroppableView(text, dropSessionDidEnd: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let request = request(session), proposal = proposal ?? request.suggestedProposal
        text.textDropDelegate?.textDroppableView(text, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        var range = text.textRange(from: request.dropPosition, to: request.dropPosition)
        switch proposal.dropAction {
        case .insert: break
        case .replaceSelection: range = text.selectedTextRange ?? range
        case .replaceAll: range = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        }
        guard var range else { return }
        if let dragged, request.isSameView, proposal.operation == .move, proposal.dropAction == .insert {
            // Text dropped on itself does not move.
            let from = text.offset(from: dragged.range.start, to: range.start),
                length = text.offset(from: dragged.range.start, to: dragged.range.end)
            if from >= 0, from <= length { return }
            let string = text.text(in: dragged.range) ?? ""
            let place = text.offset(from: text.beginningOfDocument, to: range.start) - (from > 0 ? length : 0)
            text.replace(dragged.range, withText: "")
            guard let start = text.position(from: text.beginningOfDocument, offset: place),
                let spot = text.textRange(from: start, to: start)
            else { return }
            range = spot
            if proposal.useFastSameViewOperations { return insert(string, in: range) }
        }
        if let delegate = text.pasteDelegate {
            return text.paste(session.items.map { ($0.itemProvider, $0.localObject) }, to: range, delegate)
        }
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.insert(objects.compactMap { ($0 as? NSString).map { String($0) } }.joined(separator: "\n"), in: range)
        }
    }

    private func insert(_ string: String, in range: UITextRange) {
        let start = text.offset(from: text.beginningOfDocument, to: range.start)
        text.replace(range, withText: string)
        if let from = text.position(from: text.beginningOfDocument, offset: start),
            let to = text.position(from: from, offset: string.utf16.count)
        {
            text.selectedTextRange = text.textRange(from: from, to: to)
        }
    }
}

private let dragOptions = AttachedProperty(UITextDragOptions())

// FIXME(gap): a drag's preview is the view, not its text: the options have no effect.
extension UITextView: DraggableText {
    var acceptsTyping: Bool { isEditable }
    /// The drag interaction, created on first access, and always on devices that enable dragging by default.
    public var textDragInteraction: UIDragInteraction? { dragging.drag }
    /// The interaction of drops into the text.
    public var textDropInteraction: UIDropInteraction? { dragging.drop }
    /// Whether text of the view is being dragged.
    public var isTextDragActive: Bool { dragging.isDragging }
    /// Whether a drag is over the text.
    public var isTextDropActive: Bool { dragging.isDropping }
    /// The options of drags from the text. They are stored but have no effect: a preview is the whole view.
    public var textDragOptions: UITextDragOptions {
        get { dragOptions[self] }
        set { dragOptions[self] = newValue }
    }
}

extension UITextField: DraggableText {
    var acceptsTyping: Bool { isEnabled }
    /// The interaction of drags from the text.
    public var textDragInteraction: UIDragInteraction? { dragging.drag }
    /// The interaction of drops into the text.
    public var textDropInteraction: UIDropInteraction? { dragging.drop }
    /// Whether text of the field is being dragged.
    public var isTextDragActive: Bool { dragging.isDragging }
    /// Whether a drag is over the text.
    public var isTextDropActive: Bool { dragging.isDropping }
    /// The options of drags from the text. They are stored but have no effect: a preview is the whole field.
    public var textDragOptions: UITextDragOptions {
        get { dragOptions[self] }
        set { dragOptions[self] = newValue }
    }
}
