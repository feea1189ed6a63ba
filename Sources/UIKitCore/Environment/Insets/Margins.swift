import Foundation

/// Layout margins: a view's own, the safe area's share, the superview's, the controller's minimum.
@MainActor
package enum Margins {
    // 8 points on each side. (L-20)
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    static func effective(of view: UIView) -> UIEdgeInsets {
        let margins = outside(of: view)
        guard view.flags.contains(.marginsFollowReadableWidth) else { return margins }
        let readable = readableFrame(of: view, margins), bounds = view.bounds
        return UIEdgeInsets(top: margins.top, left: readable.minX - bounds.minX, bottom: margins.bottom, right: bounds.maxX - readable.maxX)
    }

    /// Returns the margins that result from the view, its controller, the safe area, and the superview: the view's own margin plus the safe
    /// area, at least the system's minimum, and at least the part of the superview's margin that reaches the view. (L-21, L-22, L-23)
    private static func outside(of view: UIView) -> UIEdgeInsets {
        var margins = own(of: view)
        if view.insetsLayoutMarginsFromSafeArea { margins = margins + view.safeAreaInsets }
        guard view.preservesSuperviewLayoutMargins, let parent = view.storedSuperview else { return margins }
        let outer = effective(of: parent), bounds = parent.bounds, frame = view.untransformedFrame
        margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
        margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
        guard !parent.flags.contains(.sharesSideMarginsOnly) else { return margins }
        margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
        margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
        return margins
    }

    /// Returns the margins that an app set for the view, at least its controller's minimum; `nil` if it set none.
    package static func given(to view: UIView) -> UIEdgeInsets? {
        view.insets.margins == nil && view.insets.directionalMargins == nil ? nil : own(of: view)
    }

    private static func own(of view: UIView) -> UIEdgeInsets {
        let set = view.insets.margins ?? view.insets.directionalMargins?.resolved(rightToLeft: view.isRightToLeft)
        guard let controller = view.owningController else { return set ?? standard }
        let minimum = controller.systemMinimumLayoutMargins.resolved(rightToLeft: view.isRightToLeft)
        guard var margins = set else { return minimum }
        if controller.viewRespectsSystemMinimumLayoutMargins {
            margins.left = max(margins.left, minimum.left)
            margins.right = max(margins.right, minimum.right)
        }
        return margins
    }

    static func set(_ margins: UIEdgeInsets, of view: UIView) {
        changing(view) {
            view.insets.margins = margins
            view.insets.directionalMargins = nil
        }
    }

    // Sets the margins by leading and trailing edge. (L-24)
    static func set(directional margins: NSDirectionalEdgeInsets, of view: UIView) {
        changing(view) {
            view.insets.margins = nil
            view.insets.directionalMargins = margins
        }
    }

    static func changing(_ view: UIView, _ change: () -> Void) {
        if view.insets.notifiedMargins == nil { view.insets.notifiedMargins = effective(of: view) }
        change()
        notifyIfChanged(view)
    }

    /// Notifies the view if its effective margins have changed since its last notification, and then its subviews that follow them. (L-07)
    static func notifyIfChanged(_ view: UIView) {
        let now = effective(of: view)
        let notified = view.insets.notifiedMargins ?? (view.owningController == nil ? standard : now)
        guard now != notified || view.insets.notifiedMargins == nil else { return }
        view.insets.notifiedMargins = now
        guard now != notified else { return }
        view.layoutMarginsDidChange()
        view.owningController?.rootViewLayoutMarginsDidChange()
        view.autoLayoutGuideDidChange()
        view.setNeedsLayout()
        for subview in view.storedSubviews where subview.preservesSuperviewLayoutMargins { notifyIfChanged(subview) }
    }

    /// Returns the readable width, centered. It grows with the text size and never exceeds the margins. (L-25, L-26)
    static func readableFrame(of view: UIView) -> CGRect { readableFrame(of: view, outside(of: view)) }

    private static func readableFrame(of view: UIView, _ margins: UIEdgeInsets) -> CGRect {
        let rect = view.bounds.inset(by: margins)
        guard
            let width = ReadableWidth.width(
                bounds: view.bounds.width, margins: rect.width, category: view.traitCollection.preferredContentSizeCategory)
        else { return rect }
        return CGRect(
            x: view.bounds.minX + ((view.bounds.width - width) / 2).rounded(.down), y: rect.minY, width: width, height: rect.height)
    }
}

/// The values are from metrics.md 5 and lifecycle.md L-25.
enum ReadableWidth {
    /// Returns the readable width if it is narrower than the space between the margins; `nil` keeps the margins.
    @MainActor
    static func width(bounds: CGFloat, margins: CGFloat, category: UIContentSizeCategory) -> CGFloat? {
        // The width grows with the body font, from 672 at the default size, and since iOS 26 from 920. (L-26)
        let body = TextStyleFigures.of(.body), isLater = Generation.current >= .ios26
        let usual: CGFloat = isLater ? 920 : 672
        let width = (usual * body.size(category.tableIndex ?? TextStyleFigures.standard) / body.size(TextStyleFigures.standard)).rounded()
        // The later band begins in bounds wider than 1008 points: with 44 points on either side.
        return margins > width && (!isLater || bounds > width + 88) ? width : nil
    }
}
