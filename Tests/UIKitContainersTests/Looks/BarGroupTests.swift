import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitControls

@MainActor @Suite("Groups and menus of navigation bars", .serialized)
struct BarGroupTests {
    private final class Screen: UIViewController, UINavigationItemRenameDelegate {
        var log: [String] = []
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append("renamed \(title)") }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("should end with \(title)")
            return true
        }
    }

    private func items(_ titles: String...) -> [UIBarButtonItem] {
        titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }

    private func shown(_ screen: UIViewController, device: String = "iPad Pro 11 (M4)") -> (stage: Stage, bar: UINavigationBar) {
        let navigation = UINavigationController(rootViewController: screen), stage = Stage(root: navigation, device: device)
        stage.settle()
        return (stage, navigation.navigationBar)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { view in (view is View && !view.isHidden ? [view as! View] : []) + views(type, in: view) }
    }

    /// The labels of the bar's buttons from left to right.
    private func buttons(_ bar: UIView) -> [String] {
        views(BarButton.self, in: bar).sorted { $0.frame.minX < $1.frame.minX }.map { $0.accessibilityLabel ?? "" }
    }

    private func rows(_ stage: Stage) -> [MenuRow] { views(MenuRow.self, in: stage.window) }
    private func title(of row: MenuRow) -> String? { row.element?.title }

    private func open(_ label: String, _ stage: Stage, _ bar: UIView) throws {
        stage.tap(try #require(views(UIControl.self, in: bar).first { $0.accessibilityLabel == label }))
        stage.settle()
    }

    @Test("a hidden group's buttons are left out, and appear when it is shown; items without groups are one group")
    func hidden() {
        let screen = UIViewController(), (stage, bar) = shown(screen), item = screen.navigationItem
        let first = UIBarButtonItemGroup.fixedGroup(items: items("A", "B")),
            second = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false, items: items("C"))
        item.trailingItemGroups = [first, second]
        stage.settle()
        #expect(buttons(bar) == ["A", "B"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["C", "B", "A"])
        second.isHidden = false
        first.barButtonItems.removeLast()
        stage.settle()
        #expect(buttons(bar) == ["A", "C"])
        #expect(item.trailingItemGroups == [first, second])
        item.rightBarButtonItems = items("D", "E")
        #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["E", "D"]])
    }

    @Test("in regular width an editor's title leads, and its groups are in the center; a navigator has neither")
    func editor() throws {
        let screen = UIViewController(), (stage, bar) = shown(screen), item = screen.navigationItem
        item.title = "Drawing"
        item.centerItemGroups = [.fixedGroup(items: items("Draw", "Erase"))]
        stage.settle()
        let label = try #require(bar.titleLabel)
        #expect(buttons(bar) == [] && abs(label.frame.midX - bar.bounds.midX) < 0.5)
        item.style = .editor
        stage.settle()
        #expect(label.frame.minX < 40)
        #expect(buttons(bar) == ["Draw", "Erase"])
        let frames = views(BarButton.self, in: bar).map(\.frame), middle = frames.reduce(frames[0]) { $0.union($1) }.midX
        #expect(abs(middle - bar.bounds.midX) <= 1)
    }

    @Test("groups that do not fit are represented by one item, whose menu has the others, and then leave for the overflow menu")
    func narrow() throws {
        let screen = UIViewController(), (stage, bar) = shown(screen), item = screen.navigationItem
        let long = String(repeating: "Wide ", count: 20)
        let first = UIBarButtonItemGroup.fixedGroup(representativeItem: items("Shapes")[0], items: items(long + "1", long + "2")),
            second = UIBarButtonItemGroup.fixedGroup(items: items(long + "3"))
        (item.title, item.style, item.centerItemGroups) = ("Drawing", .browser, [first, second])
        item.pinnedTrailingGroup = .fixedGroup(items: items("Share"))
        stage.settle()
        #expect(buttons(bar) == ["Shapes", "More", "Share"])
        #expect(first.isDisplayingRepresentativeItem && !second.isDisplayingRepresentativeItem)
        #expect(item.overflowPresentationSource != nil)
        try open("Shapes", stage, bar)
        #expect(rows(stage).map(title) == [long + "1", long + "2"])
        stage.tap(at: CGPoint(x: 20, y: 800))
        stage.settle()
        try open("More", stage, bar)
        #expect(rows(stage).map(title) == [long + "3"])
    }

    @Test("in compact width the center's groups are in the overflow menu; a chosen row performs its item")
    func compact() throws {
        let screen = UIViewController(), (stage, bar) = shown(screen, device: "iPhone 16")
        var log: [String] = []
        let draw = UIBarButtonItem(primaryAction: UIAction(title: "Draw") { _ in log.append("draw") })
        (screen.navigationItem.style, screen.navigationItem.centerItemGroups) = (.editor, [.fixedGroup(items: [draw])])
        stage.settle()
        #expect(buttons(bar) == ["More"])
        try open("More", stage, bar)
        stage.tap(try #require(rows(stage).first))
        stage.settle()
        #expect(log == ["draw"])
        screen.navigationItem.centerItemGroups = []
        stage.settle()
        #expect(buttons(bar) == [] && screen.navigationItem.overflowPresentationSource == nil)
    }

    @Test("a title with a menu is a button with an arrow; the provider gets Rename, which edits the title in place")
    func rename() throws {
        let screen = Screen(), (stage, bar) = shown(screen, device: "iPhone 16"), item = screen.navigationItem
        (item.title, item.subtitle) = ("Soup", "Draft")
        stage.settle()
        let plain = try #require(bar.titleLabel).frame
        item.renameDelegate = screen
        item.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Archive") { _ in screen.log.append("archive") }]) }
        stage.settle()
        #expect(bar.titleLabel?.frame.width == plain.width && bar.titleLabel?.isAccessibilityElement == false)
        try open("Soup", stage, bar)
        #expect(rows(stage).map(title) == ["Rename", "Archive"])
        let row = try #require(rows(stage).first)
        #expect(abs(row.convert(row.bounds, to: nil).midX - 196.5) <= 1)
        stage.tap(row)
        stage.settle()
        #expect(!views(UILabel.self, in: bar).contains { $0.text == "Draft" })
        let field = try #require(views(UITextField.self, in: bar).first)
        #expect(field.isFirstResponder && field.text == "Soup")
        stage.type("Cake\n")
        stage.settle()
        #expect(screen.log == ["should end with Cake", "renamed Cake"])
        #expect(item.title == "Cake" && bar.titleLabel?.text == "Cake" && views(UITextField.self, in: bar).isEmpty)
    }
}
