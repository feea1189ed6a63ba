import Foundation

/// The automatic trigger: controllers get their appearance callbacks because their views enter and leave visible windows.
///
/// `UIView` calls `willMove`/`didMove` around every change of superview, `UIWindow` calls `window(_:willChangeVisibility:)` and its did
/// around every change of `isHidden`. A controller whose appearance belongs to a transition or to the app is not affected. (B-04)
@MainActor
package enum AppearanceEngine {
    /// The controllers that appear on their own and wait for the end of the turn. Kept alive until they have appeared. (B-64)
    private static var pending: [UIViewController] = []
    private static var observer: Int?

    // MARK: Views

    /// Called before `view` moves to `superview`, or is removed if `nil`. Returns `false` if the move is refused with a fault.
    package static func willMove(_ view: UIView, to superview: UIView?) -> Bool {
        let isVisible = view.isInVisibleWindow
        let willBeVisible = superview?.isInVisibleWindow ?? false
        if let superview {
            if superview.window != nil, !HierarchyConsistency.check(view, entering: superview) { return false }
            ContainmentChecker.didInsert(view, into: superview)
        }
        if isVisible, !willBeVisible {
            leave(view)
        } else if !isVisible, willBeVisible {
            enter(view)
        }
        return true
    }

    /// Called after `view` moved to its present superview, with its window set; `wasVisible` is its earlier visibility.
    package static func didMove(_ view: UIView, wasVisible: Bool) {
        let isVisible = view.isInVisibleWindow
        if wasVisible, !isVisible {
            didLeave(view)
        } else if !wasVisible, isVisible {
            didEnter(view)
        }
    }

    // MARK: Windows

    // A hidden window sends no appearance callbacks. (B-45)
    package static func window(_ window: UIWindow, willBecomeVisible visible: Bool) {
        if visible { enter(window) } else { leave(window) }
    }

    package static func window(_ window: UIWindow, didBecomeVisible visible: Bool) {
        if visible { didEnter(window) } else { didLeave(window) }
    }

    // MARK: Steps

    private static func enter(_ view: UIView) {
        for controller in controllers(in: view) where controller.appearance.phase == .disappeared && receivesAppearance(controller) {
            // A callback before this one may have removed its view.
            guard controller.viewIfLoaded?.isDescendant(of: view) == true else { continue }
            controller.sendWillAppear(animated: inheritedAnimation(of: controller), owner: controller.parent == nil ? .window : .parent)
        }
    }

    private static func didEnter(_ view: UIView) {
        for controller in controllers(in: view) {
            // A controller whose `viewWillAppear` added the view: its callbacks were sent with the window's.
            if controller.appearance.phase == .disappeared, receivesAppearance(controller) {
                controller.sendWillAppear(animated: inheritedAnimation(of: controller), owner: controller.parent == nil ? .window : .parent)
            }
            guard controller.appearance.phase == .appearing else { continue }
            switch controller.appearance.owner {
            case .window: awaitEndOfTurn(controller)
            case .parent where controller.parent?.appearance.phase == .appeared: awaitEndOfTurn(controller)
            case .parent, .transition, .app: break
            }
        }
    }

    private static func leave(_ view: UIView) {
        for controller in controllers(in: view) where receivesAppearance(controller) {
            switch (controller.appearance.phase, controller.appearance.owner) {
            case (.appeared, _), (.appearing, .window), (.appearing, .parent):
                controller.sendWillDisappear(animated: false, owner: controller.parent == nil ? .window : .parent)
            default: break
            }
        }
    }

    private static func didLeave(_ view: UIView) {
        for controller in controllers(in: view) {
            // A view that was added during the disappearance callbacks of others.
            if controller.appearance.phase == .appearing, controller.appearance.owner == .window {
                controller.sendWillDisappear(animated: false, owner: .window)
            }
            guard controller.appearance.phase == .disappearing else { continue }
            switch controller.appearance.owner {
            case .window: controller.sendDidDisappear()
            // Even if the parent is still disappearing: it will not find the view any more.
            case .parent: controller.sendDidDisappear()
            case .transition, .app: break
            }
        }
    }

    /// Returns the controllers of the subtree to which no controller above them in the subtree forwards callbacks.
    private static func controllers(in root: UIView) -> [UIViewController] {
        var found: [UIViewController] = []
        func visit(_ view: UIView, under controller: UIViewController?) {
            var controller = controller
            if let own = view.owningController {
                // B-04: an unparented controller inside another's view gets its own callbacks.
                if controller == nil || own.parent == nil { found.append(own) }
                controller = own
            }
            for subview in view.storedSubviews { visit(subview, under: controller) }
        }
        visit(root, under: nil)
        return found
    }

    // B-51: a parent with manual forwarding notifies its children itself; one that is off screen has nothing to forward.
    private static func receivesAppearance(_ controller: UIViewController) -> Bool {
        guard let parent = controller.parent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.phase.isOnScreen || controller.appearance.phase != .disappeared
    }

    private static func inheritedAnimation(of controller: UIViewController) -> Bool {
        guard let parent = controller.parent, parent.appearance.phase == .appearing else { return false }
        return parent.appearance.animated
    }

    // MARK: The end of the turn

    private static func awaitEndOfTurn(_ controller: UIViewController) {
        if !pending.contains(where: { $0 === controller }) { pending.append(controller) }
        if observer == nil { observer = EventLoop.main.addObserver(.commit) { finishPending() } }
    }

    /// Notifies the controllers that appeared by themselves in this turn, after layout.
    package static func finishPending() {
        while !pending.isEmpty {
            let controllers = pending
            pending = []
            for controller in controllers { controller.sendDidAppear() }
        }
    }
}

