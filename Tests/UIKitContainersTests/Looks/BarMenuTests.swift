import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitRuntime

@MainActor @Suite(.serialized) struct BarMenuTests {
    @Test("a bar button without an action opens its menu; the chosen action runs once and the menu is dismissed")
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

    @Test("a menu is dismissed with the controller that opened it")
    func rootGoes() throws {
        let button = UIButton(type: .system), root = UIViewController()
        button.menu = UIMenu(children: [UIAction(title: "Delete") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        root.view.addSubview(button)
        let stage = Stage(root: root)
        button.performPrimaryAction()
        stage.settle()
        #expect(!rows(in: stage.window).isEmpty)
        stage.show(UIViewController())
        stage.settle()
        #expect(rows(in: stage.window).isEmpty)
    }

    private func rows(in window: UIWindow) -> [UIControl] {
        controls(in: window) { row in row.subviews.contains { ($0 as? UILabel)?.text == "Delete" } }
    }

    private func controls(in view: UIView, where matches: (UIControl) -> Bool) -> [UIControl] {
        ((view as? UIControl).map { matches($0) ? [$0] : [] } ?? []) + view.subviews.flatMap { controls(in: $0, where: matches) }
    }

    @Test("a bar's button follows what the app sets on its item after the bar shows it")
    func itemsAccessibility() throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Like"
        controller.navigationItem.rightBarButtonItem = item
        let stage = Stage(root: UINavigationController(rootViewController: controller))
        stage.settle()
        let button = try #require(controls(in: stage.window) { $0.accessibilityLabel == "Like" }.first)
        item.image = UIImage(systemName: "heart.fill")
        item.accessibilityLabel = "Unlike"
        item.accessibilityIdentifier = "like"
        item.accessibilityValue = "liked"
        item.accessibilityTraits = .selected
        #expect(button.accessibilityLabel == "Unlike" && button.accessibilityIdentifier == "like" && button.accessibilityValue == "liked")
        #expect(button.accessibilityTraits.contains([.button, .selected]))
        item.accessibilityTraits = .none
        #expect(!button.accessibilityTraits.contains(.selected))
        item.isSelected = true
        #expect(button.accessibilityTraits.contains([.button, .selected]))
        item.isAccessibilityElement = false
        #expect(!button.isAccessibilityElement)
    }

    @Test("bars show and hide the items whose isHidden changes, and show the custom view that an item gets")
    func changingItems() {
        let (edit, add, share) = (makeItem("Edit"), makeItem("Add"), makeItem("Share")), controller = UIViewController()
        add.isHidden = true
        controller.navigationItem.rightBarButtonItems = [edit, add]
        controller.toolbarItems = [share]
        let stack = UINavigationController(rootViewController: controller)
        stack.isToolbarHidden = false
        let stage = Stage(root: stack)
        stage.settle()
        @MainActor func titles() -> [String] {
            let shown = controls(in: stage.window) { ["Edit", "Add", "Share"].contains($0.accessibilityLabel ?? "") }
            return shown.compactMap(\.accessibilityLabel).sorted()
        }
        #expect(titles() == ["Edit", "Share"])
        (add.isHidden, edit.isHidden, share.isHidden) = (false, true, true)
        stage.settle()
        #expect(titles() == ["Add"])
        let custom = UILabel()
        custom.text = "Custom"
        add.customView = custom
        share.isHidden = false
        stage.settle()
        #expect(titles() == ["Share"])
        #expect(custom.window === stage.window && custom.frame.width > 0)
        add.customView = nil
        stage.settle()
        #expect(titles() == ["Add", "Share"] && custom.superview == nil)
    }

    @Test("the back button follows the changes of the app's back item")
    func changingBackItem() {
        let first = UIViewController(), back = makeItem("List"), stack = UINavigationController(rootViewController: first)
        first.navigationItem.backBarButtonItem = back
        stack.pushViewController(UIViewController(), animated: false)
        let stage = Stage(root: stack)
        stage.settle()
        #expect(stack.navigationBar.backButton?.accessibilityLabel == "List")
        back.title = "All"
        back.accessibilityIdentifier = "back"
        stage.settle()
        #expect(stack.navigationBar.backButton?.accessibilityLabel == "All")
        #expect(stack.navigationBar.backButton?.accessibilityIdentifier == "back")
    }

    private func makeItem(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }

    @Test("a bar button with an image shows no title, which becomes its accessibility label")
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

    @Test("a bar button with only a symbol is labeled by the symbol's description, or else by its name")
    func symbolWords() {
        func button(_ name: String) -> BarButton {
            BarButton(item: UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)) { _ in nil }
        }
        for (name, word) in [("plus", "Add"), ("trash", "Delete"), ("gearshape", "gearshape")] {
            let button = button(name)
            button.update()
            #expect(button.accessibilityLabel == word && button.accessibilityIdentifier == name)
        }
    }

    @Test("a bar button item takes the title and image of its primary action unless it has its own")
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

    /// Performs a command.
    final class Commanded: UIViewController {
        var done = 0
        static let register: Void = DispatchTable.add(Commanded.self, selectors: ["doIt:"]) { object, _, _ in
            (object as? Commanded)?.done += 1
            return .handled(nil)
        }
    }

    @Test("without a first responder, a command of a bar button's menu goes to the visible controller, in tabs and stacks")
    func commands() throws {
        _ = Commanded.register
        let content = Commanded(), tabs = UITabBarController()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UICommand(title: "Do It", action: Selector("doIt:"))]))
        tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
        let stage = Stage(root: tabs)
        stage.settle()
        func part<Part: UIView>(_ type: Part.Type, in view: UIView) -> Part? {
            view as? Part ?? view.subviews.lazy.compactMap { part(type, in: $0) }.first
        }
        let bar = try #require(content.navigationController?.navigationBar)
        stage.tap(try #require(part(BarButton.self, in: bar)))
        stage.settle()
        stage.tap(try #require(part(MenuRow.self, in: stage.window)))
        stage.settle()
        #expect(content.done == 1)
    }

    private final class Witness: NSObject {
        var event: UIEvent?
        static let register: Void = DispatchTable.add(Witness.self, selectors: ["tapped:event:"]) { object, _, arguments in
            (object as? Witness)?.event = arguments[1] as UIEvent
            return .handled(nil)
        }
    }

    // mattrajca.com/2016/09/07/detecting-long-presses-on-uibarbuttonitems.html. Menus such as FTPopOverMenu open where the touch is.
    @Test("the action of a bar button gets the event, whose touch is in the button; a nonoptional event is never missing")
    func event() throws {
        _ = Witness.register
        let content = UIViewController(), witness = Witness(), action = Selector("tapped:event:")
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: witness, action: action)
        let stage = Stage(root: UINavigationController(rootViewController: content))
        stage.settle()
        let button = try #require(content.navigationItem.rightBarButtonItem?.barView)
        stage.tap(button)
        stage.settle()
        let touches = try #require(witness.event?.allTouches)
        #expect(touches.count == 1 && touches.first?.view === button && touches.first?.phase == .ended)
        UIApplication.shared.sendAction(action, to: witness, from: nil, for: nil)
        #expect(witness.event?.allTouches == nil)
    }
}
