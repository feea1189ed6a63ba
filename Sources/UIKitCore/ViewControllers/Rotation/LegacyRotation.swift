import CUIKitCoreDescriptors
import Foundation

/// A rotation in iOS 2 to 7: will, layout, animate, did. (D-30, D-31, D-32, D-33)
@MainActor
struct LegacyRotation {
    let old: UIInterfaceOrientation
    let new: UIInterfaceOrientation
    let duration: TimeInterval

    /// - Parameter notifiesControllers: Whether the controllers of `window` get the callbacks, besides those of the scene's other windows.
    func turn(_ window: UIWindow, _ host: any OrientationHost, notifiesControllers: Bool) {
        guard RotationEngine.deciding(in: window) != nil else {
            host.apply(new, to: window)
            // The status bar turns without controllers, too. (D-41)
            return host.didChange(from: old)
        }
        let windows = RotationEngine.windows(changingWith: window)
        let receivers = windows.filter { notifiesControllers || $0 !== window }.compactMap(RotationEngine.deciding).flatMap(Self.forwarded)
        KeyboardState.shared.screenWillTurn()
        for controller in receivers { willRotate(controller, traced: true) }
        // FIXME D-38: up to iOS 7 the window kept its portrait bounds and the root view had the rotation as a transform; here the window
        // rotates in every generation, because a host draws the screen's layer.
        host.apply(new, to: window)
        for window in windows { window.layoutIfNeeded() }
        KeyboardState.shared.screenDidTurn()
        for controller in receivers { controller.rotation.interfaceOrientation = nil }
        let inHalves = receivers.filter(Self.turnsInHalves), atOnce = receivers.filter { !Self.turnsInHalves($0) }
        animate(duration) {
            for controller in atOnce { willAnimate(controller, traced: true) }
        } completion: {
            for controller in atOnce { didRotate(controller, traced: true) }
            if inHalves.isEmpty { host.didChange(from: old) }
        }
        guard !inHalves.isEmpty else { return }
        turn(inHalves) { host.didChange(from: old) }
    }

    /// Makes the changes in an animation of `duration`, or immediately.
    private func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard duration > 0 else {
            changes()
            return completion()
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: changes) { _ in completion() }
    }

    // MARK: One controller

    func willRotate(_ controller: UIViewController, traced: Bool) {
        controller.rotation.interfaceOrientation = old
        if traced { CallbackTrace.report(controller, "willRotate", [new.printedName]) }
        ContainmentChecker.calling(controller, "willRotate") { controller.willRotate(to: new, duration: duration) }
    }

    func willAnimate(_ controller: UIViewController, traced: Bool) {
        if traced { CallbackTrace.report(controller, "willAnimateRotation", [new.printedName]) }
        ContainmentChecker.calling(controller, "willAnimateRotation") { controller.willAnimateRotation(to: new, duration: duration) }
    }

    func didRotate(_ controller: UIViewController, traced: Bool) {
        if traced { CallbackTrace.report(controller, "didRotate", [old.printedName]) }
        ContainmentChecker.calling(controller, "didRotate") { controller.didRotate(from: old) }
    }

    // MARK: Two halves, until iOS 5

    // Turning in halves needs an override of one of the three methods, and a release before iOS 5. (D-31)
    private static func turnsInHalves(_ controller: UIViewController) -> Bool {
        let methods = [
            us_UIViewController_willAnimateFirstHalf(), us_UIViewController_didAnimateFirstHalf(),
            us_UIViewController_willAnimateSecondHalf(),
        ]
        return Generation.precedes5
            && methods.contains { Overriding.overridesInApp(type(of: controller), $0, of: UIViewController.self) }
    }

    private func turn(_ controllers: [UIViewController], completion: @escaping () -> Void) {
        func send(_ name: String, _ body: (UIViewController) -> Void) {
            for controller in controllers {
                CallbackTrace.report(controller, name)
                body(controller)
            }
        }
        animate(duration / 2) {
            send("willAnimateFirstHalf") { $0.willAnimateFirstHalfOfRotation(to: new, duration: duration / 2) }
        } completion: {
            send("didAnimateFirstHalf") { $0.didAnimateFirstHalfOfRotation(to: new) }
            animate(duration / 2) {
                send("willAnimateSecondHalf") { $0.willAnimateSecondHalfOfRotation(from: old, duration: duration / 2) }
            } completion: {
                for controller in controllers { didRotate(controller, traced: true) }
                completion()
            }
        }
    }

    /// Returns the controller and the descendants it forwards rotation to.
    private static func forwarded(from controller: UIViewController) -> [UIViewController] {
        let forwards =
            Generation.current >= .ios6
            ? controller.shouldAutomaticallyForwardRotationMethods()
            : controller.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        guard forwards else { return [controller] }
        let shown = controller.children.filter { child in
            child.isViewLoaded && controller.isViewLoaded && child.view.isDescendant(of: controller.view)
        }
        return [controller] + shown.flatMap(forwarded)
    }
}

// MARK: From iOS 8 on

extension UIViewController {
    /// The orientation that the interface turns to during `viewWillTransition(to:with:)`; `nil` if only the size changes.
    package var upcomingInterfaceOrientation: UIInterfaceOrientation? { LegacyRotation.running?.new }
}

extension LegacyRotation {
    /// The rotation whose `viewWillTransition` is being sent.
    static var running: LegacyRotation?

    /// Called by the base `viewWillTransition(to:with:)`. An app's class that overrides it without calling super doesn't get the old
    /// callbacks. (D-34)
    static func sizeWillChange(_ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let turn = running,
            !Overriding.overridesInApp(type(of: controller), us_UIViewController_viewWillTransition(), of: UIViewController.self)
        else { return }
        turn.willRotate(controller, traced: false)
        _ = coordinator.animate { _ in
            controller.rotation.interfaceOrientation = nil
            turn.willAnimate(controller, traced: false)
        } completion: { _ in
            turn.didRotate(controller, traced: false)
        }
    }
}
