#if UIVIEWCONTROLLER_HAS_LANDED // Take this line and the last away in the commit that brings UIView.
import Foundation

// Traits, safe area, margins and the responder chain, from the controller's side.
extension UIViewController {
    // J-01
    var nextResponder: UIResponder? {
        if let superview = viewIfLoaded?.superview, !(superview is PresentationContainerView) { return superview }
        return presenting.presenter
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return parent?.traitCollection ?? presenting.presenter?.traitCollection ?? UIScreen.main.traitCollection
    }

    func overriddenTraitsDidChange() { viewIfLoaded?.updateTraitsIfNeeded() }

    func additionalSafeAreaInsetsDidChange() { viewIfLoaded?.setNeedsLayout() }
    func minimumMarginsDidChange() { viewIfLoaded?.setNeedsLayout() }

    // L-22
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
#endif
