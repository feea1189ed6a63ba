import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime
@testable import UIKitText

@MainActor @Suite("Searching", .serialized)
struct SearchTests {
    final class Watcher: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        var log: [String] = []
        var presents: ((UISearchController) -> Void)?
        func presentSearchController(_ searchController: UISearchController) {
            log.append("present")
            presents?(searchController)
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
        var updates: ((UISearchController) -> Void)?
        func updateSearchResults(for searchController: UISearchController) {
            updates?(searchController)
            log.append("update '\(searchController.searchBar.text ?? "")'")
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    private func screen(_ results: UIViewController? = nil) -> (Stage, UISearchController, Watcher, UIViewController) {
        let host = UIViewController(), search = UISearchController(searchResultsController: results), watcher = Watcher()
        host.view.backgroundColor = .white
        host.definesPresentationContext = true
        search.delegate = watcher
        search.searchResultsUpdater = watcher
        host.navigationItem.searchController = search
        let stage = Stage(root: UINavigationController(rootViewController: host))
        stage.settle()
        return (stage, search, watcher, host)
    }

    @Test("a search bar in another bar has no background, and is no taller than the bar")
    func titleView() {
        let bar = UISearchBar(), content = UIViewController()
        content.navigationItem.titleView = bar
        let stage = Stage(root: UINavigationController(rootViewController: content), textSize: .accessibilityExtraExtraExtraLarge)
        stage.settle()
        #expect(bar.subviews.first?.backgroundColor == .clear)
        #expect(bar.searchTextField.frame.minY >= 0 && bar.searchTextField.frame.maxY <= bar.bounds.maxY)
        bar.removeFromSuperview()
        stage.window.addSubview(bar)
        #expect(bar.subviews.first?.backgroundColor == .systemGray6)
    }

    @Test("defaults of a search controller by system version", .rule("SP-G033", "H-53"))
    func defaults() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.hidesNavigationBarDuringPresentation && !search.obscuresBackgroundDuringPresentation)
        #expect(
            search.automaticallyShowsCancelButton && search.automaticallyShowsSearchResultsController && search.automaticallyShowsScopeBar)
        #expect(search.scopeBarActivation == .automatic)
        Generation.emulating(.ios13) { #expect(UISearchController(searchResultsController: nil).obscuresBackgroundDuringPresentation) }
    }

