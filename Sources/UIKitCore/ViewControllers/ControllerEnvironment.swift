import Foundation

// Traits, safe area, margins and the responder chain, from the controller's side.
extension UIViewController {
    // J-01
    var nextResponder: UIResponder? {
        let superview = viewIfLoaded?.superview
        if let host = superview as? UIDropShadowView { return host.window }
        if let superview, !(superview is PresentationContainerView) { return superview }
        return presenting.presenter
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return parent?.traitCollection ?? presenting.presenter?.traitCollection ?? UIScreen.main.traitCollection
    }

    func overriddenTraitsDidChange() { viewIfLoaded.map(Traits.inheritedDidChange) }

    // L-04
    func additionalSafeAreaInsetsDidChange() { viewIfLoaded.map(SafeArea.update) }
    func minimumMarginsDidChange() { viewIfLoaded.map(Margins.tellIfChanged) }

    /// What the container's bars add to the safe area of the controller's view. F-65, G-16
    package var containerSafeAreaInsets: UIEdgeInsets { containment.safeAreaInsets }

    /// For containers: gives the controller's view its bars' part of the safe area.
    package func setContainerInsets(_ insets: UIEdgeInsets) {
        guard insets != containment.safeAreaInsets else { return }
        containment.safeAreaInsets = insets
        if let view = viewIfLoaded { SafeArea.update(view) }
    }

    // L-22
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
