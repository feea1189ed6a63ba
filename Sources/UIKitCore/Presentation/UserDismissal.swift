import Foundation

extension Presentation {
    /// Dismisses because the user asked: pulled the sheet down, tapped outside. The delegate may refuse.
    // C-67, C-68, SP-D058 to SP-D063
    @discardableResult
    package func dismissForUser(interactor: (any UIViewControllerInteractiveTransitioning)? = nil) -> Bool {
        let delegate = original.delegate
        guard allowsUserDismissal else {
            delegate?.presentationControllerDidAttemptToDismiss(active)
            return false
        }
        delegate?.presentationControllerWillDismiss(active)
        endChain(
            animated: true, interactor: interactor,
            didDismiss: { [original, active] in original.delegate?.presentationControllerDidDismiss(active) }, completion: nil)
        return true
    }

    var allowsUserDismissal: Bool {
        guard !shown.isModalInPresentation, !presented.isModalInPresentation else { return false }
        return original.delegate?.presentationControllerShouldDismiss(active) ?? true
    }
}
