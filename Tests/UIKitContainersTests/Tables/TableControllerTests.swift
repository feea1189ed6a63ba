import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitRuntime

/// The effects of a table view controller on its table.
@MainActor @Suite("Table view controllers", .serialized)
struct TableControllerTests {
    final class Rows: UITableViewController {
        var count = 3
        var reloads = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            reloads += 1
            return count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test(
        "a table view controller creates its table, is its data source, loads it, and clears the selection when it appears again",
        .rule("H-40"))
    func appearing() {
        let rows = Rows(style: .plain), nav = N(rootViewController: rows)
        let stage = Stage(root: nav)
        stage.settle()
        #expect(rows.tableView.dataSource === rows && rows.tableView.delegate === rows)
        #expect(rows.tableView.numberOfRows(inSection: 0) == 3)
        #expect(rows.clearsSelectionOnViewWillAppear)
        let path = IndexPath(row: 1, section: 0)
        for clears in [true, false] {
            rows.clearsSelectionOnViewWillAppear = clears
            rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            nav.pushViewController(B(), animated: false)
            stage.settle()
            nav.popViewController(animated: false)
            stage.settle()
            #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : path))
        }
        // The scroll indicators flash.
        rows.count = 100
        rows.tableView.reloadData()
        nav.pushViewController(B(), animated: false)
        stage.settle()
        nav.popViewController(animated: false)
        stage.turn()
        #expect(rows.tableView.indicators.isShown)
    }

    @Test(
        "a table without rows is reloaded each time it appears; one with rows is not, and keeps its selection if clearsSelectionOnViewWillAppear is off",
        .rule("H-40"))
    func reloading() {
        let rows = Rows(style: .plain), nav = N(rootViewController: rows), stage = Stage(root: nav), path = IndexPath(row: 1, section: 0)
        func comeBack() {
            nav.pushViewController(B(), animated: false)
            stage.settle()
            rows.reloads = 0
            nav.popViewController(animated: false)
            stage.settle()
        }
        stage.settle()
        comeBack()
        #expect(rows.reloads == 0)
        rows.count = 0
        rows.tableView.reloadData()
        rows.count = 2
        comeBack()
        #expect(rows.reloads == 1 && rows.tableView.numberOfRows(inSection: 0) == 2)
        for clears in [true, false] {
            let early = Rows(style: .plain)
            early.clearsSelectionOnViewWillAppear = clears
            early.loadViewIfNeeded()
            early.tableView.reloadData()
            early.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            nav.pushViewController(early, animated: false)
            stage.settle()
            #expect(early.tableView.indexPathForSelectedRow == (clears ? nil : path))
        }
    }

