import Foundation

/// The check that a child's view is inside its parent's view; a violation raises `UIViewControllerHierarchyInconsistency`. (C-20)
@MainActor
enum HierarchyConsistency {
    /// Whether `view` may be added to `superview`, which is in a window. A view that enters the wrong controller's tree raises an
    /// exception; one whose controller has no parent does not. (C-21, C-22, C-24)
    static func check(_ view: UIView, entering superview: UIView) -> Bool {
        var isConsistent = true
        func visit(_ view: UIView, under found: UIViewController?) {
            guard isConsistent else { return }
            var nearest = found
            if let controller = view.owningController {
                if let parent = controller.containment.parent, parent !== found, !controller.containment.isHostedElsewhere {
                    isConsistent = false
                    Fault.raise(
                        UIViewController.hierarchyInconsistencyException,
                        "child view controller:\(Fault.name(of: controller)) should have parent view controller:\(Fault.name(of: found)) "
                            + "but actual parent is:\(Fault.name(of: parent))")
                    return
                }
                nearest = controller
            }
            for subview in view.subviews { visit(subview, under: nearest) }
        }
        visit(view, under: nearestController(from: superview))
        return isConsistent
    }

    /// Whether `child`, whose view may already be in another controller's tree, may become a child of `parent`. (C-23)
    static func check(_ child: UIViewController, requestedParent parent: UIViewController) -> Bool {
        guard let superview = child.loading.view?.superview, let found = nearestController(from: superview), found !== parent else {
            return true
        }
        Fault.raise(
            UIViewController.hierarchyInconsistencyException,
            "child view controller:\(Fault.name(of: child)) should have parent view controller:\(Fault.name(of: found)) "
                + "but requested parent is:\(Fault.name(of: parent))")
        return false
    }

    static func nearestController(from view: UIView?) -> UIViewController? {
        var current = view
        while let view = current {
            if let controller = view.owningController { return controller }
            current = view.superview
        }
        return nil
    }
}
