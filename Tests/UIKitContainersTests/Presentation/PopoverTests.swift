import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Popovers on an iPad.
@MainActor @Suite("Popovers", .serialized)
struct PopoverTests {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var moves = 0
        var newRect: CGRect?
        var newView: UIView?
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            moves += 1
            if let newRect { rect.pointee = newRect }
            if let newView { view.pointee = newView }
        }
    }

    private func show(
        _ modal: UIViewController = M(), root: UIViewController = A(),
        _ configure: (UIPopoverPresentationController, UIViewController) -> Void = { _, _ in },
        body: (Stage, UIViewController, UIPopoverPresentationController) throws -> Void
    ) rethrows {
        let stage = Stage(root: root, device: "iPad Pro 11 (M4)")
        defer { UIScreen.main.become(HostScreen()) }
        modal.modalPresentationStyle = .popover
        if modal.preferredContentSize == .zero { modal.preferredContentSize = CGSize(width: 200, height: 150) }
        let popover = modal.popoverPresentationController!
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 20)
        configure(popover, root)
        root.present(modal, animated: false)
        stage.settle()
        try body(stage, root, popover)
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test("defaults of UIPopoverPresentationController", .rule("SP-D086", "SP-D088", "SP-D089", "SP-D087"))
    func defaults() {
        let modal = M()
        modal.modalPresentationStyle = .popover
        let popover = modal.popoverPresentationController!
        #expect(popover.sourceRect == .null)
        #expect(!popover.canOverlapSourceViewRect)
        #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any, .unknown]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15, .max])
        Generation.emulating(.ios8) {
            let old = M()
            old.modalPresentationStyle = .popover
            #expect(old.popoverPresentationController?.sourceRect == .zero)
        }
    }

    @Test(
        "a null sourceRect means the view's bounds; layout of the source and content changes reposition the popover",
        .rule("SP-D086", "SP-D097", "SP-D090"))
    func following() {
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        show { popover, root in
            root.view.addSubview(source)
            popover.sourceView = source
            popover.sourceRect = .null
        } body: { stage, root, popover in
            let view = popover.presentedViewController.view!
            #expect(popover.arrowDirection == .up)
            #expect(view.frame.minY == 140 + PopoverFigures.arrowHeight)
            source.frame.size.height = 80
            stage.settle()
            #expect(view.frame.minY == 180 + PopoverFigures.arrowHeight)
            popover.presentedViewController.preferredContentSize = CGSize(width: 260, height: 300)
            stage.settle()
            #expect(view.frame.size == CGSize(width: 260, height: 300))
            source.frame.origin.y = 60
            stage.settle()
            #expect(view.frame.minY == 140 + PopoverFigures.arrowHeight)
        }
    }

    @Test("in iOS 26 a toolbar item opens its popover upward, a navigation bar's downward") func barItems() {
        let room = CGRect(x: 19, y: 69, width: 355, height: 739), size = CGSize(width: 240, height: 260)
        let toolbar = PopoverGeometry(barItem: CGRect(x: 16, y: 770, width: 48, height: 48), size: size, room: room, top: 89).contentFrame
        #expect(toolbar == CGRect(x: 19, y: 784 - 260, width: 240, height: 260))
        let navigation = PopoverGeometry(barItem: CGRect(x: 333, y: 59, width: 44, height: 44), size: size, room: room, top: 89)
            .contentFrame
        #expect(navigation == CGRect(x: 134, y: 89, width: 240, height: 260))
        let tall = PopoverGeometry(
            barItem: CGRect(x: 16, y: 770, width: 48, height: 48), size: CGSize(width: 240, height: 2000), room: room, top: 89)
        #expect(tall.contentFrame.minY == 69 && tall.contentFrame.maxY == 784)
    }

    @Test("an oversized popover may cover its source if canOverlapSourceViewRect is set", .rule("SP-D088", "SP-D096"))
    func overlap() {
        let room = CGRect(x: 10, y: 10, width: 380, height: 780), source = CGRect(x: 190, y: 390, width: 20, height: 20)
        func frame(_ canOverlap: Bool) -> CGRect {
            PopoverGeometry(
                room: room, source: source, size: CGSize(width: 300, height: 700), permitted: [.up, .down], canOverlap: canOverlap
            ).contentFrame
        }
        #expect(!frame(false).intersects(source))
        #expect(frame(true).intersects(source))
        #expect(frame(true).height == 700)
    }

    @Test("margins keep a popover away from the edges and the status bar", .rule("SP-D089"))
    func margins() {
        show { popover, _ in
            popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
            popover.permittedArrowDirections = .left
        } body: { stage, _, popover in
            #expect(popover.presentedViewController.view.frame.minY == stage.window.safeAreaInsets.top + 10)
        }
    }

    @Test("a popover can point at a layout guide")
    func guideAsSource() {
        let root = A(), guide = UILayoutGuide()
        root.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 300),
            guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 400),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(guide.frame(in: root.view) == nil)
        show(root: root) { popover, _ in
            popover.sourceView = nil
            popover.sourceItem = guide
        } body: { stage, _, popover in
            #expect(guide.frame(in: stage.window) == CGRect(x: 300, y: 400, width: 50, height: 20))
            #expect(popover.arrowDirection == .up)
            #expect(popover.presentedViewController.view.frame.minY == 420 + PopoverFigures.arrowHeight)
        }
    }

    @Test("the delegate of a popover has a popover's methods")
    func delegatesMethods() {
        final class Firm: NSObject, UIPopoverPresentationControllerDelegate {
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool { false }
        }
        let modal = M(), firm = Firm()
        modal.modalPresentationStyle = .popover
        let popover = modal.popoverPresentationController!
        popover.delegate = firm
        #expect(popover.delegate?.popoverPresentationControllerShouldDismissPopover(popover) == false)
        #expect(modal.presentationController?.delegate === firm)
    }

    @Test("changes in prepareForPopoverPresentation take effect", .rule("SP-D085"))
    func lastChance() {
        final class Late: NSObject, UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                popoverPresentationController.sourceView = popoverPresentationController.presentingViewController.view
                popoverPresentationController.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 20)
            }
        }
        let root = A(), modal = M(), late = Late(), stage = Stage(root: root, device: "iPad Pro 11 (M4)")
        defer { UIScreen.main.become(HostScreen()) }
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.delegate = late
        #expect(Fault.catching { root.present(modal, animated: false) } == [])
        stage.settle()
        #expect(root.presentedViewController === modal && modal.popoverPresentationController?.arrowDirection == .up)
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test(
        "a popover from a bar button item points at its button, and ignores sourceRect", .rule("SP-D085", "SP-D086"),
        arguments: [true, false])
    func barItem(asSourceItem: Bool) throws {
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil), content = B()
        content.navigationItem.rightBarButtonItem = item
        try show(root: N(rootViewController: content)) { popover, _ in
            popover.sourceView = nil
            if asSourceItem { popover.sourceItem = item } else { popover.barButtonItem = item }
        } body: { stage, _, popover in
            #expect(popover.arrowDirection == .up)
            let button = try #require(item.frame(in: stage.window)),
                shown = popover.presentedViewController.view.convert(popover.presentedViewController.view.bounds, to: nil)
            #expect(button.minX > stage.window.bounds.width - 100 && button.minX > 600)
            #expect(shown.minY >= button.maxY && shown.minY < button.maxY + 30)
            #expect(shown.maxX > button.minX && shown.maxX > button.midX)
        }
    }

    @Test("a touch outside dismisses and is swallowed; passthroughViews and the source's bar receive theirs", .rule("SP-D091"))
    func passthrough() {
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let content = B()
        content.navigationItem.rightBarButtonItem = item
        let nav = N(rootViewController: content)
        show(root: nav) { popover, _ in
            popover.sourceView = nil
            popover.barButtonItem = item
        } body: { stage, _, popover in
            #expect(popover.passthroughViews?.contains { $0 === nav.navigationBar } == true)
            let inBar = nav.navigationBar.convert(CGPoint(x: 40, y: 20), to: nil)
            #expect(stage.window.hitTest(inBar, with: nil)?.isDescendant(of: nav.navigationBar) == true)
            popover.passthroughViews = []
            #expect(stage.window.hitTest(inBar, with: nil)?.isDescendant(of: nav.navigationBar) == false)
            stage.tap(at: CGPoint(x: 100, y: 900))
            stage.settle()
            #expect(nav.presentedViewController == nil)
        }
        for isNamed in [false, true] {
            let button = UIButton(frame: CGRect(x: 100, y: 800, width: 100, height: 50))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            show { popover, root in
                root.view.addSubview(button)
                #expect(popover.passthroughViews == nil)
                if isNamed { popover.passthroughViews = [button] }
            } body: { stage, root, _ in
                stage.tap(button)
                stage.settle()
                #expect(taps == (isNamed ? 1 : 0) && (root.presentedViewController != nil) == isNamed)
            }
        }
    }

    final class Frame: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7) }
    }

    @Test("a custom popover background view surrounds the content, with its own arrow and border", .rule("SP-D092"))
    func background() throws {
        show { popover, _ in
            popover.popoverBackgroundViewClass = Frame.self
        } body: { _, _, popover in
            let background = popover.containerView?.subviews.lazy.compactMap { $0 as? Frame }.first
            let content = popover.presentedViewController.view.frame
            #expect(abs(content.minY - (320 + 20)) < 1e-9)
            #expect(
                background?.frame
                    == CGRect(x: content.minX - 5, y: content.minY - 24, width: content.width + 12, height: content.height + 30))
            #expect(background?.arrowDirection == .up)
            // The arrow points at the content's center; the border is 2 points wider on the right.
            #expect(background?.arrowOffset == -1)
        }
    }

    final class Baseless: UIPopoverBackgroundView {
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets { .zero }
    }

    @Test("a custom background view must provide its arrow's base, which stays on the popover's edge", .rule("SP-D092"))
    func arrowBase() {
        let faults = Fault.catching {
            show { popover, _ in
                popover.popoverBackgroundViewClass = Baseless.self
            } body: { _, _, _ in
            }
        }
        #expect(faults.first?.reason.hasSuffix("must implement arrowBase to be a popover's background.") == true)
        let room = CGRect(x: 0, y: 0, width: 400, height: 800), source = CGRect(x: 0, y: 0, width: 10, height: 10)
        let offsets = [26.0, 100].map { base in
            PopoverGeometry(
                room: room, source: source, size: CGSize(width: 200, height: 100), permitted: .up, canOverlap: false, arrowBase: base
            ).arrowOffset
        }
        #expect(offsets == [-74, -37])
    }

    final class Timed: UIPopoverBackgroundView {
        static var durations: [TimeInterval] = []
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets { .zero }
        override var arrowOffset: CGFloat { didSet { Self.durations.append(UIView.inheritedAnimationDuration) } }
    }

    @Test(
        "a custom background view gets its arrow properties in the popover's animation; left of center the offset is negative",
        .rule("SP-D092"))
    func backgroundArrow() throws {
        show { popover, _ in
            popover.popoverBackgroundViewClass = Timed.self
            popover.sourceRect = CGRect(x: 30, y: 300, width: 40, height: 20)
            popover.permittedArrowDirections = .up
        } body: { _, _, popover in
            let background = popover.containerView?.subviews.lazy.compactMap { $0 as? Timed }.first
            #expect(background.map { $0.arrowOffset == 50 - $0.frame.midX && $0.arrowOffset < 0 } == true)
            Timed.durations = []
            popover.presentedViewController.preferredContentSize.width = 300
            #expect(!Timed.durations.isEmpty && Timed.durations.allSatisfy { $0 == TransitionFigures.popoverDuration })
        }
    }

    @Test("the popover's backgroundColor fills the bubble and the arrow", .rule("SP-D093"))
    func color() {
        show { popover, _ in
            popover.backgroundColor = .red
        } body: { _, _, popover in
            let shapes = popover.containerView?.subviews.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer } ?? []
            #expect(shapes.first?.fillColor == UIColor.red.cgColor)
            popover.backgroundColor = nil
            popover.containerView?.layoutIfNeeded()
            #expect(
                shapes.first?.fillColor
                    == UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
        }
    }

    @Test("a rotation asks the delegate to reposition the popover", .rule("SP-D094"))
    func reposition() {
        let delegate = Delegate()
        show { popover, _ in
            popover.delegate = delegate
        } body: { stage, root, popover in
            #expect(delegate.moves == 0)
            delegate.newRect = CGRect(x: 500, y: 100, width: 40, height: 20)
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            #expect(delegate.moves == 1)
            #expect(popover.sourceRect == delegate.newRect)
            #expect(popover.presentedViewController.view.frame.minY == 120 + PopoverFigures.arrowHeight)
            // The view can be replaced as well.
            let other = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 50))
            root.view.addSubview(other)
            (delegate.newRect, delegate.newView) = (CGRect(x: 0, y: 10, width: 40, height: 20), other)
            stage.rotate(to: .portrait)
            stage.settle()
            #expect(delegate.moves == 2 && popover.sourceView === other && popover.sourceRect == delegate.newRect)
            #expect(popover.presentedViewController.view.frame.minY == 330 + PopoverFigures.arrowHeight)
        }
    }

    @Test("a popover whose source item is a view asks the delegate to reposition it, too", .rule("SP-D094"))
    func viewItemRepositions() {
        let delegate = Delegate(), source = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        show { popover, root in
            root.view.addSubview(source)
            (popover.sourceView, popover.sourceItem, popover.sourceRect) = (nil, source, .null)
            popover.delegate = delegate
        } body: { stage, _, popover in
            let view = popover.presentedViewController.view!
            #expect(delegate.moves == 0 && view.frame.minY == 140 + PopoverFigures.arrowHeight)
            delegate.newRect = CGRect(x: 0, y: 0, width: 60, height: 20)
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            #expect(delegate.moves == 1 && popover.sourceView === source && popover.sourceItem == nil)
            #expect(view.frame.minY == 120 + PopoverFigures.arrowHeight)
            stage.rotate(to: .portrait)
            stage.settle()
        }
    }

    @Test("a popover from a bar button item follows the item without asking the delegate", .rule("SP-D094"), arguments: [false, true])
    func barItemRepositions(_ isSourceItem: Bool) {
        let delegate = Delegate(), item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil), content = B()
        content.navigationItem.rightBarButtonItem = item
        show(root: N(rootViewController: content)) { popover, _ in
            if isSourceItem { popover.sourceItem = item } else { popover.barButtonItem = item }
            popover.delegate = delegate
        } body: { stage, _, popover in
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            let button = item.frame(in: stage.window) ?? .zero,
                shown = popover.presentedViewController.view.convert(popover.presentedViewController.view.bounds, to: nil)
            #expect(delegate.moves == 0 && button.minX > 1000 && shown.maxX > button.midX)
            stage.rotate(to: .portrait)
            stage.settle()
        }
    }

    @Test("a presentation in a popover's context covers its content and determines its size", .rule("SP-D095", "SP-D034"))
    func insidePopover() {
        let modal = M()
        modal.definesPresentationContext = true
        show(modal) { _, _ in
        } body: { stage, _, popover in
            let inner = B()
            inner.modalPresentationStyle = .currentContext
            inner.preferredContentSize = CGSize(width: 320, height: 240)
            modal.present(inner, animated: false)
            stage.settle()
            popover.containerView?.setNeedsLayout()
            stage.settle()
            #expect(inner.presentingViewController === modal)
            #expect(inner.view.convert(inner.view.bounds, to: popover.containerView).size == CGSize(width: 320, height: 240))
            #expect(inner.view.convert(inner.view.bounds, to: popover.containerView).minY == 320 + PopoverFigures.arrowHeight)
            modal.dismiss(animated: false)
        }
    }

    @Test("a navigation bar in a popover is above its content")
    func barInPopover() {
        let content = A()
        show(UINavigationController(rootViewController: content)) { _, modal in
            modal.preferredContentSize = CGSize(width: 300, height: 220)
        } body: { stage, _, popover in
            stage.settle()
            let bar = content.navigationController?.navigationBar.frame ?? .zero
            #expect(bar.height > 40 && content.view.safeAreaInsets.top == bar.maxY)
        }
    }

    @Test("a popover, a sheet, and an alert dim the tint color of the views beneath them, not their own")
    func dimmedTint() {
        let stage = Stage(root: A(), device: "iPad Pro 11 (M4)"), root = stage.window.rootViewController!
        defer { UIScreen.main.become(HostScreen()) }
        for style in [UIModalPresentationStyle.popover, .formSheet, .fullScreen, .overFullScreen] {
            let modal = M()
            modal.modalPresentationStyle = style
            modal.popoverPresentationController?.sourceView = root.view
            root.present(modal, animated: false)
            stage.settle()
            #expect(root.view.tintAdjustmentMode == (style == .popover || style == .formSheet ? .dimmed : .normal), "\(style)")
            #expect(modal.view.tintAdjustmentMode == .normal)
            modal.dismiss(animated: false)
            stage.settle()
            #expect(root.view.tintAdjustmentMode == .normal)
        }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        stage.settle()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        root.dismiss(animated: false)
        stage.settle()
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test("a popover from a whole screen covers it, in the size that it wants", .rule("SP-D096", "SP-D086"))
    func wholeScreen() {
        show { popover, root in
            popover.sourceView = root.view
            popover.sourceRect = .null
        } body: { stage, _, popover in
            let modal = popover.presentedViewController
            #expect(modal.view.bounds.size == CGSize(width: 200, height: 150))
            #expect(stage.window.bounds.contains(modal.view.convert(modal.view.bounds, to: nil)))
        }
    }

    // lionheart/openradar-mirror#12435, whose expected results these are.
    @Test(
        "a popover has the size that the top of a navigation controller prefers, after each push and pop", .rule("C-36", "SP-D090"),
        arguments: [false, true])
    func stackSizes(_ animated: Bool) {
        let root = A(), next = B(), plain = C()
        root.preferredContentSize = CGSize(width: 300, height: 100)
        next.preferredContentSize = CGSize(width: 300, height: 300)
        let nav = N(rootViewController: root)
        show(nav) { stage, _, _ in
            @MainActor func size() -> CGSize {
                stage.settle()
                return nav.view.bounds.size
            }
            #expect(size() == CGSize(width: 300, height: 100))
            nav.pushViewController(next, animated: animated)
            #expect(size() == CGSize(width: 300, height: 300) && next.view.window != nil)
            next.preferredContentSize.height = 200
            #expect(size() == CGSize(width: 300, height: 200))
            nav.pushViewController(plain, animated: animated)
            #expect(size() == CGSize(width: 300, height: 200))
            nav.popToRootViewController(animated: animated)
            #expect(size() == CGSize(width: 300, height: 100) && root.view.window != nil)
        }
    }
}
