import RuleTrait
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct GlassBarTests {
    private func bar(_ count: Int, width: CGFloat) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 83))
        bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        return bar
    }

    @Test("three tabs float on a platter with the measured frame", .rule("metrics-6")) func tabs() {
        Generation.emulating(.ios26) {
            let bar = bar(3, width: 375), controls = bar.tabControls
            #expect(controls.map(\.frame) == [0, 86, 172].map { CGRect(x: 55 + $0, y: 4, width: 94, height: 54) })
            #expect(bar.subviews.contains { $0.frame == CGRect(x: 51, y: 0, width: 274, height: 62) })
        }
    }

    @Test("tabs that do not fit at their natural width share the width equally") func manyTabs() {
        Generation.emulating(.ios26) {
            let frames = bar(5, width: 393).tabControls.map(\.frame)
            #expect(frames[0].minX >= 21 && frames[4].maxX <= 393 - 21)
            #expect(Set(frames.map(\.width)).count == 1 && frames[0].width < 94)
        }
    }

    @Test("a toolbar's buttons are 48-point glass panes, a bar's 44-point ones", .rule("metrics-6")) func buttons() throws {
        try Generation.emulating(.ios26) {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 54)),
                item = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
            toolbar.items = [item]
            toolbar.layoutIfNeeded()
            let button = try #require(toolbar.subviews.compactMap { $0 as? UIControl }.first)
            #expect(button.frame.minY == 0 && button.frame.height == 48)
            let controller = UIViewController(), stage = Stage(root: UINavigationController(rootViewController: controller))
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            stage.settle()
            let bar = try #require(controller.navigationController?.navigationBar)
            @MainActor func controls(_ view: UIView) -> [UIControl] {
                view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls($0) }
            }
            #expect(
                controls(bar).map(\.frame.size) == [CGSize(width: 51.333, height: 44)]
                    || controls(bar).allSatisfy { $0.frame.height == 44 && $0.frame.width >= 44 })
        }
    }

    @Test("a search controller's bar has the placeholder Search, aligned with the bar's buttons") func search() {
        let list = UITableViewController(), search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        let stage = Stage(root: UINavigationController(rootViewController: list))
        stage.settle()
        #expect(search.searchBar.placeholder == "Search")
        let field = search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil).minX == 16 && field.convert(field.bounds, to: nil).width == 393 - 32)
    }

    @Test("an alert with a field is above the field's keyboard") func alertAboveKeyboard() throws {
        let root = UIViewController(), alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let stage = Stage(root: root)
        root.present(alert, animated: true)
        stage.settle()
        let keyboard = try #require(KeyboardState.shared.frame)
        #expect(alert.view.convert(alert.view.bounds, to: nil).maxY < keyboard.minY)
        alert.textFields?.first?.resignFirstResponder()
        stage.settle()
        #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midY - (59 + 852 - 34) / 2) < 1)
    }
}
