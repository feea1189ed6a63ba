import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Navigation items", .serialized)
struct NavigationItemTests {
    @Test("the title comes from the navigation item, unless it has a title view", .rule("F-30"))
    func titleView() {
        let a = A(), nav = N(rootViewController: a), view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        a.title = "Recipes"
        Scenario.run(nav) { scenario in
            #expect(nav.navigationBar.titleLabel?.text == "Recipes" && nav.navigationBar.titleLabel?.isHidden == false)
            a.navigationItem.titleView = view
            scenario.settle()
            #expect(view.isDescendant(of: nav.navigationBar) && nav.navigationBar.titleLabel?.isHidden == true)
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            #expect(view.superview == nil && nav.navigationBar.titleLabel?.isHidden == false)
        }
    }

    @Test("the back button has the title of the previous screen, and can be hidden for a single screen", .rule("F-30", "F-31", "F-36"))
    func backTitle() {
        let a = A(), b = B()
        a.title = "Recipes"
        b.title = "Soup"
        let nav = N(rootViewController: a)
        Scenario.run(nav) { scenario in
            nav.pushViewController(b, animated: false)
            scenario.settle()
            #expect(nav.navigationBar.titleLabel?.text == "Soup")
            #expect((nav.navigationBar.backButton as? BarButton)?.shownTitle == "Recipes")
            b.navigationItem.hidesBackButton = true
            #expect(nav.navigationBar.backButton == nil)
            nav.pushViewController(C(), animated: false)
            scenario.settle()
            #expect((nav.navigationBar.backButton as? BarButton)?.shownTitle == "Soup")
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(nav.navigationBar.backButton == nil)
            b.navigationItem.hidesBackButton = false
            b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
            #expect(nav.navigationBar.backButton == nil)
            b.navigationItem.leftItemsSupplementBackButton = true
            #expect(nav.navigationBar.backButton != nil)
        }
    }

