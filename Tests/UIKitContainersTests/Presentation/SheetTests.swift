import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitRuntime

/// Sheets under gestures and changes in code.
@MainActor @Suite("Sheets", .serialized)
struct SheetTests {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
            log.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
        }
    }

    private struct Shown {
        let stage: Stage
        let root: UIViewController
        let modal: UIViewController
        let sheet: UISheetPresentationController
        let delegate: Delegate
        @MainActor var top: CGFloat { modal.view.convert(modal.view.bounds, to: nil).minY }
        /// Drags the sheet's top by `distance`, slowly or as a fling.
        @MainActor func pull(_ distance: CGFloat, duration: Double = 1.5, lifts: Bool = true) {
            let start = CGPoint(x: 196, y: top + 40)
            stage.drag(from: start, to: CGPoint(x: 196, y: start.y + distance), duration: duration, lifts: lifts)
        }
    }

    private func show(
        _ detents: [UISheetPresentationController.Detent] = [.large()], modal: UIViewController = M(),
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) -> Shown {
        let root = A(), delegate = Delegate()
        let stage = Stage(root: root)
        let sheet = modal.sheetPresentationController!
        sheet.detents = detents
        sheet.delegate = delegate
        configure(sheet)
        root.present(modal, animated: false)
        stage.settle()
        stage.forgetTrace()
        return Shown(stage: stage, root: root, modal: modal, sheet: sheet, delegate: delegate)
    }

    private static let appearance: Set<String> = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

    @Test("a sheet released before half its height returns; each attempt calls the delegate again", .rule("B-37", "SP-D059", "SP-D058"))
    func returns() {
        let shown = show()
        let rest = shown.top
        shown.pull(150, lifts: false)
        #expect(abs(shown.modal.view.layer.presentation()!.frame.minY - rest - 140) < 2)
        #expect(shown.stage.trace(of: Self.appearance) == ["M.viewWillDisappear"])
        shown.stage.touch(.ended, CGPoint(x: 196, y: rest + 190))
        shown.stage.settle()
        #expect(shown.top == rest)
        #expect(shown.stage.trace(of: Self.appearance) == ["M.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear"])
        #expect(shown.delegate.log == ["should", "will"])
        shown.pull(100)
        shown.stage.settle()
        #expect(shown.delegate.log == ["should", "will", "should", "will"])
        #expect(shown.root.presentedViewController === shown.modal)
    }

    @Test("a sheet pulled past half its height is dismissed", .rule("SP-D058"))
    func goes() {
        let shown = show()
        shown.pull(600)
        shown.stage.settle()
        #expect(shown.root.presentedViewController == nil)
        #expect(shown.delegate.log == ["should", "will", "did"])
        #expect(shown.stage.trace(of: Self.appearance) == ["M.viewWillDisappear", "M.viewDidDisappear"])
        #expect(shown.root.view.transform.isIdentity)
    }

    @Test("a sheet with isModalInPresentation stretches and calls didAttemptToDismiss", .rule("SP-D060", "SP-D061"))
    func refused() {
        let shown = show()
        shown.modal.isModalInPopover = true
        #expect(shown.modal.isModalInPresentation)
        let rest = shown.top
        shown.pull(300, lifts: false)
        #expect(shown.top > rest && shown.top < rest + 200)
        shown.stage.touch(.ended, CGPoint(x: 196, y: rest + 340))
        shown.stage.settle()
        #expect(shown.top == rest)
        #expect(shown.delegate.log == ["attempt"])
        #expect(shown.stage.trace(of: Self.appearance) == [])
        shown.stage.tap(at: CGPoint(x: 196, y: 20))
        shown.stage.settle()
        #expect(shown.root.presentedViewController === shown.modal)
        #expect(shown.delegate.log == ["attempt", "attempt"])
    }

    @Test("a controller inside the presented navigation controller can also prevent the dismissal", .rule("SP-D061"))
    func heldFromInside() {
        let content = UIViewController(), root = UIViewController(), stage = Stage(root: root)
        root.present(UINavigationController(rootViewController: content), animated: false)
        stage.settle()
        content.isModalInPresentation = true
        stage.drag(from: CGPoint(x: 196, y: 80), to: CGPoint(x: 196, y: 800))
        stage.settle()
        #expect(root.presentedViewController != nil)
        content.navigationController?.pushViewController(UIViewController(), animated: false)
        stage.drag(from: CGPoint(x: 196, y: 80), to: CGPoint(x: 196, y: 800))
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    // The speeds are those of metrics.md 10.
    @Test("a sheet flicked down at 1000 points per second is dismissed; at 975 it springs back", arguments: [(1000, true), (975, false)])
    func fling(_ speed: CGFloat, _ goes: Bool) {
        let shown = show()
        shown.pull(speed * 0.3, duration: 0.3)
        shown.stage.settle()
        #expect((shown.root.presentedViewController == nil) == goes)
    }

    @Test("a drag between detents selects the nearest; only the user's choice calls the delegate", .rule("SP-D080", "SP-D065"))
    func detents() {
        let shown = show([.medium(), .large()])
        let medium = shown.top
        shown.pull(-300)
        shown.stage.settle()
        #expect(shown.sheet.selectedDetentIdentifier == .large)
        #expect(shown.top < medium - 250)
        #expect(shown.delegate.log == ["detent com.apple.UIKit.large"])
        shown.sheet.animateChanges { shown.sheet.selectedDetentIdentifier = .medium }
        shown.stage.settle()
        #expect(shown.top == medium)
        #expect(shown.delegate.log == ["detent com.apple.UIKit.large"])
        shown.pull(-60)
        shown.stage.settle()
        #expect(shown.top == medium)
        // A drag that ends at the same detent is no change.
        #expect(shown.delegate.log == ["detent com.apple.UIKit.large"])
    }

    @Test("the sheet of an adapted popover calls the delegate that the app gave it", .rule("SP-D073", "SP-D080"))
    func adaptedPopoversDelegate() {
        let root = A(), modal = M(), delegate = Delegate(), stage = Stage(root: root)
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        let sheet = modal.popoverPresentationController!.adaptiveSheetPresentationController
        sheet.detents = [.medium(), .large()]
        sheet.delegate = delegate
        root.present(modal, animated: false)
        stage.settle()
        let top = modal.view.convert(modal.view.bounds, to: nil).minY
        stage.drag(from: CGPoint(x: 196, y: top + 40), to: CGPoint(x: 196, y: top - 260), duration: 1.5)
        stage.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(delegate.log == ["detent com.apple.UIKit.large"])
    }

    @Test("the delegate of a sheet has a sheet's methods, which apps call after their own changes of the detent", .rule("SP-D080"))
    func delegatesMethods() {
        let shown = show([.medium(), .large()])
        shown.sheet.selectedDetentIdentifier = .large
        shown.sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(shown.sheet)
        #expect(shown.delegate.log == ["detent com.apple.UIKit.large"])
        #expect((shown.sheet as UIPresentationController).delegate === shown.delegate)
        shown.sheet.delegate = nil
        #expect((shown.sheet as UIPresentationController).delegate == nil)
    }

    final class Scrolling: UIViewController {
        let scroll = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(scroll)
        }
    }

    @Test("scrolling content drags the sheet once it is at its top, and expands it first", .rule("SP-D065", "SP-D074"))
    func scrolling() {
        let modal = Scrolling()
        let shown = show([.medium(), .large()], modal: modal)
        shown.pull(-300)
        shown.stage.settle()
        #expect(shown.sheet.selectedDetentIdentifier == .large)
        #expect(modal.scroll.contentOffset.y == -modal.scroll.adjustedContentInset.top)
        // At the largest detent the content scrolls.
        shown.pull(-300)
        shown.stage.settle()
        #expect(modal.scroll.contentOffset.y > 100)
        let scrolled = modal.scroll.contentOffset.y
        shown.pull(40)
        shown.stage.settle()
        #expect(modal.scroll.contentOffset.y < scrolled)
        #expect(shown.sheet.selectedDetentIdentifier == .large)
        modal.scroll.contentOffset.y = -modal.scroll.adjustedContentInset.top
        shown.pull(250)
        shown.stage.settle()
        #expect(shown.sheet.selectedDetentIdentifier == .medium)

        let second = show([.medium(), .large()], modal: Scrolling()) { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
        second.pull(-300)
        second.stage.settle()
        #expect(second.sheet.selectedDetentIdentifier == nil)
    }

    @Test("a sheet has at least one detent", .rule("SP-D075"))
    func noDetents() {
        let sheet = M().sheetPresentationController!
        #expect(Fault.catching { sheet.detents = [] }.count == 1)
        #expect(sheet.detents.map(\.identifier) == [.large])
    }

    @Test(
        "the medium detent is inactive in compact height, and a custom one if it resolves to nil; one without an identifier gets one",
        .rule("SP-D076", "SP-D077"))
    func inactiveDetents() {
        typealias Detent = UISheetPresentationController.Detent
        final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
            var containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
            let maximumDetentValue: CGFloat = 300
        }
        let room = Room()
        #expect(Detent.medium().resolvedValue(in: room) == nil)
        #expect(Detent.large().resolvedValue(in: room) == 300)
        #expect(Detent.custom { _ in 400 }.resolvedValue(in: room) == 300)
        room.containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
        #expect(Detent.medium().resolvedValue(in: room) == 150)
        let names = [Detent.custom { _ in 1 }.identifier.rawValue, Detent.custom { _ in 2 }.identifier.rawValue]
        #expect(!names.contains("") && names[0] != names[1])

        // Inactive detents are skipped: the sheet is at the next one.
        let shown = show([.custom { _ in nil }, .custom { _ in 200 }, .large()])
        #expect(shown.modal.view.frame.height == 200 + shown.stage.window.safeAreaInsets.bottom)
    }

    @Test("a detent is resolved with the container's traits, and again after invalidateDetents", .rule("SP-D078", "SP-D077"))
    func resolving() {
        var height: CGFloat = 200
        var styles: Set<UIUserInterfaceStyle> = []
        let detent = UISheetPresentationController.Detent.custom(identifier: .init("own")) { context in
            styles.insert(context.containerTraitCollection.userInterfaceStyle)
            return height
        }
        let shown = show([detent, .large()]) { $0.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        let bottom = shown.stage.window.safeAreaInsets.bottom
        #expect(shown.modal.traitCollection.userInterfaceStyle == .dark)
        #expect(styles == [.light])
        #expect(shown.modal.view.frame.height == 200 + bottom)
        height = 320
        shown.stage.settle()
        #expect(shown.modal.view.frame.height == 200 + bottom)
        shown.sheet.invalidateDetents()
        #expect(shown.modal.view.frame.height == 200 + bottom)
        shown.stage.turn()
        #expect(shown.modal.view.frame.height == 320 + bottom)
        height = 5000
        shown.sheet.invalidateDetents()
        shown.stage.turn()
        #expect(shown.top == shown.stage.window.safeAreaInsets.top + 10)
    }

    @Test("changes in animateChanges are laid out on return and animate", .rule("SP-D079"))
    func animateChanges() {
        let shown = show([.medium(), .large()])
        let medium = shown.top
        shown.sheet.animateChanges { shown.sheet.selectedDetentIdentifier = .large }
        #expect(shown.top < medium - 200)
        shown.stage.advance(by: 0.05)
        let seen = shown.modal.view.layer.presentation()!.frame.minY
        #expect(seen > shown.top + 20 && seen < medium)
    }

    @Test("touches above an undimmed detent reach the presenter", .rule("SP-D082"))
    func undimmed() {
        let shown = show([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        let above = CGPoint(x: 196, y: 150)
        #expect(shown.stage.window.hitTest(above, with: nil) === shown.root.view)
        // Its edge is visible through its shadow.
        func shadow() -> CGRect? { shown.modal.view.superview?.subviews.first { $0.layer.shadowOpacity > 0 }?.frame }
        #expect(shadow() == shown.modal.view.frame)
        defer { #expect(shadow() == nil) }
        shown.sheet.selectedDetentIdentifier = .large
        shown.stage.settle()
        #expect(shown.stage.window.hitTest(CGPoint(x: 196, y: 20), with: nil)?.isDescendant(of: shown.root.view) == false)
        let dimmed = show([.medium()])
        #expect(dimmed.stage.window.hitTest(above, with: nil)?.isDescendant(of: dimmed.root.view) == false)
    }

    @Test(
        "the presenter behind a departing sheet is clipped to its corners until they are straight, and a canceled dismissal rounds them again",
        .rule("SP-D084"))
    func leavingCorners() {
        let shown = show(), view = shown.root.view!
        let radius = view.layer.cornerRadius
        #expect(radius > 0 && view.clipsToBounds)
        shown.pull(100, lifts: false)
        shown.stage.touch(.ended, CGPoint(x: 196, y: shown.top + 40))
        shown.stage.settle()
        #expect(shown.root.presentedViewController === shown.modal && view.layer.cornerRadius == radius && view.clipsToBounds)
        shown.modal.dismiss(animated: true)
        shown.stage.advance(by: 0.1)
        let seen = view.layer.presentation()?.cornerRadius ?? 0
        #expect(seen > 0 && seen < radius && view.clipsToBounds)
        shown.stage.settle()
        #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds)
    }

    @Test(
        "behind a large sheet the presenter is inset 16 points and dimmed by a fifth; a second sheet stacks the same way", .rule("SP-D084"))
    func stack() {
        func inset(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minX }
        let shown = show()
        #expect(shown.top == shown.stage.window.safeAreaInsets.top + 10 && shown.modal.view.layer.cornerRadius == 10)
        #expect(abs(inset(shown.root.view) - 16) < 1e-9 && shown.root.view.layer.cornerRadius == 10)
        let dimming = shown.sheet.containerView?.subviews.first { $0.backgroundColor == .black }
        #expect(dimming.map { abs($0.alpha - 0.2) < 1e-6 } == true)
        let second = B()
        shown.modal.present(second, animated: false)
        shown.stage.settle()
        #expect(inset(second.view) == 0 && abs(inset(shown.modal.view) - 16) < 1e-9)
        #expect(second.view.convert(second.view.bounds, to: nil).minY == shown.stage.window.safeAreaInsets.top + 10)
    }

    @Test("only the front sheet has its preferredCornerRadius", .rule("SP-D083"))
    func corners() {
        let shown = show { $0.preferredCornerRadius = 24 }
        #expect(shown.modal.view.layer.cornerRadius == 24)
        let second = B()
        second.sheetPresentationController?.preferredCornerRadius = 30
        shown.modal.present(second, animated: false)
        shown.stage.settle()
        #expect(second.view.layer.cornerRadius == 30)
        #expect(shown.modal.view.layer.cornerRadius == 10)
        second.dismiss(animated: false)
        shown.stage.settle()
        #expect(shown.modal.view.layer.cornerRadius == 24)
    }

    @Test(
        "a sheet scaled back behind another keeps its frame when its container is laid out, and follows the other's detent",
        .rule("SP-D084", "SP-D079"))
    func laidOutBehind() {
        func inset(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minX }
        let shown = show(), second = B(), size = shown.modal.view.bounds.size
        second.sheetPresentationController?.detents = [.medium(), .large()]
        second.sheetPresentationController?.selectedDetentIdentifier = .large
        shown.modal.present(second, animated: false)
        shown.stage.settle()
        let place = shown.modal.view.convert(shown.modal.view.bounds, to: nil)
        #expect(abs(inset(shown.modal.view) - 16) < 1e-9)
        shown.sheet.containerView?.setNeedsLayout()
        shown.stage.settle()
        #expect(shown.modal.view.bounds.size == size && shown.modal.view.convert(shown.modal.view.bounds, to: nil) == place)
        second.sheetPresentationController?.animateChanges { second.sheetPresentationController?.selectedDetentIdentifier = .medium }
        #expect(inset(shown.modal.view) == 0)
    }

    @Test("a page sheet is taller than wide and ignores preferredContentSize", .rule("SP-D023"))
    func page() {
        let geometry = SheetGeometry(
            container: CGRect(x: 0, y: 0, width: 1024, height: 1366), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            style: .pageSheet,
            isCompactWidth: false, isCompactHeight: false, preferredContentSize: CGSize(width: 300, height: 200), figures: .current)
        let frame = geometry.frame(detent: nil)
        #expect(frame.height > frame.width)
        #expect(frame.width > 300)
        #expect(frame.minY > 0 && frame.minX > 0)
    }

    @Test("behind a large sheet the status bar turns white, and back when the presenter returns")
    func statusBar() {
        let shown = show([.medium(), .large()])
        // The style remains the controllers' choice; by default the bar's text follows what is behind it.
        func style() -> UIUserInterfaceStyle { StatusBarAppearance.answer(of: shown.root).interfaceStyle }
        #expect(style() == .light)
        shown.sheet.animateChanges { shown.sheet.selectedDetentIdentifier = .large }
        shown.stage.settle()
        #expect(style() == .dark)
        #expect(StatusBarAppearance.answer(of: shown.root).style == .default)
        shown.modal.dismiss(animated: true)
        shown.stage.settle()
        #expect(style() == .light)
    }

    @Test("a sheet's dark background is lighter than what it covers", .rule("metrics-4")) func elevation() {
        let root = UIViewController(), sheet = UIViewController(), full = UIViewController()
        for controller in [root, sheet, full] { controller.view.backgroundColor = .systemBackground }
        full.modalPresentationStyle = .fullScreen
        let stage = Stage(root: root, appearance: .dark)
        root.present(sheet, animated: false)
        stage.settle()
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated && root.traitCollection.userInterfaceLevel == .base)
        #expect(sheet.view.layer.backgroundColor?.components?.first.map { ($0 * 255).rounded() } == 28)
        sheet.present(full, animated: false)
        stage.settle()
        #expect(full.traitCollection.userInterfaceLevel == .base)
    }
}