    @Test("the search bar has its own height, so that it can be a table header") func barHeadsTable() {
        let stage = Stage(), table = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil)
        table.tableView.tableHeaderView = search.searchBar
        stage.show(UINavigationController(rootViewController: table))
        stage.settle()
        #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
        #expect(table.tableView.contentSize.height == 56)
    }

    private func list(hides: Bool) -> (Stage, UINavigationController, UITableView) {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let list = List(), navigation = UINavigationController(rootViewController: list)
        list.title = "Fruit"
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        list.navigationItem.hidesSearchBarWhenScrolling = hides
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(root: navigation)
        stage.settle()
        return (stage, navigation, list.tableView)
    }

    @Test("scrolling collapses the search bar before the large title, and scrolling to the top restores it", .rule("F-41"))
    func folding() throws {
        let (stage, navigation, table) = list(hides: true), bar = navigation.navigationBar, top = table.contentOffset.y
        let search = try #require(navigation.topViewController?.navigationItem.searchController).searchBar
        #expect(bar.frame.height == 44 + 52 + 52 && search.alpha == 1)
        table.contentOffset.y = top + 52
        stage.settle()
        #expect(bar.frame.height == 44 + 52 && bar.largeTitleCollapse == 0 && search.alpha == 0)
        table.contentOffset.y = top + 300
        stage.settle()
        #expect(bar.frame.height == 44)
        table.contentOffset.y = top
        stage.settle()
        #expect(bar.frame.height == 44 + 52 + 52 && search.alpha == 1)
    }

    @Test("with hidesSearchBarWhenScrolling off, the search bar stays under the collapsing title", .rule("F-41"))
    func staying() throws {
        let (stage, navigation, table) = list(hides: false)
        table.contentOffset.y += 300
        stage.settle()
        #expect(abs(navigation.navigationBar.frame.height - 96) < 0.01)
        #expect(navigation.topViewController?.navigationItem.searchController?.searchBar.alpha == 1)
    }

    @Test("during a push the bar shows the previous title and search bar as they were") func leaving() throws {
        let (stage, navigation, _) = list(hides: true), next = UIViewController(), bar = navigation.navigationBar
        let search = try #require(navigation.topViewController?.navigationItem.searchController).searchBar
        next.navigationItem.largeTitleDisplayMode = .never
        next.title = "Apple"
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        let old = try #require(bar.subviews.lazy.compactMap { $0 as? NavigationBarContent }.first)
        #expect(old.item === navigation.viewControllers[0].navigationItem && old.titleLabel.alpha == 0 && search.superview === bar)
        stage.settle()
        #expect(search.superview == nil && bar.titleLabel?.alpha == 1)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(search.superview === bar && search.alpha == 1)
    }

    @Test("an active search loads its results controller's view before it calls the updater")
    func resultsView() {
        let results = UIViewController(), (stage, search, watcher, _) = screen(results)
        var wasLoaded: Bool?
        watcher.updates = { _ in wasLoaded = wasLoaded ?? results.isViewLoaded }
        search.searchBar.becomeFirstResponder()
        stage.settle()
        #expect(wasLoaded == true)
    }

    @Test(
        "activating presents, calls the delegate, and updates; canceling clears and calls the delegate",
        .rule("SP-G028", "SP-G029", "SP-G030", "SP-G031", "SP-G032", "SP-G038", "H-51", "H-52", "H-54", "H-55"))
    func session() {
        let (stage, search, watcher, host) = screen()
        stage.forgetTrace()
        search.searchBar.becomeFirstResponder()
        stage.settle()
        #expect(search.isActive && search.presentingViewController === host)
        #expect(
            watcher.log.first == "present"
                && watcher.log.filter { $0 == "willPresent" || $0 == "didPresent" } == ["willPresent", "didPresent"])
        #expect(watcher.log.contains("update ''"))
        #expect(!stage.trace.contains { $0.contains("Disappear") })
        stage.type("ab")
        #expect(watcher.log.suffix(2) == ["update 'a'", "update 'ab'"])
        watcher.log = []
        search.isActive = false
        stage.settle()
        #expect(watcher.log == ["willDismiss", "update ''", "didDismiss"])
        #expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder && search.presentingViewController == nil)
    }

    @Test(
        "a delegate that implements presentSearchController presents, without the automatic callbacks", .rule("SP-G030", "SP-G031", "H-52"))
    func ownPresentation() {
        let (stage, search, watcher, host) = screen()
        watcher.presents = { search in host.present(search, animated: false) }
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController != nil)
        #expect(!watcher.log.contains("willPresent") && !watcher.log.contains("didPresent"))
    }

    @Test(
        "dismissing in code ends the search and clears its text, without delegate callbacks", .rule("SP-G031", "SP-G032", "H-52"),
        arguments: [false, true])
    func dismissedByCode(_ animated: Bool) {
        let results = UIViewController(), (stage, search, watcher, host) = screen(results)
        search.searchBar.becomeFirstResponder()
        stage.type("ab")
        stage.settle()
        watcher.log = []
        host.dismiss(animated: animated)
        stage.settle()
        #expect(watcher.log == ["update ''"])
        #expect(!search.isActive && search.presentingViewController == nil && search.searchBar.text == "")
        #expect(!search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton && results.viewIfLoaded?.window == nil)
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController === host)
    }

    @Test("the delegate gets the end callbacks in a popover too", .rule("SP-G038"))
    func inPopover() {
        let root = UIViewController(), host = UIViewController(), search = UISearchController(searchResultsController: nil),
            watcher = Watcher()
        defer { UIScreen.main.become(HostScreen()) }
        search.delegate = watcher
        host.definesPresentationContext = true
        host.navigationItem.searchController = search
        let stage = Stage(root: root, device: "iPad Pro 11 (M4)"), navigation = UINavigationController(rootViewController: host)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = root.view
        root.present(navigation, animated: false)
        stage.settle()
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController === host && navigation.activePresentationController is UIPopoverPresentationController)
        watcher.log = []
        search.isActive = false
        stage.settle()
        #expect(watcher.log.filter { !$0.hasPrefix("update") } == ["willDismiss", "didDismiss"])
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test(
        "a search is presented in the nearest context; without one it stays over the next screen", .rule("H-54", "SP-G029"),
        arguments: [true, false])
    func context(_ isDefined: Bool) {
        let (stage, search, _, host) = screen()
        host.definesPresentationContext = isDefined
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController === (isDefined ? host : stage.window.rootViewController))
        host.navigationController?.pushViewController(UIViewController(), animated: false)
        stage.settle()
        #expect((search.viewIfLoaded?.window != nil) == !isDefined)
        search.isActive = false
        stage.settle()
    }

    private func labeled(_ title: String, in view: UIView) -> UIView? {
        (view as? UIButton)?.title(for: .normal) == title ? view : view.subviews.lazy.compactMap { labeled(title, in: $0) }.first
    }

    @Test("the searched content and the bar stay interactive; a tap on the dimmed area ends the search", arguments: [true, false])
    func touches(_ definesContext: Bool) throws {
        let (stage, search, _, host) = screen()
        host.definesPresentationContext = definesContext
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Row") { _ in host.title = "tapped" })
        button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
        host.view.addSubview(button)
        search.isActive = true
        stage.settle()
        stage.tap(button)
        #expect(host.title == "tapped" && search.isActive)
        let cancel = try #require(labeled("Cancel", in: search.searchBar))
        stage.tap(cancel)
        stage.settle()
        #expect(!search.isActive)
        search.obscuresBackgroundDuringPresentation = true
        search.isActive = true
        stage.settle()
        host.title = nil
        stage.tap(button)
        stage.settle()
        #expect(!search.isActive && host.title == nil)
    }

    @Test("results without a context are under the bar and inset by it") func resultsUnderBar() throws {
        let results = UITableViewController()
        let (stage, search, _, host) = screen(results)
        host.definesPresentationContext = false
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.settle()
        let bar = try #require(host.navigationController?.navigationBar)
        #expect(results.view.window != nil && results.view.safeAreaInsets.top == bar.frame.maxY)
        let hit = try #require(stage.window.hitTest(CGPoint(x: 100, y: bar.frame.midY), with: nil))
        #expect(hit.isDescendant(of: bar))
    }

    final class Rows: UITableViewController {
        var chosen: [IndexPath] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    // A public app lists results in a plain table: on iOS the row is selected and the search stays.
    @Test(
        "a tap on a result row selects it and the search stays; the first header is below the bar", arguments: [true, false],
        [UITableView.Style.plain, .grouped])
    func resultsRows(_ definesContext: Bool, _ style: UITableView.Style) throws {
        let rows = Rows(style: style), (stage, search, _, host) = screen(rows)
        host.definesPresentationContext = definesContext
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.settle()
        let bar = try #require(host.navigationController?.navigationBar)
        let header = rows.tableView.convert(rows.tableView.rectForHeader(inSection: 0), to: nil)
        #expect(header.minY >= bar.convert(bar.bounds, to: nil).maxY - 0.5)
        stage.tap(try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
        stage.settle()
        #expect(rows.chosen == [IndexPath(row: 1, section: 0)] && search.isActive && rows.tableView.window != nil)
    }

    @Test("setting a search controller part explicitly turns its automatic behavior off", .rule("SP-G034"))
    func automatic() {
        let search = UISearchController(searchResultsController: UIViewController())
        search.searchBar.showsCancelButton = false
        #expect(!search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
        search.searchBar.showsScopeBar = false
        #expect(!search.automaticallyShowsScopeBar && search.automaticallyShowsSearchResultsController)
        search.showsSearchResultsController = true
        #expect(!search.automaticallyShowsSearchResultsController)
        search.isActive = true
        #expect(!search.searchBar.showsCancelButton)
    }

    @Test(
        "scopes are shown while searching if there are at least two", .rule("SP-G035"),
        arguments: [(["All"], false), (["All", "New"], true)])
    func scopes(_ titles: [String], _ shows: Bool) {
        let (stage, search, _, _) = screen()
        search.searchBar.scopeButtonTitles = titles
        #expect(search.searchBar.scopeHeight == 0)
        search.isActive = true
        stage.settle()
        #expect((search.searchBar.scopeHeight > 0) == shows)
        search.isActive = false
        stage.settle()
        #expect(search.searchBar.scopeHeight == 0)
        // Also if the app shows them itself.
        search.searchBar.showsScopeBar = true
        #expect((search.searchBar.scopeHeight > 0) == shows)
    }

    @Test("scopes appear with the search or with its first letter, stay until its end, and are otherwise the app's own")
    func scopeActivation() {
        let (stage, search, _, _) = screen(), bar = search.searchBar
        bar.scopeButtonTitles = ["All", "New"]
        @MainActor func heights() -> [Bool] {
            [true, false].map { begins in
                search.isActive = begins
                stage.settle()
                return bar.showsScopeBar
            }
        }
        search.scopeBarActivation = .onSearchActivation
        #expect(heights() == [true, false])
        search.scopeBarActivation = .manual
        #expect(heights() == [false, false])
        search.scopeBarActivation = .onTextEntry
        search.isActive = true
        stage.settle()
        #expect(!bar.showsScopeBar)
        bar.text = "a"
        search.textDidChange()
        #expect(bar.showsScopeBar)
        bar.text = ""
        search.textDidChange()
        #expect(bar.showsScopeBar)
        search.isActive = false
        stage.settle()
        #expect(!bar.showsScopeBar)
        bar.showsScopeBar = true
        #expect(heights() == [true, true])
    }

    @Test(
        "results appear with the first letter and disappear with the last",
        .rule("SP-G036", "H-50"))
    func results() {
        let results = UIViewController(), (stage, search, _, _) = screen(results)
        search.isActive = true
        stage.settle()
        #expect(results.viewIfLoaded?.window == nil)
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.settle()
        #expect(results.view.window != nil && results.parent === search)
        search.searchBar.text = ""
        search.searchBar.textDidChange()
        stage.settle()
        #expect(results.view.window == nil)
        search.isActive = false
        stage.settle()
    }

    @Test("without a results controller the searched screen shows the results and takes touches", .rule("SP-G036", "H-50"))
    func resultsInHost() {
        let (stage, search, watcher, host) = screen(nil), button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        host.view.addSubview(button)
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController != nil && search.searchResultsController == nil)
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.settle()
        #expect(watcher.log.last == "update 'a'" && search.children.isEmpty && host.view.window != nil)
        stage.tap(button)
        stage.settle()
        #expect(taps == 1 && search.isActive)
        search.isActive = false
        stage.settle()
    }

    @Test("setting Cancel, scopes, or results explicitly turns only that automatic behavior off; scopes need two titles", .rule("H-53"))
    func ownParts() {
        func search() -> UISearchController { UISearchController(searchResultsController: UIViewController()) }
        let cancel = search(), scope = search(), results = search()
        cancel.searchBar.showsCancelButton = true
        #expect(
            !cancel.automaticallyShowsCancelButton && cancel.automaticallyShowsScopeBar && cancel.automaticallyShowsSearchResultsController)
        scope.searchBar.showsScopeBar = true
        #expect(!scope.automaticallyShowsScopeBar && scope.automaticallyShowsCancelButton)
        results.showsSearchResultsController = true
        #expect(!results.automaticallyShowsSearchResultsController && results.automaticallyShowsCancelButton)
        for (titles, shows) in [([], false), (["One"], false), (["One", "Two"], true)] as [([String], Bool)] {
            let (stage, search, _, _) = screen()
            search.searchBar.scopeButtonTitles = titles
            search.isActive = true
            stage.settle()
            #expect(search.searchBar.showsScopeBar == shows, "\(titles)")
            search.isActive = false
            stage.settle()
        }
    }

    @Test(
        "updater and delegate are weak; a search controller that was never shown is released without loading its view",
        .rule("SP-G037", "SP-G039"))
    func ownership() {
        weak var gone: UISearchController?
        do {
            let search = UISearchController(searchResultsController: nil)
            var watcher: Watcher? = Watcher()
            search.delegate = watcher
            search.searchResultsUpdater = watcher
            watcher = nil
            #expect(search.delegate == nil && search.searchResultsUpdater == nil)
            #expect(!search.isViewLoaded)
            gone = search
        }
        #expect(gone == nil)
    }

    @Test("a standalone search bar only calls searchBarCancelButtonClicked")
    func plainBar() throws {
        let host = UIViewController(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56)), watcher = Watcher()
        host.view.addSubview(bar)
        bar.delegate = watcher
        bar.showsCancelButton = true
        let stage = Stage(root: host)
        bar.becomeFirstResponder()
        stage.type("ab")
        stage.tap(at: CGPoint(x: 390 - 30, y: 128))
        #expect(watcher.log == ["cancel"])
        #expect(bar.text == "ab" && bar.isFirstResponder)
    }

    @Test(
        "the space in a navigation bar grows with the field, which scales with the text size",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func textSize(size: UIContentSizeCategory) {
        let host = UIViewController(), search = UISearchController(searchResultsController: nil),
            navigation = UINavigationController(rootViewController: host)
        host.navigationItem.searchController = search
        host.navigationItem.hidesSearchBarWhenScrolling = false
        let stage = Stage(root: navigation, textSize: size)
        stage.settle()
        let field = search.searchBar.searchTextField
        #expect(field.frame.height == UIFontMetrics(forTextStyle: .body).scaledValue(for: 36, compatibleWith: field.traitCollection))
        #expect(field.frame.height >= field.font!.lineHeight && navigation.navigationBar.frame.height == 44 + 16 + field.frame.height)
    }
}
