import Foundation

/// The check that a child's view is inside its parent's view; a violation raises `UIViewControllerHierarchyInconsistency`. (C-20)
@MainActor
enum HierarchyConsistency {
    /// Whether `view` may be added to `superview`, which is in a window. A view that enters the wrong controller's tree raises an
    /// exception; one whose controller has no parent does not. Only the outermost controllers' views are compared, because the views inside
    /// them were there before. (C-20, C-21, C-22, C-24)
    static func check(_ view: UIView, entering superview: UIView) -> Bool {
        let found = nearestController(from: superview)
        func isConsistent(_ view: UIView) -> Bool {
            guard let controller = view.owningController else { return view.subviews.allSatisfy(isConsistent) }
            guard let parent = controller.containment.parent, parent !== found, !controller.containment.isHostedElsewhere else {
                return true
            }
            Fault.raise(
                UIViewController.hierarchyInconsistencyException,
                "child view controller:\(Fault.name(of: controller)) should have parent view controller:\(Fault.name(of: found)) "
                    + "but actual parent is:\(Fault.name(of: parent))")
            return false
        }
        return isConsistent(view)
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
