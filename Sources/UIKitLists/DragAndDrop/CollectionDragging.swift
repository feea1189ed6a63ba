import UIKitControls

extension UICollectionView: DraggedList {
    func draggingChanged() { dragging.update(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    var permitsDragging: Bool { dragInteractionEnabled }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? [] }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool { dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true }

    func dropIsHandled(_ session: any UIDropSession, isOwn: Bool) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? isOwn }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropProposal(_ session: any UIDropSession, to path: IndexPath?, isOwn: Bool) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func reordered(from: IndexPath, to: IndexPath) -> Bool {
        guard let dataSource, dataSource.exposes("collectionView:moveItemAt:to:", "collectionView:moveItemAtIndexPath:toIndexPath:"), dataSource.collectionView(self, canMoveItemAt: from)
        else { return false }
        guard from != to else { return true }
        dataSource.collectionView(self, moveItemAt: from, to: to)
        moveItem(at: from, to: to)
        return true
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self)) }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, source, size) }
}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    private weak var collection: UICollectionView?

    init(_ drop: ListDrop, _ collection: UICollectionView) { (self.drop, self.collection) = (drop, collection) }

    var items: [any UICollectionViewDropItem] {
        zip(drop.session.items, zip(drop.sources, drop.sizes)).map { CollectionDropItem($0, $1.0, $1.1) }
    }
    var destinationIndexPath: IndexPath? { drop.destination }
    var proposal: UICollectionViewDropProposal { drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: drop.proposal.operation) }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        CollectionDropPlaceholderContext(dragItem, placeholder, collection)
    }

    private func animator() -> DragAnimator {
        let animator = DragAnimator()
        EventLoop.main.schedule(after: 0) { animator.run(0.25, {}, then: {}) }
        return animator
    }
}

// FIXME(gap): the placeholder's own cell is not shown; what is dropped here is loaded before it could be seen.
private final class CollectionDropPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private var path: IndexPath?
    private weak var collection: UICollectionView?

    init(_ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, _ collection: UICollectionView?) {
        (dragItem, path, self.collection) = (item, placeholder.insertionIndexPath, collection)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let path else { return false }
        self.path = nil
        dataSourceUpdates(path)
        collection?.insertItems(at: [path])
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { path = nil }
        return path != nil
    }

    func setNeedsCellUpdate() {}
}
