import Foundation

/// Rotates interfaces: decides whether to, notifies the controllers in each generation's order, and animates.
@MainActor
package enum RotationEngine {
    /// Finds the scene of a window; returns `nil` if there is no window, or if it has no scene.
    package static var findHost: (UIWindow?) -> (any OrientationHost)? = { _ in nil }

    package static func host(for window: UIWindow?) -> (any OrientationHost)? { findHost(window) }

    /// Returns `window`, and the other visible windows of its scene that are as large: they change their size with it, and their
    /// controllers are notified, too.
    static func windows(changingWith window: UIWindow) -> [UIWindow] {
        [window] + UIWindow.visible.filter { $0 !== window && $0.windowScene === window.windowScene && $0.frame.size == window.frame.size }
    }

    // MARK: Deciding

    /// Returns the controller that decides: the root, or the topmost presented one that covers the screen. (D-02, D-11)
    static func deciding(in window: UIWindow) -> UIViewController? {
        window.rootViewController.map { root in
            Steering.topController(of: root) { controller in
                switch controller.presenting.own?.active.presentationStyle {
                case .fullScreen, .overFullScreen: true
                case .custom: controller.presenting.own?.active.shouldPresentInFullscreen ?? false
                default: false
                }
            }
        }
    }

    /// Returns the current orientations of `window`: those of both the controller and the application. If they have none in common, an
    /// exception is raised. (D-03, D-05, D-09, D-12, D-20, D-21)
    package static func supported(in window: UIWindow) -> UIInterfaceOrientationMask {
        guard let host = findHost(window) else { return .all }
        var application = host.applicationMask(for: window)
        if host.rejectsUpsideDown { application.remove(.portraitUpsideDown) }
        guard let controller = deciding(in: window), !host.ignoresControllerMasks else { return application }
        let own = controller.supportedInterfaceOrientations
        let common = own.intersection(application)
        // From iOS 13 on a mask may lie outside the application's, but in no version may it be empty.
        if own.isEmpty || Generation.current < .ios13 && common.isEmpty && controller.shouldAutorotate {
            raiseNothingInCommon(controller)
            return application
        }
        return Generation.current >= .ios13 && common.isEmpty
            ? (host.rejectsUpsideDown ? own.subtracting(.portraitUpsideDown) : own) : common
    }

    private static func raiseNothingInCommon(_ controller: UIViewController) {
        let detail =
            Generation.current == .ios6
            ? "shouldAutorotate is returning YES"
            : "[\(SystemClasses.printedName(of: controller)) shouldAutorotate] is returning YES"
        Fault.raise(
            UIApplication.invalidInterfaceOrientationException,
            "Supported orientations has no common orientation with the application, and \(detail)")
    }

    /// Whether `window` may rotate because the device is held in `orientation`. Before iOS 6, controllers are asked for each orientation,
    /// and containers ask their children. (D-01, D-03, G-14)
    package static func mayTurn(_ window: UIWindow, to orientation: UIInterfaceOrientation) -> Bool {
        guard let controller = deciding(in: window) else { return true }
        if Generation.current == .legacy5 { return controller.shouldAutorotate(to: orientation) }
        if Generation.current < .ios16, !controller.shouldAutorotate, findHost(window)?.ignoresControllerMasks != true { return false }
        return supported(in: window).contains(orientation.mask)
    }

    /// Returns the answer of a controller that does not override `shouldAutorotate(to:)`: portrait only, or what the children of a UIKit
    /// container agree on. (D-01)
    static func defaultAnswer(of controller: UIViewController, to orientation: UIInterfaceOrientation) -> Bool {
        guard let mechanism = controller.containment.mechanism else { return orientation == .portrait }
        return mechanism.polledChildren.allSatisfy { $0.shouldAutorotate(to: orientation) }
    }

    // MARK: Requests

    // The interface turns if its orientation is no longer allowed. (D-26)
    static func updateSupportedOrientations(for controller: UIViewController) {
        // If called in `viewWillAppear`, as apps do, the view has no window yet.
        let around = sequence(first: controller, next: { $0.parent ?? $0.presenting.presenter })
        guard let window = around.lazy.compactMap({ $0.viewIfLoaded?.window }).first, let host = findHost(window) else { return }
        let animated = UIView.areAnimationsEnabled
        guard let coordinator = controller.nearestCoordinator else { return settle(window, host, animated: animated) }
        // The controller's own transition or rotation ends first.
        _ = coordinator.animate(alongsideTransition: nil) { _ in EventLoop.main.enqueue { settle(window, host, animated: animated) } }
    }

    // In each scene, the window decides that decides when the device turns. (D-26)
    static func attemptRotationToDeviceOrientation() {
        for case let scene as UIWindowScene in UIApplication.shared.lifecycle.scenes {
            guard let window = scene.keyWindow ?? scene.windows.first, let host = findHost(window) else { continue }
            if host.deviceOrientation != host.interfaceOrientation { deviceDidTurn(window, to: host.deviceOrientation, animated: true) }
        }
    }

    /// Rotates `window` if its present orientation is no longer allowed.
    package static func settle(_ window: UIWindow, _ host: any OrientationHost, animated: Bool, uncovers: Bool = false) {
        let allowed = supported(in: window)
        guard !allowed.isEmpty, !allowed.contains(host.interfaceOrientation.mask) else { return }
        turn(window, to: best(of: allowed, host), animated: animated, uncovers: uncovers)
    }

    private static func best(of mask: UIInterfaceOrientationMask, _ host: any OrientationHost) -> UIInterfaceOrientation {
        if mask.contains(host.deviceOrientation.mask) { return host.deviceOrientation }
        return orientations.first { mask.contains($0.mask) } ?? .portrait
    }

    /// The order of preference if several are allowed.
    private static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

    /// Handles `requestGeometryUpdate`. Returns `nil` if granted, else the reason. (D-23, D-24, D-25)
    package static func request(_ requested: UIInterfaceOrientationMask, in window: UIWindow) -> String? {
        guard let host = findHost(window), !requested.isEmpty else { return nil }
        let allowed = supported(in: window)
        let common = requested.intersection(allowed)
        guard !common.isEmpty else {
            return "None of the requested orientations are supported by the view controller. "
                + "Requested: \(requested.printedNames); Supported: \(allowed.printedNames)"
        }
        if !common.contains(host.interfaceOrientation.mask) { turn(window, to: best(of: common, host), animated: true) }
        return nil
    }

    /// The orientations before a presentation that covers the screen.
    struct Stance {
        var interface: UIInterfaceOrientation
        var device: UIInterfaceOrientation
        /// Whether the interface rotated for the presented controller.
        var isLeft = false
    }

    /// Called when a presentation that covers the screen begins: the presented controller may prefer another orientation. Returns the
    /// orientations before, or `nil` if the controller does not decide. (D-10, D-11, D-22)
    static func prepareForPresentation(of controller: UIViewController, in window: UIWindow) -> Stance? {
        guard let host = findHost(window), !host.ignoresControllerMasks, deciding(in: window) === controller else { return nil }
        let before = host.interfaceOrientation
        var stance = Stance(interface: before, device: host.deviceOrientation)
        if Generation.current >= .ios6 {
            turnForPresentation(of: controller, in: window, host)
        } else if !controller.shouldAutorotate(to: before),
            let other = orientations.first(where: { controller.shouldAutorotate(to: $0) })
        {
            // Before iOS 6 the same method decides. (D-01)
            turn(window, to: other, animated: false)
        }
        stance.isLeft = host.interfaceOrientation != before
        return stance
    }

    /// Called when covered content is visible again: it returns to the orientation before the lowest presentation that rotated the
    /// interface, unless the device was rotated meanwhile and the visible controller may follow it. (D-10) The topmost controller's mask
    /// and the device decide, according to WWDC 2012, session 236, whose camera demonstration returns to a device held sideways.
    /// - Parameter stances: The stances of the dismissed presentations, the lowest first.
    static func returnFromPresentation(to stances: [Stance], in window: UIWindow) {
        guard let lowest = stances.first, let host = findHost(window) else { return }
        if Generation.current >= .ios6, host.deviceOrientation != lowest.device, mayTurn(window, to: host.deviceOrientation) {
            return turn(window, to: host.deviceOrientation, animated: false, uncovers: true)
        }
        if let orientation = stances.first(where: \.isLeft)?.interface {
            turnBack(window, to: orientation, host)
        } else if Generation.current >= .ios6 {
            // The device was turned during the presentation, and the visible controller can't follow it.
            settle(window, host, animated: false, uncovers: true)
        }
    }

    private static func turnBack(_ window: UIWindow, to orientation: UIInterfaceOrientation, _ host: any OrientationHost) {
        guard Generation.current >= .ios6 else {
            if mayTurn(window, to: orientation) { turn(window, to: orientation, animated: false, uncovers: true) }
            return
        }
        let allowed = supported(in: window)
        if allowed.contains(orientation.mask) {
            turn(window, to: orientation, animated: false, uncovers: true)
        } else {
            settle(window, host, animated: false, uncovers: true)
        }
    }

    private static func turnForPresentation(of controller: UIViewController, in window: UIWindow, _ host: any OrientationHost) {
        let mask = controller.supportedInterfaceOrientations
        let isFullScreen = controller.presenting.own?.active.presentationStyle == .fullScreen
        let preferred = controller.preferredInterfaceOrientationForPresentation
        if isFullScreen, !mask.contains(preferred.mask), preferred != host.interfaceOrientation {
            Fault.raise(
                UIApplication.invalidInterfaceOrientationException,
                Generation.current < .ios8
                    ? "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
                    : "preferredInterfaceOrientationForPresentation '\(preferred.printedName)' must match a supported interface orientation: '\(mask.printedNames)'!"
            )
            return
        }
        let wanted = isFullScreen && mask.contains(preferred.mask) ? preferred : host.interfaceOrientation
        if mask.contains(wanted.mask), wanted != host.interfaceOrientation { return turn(window, to: wanted, animated: false) }
        settle(window, host, animated: false)
    }

    // MARK: Turning

    /// Rotates a root that does not support the launch orientation before its first layout. From iOS 8 on its only callbacks are those for
    /// traits. (B-43)
    static func turnAtLaunch(_ window: UIWindow) {
        guard window.windowLevel == .normal, let host = findHost(window) else { return }
        guard Generation.current >= .ios6 else { return turnAtLegacyLaunch(window, host) }
        let allowed = supported(in: window)
        guard !allowed.isEmpty, !allowed.contains(host.interfaceOrientation.mask) else { return }
        let old = host.interfaceOrientation, new = best(of: allowed, host)
        guard Generation.current >= .ios8 else { return turn(window, to: new, animated: false) }
        if let view = window.rootViewController?.viewIfLoaded { Traits.rememberNotification(view) }
        host.willChange(to: new, duration: 0)
        SizeTransition(
            window: window, size: host.size(of: window, in: new), traits: host.traits(of: window, in: new),
            safeArea: host.safeArea(in: new), turn: (old, new), duration: 0, notifiesSize: false
        ).run {
            host.apply(new, to: window)
        } completion: {
            host.didChange(from: old)
        }
    }

    /// Rotates at launch until iOS 5: an app launches upright and turns to the device's orientation, which notifies its controllers as any
    /// rotation does. (B-44)
    private static func turnAtLegacyLaunch(_ window: UIWindow, _ host: any OrientationHost) {
        guard window.rootViewController != nil else { return }
        askAtLegacyLaunch(window, times: 1)
        if mayTurn(window, to: host.deviceOrientation) { turn(window, to: host.deviceOrientation, animated: false) }
        askAtLegacyLaunch(window, times: 1)
    }

    /// Queries the root at launch until iOS 5: before its view appears, when it has, and when it has rotated; the first two times twice.
    /// (B-44)
    static func askAtLegacyLaunch(_ window: UIWindow, times: Int) {
        guard Generation.current == .legacy5, window.windowLevel == .normal, let host = findHost(window) else { return }
        for _ in 0..<times { _ = mayTurn(window, to: host.deviceOrientation) }
    }

    /// Called when the device was rotated: the interface follows if controllers and application agree.
    package static func deviceDidTurn(_ window: UIWindow, to orientation: UIInterfaceOrientation, animated: Bool) {
        if mayTurn(window, to: orientation) { turn(window, to: orientation, animated: animated) }
    }

    /// Rotates `window`.
    /// - Parameter uncovers: Whether a dismissal uncovers the controllers that rotate, which get no rotation callbacks before iOS 8. (D-33)
    package static func turn(_ window: UIWindow, to orientation: UIInterfaceOrientation, animated: Bool, uncovers: Bool = false) {
        guard let host = findHost(window), host.interfaceOrientation != orientation else { return }
        let old = host.interfaceOrientation
        let isHalfTurn = abs(old.degrees - orientation.degrees) == 180
        let duration =
            animated && UIView.areAnimationsEnabled
            ? TransitionFigures.rotationDuration(idiom: host.idiom, isHalfTurn: isHalfTurn) : 0
        host.willChange(to: orientation, duration: duration)
        if Generation.current < .ios8 {
            LegacyRotation(old: old, new: orientation, duration: duration).turn(window, host, notifiesControllers: !uncovers)
        } else {
            SizeTransition(
                window: window, size: host.size(of: window, in: orientation), traits: host.traits(of: window, in: orientation),
                safeArea: host.safeArea(in: orientation), turn: (old, orientation), duration: duration
            ).run {
                host.apply(orientation, to: window)
            } completion: {
                host.didChange(from: old)
            }
        }
    }
}