    @Test("a canceled pop restores the selection", .rule("H-41"))
    func cancelledPop() {
        let rows = Rows(style: .plain), nav = N(rootViewController: rows)
        let stage = Stage(root: nav)
        stage.settle()
        let path = IndexPath(row: 1, section: 0)
        let shade = UIView()
        rows.tableView.cellForRow(at: path)?.selectedBackgroundView = shade
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        nav.pushViewController(B(), animated: false)
        stage.settle()
        let interactor = UIPercentDrivenInteractiveTransition()
        _ = nav.stack.pop(animated: true, interactor: interactor)
        interactor.update(0.4)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
        // The row fades in proportion to the gesture.
        let paled = shade.layer.presentation()?.opacity ?? -1
        #expect(paled > 0.2 && paled < 0.8 && shade.superview != nil, "\(paled)")
        interactor.cancel()
        stage.settle()
        #expect(rows.tableView.indexPathForSelectedRow == path)
        nav.popViewController(animated: true)
        stage.settle()
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test("the keyboard is added to the table's inset, and removed again", .rule("H-43"))
    func keyboard() {
        let rows = Rows(style: .plain)
        let stage = Stage(root: rows)
        stage.settle()
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
        rows.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        rows.tableView.tableFooterView?.addSubview(field)
        stage.settle()
        let before = rows.tableView.adjustedContentInset.bottom
        field.becomeFirstResponder()
        stage.settle()
        #expect(rows.tableView.adjustedContentInset.bottom > before + 200)
        let visible = stage.window.bounds.height - rows.tableView.adjustedContentInset.bottom
        #expect(field.convert(field.bounds, to: nil).maxY <= visible)
        field.resignFirstResponder()
        stage.settle()
        #expect(rows.tableView.adjustedContentInset.bottom == before)
        KeyboardState.shared.reset()
    }

    @Test("a table that disappears with the keyboard returns without its inset", .rule("H-43"), arguments: [false, true])
    func keyboardLeftBehind(_ animated: Bool) {
        let rows = Rows(style: .plain), nav = N(rootViewController: rows), stage = Stage(root: nav),
            field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
        stage.settle()
        rows.view.addSubview(field)
        let before = rows.tableView.contentInset, indicators = rows.tableView.verticalScrollIndicatorInsets
        field.becomeFirstResponder()
        stage.settle()
        #expect(rows.tableView.contentInset.bottom > before.bottom + 200)
        nav.pushViewController(B(), animated: animated)
        stage.settle()
        #expect(rows.tableView.contentInset == before)
        nav.popViewController(animated: false)
        stage.settle()
        #expect(rows.tableView.contentInset == before && rows.tableView.verticalScrollIndicatorInsets == indicators)
        KeyboardState.shared.reset()
    }

    @Test("a table whose controller does not call super.viewWillAppear is not inset for the keyboard", .rule("H-43"))
    func withoutSuper() {
        final class Deaf: UITableViewController {
            override func viewWillAppear(_ animated: Bool) {}
        }
        let controller = Deaf(style: .plain), stage = Stage(root: controller),
            field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
        stage.settle()
        controller.view.addSubview(field)
        let before = controller.tableView.contentInset
        field.becomeFirstResponder()
        stage.settle()
        #expect(KeyboardState.shared.frame != nil && controller.tableView.contentInset == before)
        KeyboardState.shared.reset()
    }

    @Test("the refresh control is the table's; cells follow the safe area and not the readable width", .rule("H-44", "H-45"))
    func settings() {
        let rows = Rows(style: .plain), control = UIRefreshControl()
        rows.refreshControl = control
        #expect(rows.tableView.refreshControl === control)
        let stage = Stage(root: rows)
        stage.settle()
        let top = rows.tableView.convert(CGPoint(x: 100, y: 10), to: nil)
        #expect(stage.window.hitTest(top, with: nil)?.isDescendant(of: rows.tableView.visibleCells[0]) == true)
        #expect(!rows.tableView.cellLayoutMarginsFollowReadableWidth)
        // True before iOS 12.
        Generation.emulating(.ios8) { #expect(UITableView().cellLayoutMarginsFollowReadableWidth) }
        #expect(rows.tableView.insetsContentViewsToSafeArea)
    }

    @Test("cellLayoutMarginsFollowReadableWidth applies the readable width to text, also in an inset-grouped table", .rule("H-45"))
    func readableWidth() throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let rows = Rows(style: style), stage = Stage(root: rows, device: "iPad Pro 13")
            defer { UIScreen.main.become(HostScreen()) }
            stage.settle()
            let table = rows.tableView!, cell = try #require(table.visibleCells.first), width = table.bounds.width
            cell.textLabel?.text = "Row"
            func textEdge() -> CGFloat {
                stage.settle()
                return table.visibleCells[0].textLabel.map { $0.convert($0.bounds, to: table).minX } ?? -1
            }
            let wide = textEdge()
            table.cellLayoutMarginsFollowReadableWidth = true
            // 672 points at the default text size, centered.
            let readable = (width - 672) / 2
            #expect(textEdge() == (style == .insetGrouped ? readable + 20 : readable))
            #expect(table.visibleCells[0].frame.minX == (style == .insetGrouped ? readable : 0))
            table.cellLayoutMarginsFollowReadableWidth = false
            #expect(textEdge() == wide)
        }
    }

    @Test("without insets from the safe area, content extends beside a landscape phone's camera, in rows and headers", .rule("H-45"))
    func unsafeContent() throws {
        let list = Sections(style: .plain), stage = Stage(root: list, orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let table = list.tableView!, safe = table.safeAreaInsets.left
        func edges() throws -> [CGFloat] {
            stage.settle()
            return [table.visibleCells[0].contentView.frame.minX, try #require(table.headerView(forSection: 0)).contentView.frame.minX]
        }
        #expect(safe > 0)
        #expect(try edges() == [safe, safe])
        table.insetsContentViewsToSafeArea = false
        #expect(try edges() == [0, 0])
    }

    final class Sections: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 6 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test("headers pin below the bar, also after a large title has collapsed", arguments: [20.0, 400, 700])
    func pinnedHeaders(_ travel: CGFloat) throws {
        let list = Sections(style: .plain), navigation = UINavigationController(rootViewController: list)
        list.title = "List"
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(root: navigation)
        stage.settle()
        let table = list.tableView!
        table.contentOffset.y += travel
        stage.settle()
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
        let section = try #require(table.indexPathsForVisibleRows?.first?.section)
        let header = try #require(table.headerView(forSection: section))
        let place = max(bar, table.convert(table.rectForHeader(inSection: section), to: nil).minY)
        #expect(abs(header.convert(header.bounds, to: nil).minY - place) < 0.01)
        table.scrollToRow(at: IndexPath(row: 3, section: 2), at: .top, animated: false)
        stage.settle()
        let row = table.convert(table.rectForRow(at: IndexPath(row: 3, section: 2)), to: nil)
        let pinned = try #require(table.headerView(forSection: 2))
        #expect(abs(row.minY - pinned.convert(pinned.bounds, to: nil).maxY) < 0.01)
        let edge = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
        #expect(abs(pinned.convert(pinned.bounds, to: nil).minY - edge) < 0.01)
    }
}
