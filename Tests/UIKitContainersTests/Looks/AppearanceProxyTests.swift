import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceProxyTests {
    /// A separate class, so that the proxy does not affect the bars of other tests.
    final class Bar: UINavigationBar {}
    final class Track: UISlider {}

    @Test("a bar takes its appearance proxy's colors when it enters a window, and keeps what was set on it directly")
    func bar() {
        Bar.appearance().barTintColor = .red
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let (plain, own) = (Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), Bar(frame: CGRect(x: 0, y: 50, width: 300, height: 44)))
        own.barTintColor = .blue
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        window.addSubview(plain)
        window.addSubview(own)
        #expect(plain.barTintColor == .red)
        #expect(plain.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(own.barTintColor == .blue)
        window.isHidden = true
    }

    @Test("a proxy's title color applies to system buttons, but not over a button's own")
    func systemButtons() {
        final class Plain: UIButton {}
        Plain.appearance().setTitleColor(.purple, for: .normal)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let plain = Plain(type: .system), own = Plain(type: .system)
        own.setTitleColor(.orange, for: .normal)
        for button in [plain, own] { window.addSubview(button) }
        window.isHidden = false
        #expect(plain.titleColor(for: .normal) == .purple && own.titleColor(for: .normal) == .orange)
        window.isHidden = true
    }

    @Test("a class with only a custom initializer has an appearance proxy, whose values can be read back")
    func blank() {
        final class Titled: UIButton {
            private let sizes: [CGFloat]
            private lazy var line = UIView()
            var lineColor: UIColor? {
                get { line.backgroundColor }
                set { line.backgroundColor = newValue }
            }
            init(title: String) {
                sizes = [1, 2]
                super.init(frame: .zero)
                setTitle(title, for: .normal)
            }
            required init?(coder: NSCoder) { fatalError("not made by a file") }
        }
        Titled.appearance().backgroundColor = .red
        Titled.appearance().lineColor = .green
        Titled.appearance().setTitleColor(.blue, for: .normal)
        #expect(
            Titled.appearance().backgroundColor == .red && Titled.appearance().lineColor == .green
                && Titled.appearance().titleColor(for: .normal) == .blue)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), button = Titled(title: "On")
        window.isHidden = false
        window.addSubview(button)
        #expect(button.backgroundColor == .red && button.title(for: .normal) == "On")
        window.isHidden = true
    }

    @Test("appearance proxies style fields' text attributes, rows' and tables' separators, and bar button items' title positions")
    func more() {
        final class Field: UITextField {}
        final class Table: UITableView {}
        final class Item: UIBarButtonItem {}
        Field.appearance().defaultTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11)]
        Table.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        Item.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600)), field = Field(frame: .zero),
            table = Table(frame: window.bounds)
        let own = Table(frame: window.bounds), controller = UIViewController(),
            item = Item(title: "Back", style: .plain, target: nil, action: nil)
        own.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        for view in [field, table, own] { controller.view.addSubview(view) }
        controller.navigationItem.rightBarButtonItem = item
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(field.textColor == .red && field.font?.pointSize == 11)
        #expect(table.separatorInset.left == 40 && own.separatorInset.left == 5)
        #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -500)
        window.isHidden = true
    }

    @Test("an appearance proxy's background overrides the one that a table gives its rows, including the first and the last")
    func rows() {
        final class Row: UITableViewCell {}
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                Row(style: .default, reuseIdentifier: nil)
            }
        }
        Row.appearance().backgroundColor = .green
        let rows = Rows(style: .plain), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = rows
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(rows.tableView.visibleCells.map(\.backgroundColor) == [.green, .green, .green])
        window.isHidden = true
    }

    @Test("a tab bar that drew its tabs before it came on screen draws the selected one in its proxy's tint color")
    func tabTint() {
        final class Tabs: UITabBar {}
        Tabs.appearance().tintColor = .green
        let bar = Tabs(frame: CGRect(x: 0, y: 0, width: 300, height: 49)),
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        bar.items = ["Near", "Far"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.selectedItem = bar.items?[0]
        bar.layoutIfNeeded()
        window.isHidden = false
        window.addSubview(bar)
        func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
        let colors = labels(bar).filter { $0.text == "Near" || $0.text == "Far" }.map(\.textColor)
        #expect(colors.count == 2 && colors[0] == .green && colors[1] != .green)
        window.isHidden = true
    }

    @Test("controls apply the tint colors of their proxies")
    func control() {
        Track.appearance().minimumTrackTintColor = .green
        let slider = Track(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        window.addSubview(slider)
        #expect(slider.minimumTrackTintColor == .green)
        window.isHidden = true
    }
}
