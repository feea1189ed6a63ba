import Foundation

/// The frames of the columns.
extension SplitColumns {
    /// The default and maximum width of a column in points, if the app leaves it to the system. H-07 calls it typical.
    private static let automaticColumnWidth: CGFloat = 320

    /// Returns the width in points: the fraction that the controller's properties specify, between their two limits. A controller without a
    /// view has no width. (H-07)
    func width(of column: UISplitViewController.Column) -> CGFloat {
        let total = space.width
        let (preferred, fraction, least, most): (CGFloat, CGFloat, CGFloat, CGFloat) =
            column == .primary
            ? (
                controller.preferredPrimaryColumnWidth, controller.preferredPrimaryColumnWidthFraction,
                controller.minimumPrimaryColumnWidth,
                controller.maximumPrimaryColumnWidth
            )
            : (
                controller.preferredSupplementaryColumnWidth, controller.preferredSupplementaryColumnWidthFraction,
                controller.minimumSupplementaryColumnWidth, controller.maximumSupplementaryColumnWidth
            )
        let automatic = UISplitViewController.automaticDimension
        var width = Self.automaticColumnWidth
        if fraction != automatic { width = fraction * total }
        if preferred != automatic { width = preferred }
        return max(least == automatic ? 0 : least, min(width, most == automatic ? Self.automaticColumnWidth : most))
    }

    /// Whether a column has compact traits. (H-09)
    func isNarrow(_ item: UIViewController) -> Bool { contents[.primary] === item || contents[.supplementary] === item }

    func placeViews(keepingHidden: Bool = false) {
        guard controller.isViewLoaded else { return }
        let isOnScreen = controller.appearance.phase != .disappeared
        guard isOnScreen || controller.view.window == nil else { return }
        let shown: [UIViewController] = isCollapsed ? [collapsedRoot].compactMap { $0 } : visibleColumns.compactMap { contents[$0] }
        for item in controller.children where !shown.contains(where: { $0 === item }) && !keepingHidden {
            item.viewIfLoaded?.removeFromSuperview()
        }
        for item in shown where item.parent === controller && item.view.superview !== controller.view {
            controller.view.addSubview(item.view)
        }
        if !isCollapsed, let secondary = contents[.secondary]?.viewIfLoaded, secondary.superview === controller.view {
            controller.view.sendSubviewToBack(secondary)
        }
    }

    func layOut() {
        guard controller.isViewLoaded else { return }
        let bounds = controller.view.bounds
        if isCollapsed {
            collapsedRoot?.viewIfLoaded?.frame = bounds
            dimming.removeFromSuperview()
            return
        }
        let frames = frames(in: bounds.size, displayMode)
        for (column, frame) in frames { contents[column]?.viewIfLoaded?.frame = frame }
        let isShaded = [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(displayMode)
        guard isShaded, let secondary = contents[.secondary]?.viewIfLoaded, secondary.superview === controller.view else {
            dimming.removeFromSuperview()
            return
        }
        dimming.frame = bounds
        controller.view.insertSubview(dimming, aboveSubview: secondary)
    }

    /// Whether the primary is at the right: a trailing one where text runs to the right, a leading one where it runs to the left.
    var isPrimaryOnRight: Bool {
        (controller.primaryEdge == .trailing) != (controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func frames(in size: CGSize, _ mode: UISplitViewController.DisplayMode) -> [UISplitViewController.Column: CGRect] {
        let gap: CGFloat = 1 / max(controller.traitCollection.displayScale, 1)
        let columns: [UISplitViewController.Column] = controller.style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        let visible = self.columns(in: mode), shown = columns.filter { visible.contains($0) }
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in shown {
            let width = width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
            x += width + gap
        }
        for column in columns where !shown.contains(column) {
            frames[column] = CGRect(x: -width(of: column), y: 0, width: width(of: column), height: size.height)
        }
        let isBeside = mode == .oneBesideSecondary || mode == .twoBesideSecondary
        let isDisplaced = mode == .twoDisplaceSecondary
        let start = isBeside || isDisplaced ? x : 0
        frames[.secondary] = CGRect(x: start, y: 0, width: isDisplaced ? size.width : size.width - start, height: size.height)
        if isPrimaryOnRight { for (column, frame) in frames { frames[column]?.origin.x = size.width - frame.maxX } }
        return frames
    }

    /// Returns a column's size in a controller of `parentSize`, in the mode that it will have then.
    // The split view controller is asked for the size of each column. (C-31)
    func size(of child: UIViewController, in parentSize: CGSize) -> CGSize {
        guard !willBeCollapsed, let column = contents.first(where: { $0.value === child })?.key, column != .compact else {
            return parentSize
        }
        sizeToCome = parentSize
        defer { sizeToCome = nil }
        return frames(in: parentSize, preferredMode)[column]?.size ?? parentSize
    }

    /// Whether the controller's width is compact, or will be after the running change of size, unless its parent overrides it.
    private var willBeCollapsed: Bool {
        let own = controller.traitCollection.horizontalSizeClass
        guard let upcoming = SizeTransition.upcoming, own == controller.viewIfLoaded?.window?.traitCollection.horizontalSizeClass else {
            return own == .compact
        }
        return upcoming.traits.horizontalSizeClass == .compact
    }
}
