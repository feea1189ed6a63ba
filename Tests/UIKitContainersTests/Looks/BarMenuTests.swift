import Testing
import UIKit

@testable import UIKitContainers

@MainActor @Suite(.serialized) struct BarMenuTests {
    @Test("a bar button without an action opens its menu; the chosen action runs once and the menu is gone")
    func barMenu() throws {
        let controller = UIViewController()
        var chosen: [String] = []
        let actions = ["Rename", "Delete"].map { title in UIAction(title: title) { action in chosen.append(action.title) } }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: actions))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let buttons = controls(in: window) { $0.accessibilityLabel == "More" }
        let button = try #require(buttons.first)
        button.sendActions(for: .touchUpInside)
        EventLoop.main.advance(by: 1)
        let row = try #require(rows(in: window).first)
        row.sendActions(for: .touchUpInside)
        EventLoop.main.advance(by: 1)
        #expect(chosen == ["Delete"])
        #expect(rows(in: window).isEmpty)
        window.isHidden = true
    }

    private func rows(in window: UIWindow) -> [UIControl] {
        controls(in: window) { row in row.subviews.contains { ($0 as? UILabel)?.text == "Delete" } }
    }

    private func controls(in view: UIView, where matches: (UIControl) -> Bool) -> [UIControl] {
        ((view as? UIControl).map { matches($0) ? [$0] : [] } ?? []) + view.subviews.flatMap { controls(in: $0, where: matches) }
    }

    @Test("a bar button with an image shows no title, but is called by it")
    func imageForTitle() {
        let item = UIBarButtonItem(title: "Appearance", image: UIImage(systemName: "moon"))
        let button = BarButton(item: item) { _ in nil }
        let both = button.sizeThatFits(CGSize(width: 300, height: 44)).width
        #expect(button.accessibilityLabel == "Appearance")
        item.title = nil
        button.update()
        #expect(button.sizeThatFits(CGSize(width: 300, height: 44)).width == both)
        item.title = "Appearance"
        item.image = nil
        button.update()
        #expect(button.sizeThatFits(CGSize(width: 300, height: 44)).width > both)
    }

    @Test("a bar button item takes the title and image of its primary action unless it is given its own")
    func primaryActionLooks() {
        let moon = UIImage(systemName: "moon"), sun = UIImage(systemName: "sun.max")
        let action = UIAction(title: "Appearance", image: sun) { _ in }
        let item = UIBarButtonItem(title: nil, image: moon, primaryAction: action)
        #expect(item.title == "Appearance")
        #expect(item.image === moon)
        #expect(UIBarButtonItem(primaryAction: action).image === sun)
        #expect(UIBarButtonItem(title: "Look", primaryAction: action).title == "Look")
        let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
        #expect(system.title != "Appearance" && system.image !== sun)
        system.primaryAction = action
        #expect(system.title == "Appearance")
    }
}
