import Foundation

/// The visible columns, and their mode: beside the secondary, over it or displacing it.
extension SplitColumns {
    /// The preferred behavior if space permits, according to UISplitViewController's reference: two columns that leave the secondary
    /// too little space displace it, and one that does so lies over it.
    var behavior: UISplitViewController.SplitBehavior {
        let preferred = controller.preferredSplitBehavior
        if isClassic { return preferred }
        let wanted = preferred != .automatic ? preferred : impliedBehavior ?? (isLandscape ? .tile : .overlay)
        guard wanted == .tile || wanted == .displace else { return wanted }
        let isTriple = controller.style == .tripleColumn
        guard leavesRoom(beside: isTriple ? [.supplementary] : [.primary]) else { return .overlay }
        return wanted == .tile && isTriple && !leavesRoom(beside: [.primary, .supplementary]) ? .displace : wanted
    }

    /// The behavior that a preferred mode implies: one column beside the secondary stays there in portrait.
    private var impliedBehavior: UISplitViewController.SplitBehavior? {
        switch controller.preferredDisplayMode {
        case .oneBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: nil
        }
    }

    /// The width that a secondary needs, in points: the narrowest phone's. The choice is ours.
    private static let leastSecondaryWidth: CGFloat = 320

    private func leavesRoom(beside columns: [UISplitViewController.Column]) -> Bool {
        guard space.width > 0 else { return true }
        return columns.reduce(space.width) { $0 - width(of: $1) } >= Self.leastSecondaryWidth
    }

    /// The size that the columns share.
    var space: CGSize { sizeToCome ?? controller.viewIfLoaded?.bounds.size ?? .zero }
    var isLandscape: Bool { space.width > space.height }

    // Side by side in landscape, over the secondary in portrait. (H-02, H-12)
    private var automaticMode: UISplitViewController.DisplayMode {
        if isClassic { return isLandscape ? .oneBesideSecondary : .secondaryOnly }
        let isTriple = controller.style == .tripleColumn
        switch behavior {
        case .tile: return .oneBesideSecondary
        case .displace: return isTriple ? .oneBesideSecondary : .secondaryOnly
        case .overlay, .automatic: return .secondaryOnly
        }
    }

    private var allowedModes: [UISplitViewController.DisplayMode] {
        switch behavior {
        case .automatic: [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
        case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        }
    }

    func updateMode(animated: Bool) {
        guard !isCollapsed else { return refresh() }
        if Generation.current < .ios8, isClassic { return updateModeOfOld() }
        setMode(preferredMode, animated: animated)
    }

    var preferredMode: UISplitViewController.DisplayMode {
        let preferred = controller.preferredDisplayMode
        if preferred == .automatic { return automaticMode }
        return isClassic ? preferred : inBehavior(preferred)
    }

    /// Returns the mode for the present behavior: two columns beside the secondary lie over it or displace it. (UISplitViewController's
    /// reference)
    func inBehavior(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        let modes = allowedModes
        guard !modes.contains(mode) else { return mode }
        return switch mode {
        case .oneBesideSecondary, .oneOverSecondary: modes[1]
        default: modes[2]
        }
    }

    /// Updates the mode up to iOS 7: the delegate decides whether the primary column is hidden, and gets a button and a popover for it.
    /// (H-08)
    private func updateModeOfOld() {
        guard let primary = contents[.primary] else { return refresh() }
        let orientation = controller.sceneOrientation
        let hides = controller.delegate?.splitViewController(controller, shouldHide: primary, in: orientation) ?? orientation.isPortrait
        let isHidden = displayMode == .secondaryOnly
        guard hides != isHidden else { return refresh() }
        let item = controller.displayModeButtonItem
        if hides {
            controller.delegate?.splitViewController(
                controller, willHide: primary, with: item, for: UIPopoverController(contentViewController: primary))
        } else {
            controller.delegate?.splitViewController(controller, willShow: primary, invalidating: item)
        }
        displayMode = hides ? .secondaryOnly : .oneBesideSecondary
        refresh()
    }

    // The button toggles between two modes. (H-06)
    func toggle() {
        let target = controller.delegate?.targetDisplayModeForAction(in: controller) ?? .automatic
        guard target == .automatic else { return setMode(isClassic ? target : inBehavior(target), animated: true) }
        let isHidden = displayMode == .secondaryOnly
        let shown: UISplitViewController.DisplayMode =
            isClassic ? (isLandscape ? .oneBesideSecondary : .oneOverSecondary) : inBehavior(.oneBesideSecondary)
        setMode(isHidden ? shown : .secondaryOnly, animated: true)
    }

    // The delegate is notified of the mode first, then of columns that show or hide with it. (H-06, H-16)
    func change(to mode: UISplitViewController.DisplayMode, animated: Bool = false) {
        guard mode != displayMode else { return }
        let before = visibleColumns
        controller.delegate?.splitViewController(controller, willChangeTo: mode)
        displayMode = mode
        for column in visibleColumns where !before.contains(column) {
            controller.delegate?.splitViewController(controller, willShow: column)
        }
        for column in before where !visibleColumns.contains(column) {
            controller.delegate?.splitViewController(controller, willHide: column)
        }
        let after = visibleColumns
        guard before != after else { return }
        // The delegate's did callbacks follow the animation.
        EventLoop.main.schedule(after: animated ? 0.4 : 0) { [weak controller] in
            guard let controller else { return }
            for column in after where !before.contains(column) { controller.delegate?.splitViewController(controller, didShow: column) }
            for column in before where !after.contains(column) { controller.delegate?.splitViewController(controller, didHide: column) }
        }
    }

    func setMode(_ mode: UISplitViewController.DisplayMode, animated: Bool) {
        guard mode != displayMode else { return refresh() }
        change(to: mode, animated: animated)
        guard controller.isViewLoaded else { return }
        guard animated, UIView.areAnimationsEnabled, controller.view.window != nil else { return refresh() }
        placeViews(keepingHidden: true)
        UIView.animate(
            withDuration: TransitionFigures.navigationDuration, animations: { self.layOut() },
            completion: { [weak self] _ in self?.refresh() })
    }

    var visibleColumns: [UISplitViewController.Column] { isCollapsed ? [.primary] : columns(in: displayMode) }

    func columns(in mode: UISplitViewController.DisplayMode) -> [UISplitViewController.Column] {
        switch mode {
        case .secondaryOnly, .automatic: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: [controller.style == .tripleColumn ? .supplementary : .primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary, .secondary]
        }
    }

    var canReveal: Bool { !isCollapsed && displayMode == .secondaryOnly }

    // FIXME(gap): the column appears when the finger lifts; it does not follow it.
    func revealed(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
        case .ended, .cancelled:
            let travel = pan.translation(in: controller.view).x * (isPrimaryOnRight ? -1 : 1)
            if pan.state == .ended, travel > 0 { toggle() }
            controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
        default: break
        }
    }
}
