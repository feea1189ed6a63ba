import CUIKitCoreDescriptors
import Foundation

/// The search of iOS 6 to 8, which is still used for classes that override its method (C.4).
@MainActor
enum DeprecatedUnwinding {
    /// Searches upward from the source's next controller: its parent, or its presenter. (SP-C025)
    static func search(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = next(after: source.source)
        while let controller = current {
            if let found = controller.forUnwindSegueAction(source.unwindAction, from: source.source, withSender: source.sender) {
                return found
            }
            current = next(after: controller)
        }
        return nil
    }

    private static func next(after controller: UIViewController) -> UIViewController? {
        controller.parent ?? Unwinding.initiator(of: controller) ?? controller.presentingViewController
    }

    /// Implements the base class's method. Returns `nil` if the incremental search applies.
    static func lookUp(in controller: UIViewController, _ action: Selector, from source: UIViewController, sender: Any?)
        -> UIViewController?
    {
        func accepts(_ candidate: UIViewController) -> Bool { candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) }
        // SP-C026: called through super, it considers only the overriding controller.
        if overridesLookup(controller) { return accepts(controller) ? controller : nil }
        guard Generation.current < .ios8 else { return nil }
        // Children in order, a stack from the top down, and then the controller itself. (SP-C025)
        let children = controller.children, isStack = controller.containment.kind == .navigation
        return (isStack ? children.reversed() : children).first(where: accepts) ?? (accepts(controller) ? controller : nil)
    }

    /// Whether the class overrides the old method, but not the one that replaced it. Only such a class uses the old lookup. (SP-C027)
    static func isInForce(for controller: UIViewController) -> Bool {
        overridesLookup(controller) && !overrides(controller, us_UIViewController_allowedChildrenForUnwinding())
    }

    private static func overridesLookup(_ controller: UIViewController) -> Bool {
        overrides(controller, us_UIViewController_forUnwindSegueAction())
    }

    private static func overrides(_ controller: UIViewController, _ method: UnsafeRawPointer?) -> Bool {
        Overriding.overridesInApp(type(of: controller), method, of: UIViewController.self)
    }
}
