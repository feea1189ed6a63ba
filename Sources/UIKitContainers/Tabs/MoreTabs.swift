import Foundation

/// The tabs that don't fit in the bar: a list behind the More tab, and the controllers opened from it, without nested bars. (G-05, G-08,
/// G-10)
@MainActor
final class MoreTabs {
    private unowned let controller: UITabBarController
    let navigation: UINavigationController
    private let list: MoreListController
    /// The tab whose content is above the list.
    private(set) var opened: UIViewController?

    /// Creates the tabs. `whenChosen` is called for a tapped row, `whenClosed` when the user returns to the list.
    init(controller: UITabBarController, whenChosen: @escaping (UIViewController) -> Void, whenClosed: @escaping () -> Void) {
        self.controller = controller
        let shown = Callback()
        list = MoreListController(whenChosen: whenChosen, whenShown: { shown.run() })
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        controller.takeChild(navigation)
        navigation.didMove(toParent: controller)
        shown.run = { [weak self] in
            guard let self, let item = opened else { return }
            // The list may appear with the whole stack while a pop still runs.
            navigation.stack.settle()
            guard navigation.viewControllers.count == 1, opened === item else { return }
            opened = nil
            giveBack(item)
            whenClosed()
        }
    }

    private final class Callback {
        var run: () -> Void = {}
    }

    func show(_ controllers: [UIViewController], editButton: UIBarButtonItem?) {
        list.controllers = controllers
        list.navigationItem.rightBarButtonItem = editButton
    }

    /// Adds a tab to More's own stack; of a navigation controller, its content, without its bar. (G-10)
    func open(_ item: UIViewController, animated: Bool) {
        guard item !== opened else { return }
        close()
        opened = item
        if let stack = item as? UINavigationController {
            navigation.stack.columns.add(stack, animated: animated)
            stack.containment.hasLentContent = true
        } else {
            navigation.pushViewController(item, animated: animated)
        }
    }

    /// Pops everything but the list.
    func close() {
        guard let item = opened else { return }
        // A list that appears during the transition was not requested by the user.
        opened = nil
        // A canceled pop that is still reversing adds the tab to the stack again.
        navigation.stack.settle()
        navigation.popToRootViewController(animated: false)
        // B-32: a recorded change still has the view.
        navigation.stack.settle()
        giveBack(item)
    }

    private func giveBack(_ item: UIViewController) {
        if let stack = item as? UINavigationController {
            stack.containment.hasLentContent = false
            return navigation.stack.columns.takeBackRoot(of: stack)
        }
        controller.takeChild(item)
        item.didMove(toParent: controller)
    }
}
