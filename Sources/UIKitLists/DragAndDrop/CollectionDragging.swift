import UIKitControls

extension UICollectionView: DraggedList {
    func draggingChanged() { dragging.update(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    var permitsDragging: Bool { dragInteractionEnabled }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dropIsHandled(_ session: any UIDropSession, isOwn: Bool) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? isOwn
    }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropProposal(_ session: any UIDropSession, to path: IndexPath?, isOwn: Bool) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func reordered(from: IndexPath, to: IndexPath) -> Bool {
        guard let dataSource, dataSource.exposes("collectionView:moveItemAt:to:", "collectionView:moveItemAtIndexPath:toIndexPath:"),
            dataSource.collectionView(self, canMoveItemAt: from)
        else { return false }
        guard from != to else { return true }
        dataSource.collectionView(self, moveItemAt: from, to: to)
        moveItem(at: from, to: to)
        return true
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self)) }
}

private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    private weak var collection: UICollectionView?

    init(_ drop: ListDrop, _ collection: UICollectionView) {
        self.collection = collection
        super.init(drop)
    }

    var items: [any UICollectionViewDropItem] { dropped }
    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        ListDropPlaceholderContext(dragItem, at: placeholder.insertionIndexPath) { [weak collection] in collection?.insertItems(at: [$0]) }
    }
}
