import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Split view controllers", .serialized)
struct SplitTests {
    private func classic(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        return split
    }

    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var handles = false
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.append("collapse")
            return handles
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("willShow \(column)")
        }
    }

    @Test("on a phone a split view controller is collapsed: the secondary is on the primary's stack", .rule("H-01", "H-03"))
    func collapsed() {
        let list = A(), detail = B(), nav = N(rootViewController: list)
        let split = classic(nav, N(rootViewController: detail)), delegate = Delegate()
        split.delegate = delegate
        Scenario.run(split) { _ in
            #expect(split.isCollapsed)
            #expect(delegate.log == ["collapse"])
            #expect(nav.viewControllers == [list, detail])
        }
        let kept = N(rootViewController: A())
        let second = classic(kept, B()), handling = Delegate()
        handling.handles = true
        second.delegate = handling
        Scenario.run(second) { _ in #expect(kept.viewControllers.count == 1) }
    }

    @Test("showing a controller that a column's stack contains pops to it, and does not wrap it again", .rule("H-05", "H-11"))
    func shownAgain() {
        let split = UISplitViewController(style: .doubleColumn), detail = B()
        split.setViewController(A(), for: .primary)
        split.setViewController(detail, for: .secondary)
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        stage.settle()
        let navigation = detail.navigationController
        navigation?.pushViewController(C(), animated: false)
        split.showDetailViewController(detail, sender: nil)
        stage.settle()
        #expect(detail.navigationController === navigation && navigation?.viewControllers == [detail])
    }

    final class Collapsing: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var primary: UIViewController?
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            log.append("primary")
            return primary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.append("\(type(of: secondaryViewController)) onto \(type(of: primaryViewController))")
            return false
        }
    }

    @Test("primaryViewController(forCollapsing:) can still read both view controllers", .rule("H-03"))
    func bothWhileCollapsing() {
        final class Counting: NSObject, UISplitViewControllerDelegate {
            var seen: [UIViewController] = []
            func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
                seen = splitViewController.viewControllers
                return seen.first
            }
        }
        let a = A(), b = B(), split = classic(a, b), delegate = Counting()
        split.delegate = delegate
        Stage(root: split, device: "iPhone 15").settle()
        #expect(delegate.seen == [a, b] && split.viewControllers == [a])
    }

    @Test("the primary's width is its fraction of the total, within its bounds", .rule("H-07"))
    func primaryWidth() {
        let split = classic(A(), B()), stage = Stage(root: split, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let width = split.view.bounds.width
        func shown(_ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            (split.preferredPrimaryColumnWidthFraction, split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (
                fraction, minimum, maximum
            )
            stage.settle()
            return split.primaryColumnWidth
        }
        #expect(abs(shown(0.4, 100, 900) - width * 0.4) <= 0.5)
        #expect(shown(0.4, 100, 300) == 300)
        #expect(shown(0.1, 250, 900) == 250)
        let automatic = UISplitViewController.automaticDimension
        #expect(shown(automatic, automatic, automatic) == 320)
    }

    @Test("the delegate chooses the target mode of the display mode button, and is called before the change", .rule("H-06"))
    func targetMode() {
        final class Targeting: NSObject, UISplitViewControllerDelegate {
            var log: [String] = []
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .secondaryOnly }
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
                log.append("\(displayMode) from \(svc.displayMode)")
            }
        }
        let split = classic(A(), B()), delegate = Targeting()
        split.preferredDisplayMode = .oneOverSecondary
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        split.delegate = delegate
        #expect(split.displayMode == .oneOverSecondary)
        split.displayModeButtonItem.fire()
        stage.settle()
        #expect(split.displayMode == .secondaryOnly && delegate.log == ["secondaryOnly from oneOverSecondary"])
    }

    @Test("collapsing requests the primary first; a plain primary is kept", .rule("H-03"))
    func collapsingPrimary() {
        for own in [nil, C()] {
            let plain = A(), detail = B(), split = classic(plain, detail), delegate = Collapsing()
            delegate.primary = own
            split.delegate = delegate
            Scenario.on {
                Scenario.run(split) { _ in
                    #expect(delegate.log == ["primary", own == nil ? "B onto A" : "B onto C"])
                    #expect((own ?? plain).view.window != nil && detail.viewIfLoaded?.window == nil)
                }
            }
        }
    }

    @Test("an iPad shows both columns in landscape and one in portrait; the primary has compact width", .rule("H-02", "H-07", "H-09"))
    func expanded() {
        let list = A(), detail = B()
        let split = classic(N(rootViewController: list), detail)
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        stage.settle()
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 320)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
        #expect(detail.view.frame.minX > 320)
        // Another override leaves the width compact.
        split.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: split.viewControllers[0])
        #expect(list.traitCollection.horizontalSizeClass == .compact && list.traitCollection.userInterfaceStyle == .dark)
        // The width is compact again after the columns were collapsed.
        for (width, isCollapsed) in [(CGFloat(375), true), (1210, false)] {
            stage.resize(to: CGSize(width: width, height: 834))
            stage.settle()
            #expect(split.isCollapsed == isCollapsed && list.traitCollection.horizontalSizeClass == .compact)
        }
        let portrait = classic(A(), B())
        let second = Stage(root: portrait, device: "iPad Pro 11 (M4)")
        second.settle()
        #expect(portrait.displayMode == .secondaryOnly)
        UIScreen.main.become(HostScreen())
    }

    @Test("a column style wraps plain controllers, but not the compact one", .rule("H-10", "H-11", "H-14", "H-15"))
    func columns() {
        let split = UISplitViewController(style: .doubleColumn), delegate = Delegate()
        split.delegate = delegate
        let compact = C(), primary = A()
        split.setViewController(primary, for: .primary)
        split.setViewController(B(), for: .secondary)
        split.setViewController(compact, for: .compact)
        #expect(
            split.style == .doubleColumn && UISplitViewController(style: .tripleColumn).style == .tripleColumn
                && UISplitViewController().style == .unspecified)
        #expect(split.viewController(for: .primary) === primary)
        #expect(primary.navigationController != nil && primary.navigationController?.parent === split)
        #expect(split.viewController(for: .compact) === compact)
        Scenario.run(split) { _ in
            #expect(split.isCollapsed)
            #expect(delegate.log == ["willShow compact", "didCollapse"])
            #expect(compact.view.window != nil)
        }
    }
}
