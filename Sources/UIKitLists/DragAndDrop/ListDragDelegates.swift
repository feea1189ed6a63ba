import UIKitControls

/// Provides the items of lifted rows. Only the first method is required.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins at a row. An empty array permits no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    // FIXME(gap): a drag takes no more items, and its previews have no parameters.
    /// Returns items that a tap on a row adds to a drag in progress. An empty array adds none, and lets the tap select. It is never called
    /// here.
    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
        -> [UIDragItem]
    /// Returns the appearance of a dragged row's preview, or nil for the whole cell. It is never called here.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called before the dragged rows leave their places.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called after the drag ended, by a drop or without.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the drag may move its items instead of copying them. The default is `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the drag may only be dropped in this app. The default is `false`. It is never called here.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
        -> [UIDragItem]
    { [] }
    /// Returns nil for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        false
    }
}

/// Accepts items dropped on a table. Only `performDropWith` is required.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when the user drops items on the table. Load their data, and insert rows.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table is interested in a drag. The default is `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at a row. It is called for each movement. The path is nil beyond the rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag over the table ended anywhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the appearance of a dropped row's preview, or nil for the whole cell. It is never called here.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a proposal to cancel for a delegate that doesn't implement the method.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns nil for a delegate that doesn't implement the method.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

/// Provides the items of lifted cells. Only the first method is required.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins at an item. An empty array permits no drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// Returns items that a tap on an item adds to a drag in progress. An empty array adds none, and lets the tap select. It is never
    /// called here.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the appearance of a dragged item's preview, or nil for the whole cell. It is never called here.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called before the dragged items leave their places.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called after the drag ended, by a drop or without.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the drag may move its items instead of copying them. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the drag may only be dropped in this app. The default is `false`. It is never called here.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Returns nil for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    { false }
}

/// Accepts items dropped on a collection. Only `performDropWith` is required.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when the user drops items on the collection view. Load their data, and insert items.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the collection view is interested in a drag. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at an item. It is called for each movement. The path is nil beyond the items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when a drag leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag over the collection view ended anywhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the appearance of a dropped item's preview, or nil for the whole cell. It is never called here.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a proposal to cancel for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns nil for a delegate that doesn't implement the method.
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}
