import UIKitControls

extension UITableView: DraggedList {
    func draggingChanged() { dragging.update(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    var permitsDragging: Bool { dragInteractionEnabled && !isEditing }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        let items = dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
        if !items.isEmpty { rowTouchCancelled() }
        return items
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dropIsHandled(_ session: any UIDropSession, isOwn: Bool) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? isOwn }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropProposal(_ session: any UIDropSession, to path: IndexPath?, isOwn: Bool) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func reordered(from: IndexPath, to: IndexPath) -> Bool {
        guard canMove(from) else { return false }
        let target = rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: to) ?? to
        guard target != from else { return true }
        dataSource?.tableView(self, moveRowAt: from, to: target)
        moveRow(at: from, to: target)
        return true
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, self)) }
}

private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    private weak var table: UITableView?

    init(_ drop: ListDrop, _ table: UITableView) {
        self.table = table
        super.init(drop)
    }

    var items: [any UITableViewDropItem] { dropped }
    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animator() }
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        ListDropPlaceholderContext(dragItem, at: placeholder.insertionIndexPath) { [weak table] in
            table?.insertRows(at: [$0], with: .automatic)
        }
    }
}
