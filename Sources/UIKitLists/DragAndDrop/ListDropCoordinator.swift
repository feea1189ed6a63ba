import UIKitControls

/// The common part of the drop coordinators of tables and collection views.
@MainActor class ListDropCoordinator: NSObject {
    let drop: ListDrop
    init(_ drop: ListDrop) { self.drop = drop }

    var dropped: [ListDropItem] { zip(drop.session.items, zip(drop.sources, drop.sizes)).map { ListDropItem($0, $1.0, $1.1) } }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }

    /// Returns an animator that runs once the delegate has added its animations, in the loop's next turn.
    func animator() -> DragAnimator {
        let animator = DragAnimator()
        EventLoop.main.schedule(after: 0) { animator.run(0.25, {}, then: {}) }
        return animator
    }
}

@MainActor final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, source, size) }
}

// FIXME(gap): the placeholder's own cell is not shown; dropped data is loaded before it could be seen.
@MainActor final class ListDropPlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    /// The placeholder's path, or `nil` once the placeholder is gone.
    private var path: IndexPath?
    private let insert: (IndexPath) -> Void

    init(_ item: UIDragItem, at path: IndexPath, insert: @escaping (IndexPath) -> Void) {
        (dragItem, self.path, self.insert) = (item, path, insert)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let path else { return false }
        self.path = nil
        dataSourceUpdates(path)
        insert(path)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { path = nil }
        return path != nil
    }

    func setNeedsCellUpdate() {}
}