extension UIView {
    /// Whether the view is in a visible window, or in one that has never been visible: there, a controller whose view an app adds directly
    /// appears as it would on screen. Unit tests only do that to make a controller appear (`UIWindow().addSubview(controller.view)`, as in
    /// Jon Reid's "iOS Unit Testing by Example"). A root controller's view is added when the window is first shown, and appears then.
    /// (B-45)
    package var isInVisibleWindow: Bool {
        guard let window else { return false }
        return !window.isHidden || !window.hasShown
    }
}

// The calls from a root view's layout to its controller; `UIView`'s layout pass makes them.
extension UIViewController {
    /// Called in the layout pass, before the root view's constraints and `layoutSubviews`: sends `viewIsAppearing`, and then
    /// `viewWillLayoutSubviews`. (B-08, B-13)
    package func rootViewWillLayout() {
        sendIsAppearingIfNeeded()
        updateUnavailableContentIfNeeded()
        CallbackTrace.report(self, "viewWillLayoutSubviews")
        ContainmentChecker.calling(self, "viewWillLayoutSubviews") {
            ModelTracking.run(.willLayOut, of: self, again: { $0.viewIfLoaded?.setNeedsLayout() }) { viewWillLayoutSubviews() }
        }
    }

    /// Called after the root view's `layoutSubviews`.
    package func rootViewDidLayout() {
        CallbackTrace.report(self, "viewDidLayoutSubviews")
        ContainmentChecker.calling(self, "viewDidLayoutSubviews") {
            ModelTracking.run(.didLayOut, of: self, again: { $0.viewIfLoaded?.setNeedsLayout() }) { viewDidLayoutSubviews() }
        }
    }

    /// Called in place of the root view's `updateConstraints`: the controller's constraint pass, after `viewIsAppearing`. (B-09, B-12)
    package func rootViewUpdateConstraints() {
        sendIsAppearingIfNeeded()
        CallbackTrace.report(self, "updateViewConstraints")
        ModelTracking.run(.constraints, of: self, again: { $0.viewIfLoaded?.setNeedsUpdateConstraints() }) { updateViewConstraints() }
    }

    func forwardUpdateConstraints() { loading.view?.updateConstraints() }

    package func rootViewLayoutMarginsDidChange() {
        CallbackTrace.report(self, "viewLayoutMarginsDidChange")
        viewLayoutMarginsDidChange()
    }

    package func rootViewSafeAreaInsetsDidChange() {
        CallbackTrace.report(self, "viewSafeAreaInsetsDidChange")
        viewSafeAreaInsetsDidChange()
    }
}
