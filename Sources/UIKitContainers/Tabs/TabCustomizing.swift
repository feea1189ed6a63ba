import Foundation

/// Lets the user choose the tabs in the bar and their order: the list behind More's Edit button. In UIKit, the user drags icons onto the
/// bar. (G-09)
@MainActor
final class TabCustomizing: UITableViewController {
    private let tabs: UITabBarController
    private let original: [UIViewController]
    private var order: [UIViewController]

    init(tabs: UITabBarController) {
        self.tabs = tabs
        original = tabs.viewControllers ?? []
        order = original
        super.init(style: .plain)
        title = "Configure"
        // Only the Done button ends customizing: a swipe would dismiss the list without the delegate's two last calls. (G-09)
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { nil }

    func begin() {
        tabs.delegate?.tabBarController(tabs, willBeginCustomizing: tabs.customizableViewControllers ?? [])
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end() })
        tabs.present(UINavigationController(rootViewController: self), animated: true)
    }

    private func end() {
        let changed = order != original
        tabs.delegate?.tabBarController(tabs, willEndCustomizing: order, changed: changed)
        if changed { tabs.selection.reorder(order) }
        tabs.dismiss(animated: true) { [tabs, order] in tabs.delegate?.tabBarController(tabs, didEndCustomizing: order, changed: changed) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isEditing = true
    }

    private func isFixed(_ path: IndexPath) -> Bool { tabs.customizableViewControllers?.contains(order[path.row]) != true }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        .showing(order[indexPath.row])
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !isFixed(indexPath) }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { isFixed(proposedDestinationIndexPath) ? sourceIndexPath : proposedDestinationIndexPath }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
