import UIKitControls

/// How content fades under what stands at a scroll view's edge. iOS 26.
// FIXME(gap): content runs on under bars without fading.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    @MainActor public final class Style: NSObject {
        public static let automatic = Style(), soft = Style(), hard = Style()
    }
    open var style = Style.automatic
    open var isHidden = false
}

private let edgeEffects = AttachedProperty<[String: UIScrollEdgeEffect]>([:])

extension UIScrollView {
    private func effect(_ edge: String) -> UIScrollEdgeEffect {
        if let known = edgeEffects[self][edge] { return known }
        let effect = UIScrollEdgeEffect()
        edgeEffects[self][edge] = effect
        return effect
    }
    public var topEdgeEffect: UIScrollEdgeEffect { effect("top") }
    public var bottomEdgeEffect: UIScrollEdgeEffect { effect("bottom") }
    public var leftEdgeEffect: UIScrollEdgeEffect { effect("left") }
    public var rightEdgeEffect: UIScrollEdgeEffect { effect("right") }
}

/// Says that its view's subviews stand over a scroll view's edge. iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
    public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

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
