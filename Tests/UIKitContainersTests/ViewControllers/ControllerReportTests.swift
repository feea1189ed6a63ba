import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// More published observations of view controllers on Apple's UIKit; each test names its source.
@MainActor @Suite("controllers as more reports have them", .serialized)
struct ControllerReportTests {
    private let all: Set<String> = [
        "willMove", "didMove", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
    ]

    final class Adopting: UIViewController {
        let child = C()
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
        }
    }

    // Stack Overflow 48653763, first trace: no didMove, since no code sends it.
    @Test(
        "a child adopted in viewDidLoad moves, loads, appears, is laid out, and has appeared; its parent alone sends didMove",
        .rule("C-08"))
    func adoptedAtLoad() {
        let log = CallbackLog()
        defer { log.stop() }
        let stage = Stage(root: Adopting())
        stage.settle()
        let told = log.events(only: ["willMove", "didMove", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidAppear"])
            .filter { $0.hasPrefix("C.") }
        var once: [String] = []
        for event in told where !once.contains(event) { once.append(event) }
        #expect(once == ["C.willMove", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews", "C.viewDidAppear"])
    }

    // jianshu ad86ca978747: what a begin without its end suppresses.
    @Test("a disappearance that code began is not sent again when the view is removed", .rule("B-57", "B-58"))
    func halfBegun() {
        let root = P(), child = C(), log = CallbackLog()
        defer { log.stop() }
        let stage = Stage(root: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.settle()
        log.clear()
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        stage.settle()
        #expect(log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == ["C.viewWillDisappear"])
        child.endAppearanceTransition()
        #expect(log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == ["C.viewWillDisappear", "C.viewDidDisappear"])
    }

    // sofunction.com/detail/189167: the console's line for a second alert in viewDidAppear.
    @Test("of two alerts presented one behind the other the first shows, and the console names both", .rule("SP-D004", "SP-G017"))
    func twoAlerts() {
        let root = A(), stage = Stage(root: root)
        stage.settle()
        let alerts = (1...2).map { UIAlertController(title: "Box \($0)", message: nil, preferredStyle: .alert) }
        for alert in alerts { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
        let lines = Console.capturing { for alert in alerts { root.present(alert, animated: true) } }
        stage.settle()
        #expect(root.presentedViewController === alerts[0] && alerts[1].presentingViewController == nil)
        let (first, second) = (Fault.name(of: alerts[0]), Fault.name(of: alerts[1]))
        #expect(lines.count == 1 && lines[0].contains("Attempt to present \(second) on"))
        #expect(lines[0].contains("already presenting \(first)"))
        root.dismiss(animated: false)
        stage.settle()
    }

    // rickytan/RTRootNavigationController#36: a popped container keeps its children, which get no containment callbacks.
    @Test("the children of a popped tab bar controller disappear and do not move", .rule("F-09"))
    func poppedContainer() {
        let child = C(), tabs = T(), nav = N(rootViewController: A())
        tabs.viewControllers = [child, B()]
        Scenario.run(nav) { scenario in
            nav.pushViewController(tabs, animated: false)
            scenario.settle()
            scenario.log.clear()
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(scenario.log.events(only: all).filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
            #expect(scenario.log.events(only: ["willMove", "didMove"]) == ["T.willMove", "T.didMove"])
            #expect(child.parent === tabs)
        }
    }

    final class Dismissals: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }

    // software-mansion/react-native-screens, RNSFormSheetContentController.
    @Test("a sheet that is dismissed with the sheet below it disappears without calls to its delegate", .rule("SP-D062", "SP-D068"))
    func sheetAbove() {
        let root = A(), lower = B(), upper = C(), delegate = Dismissals(), log = CallbackLog()
        defer { log.stop() }
        let stage = Stage(root: root)
        root.present(lower, animated: false)
        lower.present(upper, animated: false)
        upper.presentationController?.delegate = delegate
        lower.presentationController?.delegate = delegate
        stage.settle()
        log.clear()
        root.dismiss(animated: true)
        stage.settle()
        #expect(delegate.log == [] && upper.presentingViewController == nil)
        #expect(log.events(only: ["viewDidDisappear"]).contains("C.viewDidDisappear"))
    }

    // The same source: a sheet covered by a full-screen controller it presented disappears and stays presented.
    @Test("a sheet covered by a full screen disappears and reappears, and remains presented throughout", .rule("SP-D024"))
    func coveredSheet() {
        let root = A(), sheet = B(), cover = C(), delegate = Dismissals(), log = CallbackLog()
        defer { log.stop() }
        let stage = Stage(root: root)
        root.present(sheet, animated: false)
        sheet.presentationController?.delegate = delegate
        stage.settle()
        log.clear()
        cover.modalPresentationStyle = .fullScreen
        sheet.present(cover, animated: true)
        stage.settle()
        #expect(log.events(only: ["viewDidDisappear"]).contains("B.viewDidDisappear") && sheet.presentingViewController === root)
        cover.dismiss(animated: true)
        stage.settle()
        #expect(log.events(only: ["viewDidAppear"]).last == "B.viewDidAppear" && delegate.log == [])
    }

    // bernaferrari and others: medium.com/better-programming, "The Lifecycle and Control When Dismissing a Modal View".
    @Test("a pulled sheet sends should, will, and did dismiss; a sheet that is modal sends the attempt alone", .rule("SP-D058", "SP-D060"))
    func pulledSheet() {
        final class All: NSObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
                if log.last != "should" { log.append("should") }
                return true
            }
            func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("attempt") }
        }
        for isModal in [false, true] {
            let root = A(), sheet = B(), delegate = All(), stage = Stage(root: root)
            sheet.isModalInPresentation = isModal
            root.present(sheet, animated: false)
            sheet.presentationController?.delegate = delegate
            stage.settle()
            stage.drag(from: CGPoint(x: 190, y: 120), to: CGPoint(x: 190, y: 760), duration: 0.3)
            stage.settle()
            #expect(delegate.log.filter { $0 != "should" } == (isModal ? ["attempt"] : ["will", "did"]))
            #expect(isModal || delegate.log.first == "should")
            #expect((sheet.presentingViewController == nil) == !isModal)
            root.dismiss(animated: false)
            stage.settle()
        }
    }

    // mo4tech.com, "UIModalPresentationStyle.custom don't invoke viewWillDisappear problem".
    @Test("a presenter gets callbacks under full screen, and none under custom; its return loads no view", .rule("B-24", "B-28", "A-29"))
    func underneath() {
        for (style, told) in [(UIModalPresentationStyle.fullScreen, true), (.custom, false)] {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, modal = M()
                modal.modalPresentationStyle = style
                root.present(modal, animated: true)
                scenario.settle()
                root.dismiss(animated: true)
                scenario.settle()
                let events = scenario.log.events(only: all).filter { $0.hasPrefix("A.") && !$0.contains("Layout") }
                #expect(events == (told ? ["A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear"] : []))
            }
        }
    }

    // MARK: Taps

    // Stack Overflow 77329118 (techqa.club): printed for a button and a plain control over a view with a tap recognizer.
    @Test("a tap recognizer of the superview takes a plain control's tap, not a button's, unless it cancels nothing: then both act")
    func tapsOnControls() {
        for cancels in [true, false] {
            let root = A(), button = UIButton(type: .system), control = UIControl(), tap = UITapGestureRecognizer()
            var log: [String] = []
            let stage = Stage(root: root)
            tap.cancelsTouchesInView = cancels
            tap.addHandler { _ in log.append("view tapped") }
            root.view.addGestureRecognizer(tap)
            for (index, view) in [button, control].enumerated() {
                view.frame = CGRect(x: 50, y: 200 + 100 * CGFloat(index), width: 100, height: 50)
                view.addAction(UIAction { _ in log.append(index == 0 ? "button" : "control") }, for: .touchUpInside)
                root.view.addSubview(view)
            }
            stage.settle()
            stage.tap(button)
            stage.settle()
            #expect(log == (cancels ? ["button"] : ["view tapped", "button"]), "\(cancels) \(log)")
            log = []
            stage.tap(control)
            stage.settle()
            #expect(log == (cancels ? ["view tapped"] : ["view tapped", "control"]), "\(cancels) \(log)")
        }
    }

    // MARK: Searching

    final class Searches: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
        var log: [String] = []
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("bar should begin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("bar began") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("bar canceled") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("bar text \(searchText)") }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) { log.append("update \(searchController.searchBar.text ?? "")") }
    }

    // Stack Overflow, "How does UISearchController work?" (exchangetuts.com): the bar's own delegate comes before its controller.
    @Test("the search bar's delegate gets each event before its search controller acts on it", .rule("H-52", "SP-G030"))
    func searchOrder() {
        let root = A(), search = UISearchController(searchResultsController: nil), searches = Searches()
        root.definesPresentationContext = true
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        search.delegate = searches
        search.searchResultsUpdater = searches
        search.searchBar.delegate = searches
        let stage = Stage(root: N(rootViewController: root))
        stage.settle()
        stage.tap(search.searchBar.searchTextField)
        stage.settle()
        @MainActor func place(_ word: String) -> Int { searches.log.firstIndex(of: word) ?? 99 }
        #expect(search.isActive)
        #expect(place("bar should begin") < place("bar began") && place("bar began") < place("will present"), "\(searches.log)")
        #expect(place("will present") < place("did present"))
        searches.log = []
        stage.type("a")
        stage.settle()
        #expect(searches.log == ["bar text a", "update a"])
        searches.log = []
        search.isActive = false
        stage.settle()
        #expect(searches.log.first == "will dismiss" && searches.log.last == "did dismiss" && searches.log.contains("update "))
    }

    final class Results: UITableViewController {
        var selected: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    // Issue 40: in a bar, as a table's header, and presented by code.
    @Test(
        "a tap on a row of the results selects it, and the search continues", .rule("SP-G036"), arguments: ["bar", "header", "presented"])
    func resultRows(_ place: String) {
        let results = Results(), search = UISearchController(searchResultsController: results), root = Results()
        let stage = Stage(root: N(rootViewController: root))
        stage.settle()
        switch place {
        case "bar": root.navigationItem.searchController = search
        case "header": root.tableView.tableHeaderView = search.searchBar
        default: root.present(search, animated: true)
        }
        if place != "presented" { root.definesPresentationContext = true }
        stage.settle()
        if place == "presented" { search.searchBar.becomeFirstResponder() } else { search.isActive = true }
        stage.settle()
        search.searchBar.becomeFirstResponder()
        stage.type("r")
        stage.settle()
        #expect(results.viewIfLoaded?.window != nil && search.isActive)
        if let cell = results.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) { stage.tap(cell) }
        stage.settle()
        #expect(results.selected == [1] && root.selected == [], "\(place)")
        #expect(search.isActive && search.searchBar.text == "r")
    }

    // samwize.com/2016/11/27/uisearchcontroller-development-guide: the flag decides about the navigation bar of the presenting controller.
    @Test(
        "a search controller presented by code hides the navigation bar as its flag says, and its bar overlaps none",
        arguments: [true, false])
    func presentedSearch(_ hides: Bool) {
        let search = UISearchController(searchResultsController: nil), root = A(), nav = N(rootViewController: root)
        nav.navigationBar.prefersLargeTitles = true
        root.title = "Fruit"
        search.hidesNavigationBarDuringPresentation = hides
        let stage = Stage(root: nav)
        stage.settle()
        root.present(search, animated: true)
        stage.settle()
        let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
        let navigationBar = nav.navigationBar.convert(nav.navigationBar.bounds, to: nil)
        #expect(search.searchBar.window != nil && nav.isNavigationBarHidden == hides)
        #expect(bar.minY >= (hides ? stage.window.safeAreaInsets.top : navigationBar.maxY), "\(bar) \(navigationBar)")
        root.dismiss(animated: true)
        stage.settle()
        #expect(!nav.isNavigationBarHidden && search.presentingViewController == nil && !search.isActive)
    }

    // MARK: Windows

    final class Asking: UIViewController {
        var keys: [String: Bool] = [:]
        weak var expected: UIWindow?
        private func note(_ name: String) { keys[name] = UIApplication.shared.keyWindow === expected }
        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
    }

    // Issue 40: apps that read the key window in the first screen's callbacks.
    @Test("the window is key when its root's view appears, and its root sees it", .rule("I-06"))
    func keyWhileShowing() {
        let root = Asking(), window = UIWindow(frame: UIScreen.main.bounds)
        root.expected = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        EventLoop.main.advance(by: 1)
        #expect(root.keys["did"] == true, "\(root.keys)")
        window.isHidden = true
    }

    // MARK: In the middle of things

    final class Presenting: UIViewController {
        let modal = M()
        var event = "will"
        var lines: [String] = []
        private func go(_ name: String) {
            guard name == event, modal.presentingViewController == nil else { return }
            lines = Console.capturing { present(modal, animated: false) }
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            go("load")
        }
        override func viewWillAppear(_ animated: Bool) { go("will") }
        override func viewDidAppear(_ animated: Bool) { go("did") }
    }

    // Stack Overflow 11862883, "Attempt to present whose view is not in the window hierarchy!": too early in the first two, right in the
    // last.
    @Test(
        "presenting works in viewDidAppear, not in viewDidLoad or viewWillAppear, which log",
        .rule("B-06", "SP-D005"), arguments: ["load", "will", "did"])
    func presentingEarly(_ event: String) {
        let root = Presenting()
        root.event = event
        let stage = Stage(root: root)
        stage.settle()
        #expect((root.presentedViewController === root.modal) == (event == "did"))
        #expect(root.lines.contains { $0.contains("not in the window hierarchy") } == (event != "did"), "\(root.lines)")
        root.dismiss(animated: false)
        stage.settle()
    }

    final class Placing: UIViewController {
        var windows: [String: Bool] = [:]
        var flags: [String: Bool] = [:]
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        private func note(_ name: String) {
            windows[name] = view.window != nil
            flags[name] = isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent
        }
    }

    // UIViewController's documentation of the five callbacks and of the four flags.
    @Test(
        "the view has a window from viewIsAppearing to viewWillDisappear, and the flags last as long",
        .rule("B-06", "B-70"), arguments: [true, false], [true, false])
    func windowsInCallbacks(_ isPushed: Bool, _ animated: Bool) {
        let placing = Placing(), nav = N(rootViewController: A()), stage = Stage(root: nav)
        stage.settle()
        placing.modalPresentationStyle = .fullScreen
        if isPushed { nav.pushViewController(placing, animated: animated) } else { nav.present(placing, animated: animated) }
        stage.settle()
        if isPushed { nav.popViewController(animated: animated) } else { nav.dismiss(animated: animated) }
        stage.settle()
        let expected = ["will appear": false, "is appearing": true, "did appear": true, "will disappear": true, "did disappear": false]
        #expect(placing.windows == expected)
        #expect(placing.flags.count == 5 && placing.flags.allSatisfy(\.value), "\(placing.flags)")
    }

    // pointfreeco/swift-navigation#295: a presentation taken back in the same turn.
    @Test(
        "what is dismissed right after it was presented comes and goes whole, and both completions run",
        .rule("C-55"), arguments: [true, false])
    func presentedAndDismissed(_ animated: Bool) {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: animated) { scenario.log.note("presented") }
            root.dismiss(animated: animated) { scenario.log.note("dismissed") }
            scenario.settle()
            #expect(root.presentedViewController == nil && modal.presentingViewController == nil && modal.view.window == nil)
            let told = scenario.log.events(only: ["viewDidAppear", "viewDidDisappear", "presented", "dismissed"])
            #expect(told == ["M.viewDidAppear", "presented", "M.viewDidDisappear", "dismissed"], "\(told)")
        }
    }

    // MARK: Containers in containers

    // B-30 and B-56 together, as a tab of a navigation stack shows them.
    @Test("a tab switch between stacks notifies each stack before its top, the new stack first", .rule("B-30", "B-56"))
    func stacksInTabs() {
        let tabs = T(), first = N(rootViewController: A()), second = UINavigationController(rootViewController: B())
        tabs.viewControllers = [first, second]
        Scenario.run(tabs) { scenario in
            tabs.selectedIndex = 1
            scenario.settle()
            let told = scenario.log.events(only: ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"])
                .filter { !$0.hasPrefix("UINavigationController") }
            let old = ["N.viewWillDisappear", "A.viewWillDisappear", "N.viewDidDisappear", "A.viewDidDisappear"]
            #expect(told == ["B.viewWillAppear"] + old + ["B.viewDidAppear"])
        }
    }

    @Test(
        "a page controller that is pushed forwards the push to its page, with the same animated value", .rule("B-20", "B-56"),
        arguments: [true, false])
    func pushedPages(_ animated: Bool) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), nav = N(rootViewController: A())
        pages.setViewControllers([C()], direction: .forward, animated: false)
        Scenario.run(nav) { scenario in
            nav.pushViewController(pages, animated: animated)
            scenario.settle()
            let told = scenario.log.all.filter { $0.hasPrefix("C.viewWillAppear") || $0.hasPrefix("C.viewDidAppear") }
            #expect(told == ["C.viewWillAppear(\(animated))", "C.viewDidAppear(\(animated))"])
            scenario.log.clear()
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(scenario.log.events(only: ["viewWillDisappear", "viewDidDisappear"]).suffix(1) == ["C.viewDidDisappear"])
        }
    }

    // UIScrollView's documentation and WWDC 2018, session 235.
    @Test("a table under a large title starts at its inset, and a row scrolled to the top lies below the bar", .rule("L-41", "L-43"))
    func tableUnderBars() {
        let table = Results(), nav = N(rootViewController: table), stage = Stage(root: nav)
        stage.settle()
        let inset = table.tableView.adjustedContentInset
        #expect(inset.top == nav.navigationBar.convert(nav.navigationBar.bounds, to: nil).maxY)
        #expect(table.tableView.contentOffset.y == -inset.top)
        #expect(table.tableView.contentInset == .zero)
        table.tableView.contentInset.top = 10
        stage.settle()
        #expect(table.tableView.adjustedContentInset.top == inset.top + 10)
        table.tableView.contentInset.bottom = 2000
        table.tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
        let row = table.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
        #expect(abs(table.tableView.contentOffset.y - (row.minY - inset.top - 10)) < 0.01)
    }

    // MARK: Controls

    // The documentation of each control: a value set in code sends no event.
    @Test("controls send no event for a value that code sets")
    func valuesInCode() {
        let switched = UISwitch(), slider = UISlider(), stepper = UIStepper(), segments = UISegmentedControl(items: ["a", "b"])
        let pages = UIPageControl(), dates = UIDatePicker(), colors = UIColorWell()
        var events = 0
        pages.numberOfPages = 3
        for control in [switched, slider, stepper, segments, pages, dates, colors] as [UIControl] {
            control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
        }
        switched.setOn(true, animated: true)
        slider.setValue(0.5, animated: true)
        stepper.value = 3
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
        dates.date = Date(timeIntervalSinceReferenceDate: 0)
        colors.selectedColor = .red
        #expect(events == 0)
    }

    // UIControl.Event's documentation; the 70 points are metrics-13's.
    @Test(
        "a touch that leaves a control and returns sends exit, outside, enter, and inside, and ends where it lifts",
        arguments: [true, false])
    func dragging(_ comesBack: Bool) {
        let root = A(), control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 50)), stage = Stage(root: root)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ]
        var log: [String] = []
        for (event, name) in events { control.addAction(UIAction { _ in log.append(name) }, for: event) }
        root.view.addSubview(control)
        stage.settle()
        stage.touch(.began, CGPoint(x: 150, y: 325))
        stage.touch(.moved, CGPoint(x: 150, y: 330))
        stage.touch(.moved, CGPoint(x: 150, y: 500))
        stage.touch(.moved, CGPoint(x: 150, y: 510))
        if comesBack { stage.touch(.moved, CGPoint(x: 150, y: 330)) }
        stage.touch(.ended, CGPoint(x: 150, y: comesBack ? 330 : 510))
        var changes: [String] = []
        for event in log where event != changes.last { changes.append(event) }
        let end = comesBack ? ["enter", "inside", "up inside"] : ["up outside"]
        #expect(changes == ["down", "inside", "exit", "outside"] + end, "\(log)")
    }
}
