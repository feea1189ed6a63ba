import Foundation

// Traits, safe area, margins, and the responder chain, from the controller's side.
extension UIViewController {
    // The order of the responder chain. (J-01)
    var nextResponder: UIResponder? {
        // A presentation controller may put the view of a presented controller into a view of its own.
        if containment.parent == nil, let presenter = presenting.presenter { return presenter }
        // A presentation that covers this controller may have taken its view out of its place.
        let superview = presenting.presented?.presentersSuperview ?? viewIfLoaded?.superview
        if let host = superview as? UIDropShadowView { return host.window }
        if let superview, !(superview is PresentationContainerView) { return superview }
        return presenting.presenter
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        let inherited = parent?.traitCollection ?? presenting.presenter?.traitCollection ?? Traits.outsideWindows
        // Overrides count before the view is loaded, too. (C-38, C-39)
        guard let overrides = Traits.overrides(of: self) else { return inherited }
        var values = inherited.values
        values.merge(overrides)
        return UITraitCollection(values: values)
    }

    func overriddenTraitsDidChange() { viewIfLoaded.map(Traits.inheritedDidChange) }

    // Additional insets count for the root view. (L-04)
    func additionalSafeAreaInsetsDidChange() { viewIfLoaded.map(SafeArea.update) }
    func minimumMarginsDidChange() { viewIfLoaded.map(Margins.notifyIfChanged) }

    /// The part of the safe area of the controller's view that the container's bars add. (F-65, G-16)
    package var containerSafeAreaInsets: UIEdgeInsets { containment.safeAreaInsets }

    /// Sets the bars' part of the safe area of the controller's view. For containers.
    package func setContainerInsets(_ insets: UIEdgeInsets) {
        guard insets != containment.safeAreaInsets else { return }
        containment.safeAreaInsets = insets
        if let view = viewIfLoaded { SafeArea.update(view) }
    }

    // At least the system's minimum margins. (L-22)
    var minimumMargins: NSDirectionalEdgeInsets {
        let size = viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
        // Phones of compact width keep 16 points in landscape, too: Tinder/Layout, toMargins on iPhones X, 13 and 13 mini of iOS 17.
        let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact
        let isNarrow = size.width < 414 || (isCompact && Generation.current >= .ios8)
        let side: CGFloat = isNarrow ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
