import Foundation

extension Presentation {
    /// Dismisses in response to the user: a tap outside, or a sheet pulled down. The delegate may refuse. (C-67, C-68, SP-D058, SP-D063)
    @discardableResult
    package func dismissForUser() -> Bool {
        guard allowsUserDismissal else {
            refuseUserDismissal()
            return false
        }
        endChain(animated: true, byUser: true, completion: nil)
        return true
    }

    /// Whether the user may dismiss now. SP-D058: cheap, as it is called for every attempt.
    var allowsUserDismissal: Bool {
        guard !shown.holdsPresentation, !presented.holdsPresentation else { return false }
        return original.delegate?.presentationControllerShouldDismiss(active) ?? true
    }

    // The delegate is notified of a refused attempt. (SP-D060)
    func refuseUserDismissal() { original.delegate?.presentationControllerDidAttemptToDismiss(active) }
}

extension UIViewController {
    /// Whether the controller, or a visible child, is modal: UIViewController.h has a controller set the property to make "the presentation
    /// hosting the view controller" modal, and Apple's sample "Disabling the pull-down gesture for a sheet" sets it inside a navigation
    /// controller. (SP-D061)
    fileprivate var holdsPresentation: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPresentation }
    }
}
