import Foundation

/// Turning as iOS 2 to 7 told it: will, layout, animate, did.
// D-30, D-32, D-33
@MainActor
enum LegacyRotation {
    static func turn(
        _ window: UIWindow, _ host: any OrientationHost, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, duration: TimeInterval
    ) {
        guard let top = RotationEngine.deciding(in: window) else { return host.apply(new, to: window) }
        let told = forwarded(from: top)
        for controller in told {
            controller.rotation.interfaceOrientation = old
            CallbackTrace.report(controller, "willRotate", ["\(new.printedName)"])
            controller.willRotate(to: new, duration: duration)
        }
        host.apply(new, to: window)
        window.layoutIfNeeded()
        for controller in told { controller.rotation.interfaceOrientation = nil }
        let animate = {
            for controller in told {
                CallbackTrace.report(controller, "willAnimateRotation", ["\(new.printedName)"])
                controller.willAnimateRotation(to: new, duration: duration)
            }
        }
        let end = { (_: Bool) in
            for controller in told {
                CallbackTrace.report(controller, "didRotate", ["\(old.printedName)"])
                controller.didRotate(from: old)
            }
            host.didChange(from: old)
        }
        guard duration > 0 else {
            animate()
            return end(true)
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: animate, completion: end)
    }

    /// The controller and the descendants it forwards rotation to.
    private static func forwarded(from controller: UIViewController) -> [UIViewController] {
        let forwards = Generation.current >= .ios6
            ? controller.shouldAutomaticallyForwardRotationMethods()
            : controller.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        guard forwards else { return [controller] }
        let shown = controller.children.filter { child in
            child.isViewLoaded && controller.isViewLoaded && child.view.isDescendant(of: controller.view)
        }
        return [controller] + shown.flatMap(forwarded)
    }
}
