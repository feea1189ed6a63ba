import UIKitControls

/// The edit menu of iOS 3 to 12 for a pressed row or item: cut, copy, and paste, which the list's delegate performs, and the items of the
/// app's menu controller, which the cell performs. (Documentation of UITableViewDelegate and UICollectionViewDelegate)
@MainActor enum RowEditMenu {
    static func show(for cell: UIView, permits: (Selector) -> Bool, perform: @escaping (Selector) -> Void) {
        let menu = UIMenuController.shared, delegated: [Selector] = ["cut:", "copy:", "paste:"]
        var items: [(title: String, perform: () -> Void)] = []
        for (title, action) in StandardEditing.actions where delegated.contains(action) && permits(action) {
            items.append(
                (
                    title,
                    {
                        menu.hideMenu()
                        perform(action)
                    }
                ))
        }
        for item in menu.menuItems ?? [] where cell.responds(to: item.action) && permits(item.action) {
            let action = item.action
            items.append(
                (
                    item.title,
                    { [weak cell] in
                        menu.hideMenu()
                        UIApplication.shared.sendAction(action, to: cell, from: menu, for: nil)
                    }
                ))
        }
        menu.present(items, at: cell.bounds, of: cell)
    }
}
