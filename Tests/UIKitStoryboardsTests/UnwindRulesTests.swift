import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitCore

/// A controller from before iOS 9, which implements the older unwind methods.
class OldUnwinder: UIViewController {
    var answer: UIViewController?
    var customSegue: UIStoryboardSegue?
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?)
        -> UIViewController?
    {
        let inherited = super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
        Log.add("\(title ?? "") old \(inherited?.title ?? "nil")")
        return answer ?? inherited
    }

    override func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    {
        Log.add("\(title ?? "") segue \(identifier ?? "nil")")
        return customSegue ?? super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
    }
}

/// Overrides the older and the newer search: the newer one is used.
class BothUnwinder: OldUnwinder {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        Log.add("\(title ?? "") new")
        return super.allowedChildrenForUnwinding(from: source)
    }
}

class NarrowingController: UIViewController {
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool
    {
        Log.add("old question")
        return false
    }
}

/// Unwinding beyond the documented examples: C.1 to C.4.
@MainActor
@Suite(.serialized)
struct UnwindRulesTests {
    private static let action: Selector = "goBack:"

    init() {
        Log.lines = []
        GoBack.register()
    }

    private func unwind(from source: UIViewController, _ type: UIStoryboardSegue.Type = UIStoryboardSegue.self, animates: Bool = false) {
        settle()
        Log.lines = []
        SegueTemplate(
            kind: .unwind(action: Self.action), identifier: "back", segueClass: type, animates: animates, source: source,
            makeDestination: { _ in nil }
        ).trigger(sender: nil)
        settle()
    }

