import UIKitControls

/// Lays its content out inside the safe area and lets it run on, mirrored, beyond. iOS 26.
// FIXME(gap): beyond the safe area there is the view's background.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the content fills the safe area; false leaves its place to the app's constraints.
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
