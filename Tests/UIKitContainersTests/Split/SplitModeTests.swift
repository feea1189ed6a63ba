import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Columns that show and hide, and the delegate calls for them.
@MainActor @Suite("Split view columns", .serialized)
struct SplitModeTests {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var expanding: UIViewController?
        var separated: UIViewController?
        var handlesShow = false
        var top: UISplitViewController.Column?
        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            log.append("mode \(displayMode) from \(svc.displayMode)")
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column)")
        }
        func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
            log.append("asked show")
            return handlesShow
        }
        func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
            log.append("asked detail")
            return handlesShow
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            log.append("expanding")
            return expanding
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.append("separate")
            return separated
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { log.append("gesture will") }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("gesture did") }
    }

    private static let wide = CGSize(width: 1194, height: 834), tall = CGSize(width: 834, height: 1194),
        narrow = CGSize(width: 375, height: 834)

    private func on(_ size: CGSize, _ split: UISplitViewController, _ delegate: Delegate? = nil, _ body: (Stage) -> Void) {
        split.delegate = delegate
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", size: size)
        stage.settle()
        delegate?.log = []
        body(stage)
        UIScreen.main.become(HostScreen())
    }

    private func classic(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        return split
    }

    private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(A(), for: .primary)
        if style == .tripleColumn { split.setViewController(C(), for: .supplementary) }
        split.setViewController(B(), for: .secondary)
        return split
    }

    @Test("expanding asks the delegate for both columns; by default the primary's stack returns the screens that it took", .rule("H-04"))
    func expanding() {
        let list = A(), detail = B(), nav = N(rootViewController: list), delegate = Delegate()
        let split = classic(nav, detail)
        on(Self.narrow, split, delegate) { stage in
            #expect(nav.viewControllers == [list, detail])
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(delegate.log.prefix(2) == ["expanding", "separate"])
            #expect(nav.viewControllers == [list])
            #expect(split.viewControllers == [nav, detail])
        }
        let asked = Delegate(), own = C(), second = classic(N(rootViewController: A()), B())
        asked.separated = own
        on(Self.narrow, second, asked) { stage in
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(second.viewControllers.last === own)
        }
        let kept = B(), old = A(), new = P(), third = classic(old, kept), choosing = Delegate()
        choosing.expanding = new
        on(Self.narrow, third, choosing) { stage in
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(third.viewControllers == [new, kept] && Set(third.children) == [new, kept])
            #expect(new.view.window === stage.window && old.parent == nil && old.view.window == nil)
        }
    }

    @Test(
        "a detail that was pushed while collapsed becomes the secondary; the placeholder and a popped detail do not return", .rule("H-04"),
        arguments: [Generation.ios16, .ios26])
    func expandingDetail(_ generation: Generation) {
        Generation.emulating(generation) {
            let list = A(), popped = C(), detail = C(), nav = N(rootViewController: list), split = classic(nav, B())
            on(Self.narrow, split) { stage in
                nav.popToRootViewController(animated: false)
                stage.settle()
                for next in [popped, detail] {
                    list.showDetailViewController(next, sender: nil)
                    stage.settle()
                    #expect(nav.viewControllers == [list, next])
                    if next === popped { nav.popViewController(animated: false) }
                    stage.settle()
                }
                #expect(Fault.catching { stage.resize(to: Self.wide) }.map(\.reason) == [])
                stage.settle()
                #expect(split.viewControllers == [nav, detail] && nav.viewControllers == [list])
                #expect(detail.view.window === stage.window && detail.parent === split && popped.parent == nil)
                stage.resize(to: Self.narrow)
                stage.settle()
                #expect(nav.viewControllers == [list, detail])
            }
        }
    }

    @Test("columns collapse and expand when changes of the stack are deferred", .rule("H-03", "H-04", "B-32"))
    func recorded() {
        Generation.emulating(.ios26) {
            let list = A(), detail = B(), nav = N(rootViewController: list), second = N(rootViewController: detail)
            on(Self.wide, classic(nav, second)) { stage in
                #expect(Fault.catching { stage.resize(to: Self.narrow) }.map(\.reason) == [])
                stage.settle()
                #expect(nav.viewControllers == [list, detail] && detail.view.window != nil)
                #expect(Fault.catching { stage.resize(to: Self.wide) }.map(\.reason) == [])
                stage.settle()
                #expect(second.viewControllers == [detail] && detail.view.window != nil)
            }
        }
    }

    @Test("show replaces the pane that the sender is in, and the secondary one for another sender", .rule("H-05"))
    func showingFromPanes() {
        let split = columns(.tripleColumn)
        on(Self.wide, split) { stage in
            for pane in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                let before = [UISplitViewController.Column.primary, .supplementary, .secondary].filter { $0 != pane }
                let others = before.map { split.viewController(for: $0) }, shown = P()
                split.show(shown, sender: split.viewController(for: pane))
                stage.settle()
                #expect(split.viewController(for: pane) === shown, "\(pane)")
                #expect(before.map { split.viewController(for: $0) } == others, "\(pane)")
            }
            let shown = P()
            split.show(shown, sender: nil)
            #expect(split.viewController(for: .secondary) === shown)
        }
    }

    @Test(
        "showDetail replaces the secondary if expanded and pushes if collapsed; the delegate is asked first",
        .rule("H-05", "SP-B046"))
    func showing() {
        let nav = N(rootViewController: A()), delegate = Delegate(), detail = C(), split = classic(nav, B())
        on(Self.wide, split, delegate) { _ in
            split.showDetailViewController(detail, sender: nil)
            #expect(delegate.log == ["asked detail"])
            #expect(split.viewControllers == [nav, detail])
            delegate.handlesShow = true
            split.showDetailViewController(B(), sender: nil)
            #expect(split.viewControllers == [nav, detail])
            delegate.handlesShow = false
            let shown = P()
            split.show(shown, sender: nav)
            #expect(split.viewControllers == [shown, detail])
        }
        let stack = N(rootViewController: A()), collapsed = classic(stack, B())
        on(Self.narrow, collapsed) { stage in
            let next = C()
            collapsed.showDetailViewController(next, sender: nil)
            stage.settle()
            #expect(stack.topViewController === next)
            let presented = P()
            collapsed.show(presented, sender: nil)
            stage.settle()
            #expect(collapsed.presentedViewController === presented)
        }
        final class Recording: UINavigationController {
            var shown: [UIViewController] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        let recording = Recording(rootViewController: A()), resending = classic(recording, B())
        on(Self.narrow, resending) { _ in
            let next = C()
            resending.showDetailViewController(next, sender: nil)
            #expect(recording.shown == [next])
        }
        let plain = A(), bare = classic(plain, B())
        on(Self.narrow, bare) { stage in
            let next = C()
            bare.showDetailViewController(next, sender: nil)
            stage.settle()
            #expect(bare.presentedViewController === next && next.modalPresentationStyle == .fullScreen)
        }
        final class Showing: UIViewController {
            var shown: UIViewController?
            override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
        }
        DispatchTable.add(Showing.self, selectors: ["showViewController:sender:"]) { _, _, _ in .unhandled }
        let showing = Showing(), asked = classic(showing, B())
        on(Self.narrow, asked) { _ in
            let next = C()
            asked.showDetailViewController(next, sender: nil)
            #expect(showing.shown === next && asked.presentedViewController == nil)
        }
    }

    @Test("the display mode button toggles, and the delegate is called before each change", .rule("H-06"))
    func modeButton() {
        let split = classic(A(), B()), delegate = Delegate()
        on(Self.tall, split, delegate) { stage in
            #expect(split.displayMode == .secondaryOnly)
            split.displayModeButtonItem.fire()
            stage.settle()
            #expect(split.displayMode == .oneOverSecondary)
            split.displayModeButtonItem.fire()
            stage.settle()
            #expect(split.displayMode == .secondaryOnly)
            #expect(
                delegate.log.filter { $0.hasPrefix("mode") }
                    == ["mode oneOverSecondary from secondaryOnly", "mode secondaryOnly from oneOverSecondary"])
        }
    }

    @Test("each split behavior allows its own display modes; others fall back to the automatic one", .rule("H-12"))
    func modes() {
        typealias Mode = UISplitViewController.DisplayMode
        let allowed: [(UISplitViewController.SplitBehavior, [Mode])] = [
            (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
            (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
            (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
        ]
        let all: [Mode] = [
            .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        ]
        for (behavior, modes) in allowed {
            let split = columns(.tripleColumn)
            split.preferredSplitBehavior = behavior
            on(Self.wide, split) { stage in
                for mode in all {
                    split.preferredDisplayMode = mode
                    stage.settle()
                    #expect((split.displayMode == mode) == modes.contains(mode), "\(behavior) \(mode)")
                }
            }
        }
    }

    @Test(
        "if two columns do not fit beside the secondary they displace it, or overlay it with the overlay behavior",
        .rule("H-02", "H-12"))
    func narrowTriple() {
        let tiled = columns(.tripleColumn)
        tiled.preferredSplitBehavior = .tile
        tiled.preferredDisplayMode = .twoBesideSecondary
        on(Self.tall, tiled) { stage in
            #expect(tiled.splitBehavior == .displace && tiled.displayMode == .twoDisplaceSecondary)
            #expect(tiled.stack(of: .secondary)?.view.frame.width == 834)
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(tiled.splitBehavior == .tile && tiled.displayMode == .twoBesideSecondary)
            stage.resize(to: Self.tall)
            stage.settle()
            #expect(tiled.displayMode == .twoDisplaceSecondary)
        }
        let automatic = columns(.tripleColumn)
        automatic.preferredDisplayMode = .twoBesideSecondary
        on(Self.tall, automatic) { _ in
            #expect(automatic.splitBehavior == .overlay && automatic.displayMode == .twoOverSecondary)
            #expect(automatic.stack(of: .secondary)?.view.frame == CGRect(origin: .zero, size: Self.tall))
        }
        let wideColumn = columns(.doubleColumn)
        wideColumn.preferredSplitBehavior = .tile
        (wideColumn.maximumPrimaryColumnWidth, wideColumn.preferredPrimaryColumnWidth) = (600, 600)
        on(Self.tall, wideColumn) { _ in #expect(wideColumn.splitBehavior == .overlay && wideColumn.displayMode == .secondaryOnly) }
    }

    @Test("expanded, a column is shown and hidden by the nearest display mode", .rule("H-13", "H-16"))
    func showColumn() {
        let split = columns(.tripleColumn), delegate = Delegate()
        on(Self.wide, split, delegate) { stage in
            #expect(split.displayMode == .oneBesideSecondary)
            split.show(.primary)
            stage.settle()
            #expect(split.displayMode == .twoBesideSecondary)
            #expect(delegate.log == ["mode twoBesideSecondary from oneBesideSecondary", "show primary"])
            delegate.log = []
            split.show(.primary)
            split.show(.secondary)
            split.hide(.secondary)
            split.show(.compact)
            split.hide(.compact)
            #expect(delegate.log == [])
            split.hide(.primary)
            stage.settle()
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(delegate.log.last == "hide primary")
            split.hide(.supplementary)
            stage.settle()
            #expect(split.displayMode == .secondaryOnly)
            delegate.log = []
            split.hide(.primary)
            split.hide(.supplementary)
            #expect(delegate.log == [])
        }
    }

    @Test("a column that no display mode shows is not shown, and neither is another in its place", .rule("H-13"))
    func columnWithoutMode() {
        let absent: [UISplitViewController.Column] = [.supplementary, .inspector]
        let split = columns(.doubleColumn), delegate = Delegate()
        on(Self.wide, split, delegate) { stage in
            split.hide(.primary)
            stage.settle()
            #expect(split.displayMode == .secondaryOnly)
            delegate.log = []
            for column in absent { split.show(column) }
            stage.settle()
            #expect(split.displayMode == .secondaryOnly && delegate.log == [])
        }
        let narrow = columns(.doubleColumn)
        on(Self.narrow, narrow) { stage in
            narrow.show(.primary)
            stage.settle()
            for column in absent { narrow.show(column) }
            stage.settle()
            #expect((narrow.viewControllers.first as? UINavigationController)?.topViewController is A)
        }
    }

    @Test("collapsed, show pushes a column with those between, or pops to it", .rule("H-13"))
    func showColumnCollapsed() {
        let split = columns(.doubleColumn)
        on(Self.narrow, split) { stage in
            let nav = split.viewControllers.first as? UINavigationController
            #expect(nav?.topViewController is B)
            split.hide(.secondary)
            stage.settle()
            #expect(nav?.topViewController is A)
            split.hide(.primary)
            stage.settle()
            #expect(nav?.topViewController is A)
            split.show(.secondary)
            stage.settle()
            #expect(nav?.topViewController is B)
            let stack = nav?.viewControllers
            split.show(.secondary)
            stage.settle()
            #expect(nav?.viewControllers == stack)
            split.show(.primary)
            stage.settle()
            #expect(nav?.topViewController is A)
            split.show(.compact)
            #expect(nav?.topViewController is A)
        }
    }

    @Test("a column's content that is being popped returns to its column on expanding", .rule("H-04", "H-14"))
    func widenedWhilePopping() {
        let split = columns(.doubleColumn)
        on(Self.narrow, split) { stage in
            let primary = split.stack(of: .primary)
            let secondary = split.stack(of: .secondary)
            let detail = primary!.topViewController!
            primary?.popViewController(animated: true)
            stage.advance(by: 0.1)
            #expect(Fault.catching { stage.resize(to: Self.wide) }.map(\.reason) == [])
            stage.settle()
            #expect(secondary?.viewControllers == [detail])
            #expect(detail.parent === secondary && detail.view.window != nil)
        }
    }

    @Test("collapsed, showing the last of three columns pushes the middle one too, and showing the middle one pops to it", .rule("H-13"))
    func interveningColumn() {
        let split = columns(.tripleColumn)
        on(Self.narrow, split) { stage in
            let nav = split.viewControllers.first as? UINavigationController
            split.show(.primary)
            stage.settle()
            #expect(nav?.viewControllers.map { $0 is A } == [true])
            split.show(.secondary)
            stage.settle()
            #expect(nav?.viewControllers.count == 3 && nav?.viewControllers[1] is C && nav?.topViewController is B)
            split.show(.supplementary)
            stage.settle()
            #expect(nav?.viewControllers.count == 2 && nav?.topViewController is C)
        }
    }

    @Test(
        "displayMode is never automatic, whatever the delegate returns; a change on expanding calls the delegate like any other",
        .rule("H-02", "H-06", "H-12", "H-16"))
    func changedWhileExpanding() {
        final class Automatic: NSObject, UISplitViewControllerDelegate {
            var log: [String] = []
            var expanding = UISplitViewController.DisplayMode.automatic
            func splitViewController(
                _ svc: UISplitViewController,
                displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode { expanding }
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
                log.append("mode \(displayMode)")
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                log.append("hide \(column)")
            }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand") }
        }
        let split = columns(.doubleColumn), delegate = Automatic()
        on(Self.wide, split) { stage in
            #expect(split.displayMode == .oneBesideSecondary)
            split.delegate = delegate
            stage.resize(to: Self.narrow)
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(split.displayMode == .oneBesideSecondary && delegate.log == ["didExpand"])
            stage.resize(to: Self.narrow)
            delegate.log = []
            delegate.expanding = .secondaryOnly
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(split.displayMode == .secondaryOnly && delegate.log == ["mode secondaryOnly", "hide primary", "didExpand"])
            // Side by side, no column lies over the secondary.
            stage.resize(to: Self.narrow)
            delegate.expanding = .oneOverSecondary
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(split.splitBehavior == .tile && split.displayMode == .oneBesideSecondary)
        }
    }

    @Test("displayModeButtonItem is not shown and does nothing in a column style", .rule("H-06"))
    func noClassicButton() {
        let split = columns(.doubleColumn)
        on(Self.wide, split) { stage in
            let item = split.displayModeButtonItem, mode = split.displayMode
            split.viewController(for: .secondary)?.navigationItem.leftBarButtonItem = item
            stage.settle()
            item.fire()
            stage.settle()
            #expect(split.displayMode == mode && item.frame(in: stage.window) == nil)
        }
    }

    /// Chooses the top column and the display mode of a column-style split view.
    final class Choosing: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("top \(proposedTopColumn)")
            return .primary
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.append("mode \(proposedDisplayMode)")
            return .secondaryOnly
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse \(svc.isCollapsed)") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand \(svc.isCollapsed)") }
    }

    @Test("columns ask the delegate for the top column on collapse and for the mode on expand, then call it", .rule("H-14"))
    func collapsingAndExpanding() {
        let split = columns(.doubleColumn), delegate = Choosing()
        split.delegate = delegate
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", size: Self.narrow)
        stage.settle()
        #expect(delegate.log == ["top secondary", "didCollapse true"])
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController is A)
        delegate.log = []
        stage.resize(to: Self.wide)
        stage.settle()
        #expect(delegate.log == ["mode oneBesideSecondary", "didExpand false"])
        #expect(split.displayMode == .secondaryOnly)
        // Until the app sets a preference or the size changes.
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(split.displayMode == .oneBesideSecondary)
        UIScreen.main.become(HostScreen())
    }

    @Test("a split view controller may be released while its columns move")
    func goneWhileMoving() {
        weak var gone: UISplitViewController?
        do {
            let split = columns(.doubleColumn)
            gone = split
            on(Self.wide, split) { stage in
                split.hide(.primary)
                stage.advance(by: 0.05)
                stage.window.rootViewController = A()
            }
        }
        EventLoop.main.advance(by: 1)
        #expect(gone == nil)
    }

    @Test("the mode proposed on expanding is preferredDisplayMode", .rule("H-14", "H-02"))
    func proposedMode() {
        let split = columns(.doubleColumn), delegate = Choosing()
        split.preferredDisplayMode = .secondaryOnly
        on(Self.narrow, split) { stage in
            split.delegate = delegate
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(delegate.log == ["mode secondaryOnly", "didExpand false"])
        }
    }

    @Test(
        "collapsed, a replaced column takes the old one's place, and a replaced primary keeps the columns pushed on it",
        .rule("H-11", "H-13"))
    func exchangedWhileCollapsed() {
        let split = columns(.doubleColumn)
        on(Self.narrow, split) { stage in
            let old = split.stack(of: .secondary), new = C()
            let oldContent = split.stack(of: .primary)!.topViewController!
            split.setViewController(new, for: .secondary)
            stage.settle()
            let list = split.stack(of: .primary)
            #expect(list?.topViewController === new && list?.viewControllers.count == 2)
            #expect(old?.viewControllers == [oldContent])
            #expect(split.isShowing(.secondary))

            let other = N(rootViewController: P())
            split.setViewController(other, for: .primary)
            stage.settle()
            #expect(split.viewControllers == [other])
            #expect(other.viewControllers.count == 2 && other.topViewController === new && new.view.window != nil)
            #expect(list?.viewControllers.count == 1 && list?.parent == nil)

            stage.resize(to: Self.wide)
            stage.settle()
            #expect(split.stack(of: .secondary)?.viewControllers == [new])
        }
    }

    @Test("collapsed, setting a column's controller again keeps it on the stack, without what was pushed on it", .rule("H-11"))
    func setAgainWhileCollapsed() {
        let split = columns(.doubleColumn)
        on(Self.narrow, split) { stage in
            let list = split.stack(of: .primary), stack = split.stack(of: .secondary)
            let detail = split.viewController(for: .secondary)!
            list?.pushViewController(C(), animated: false)
            stage.settle()
            #expect(Fault.catching { split.setViewController(detail, for: .secondary) } == [])
            stage.settle()
            #expect(list?.topViewController === detail && list?.viewControllers.count == 2 && detail.view.window != nil)
            #expect(split.stack(of: .secondary) === stack)
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(stack?.viewControllers == [detail])
        }
    }

    @Test(
        "collapsed, controllers pushed on a column's own stack are shown with the column, and hiding the column pops them all",
        .rule("H-13"))
    func filledWhileCollapsed() {
        let split = columns(.doubleColumn)
        on(Self.narrow, split) { stage in
            let list = split.stack(of: .primary)
            let secondary = split.stack(of: .secondary)
            split.hide(.secondary)
            stage.settle()
            let first = C(), second = P()
            secondary?.setViewControllers([first, second], animated: false)
            split.show(.secondary)
            stage.settle()
            #expect(list?.viewControllers.suffix(2) == [first, second] && list?.viewControllers.count == 3)
            split.hide(.secondary)
            stage.settle()
            #expect(list?.viewControllers.count == 1)
            stage.resize(to: Self.wide)
            stage.settle()
            #expect(secondary?.viewControllers == [first, second])
        }
    }

    @Test("an edge swipe shows the column between the delegate's calls for its beginning and end", .rule("H-16"))
    func gesture() {
        let split = columns(.doubleColumn), delegate = Delegate()
        on(Self.tall, split, delegate) { stage in
            #expect(split.displayMode == .secondaryOnly)
            stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
            stage.settle()
            #expect(delegate.log.first == "gesture will" && delegate.log.last == "gesture did")
            #expect(delegate.log.contains("show primary"))
            #expect(split.displayMode == .oneOverSecondary)
            split.hide(.primary)
            stage.settle()
            split.presentsWithGesture = false
            stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
            stage.settle()
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test("with a column style the delegate is not asked about show; from a compact column without a stack it presents", .rule("H-18"))
    func columnShow() {
        let split = columns(.doubleColumn), delegate = Delegate(), compact = M()
        delegate.handlesShow = true
        split.setViewController(compact, for: .compact)
        on(Self.narrow, split, delegate) { stage in
            let next = C()
            compact.show(next, sender: nil)
            stage.settle()
            #expect(!delegate.log.contains("asked show"))
            #expect(split.presentedViewController === next)
            split.dismiss(animated: false)
            stage.settle()
            compact.showDetailViewController(C(), sender: nil)
            stage.settle()
            #expect(!delegate.log.contains("asked detail"))
        }
    }

    final class OldDelegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var hides: Bool?
        func splitViewController(
            _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
            for pc: UIPopoverController
        ) { log.append("hide \(type(of: aViewController)) \(pc.contentViewController === aViewController)") }
        func splitViewController(
            _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
        ) {
            log.append("show \(type(of: aViewController))")
        }
        func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation)
            -> Bool
        {
            hides ?? orientation.isPortrait
        }
    }

    @Test("until iOS 7 the primary is hidden in portrait behind a button, unless the delegate keeps it", .rule("H-08"))
    func oldDelegate() {
        Generation.emulating(.ios6) {
            let split = classic(A(), B()), delegate = OldDelegate()
            split.delegate = delegate
            let stage = Stage(root: split, device: "iPad Pro 11 (M4)")
            stage.settle()
            #expect(delegate.log == ["hide A true"])
            #expect(split.displayMode == .secondaryOnly)
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            #expect(delegate.log == ["hide A true", "show A"])
            #expect(split.displayMode == .oneBesideSecondary)
            stage.rotate(to: .portrait)
            stage.settle()

            let kept = classic(A(), B()), keeping = OldDelegate()
            keeping.hides = false
            kept.delegate = keeping
            Stage(root: kept, device: "iPad Pro 11 (M4)").settle()
            #expect(keeping.log == [])
            #expect(kept.displayMode == .oneBesideSecondary)
        }
        UIScreen.main.become(HostScreen())
    }

    @Test("columns add their button unless a gesture does the same", .rule("H-17", "H-06"))
    func modeButtonOfColumns() {
        func shown(_ stack: UINavigationController) -> Bool { stack.navigationBar.containersItem != nil }
        let primary = N(rootViewController: A()), secondary = N(rootViewController: B()),
            split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        on(Self.wide, split) { stage in
            #expect(split.isShowing(.primary))
            #expect(shown(primary) && !shown(secondary))
            split.hide(.primary)
            stage.settle()
            #expect(!shown(primary) && shown(secondary))
            split.presentsWithGesture = false
            #expect(!shown(secondary))
            split.displayModeButtonVisibility = .always
            #expect(shown(secondary))
            split.displayModeButtonVisibility = .never
            split.presentsWithGesture = true
            #expect(!shown(secondary))
            split.displayModeButtonVisibility = .automatic
            secondary.navigationBar.containersItem?.primaryAction?.performWithSender(nil, target: nil)
            stage.settle()
            #expect(split.isShowing(.primary))
            stage.resize(to: Self.narrow)
            #expect(!shown(primary) && !shown(secondary))
        }
        let old = N(rootViewController: A())
        on(Self.wide, classic(old, B())) { _ in #expect(!shown(old)) }
    }
}