    @Test("the exit is replaced by the destination that was found; the action gets the segue", .rule("SP-C001", "SP-C002"))
    func participants() throws {
        let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a", "BackController", attributes: "title=\"A\"",
                    connections: "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s1\"/>")),
            XML.scene(
                XML.controller(
                    "b", "ProbeController", attributes: "title=\"B\"",
                    connections:
                        "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"goBack:\" animates=\"NO\" id=\"s2\"/>"
                ),
                dock: exit))
        let window = inWindow(controller)
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let presented = try #require(controller.presentedViewController as? ProbeController)
        presented.performSegue(withIdentifier: "back", sender: nil)
        #expect(presented.prepared.first?.destination === controller && presented.prepared.first?.source === presented)
        #expect(Log.lines.contains("A goBack UIStoryboardSegue back"))
        settle()
        #expect(controller.presentedViewController == nil)
        _ = window
    }

    @Test("an unwind segue has the file's class: it is prepared, passed to the action, and then performed", .rule("SP-C018"))
    func customClass() throws {
        let go = "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s1\"/>"
        let attributes = "kind=\"unwind\" identifier=\"back\" unwindAction=\"goBack:\" animates=\"NO\"\(XML.custom("WrappingSegue"))"
        let back = "<segue destination=\"exit\" \(attributes) id=\"s2\"/>"
        let controller = try instantiate(
            XML.scene(XML.controller("a", "BackController", attributes: "title=\"A\"", connections: go)),
            XML.scene(
                XML.controller("b", "ProbeController", attributes: "title=\"B\"", connections: back),
                dock: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"))
        let window = inWindow(controller)
        defer { _ = window }
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let presented = try #require(controller.presentedViewController as? ProbeController)
        Log.lines = []
        presented.performSegue(withIdentifier: "back", sender: nil)
        settle()
        let order = Log.lines.filter { $0.contains("prepare") || $0.contains("goBack") || ["before", "after"].contains($0) }
        #expect(order == ["B prepare back loaded=true destination=true", "A goBack WrappingSegue back", "before", "after"])
        #expect(presented.prepared.first is WrappingSegue && controller.presentedViewController == nil)
    }

    @Test("UIStoryboardUnwindSegueSource has controller, action, and sender", .rule("SP-C003"))
    func source() {
        let controller = UIViewController()
        let source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: Self.action, sender: "me")
        #expect(source.source === controller && source.unwindAction == Self.action && source.sender as? String == "me")
    }

    @Test("childContaining finds the source itself, its ancestor, or its presenter", .rule("SP-C007"))
    func containing() {
        func source(_ controller: UIViewController) -> UIStoryboardUnwindSegueSource {
            UIStoryboardUnwindSegueSource(source: controller, unwindAction: Self.action, sender: nil)
        }
        let (container, child, grandchild, modal, second) = (
            UIViewController(), UIViewController(), UIViewController(), UIViewController(), UIViewController()
        )
        container.addChild(child)
        child.addChild(grandchild)
        let window = inWindow(container)
        container.view.addSubview(child.view)
        child.view.addSubview(grandchild.view)
        grandchild.present(modal, animated: false)
        settle()
        modal.present(second, animated: false)
        settle()
        for inside in [child, grandchild, modal, second] { #expect(container.childContaining(source(inside)) === child) }
        #expect(container.childContaining(source(container)) == nil && container.childContaining(source(UIViewController())) == nil)
        #expect(grandchild.childContaining(source(second)) == nil)
        _ = window
    }

    @Test(
        "by default a responder to the action accepts, except the source; the older method is called if it is overridden",
        .rule("SP-C004", "SP-C005"))
    func accepting() {
        let (back, other) = (BackController("A"), UIViewController())
        #expect(back.canPerformUnwindSegueAction(Self.action, from: other, sender: nil))
        #expect(!back.canPerformUnwindSegueAction(Self.action, from: back, sender: nil))
        #expect(!other.canPerformUnwindSegueAction(Self.action, from: back, sender: nil))
        #expect(!NarrowingController().canPerformUnwindSegueAction(Self.action, from: other, sender: nil) && Log.lines == ["old question"])
    }

    @Test("unwind(for:towards:) of a plain controller does nothing", .rule("SP-C008"))
    func plain() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.unwind(for: UIStoryboardSegue(identifier: nil, source: child, destination: parent), towards: child)
        #expect(parent.children == [child] && parent.presentedViewController == nil)
    }

    @Test("a split view controller shows the column it unwinds to", .rule("SP-C011"))
    func split() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = inWindow(split)
        let columns = [primary, secondary].compactMap(\.navigationController)
        let source = UIStoryboardUnwindSegueSource(source: secondary, unwindAction: Self.action, sender: nil)
        #expect(!split.allowedChildrenForUnwinding(from: source).contains { $0 === split.childContaining(source) })
        #expect(split.isCollapsed)
        split.unwind(for: UIStoryboardSegue(identifier: nil, source: secondary, destination: primary), towards: columns[0])
        settle()
        #expect(secondary.viewIfLoaded?.window == nil && primary.viewIfLoaded?.window != nil)
        _ = window
    }

    @Test("expanded, a split view controller shows the hidden column it unwinds to", .rule("SP-C011"))
    func expandedSplit() {
        let screen = UIScreen.main.host
        UIScreen.main.become(HostScreen(device: .named("iPad Pro 11") ?? .default))
        defer { UIScreen.main.become(screen) }
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .secondaryOnly
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = split
        window.makeKeyAndVisible()
        settle()
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        split.unwind(
            for: UIStoryboardSegue(identifier: nil, source: secondary, destination: primary), towards: primary.navigationController!)
        settle()
        #expect(split.displayMode != .secondaryOnly && primary.viewIfLoaded?.window === window)
    }

    @Test("the source and the child that presented are asked before their container, which is asked last", .rule("SP-C015", "SP-C016"))
    func lastAsked() {
        let (first, modal) = (UnwindProbe("S"), UnwindProbe("M"))
        let container = UnwindProbe("C", accepts: true)
        container.addChild(first)
        let window = inWindow(container)
        container.view.addSubview(first.view)
        first.didMove(toParent: container)
        first.present(modal, animated: false)
        settle()
        Log.lines = []
        let source = UIStoryboardUnwindSegueSource(source: modal, unwindAction: "back:", sender: nil)
        SegueTemplate(
            kind: .unwind(action: "back:"), identifier: nil, segueClass: UIStoryboardSegue.self, animates: false, source: modal,
            makeDestination: { _ in nil }
        ).trigger(sender: nil)
        let questions = Log.lines.filter { $0.contains("CP") }.map { $0.prefix(1) }
        #expect(Set(questions.prefix(2)) == ["M", "S"] && questions.last == "C")
        _ = (window, source)
    }

    @Test("during a dismissal the pops have no animation", .rule("SP-C022"))
    func silently() {
        let navigation = PopNoting()
        let (back, top, modal) = (BackController("A"), UIViewController(), UIViewController())
        navigation.setViewControllers([back, top], animated: false)
        let window = inWindow(navigation)
        unwind(from: top, animates: true)
        #expect(navigation.pops == [true])
        navigation.setViewControllers([back, top], animated: false)
        settle()
        top.present(modal, animated: false)
        unwind(from: modal, animates: true)
        #expect(navigation.pops == [true, false])
        _ = window
    }

    @Test("a custom unwind segue that does not call super moves nothing", .rule("SP-C023"))
    func custom() {
        let (back, modal) = (BackController("A"), UIViewController())
        let window = inWindow(back)
        back.present(modal, animated: false)
        unwind(from: modal, CustomSegue.self)
        #expect(Log.lines == ["A goBack CustomSegue back", "custom perform back"])
        #expect(back.presentedViewController === modal)
        back.dismiss(animated: false)
        settle()
        _ = window
    }

    // MARK: Deprecated methods

    @Test(
        "until iOS 8 a controller asks its children before itself, then the next controller up, and a presented one its presenter",
        .rule("SP-C025"))
    func oldSearchUpwards() {
        let previous = Generation.current
        Generation.current = .ios6
        defer { Generation.current = previous }
        func embed(_ child: UIViewController, in parent: UIViewController) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let (parent, sibling, source) = (BackController("Parent"), BackController("Sibling"), UIViewController())
        embed(sibling, in: parent)
        embed(source, in: parent)
        let window = inWindow(parent)
        unwind(from: source)
        #expect(Log.lines == ["Sibling goBack UIStoryboardSegue back"])
        sibling.willMove(toParent: nil)
        sibling.view.removeFromSuperview()
        sibling.removeFromParent()
        unwind(from: source)
        #expect(Log.lines == ["Parent goBack UIStoryboardSegue back"])
        let (deep, modal) = (UIViewController(), UIViewController())
        embed(deep, in: source)
        deep.present(modal, animated: false)
        unwind(from: modal)
        #expect(Log.lines == ["Parent goBack UIStoryboardSegue back"])
        _ = window
    }

    @Test("iOS 6 asks from the source's next controller up, children in order before the controller, stacks from the top", .rule("SP-C025"))
    func oldSearch() {
        let previous = Generation.current
        Generation.current = .ios6
        defer { Generation.current = previous }
        let (low, high, source) = (BackController("Low"), BackController("High"), UIViewController())
        let navigation = UINavigationController()
        navigation.setViewControllers([low, high, source], animated: false)
        let window = inWindow(navigation)
        unwind(from: source)
        #expect(Log.lines == ["High goBack UIStoryboardSegue back"] && navigation.topViewController === high)
        let (parent, first, second, asking) = (UIViewController(), BackController("First"), BackController("Second"), UIViewController())
        for child in [first, second, asking] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let other = inWindow(parent)
        unwind(from: asking)
        #expect(Log.lines == ["First goBack UIStoryboardSegue back"])
        _ = (window, other)
    }

    @Test(
        "the base method that an override calls through super asks only the overrider, and none of its children", .rule("SP-C026"),
        arguments: [Generation.ios6, .ios16])
    func superAsksOnlyItself(_ generation: Generation) {
        Generation.emulating(generation) {
            let accepting = OldBack("Old"), refusing = OldUnwinder("Refusing"), source = UIViewController()
            for parent in [accepting, refusing] { parent.addChild(BackController("Child")) }
            #expect(accepting.forUnwindSegueAction(Self.action, from: source, withSender: nil) === accepting)
            #expect(refusing.forUnwindSegueAction(Self.action, from: source, withSender: nil) == nil)
        }
    }

    @Test(
        "an override of the old method is called the old way, with super checking only itself; with both methods the new one is called",
        .rule("SP-C026", "SP-C027"))
    func overriders() {
        let (old, modal) = (OldBack("Old"), UIViewController())
        var window = inWindow(old)
        old.present(modal, animated: false)
        unwind(from: modal)
        #expect(Log.lines.prefix(1) == ["Old old Old"])
        old.dismiss(animated: false)
        settle()
        let both = BothUnwinder("Both")
        window = inWindow(both)
        both.present(modal, animated: false)
        unwind(from: modal)
        #expect(Log.lines == ["Both new"])
        both.dismiss(animated: false)
        settle()
        _ = window
    }

    @Test("the executor's own segue does everything; without one the default unwind runs", .rule("SP-C028", "SP-C029"))
    func executor() {
        let (destination, modal) = (BackController("D"), UIViewController())
        let container = OldUnwinder("C")
        container.addChild(destination)
        let window = inWindow(container)
        container.view.addSubview(destination.view)
        destination.didMove(toParent: container)
        container.answer = destination
        container.present(modal, animated: false)
        settle()
        container.customSegue = UIStoryboardSegue(identifier: "own", source: modal, destination: destination) { Log.add("own segue") }
        unwind(from: modal)
        #expect(Log.lines == ["C old nil", "C segue back", "D goBack UIStoryboardSegue own", "own segue"])
        #expect(container.presentedViewController === modal)
        container.customSegue = nil
        unwind(from: modal)
        #expect(container.presentedViewController == nil && Log.lines.contains("D goBack UIStoryboardSegue back"))
        _ = window
    }

    @Test(
        "a controller popped before its deferred push ran never loads its view, and gets willMove and didMove with nil, once each",
        .rule("SP-J005", "SP-B058")
    )
    func popped() {
        // In a generation with deferred pushes. (B-32)
        Generation.emulating(.ios26) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = inWindow(navigation)
            let probe = PushedProbe()
            navigation.pushViewController(probe, animated: true)
            #expect(navigation.viewControllers.last === probe && !probe.isViewLoaded)
            Log.lines = []
            navigation.popViewController(animated: false)
            settle()
            #expect(Log.lines == ["will nil", "did nil"])
            #expect(!probe.isViewLoaded)
            _ = window
        }
    }
}

class PushedProbe: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        Log.add("will \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        Log.add("did \(parent == nil ? "nil" : "parent")")
    }
}

class PopNoting: UINavigationController {
    var pops: [Bool] = []
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pops.append(animated)
        return super.popToViewController(viewController, animated: animated)
    }
}

class BackController: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OldBack: OldUnwinder {}

/// Exposes `goBack:` of the controllers above, as the translator would.
@MainActor
private enum GoBack {
    private static var isRegistered = false
    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        let types: [AnyClass] = [BackController.self, OldBack.self]
        for type in types {
            DispatchTable.add(
                type, selectors: ["goBack:"],
                invoke: { object, _, arguments in
                    let segue = arguments.values.first as? UIStoryboardSegue
                    Log.add(
                        "\((object as? UIViewController)?.title ?? "") goBack \(segue.map { "\(Swift.type(of: $0))" } ?? "nil") \(segue?.identifier ?? "nil")"
                    )
                    return .handled(nil)
                })
        }
    }
}
