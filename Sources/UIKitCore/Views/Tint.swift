import Foundation

/// Tint colors, which views inherit down the hierarchy until one sets its own.
@MainActor
enum Tint {
    static func color(of view: UIView) -> UIColor {
        let color = inherited(by: view)
        return mode(of: view) == .dimmed ? dimmed(color, for: view) : color
    }

    private static func inherited(by view: UIView) -> UIColor {
        var current: UIView? = view
        while let view = current {
            // `UIColor.tintColor` means the inherited color.
            if let color = view.look.tintColor, color !== UIColor.tintColor { return color }
            current = view.storedSuperview
        }
        return AccentColor.color
    }

    static func mode(of view: UIView) -> UIView.TintAdjustmentMode {
        var current: UIView? = view
        while let view = current {
            if view.look.tintAdjustmentMode != .automatic { return view.look.tintAdjustmentMode }
            if view.look.tintDimmings > 0 { return .dimmed }
            current = view.storedSuperview
        }
        return .normal
    }

    static func set(_ color: UIColor?, of view: UIView) {
        guard color !== view.look.tintColor else { return }
        view.look.tintColor = color
        notify(view)
    }

    static func set(_ mode: UIView.TintAdjustmentMode, of view: UIView) {
        guard mode != view.look.tintAdjustmentMode else { return }
        view.look.tintAdjustmentMode = mode
        notify(view, becauseOfMode: true)
    }

    /// Dims the tint while a presentation is over the view, or restores it.
    static func dim(_ view: UIView, by count: Int) {
        let old = mode(of: view)
        view.look.tintDimmings += count
        if mode(of: view) != old { notify(view, becauseOfMode: true) }
    }

    /// Called when a view has a new superview: announces the inherited tint if it is not the default.
    static func inheritedDidChange(_ view: UIView) {
        guard view.isInWindow, let parent = view.storedSuperview else { return }
        if inherited(by: parent) !== AccentColor.color || mode(of: parent) != .normal { notify(view) }
    }

    private static func notify(_ view: UIView, becauseOfMode: Bool = false) {
        view.resolveColors()
        view.tintColorDidChange()
        for subview in view.storedSubviews
        where becauseOfMode ? subview.look.tintAdjustmentMode == .automatic : subview.look.tintColor == nil {
            notify(subview, becauseOfMode: becauseOfMode)
        }
    }

    /// Returns a gray with the color's brightness.
    private static func dimmed(_ color: UIColor, for view: UIView) -> UIColor {
        let parts = color.resolvedColor(with: view.traitCollection).components
        return UIColor(white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha * 0.8)
    }
}
