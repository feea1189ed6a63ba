import UIKitControls

/// Lays out its content inside the safe area and extends it, mirrored, beyond. iOS 26.
// FIXME(gap): only the view's background is shown beyond the safe area.
/// A view that would extend its content beyond the safe area. Only its background is shown there.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// The content, which fills the safe area, or nil.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the content fills the safe area; `false` leaves its position to the app's constraints.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