    @Test(
        "since iOS 11 custom views have their fitting size whatever their frame, and before they had their frame",
        arguments: [Generation.ios16, .ios8])
    func customViews(generation: Generation) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            box = UIView(frame: CGRect(x: 0, y: 0, width: 31, height: 22)),
            title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        button.setTitle("Pause", for: .normal)
        title.text = "Soup"
        let a = A()
        a.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        a.navigationItem.titleView = title
        let nav = N(rootViewController: a)
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            #expect(box.bounds.size == CGSize(width: 31, height: 22))
            #expect(button.bounds.width == (generation == .ios8 ? 20 : button.intrinsicContentSize.width))
            #expect((title.bounds.width == title.intrinsicContentSize.width) == (generation != .ios8))
        }
    }

    @Test("the back button pops, whatever action its item has", .rule("F-32"))
    func backTap() {
        let a = A(), b = B()
        var fired = false
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
            item = UIBarButtonItem(title: "Away", primaryAction: UIAction { _ in fired = true })
        item.customView = own
        a.navigationItem.backBarButtonItem = item
        let nav = N(rootViewController: a)
        nav.pushViewController(b, animated: false)
        Scenario.run(nav) { scenario in
            scenario.settle()
            #expect(own.superview == nil)
            nav.navigationBar.backButton?.sendActions(for: .touchUpInside)
            scenario.settle()
            #expect(nav.topViewController === a)
            #expect(!fired)
        }
    }

    @Test("singular and plural bar button properties are consistent", .rule("F-35"))
    func buttonItems() {
        let item = UINavigationItem(title: "T")
        let first = UIBarButtonItem(), second = UIBarButtonItem()
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = second
        #expect(item.rightBarButtonItems == [second])
        item.leftBarButtonItems = [second, first]
        #expect(item.leftBarButtonItem === second)
        item.leftBarButtonItem = first
        #expect(item.leftBarButtonItems == [first])
        (item.leftBarButtonItem, item.rightBarButtonItems) = (nil, nil)
        #expect((item.leftBarButtonItems ?? []).isEmpty && item.rightBarButtonItem == nil)
    }

    @Test("largeTitleDisplayMode.automatic inherits from the previous item", .rule("F-38"))
    func largeTitles() {
        let a = A(), b = B()
        let nav = N(rootViewController: a)
        nav.pushViewController(b, animated: false)
        Scenario.run(nav) { _ in
            #expect(!nav.navigationBar.prefersLargeTitles && !nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .always
            #expect(!nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .automatic
            nav.navigationBar.prefersLargeTitles = true
            #expect(nav.navigationBar.showsLargeTitle)
            a.navigationItem.largeTitleDisplayMode = .never
            #expect(!nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .always
            #expect(nav.navigationBar.showsLargeTitle)
        }
    }

    @Test("the edit button toggles editing with animation, and a table view controller's table follows", .rule("F-40"))
    func editButton() {
        final class Rows: UITableViewController {
            var animations: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                animations.append(animated)
            }
        }
        let controller = Rows(), item = controller.editButtonItem
        #expect(item.title == "Edit" && item.style == .plain)
        item.fire()
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(item.title == "Done" && item.style == .done)
        item.fire()
        #expect(!controller.isEditing && !controller.tableView.isEditing)
        #expect(item.title == "Edit" && item.style == .plain)
        #expect(controller.animations == [true, true])
    }

    @Test(
        "appearance lookup: whole objects, the item's before the bar's, the exact kind before the fallback", .rule("F-42"),
        arguments: [
            (false, false, ["item.standard", "bar.standard"]),
            (false, true, ["item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard"]),
            (true, false, ["item.compact", "bar.compact", "item.standard", "bar.standard"]),
            (
                true, true,
                [
                    "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge", "item.compact", "bar.compact",
                    "item.standard",
                    "bar.standard",
                ]
            ),
        ])
    func appearances(_ isCompact: Bool, _ isAtEdge: Bool, _ order: [String]) {
        let a = A(), nav = N(rootViewController: a), bar = nav.navigationBar, item = a.navigationItem
        if isCompact { bar.traitOverrides.verticalSizeClass = .compact }
        bar.isAtScrollEdge = isAtEdge
        let slots: [(name: String, set: (UINavigationBarAppearance?) -> Void)] = [
            ("item.standard", { item.standardAppearance = $0 }), ("item.compact", { item.compactAppearance = $0 }),
            ("item.scrollEdge", { item.scrollEdgeAppearance = $0 }), ("item.compactScrollEdge", { item.compactScrollEdgeAppearance = $0 }),
            ("bar.standard", { if let appearance = $0 { bar.standardAppearance = appearance } }),
            ("bar.compact", { bar.compactAppearance = $0 }),
            ("bar.scrollEdge", { bar.scrollEdgeAppearance = $0 }), ("bar.compactScrollEdge", { bar.compactScrollEdgeAppearance = $0 }),
        ]
        var appearances: [String: UINavigationBarAppearance] = [:]
        for slot in slots {
            let appearance = UINavigationBarAppearance()
            appearances[slot.name] = appearance
            slot.set(appearance)
        }
        for name in order {
            #expect(bar.currentAppearance === appearances[name], "\(name)")
            slots.first { $0.name == name }?.set(nil)
        }
    }

    @Test("an appearance is used whole, and its missing values are not taken from another one", .rule("F-42"))
    func wholeAppearance() {
        let a = A(), nav = N(rootViewController: a), bar = nav.navigationBar
        let colored = UINavigationBarAppearance(), bare = UINavigationBarAppearance()
        colored.backgroundColor = .red
        colored.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = colored
        a.navigationItem.standardAppearance = bare
        bar.isAtScrollEdge = false
        #expect(bar.currentAppearance.backgroundColor == bare.backgroundColor && bar.currentAppearance.backgroundColor != .red)
        #expect(bar.currentAppearance.titleTextAttributes[.foregroundColor] as? UIColor != .blue)
    }
}
