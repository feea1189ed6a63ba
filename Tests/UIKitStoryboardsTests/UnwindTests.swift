import RuleTrait
import Testing
import UIKit

/// A controller that logs the calls of an unwind, with the name from the documented examples.
class UnwindProbe: UIViewController {
    var accepts = false
    required init?(coder: NSCoder) { super.init(coder: coder) }
    init(_ name: String, accepts: Bool = false) {
        super.init(nibName: nil, bundle: nil)
        title = name
        self.accepts = accepts
    }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        Log.add("\(title ?? "") AC \(children.map { $0.title ?? "" })")
        return children
    }

    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        let result = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) && accepts
        Log.add("\(title ?? "") CP \(result)")
        return result
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Log.add("\(title ?? "") prepare") }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        Log.add("\(title ?? "") UF→\(subsequentVC.title ?? "")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Log.add("\(title ?? "") dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
}

class UnwindNavigation: UINavigationController {
    var name = "Nav"
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        Log.add("\(name) AC \(children.map { $0.title ?? "" })")
        return children
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        Log.add("\(name) UF→\(subsequentVC.title ?? "")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Log.add("\(name) pop-to \(viewController.title ?? "")")
        return super.popToViewController(viewController, animated: animated)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Log.add("\(name) dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
}

class UnwindTabs: UITabBarController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        Log.add("Tab AC \(children.map { $0.title ?? "" })")
        return children
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        Log.add("Tab UF→\(subsequentVC.title ?? "")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Log.add("Tab dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
}

@MainActor
@Suite(.serialized)
struct UnwindTests {
    private static let action: Selector = "back:"

    init() {
        Log.lines = []
        UnwindAction.register()
    }

    private func unwind(from source: UIViewController, action: Selector = UnwindTests.action) {
        settle()
        Log.lines = []
        let template = SegueTemplate(
            kind: .unwind(action: action), identifier: "back", segueClass: UIStoryboardSegue.self, animates: false, source: source,
            makeDestination: { _ in nil })
        template.trigger(sender: nil)
        settle()
    }

    /// Returns the log without the order of source and initiating child, which UIKit does not guarantee (SP-C015).
    private func expect(_ expected: [String], anyOrder count: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
        let head = Set(Log.lines.prefix(count))
        #expect(head == Set(expected.prefix(count)), sourceLocation: sourceLocation)
        #expect(Array(Log.lines.dropFirst(count)) == Array(expected.dropFirst(count)), sourceLocation: sourceLocation)
    }

    @Test("several modals are dismissed in one dismissal", .rule("SP-C030", "SP-C018", "SP-C021"))
    func cascade() {
        let v = (1...4).map { UnwindProbe("V\($0)", accepts: $0 == 1) }
        let window = inWindow(v[0])
        v[0].present(v[1], animated: false)
        settle()
        v[1].present(v[2], animated: false)
        settle()
        v[2].present(v[3], animated: false)
        unwind(from: v[3])
        expect([
            "V4 AC []", "V4 CP false", "V3 AC []", "V3 CP false", "V2 AC []", "V2 CP false", "V1 AC []", "V1 CP true", "V4 prepare",
            "V1 action",
            "V1 dismiss",
        ])
        #expect(v[0].presentedViewController == nil)
        _ = window
    }

    @Test("a navigation controller offers its stack from the top down, without the controller that contains the source", .rule("SP-C009"))
    func stackOrder() {
        let all = (1...4).map { UnwindProbe("V\($0)") }, inner = UIViewController(), navigation = UINavigationController()
        navigation.setViewControllers(all, animated: false)
        all[3].addChild(inner)
        func offered(to source: UIViewController) -> [String?] {
            navigation.allowedChildrenForUnwinding(
                from: UIStoryboardUnwindSegueSource(source: source, unwindAction: Self.action, sender: nil)
            ).map(\.title)
        }
        #expect(offered(to: all[3]) == ["V3", "V2", "V1"] && offered(to: inner) == ["V3", "V2", "V1"])
        #expect(offered(to: all[1]) == ["V4", "V3", "V1"])
        #expect(offered(to: UIViewController()) == ["V4", "V3", "V2", "V1"])
    }

    @Test("push then present", .rule("SP-C031", "SP-C009", "SP-C014", "SP-C019"))
    func pushThenPresent() {
        let v = (1...3).map { UnwindProbe("V\($0)", accepts: $0 != 2) }
        let navigation = UnwindNavigation()
        navigation.setViewControllers([v[0], v[1]], animated: false)
        let window = inWindow(navigation)
        v[1].present(v[2], animated: false)
        unwind(from: v[2])
        expect(
            [
                "V2 AC []", "V2 CP false", "V3 AC []", "V3 CP false", "Nav AC [\"V1\"]", "V1 AC []", "V1 CP true", "V3 prepare",
                "V1 action",
                "Nav dismiss", "Nav UF→V1", "Nav pop-to V1",
            ], anyOrder: 4)
        #expect(navigation.viewControllers == [v[0]])
        _ = window
    }

    @Test("push, push, present, present", .rule("SP-C032", "SP-C013"))
    func twoAndTwo() {
        let v = (1...5).map { UnwindProbe("V\($0)", accepts: $0 == 1) }
        let navigation = UnwindNavigation()
        navigation.setViewControllers([v[0], v[1], v[2]], animated: false)
        let window = inWindow(navigation)
        v[2].present(v[3], animated: false)
        settle()
        v[3].present(v[4], animated: false)
        unwind(from: v[4])
        expect(
            [
                "V5 AC []", "V5 CP false", "V4 AC []", "V4 CP false", "V3 AC []", "V3 CP false", "Nav AC [\"V2\", \"V1\"]", "V2 AC []",
                "V2 CP false",
                "V1 AC []", "V1 CP true", "V5 prepare", "V1 action", "Nav dismiss", "Nav UF→V1", "Nav pop-to V1",
            ])
        _ = window
    }

    @Test("across tabs", .rule("SP-C033", "SP-C010", "SP-C020"))
    func tabs() {
        let first = UnwindProbe("F", accepts: true)
        let pushed = UnwindProbe("P")
        let second = UnwindProbe("S")
        let modal = UnwindProbe("M")
        let navigation = UnwindNavigation()
        navigation.setViewControllers([first, pushed], animated: false)
        navigation.title = "Nav"
        let tabs = UnwindTabs()
        tabs.viewControllers = [navigation, second]
        tabs.selectedIndex = 1
        let window = inWindow(tabs)
        second.present(modal, animated: false)
        unwind(from: modal)
        expect(
            [
                "S AC []", "S CP false", "M AC []", "M CP false", "Tab AC [\"Nav\"]", "Nav AC [\"P\", \"F\"]", "P AC []", "P CP false",
                "F AC []", "F CP true",
                "M prepare", "F action", "Tab dismiss", "Tab UF→Nav", "Nav UF→F", "Nav pop-to F",
            ], anyOrder: 4)
        #expect(tabs.selectedIndex == 0)
        #expect(navigation.viewControllers == [first])
        _ = window
    }

    @Test("a child of a custom container that presented is asked before its parent", .rule("SP-C034"))
    func customParent() {
        let container = UnwindProbe("C")
        let child = UnwindProbe("V2", accepts: true)
        let modal = UnwindProbe("V3")
        let window = inWindow(container)
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        child.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        child.present(modal, animated: false)
        unwind(from: modal)
        expect(["V3 AC []", "V3 CP false", "V2 AC []", "V2 CP true", "V3 prepare", "V2 action", "V2 dismiss"])
        _ = window
    }

    @Test("sibling branches of a custom container", .rule("SP-C035", "SP-C012", "SP-C020", "SP-C021", "SP-C006", "SP-C007", "C-72"))
    func siblings() {
        let journal = UnwindProbe("Journal", accepts: true)
        let grid = UnwindProbe("Grid")
        let photo = UnwindProbe("Photo")
        let journalNavigation = UnwindNavigation()
        let photoNavigation = UnwindNavigation()
        journalNavigation.setViewControllers([journal], animated: false)
        photoNavigation.setViewControllers([grid, photo], animated: false)
        journalNavigation.name = "JournalNav"
        journalNavigation.title = "JournalNav"
        photoNavigation.name = "PhotoNav"
        photoNavigation.title = "PhotoNav"
        let container = UnwindProbe("C")
        let window = inWindow(container)
        for child in [journalNavigation, photoNavigation] {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        unwind(from: photo)
        expect([
            "Photo AC []", "Photo CP false", "PhotoNav AC [\"Grid\"]", "Grid AC []", "Grid CP false", "C AC [\"JournalNav\"]",
            "JournalNav AC [\"Journal\"]",
            "Journal AC []", "Journal CP true", "Photo prepare", "Journal action", "Photo UF→PhotoNav", "PhotoNav UF→C", "C UF→JournalNav",
            "JournalNav UF→Journal",
        ])
        // A sheet on top that is the source is dismissed before the other steps.
        let sheet = UnwindProbe("Sheet")
        photo.present(sheet, animated: false)
        unwind(from: sheet)
        let end = Log.lines.drop { $0 != "Sheet prepare" }.filter { !$0.hasSuffix("prepare") }
        #expect(end.first == "Journal action" && end.dropFirst().first == "C dismiss" && end.filter { $0.hasSuffix("dismiss") }.count == 1)
        #expect(end.suffix(2) == ["C UF→JournalNav", "JournalNav UF→Journal"] && container.presentedViewController == nil)
        _ = window
    }

    @Test("if no controller accepts, nothing changes", .rule("SP-C017", "SP-C024"))
    func nobody() {
        let v = [UnwindProbe("V1"), UnwindProbe("V2")]
        let window = inWindow(v[0])
        v[0].present(v[1], animated: false)
        unwind(from: v[1])
        #expect(!Log.lines.contains { $0.contains("prepare") || $0.contains("dismiss") || $0.contains("action") })
        #expect(v[0].presentedViewController === v[1])
        // SP-C024: an action without a method has the same result.
        let refused = Log.lines
        unwind(from: v[1], action: "nobodyHasThis:")
        #expect(Log.lines == refused && !refused.isEmpty)
        _ = window
    }
}

/// Exposes `back:` of the probes, as the translator would.
@MainActor
private enum UnwindAction {
    private static var isRegistered = false
    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        DispatchTable.add(
            UnwindProbe.self, selectors: ["back:"],
            invoke: { object, _, _ in
                Log.add("\((object as? UIViewController)?.title ?? "") action")
                return .handled(nil)
            })
    }
}
