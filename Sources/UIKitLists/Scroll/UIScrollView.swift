import UIKitControls

/// A window onto content larger than itself. `contentOffset` is in points of the content, which begins at (0, 0); insets add room around it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    public enum IndexDisplayMode: Int, Sendable { case automatic = 0, alwaysHidden }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrollView()
        coder.decodeInterface(of: self, as: UIScrollView.self)
    }

    private func setUpScrollView() {
        ContextMenus.install
        clipsToBounds = true
        isMultipleTouchEnabled = true
        panGestureRecognizer.addHandler { [weak self] in self?.panned($0 as! UIPanGestureRecognizer) }
        panGestureRecognizer.delegate = gestureGate
        addGestureRecognizer(panGestureRecognizer)
        makeGuides()
        absorbSafeArea()
    }

    // MARK: Content

    /// Subclasses narrow its type as Apple's do; overload resolution prefers theirs.
    @_disfavoredOverload open weak var delegate: UIScrollViewDelegate? { didSet { if delegate !== oldValue { scrollDelegateChanged() } } }
    func scrollDelegateChanged() {}
    /// The container whose pages are the content. It is called before the delegate, because apps give the scroll view of pages a delegate
    /// of their own.
    package final weak var pager: (any UIScrollViewDelegate)?
    /// The content moved; for our own subclasses, before the delegate.
    func boundsDidScroll() {}
    /// Deceleration or an animated scroll ended; for our own subclasses, before the delegate.
    func motionEnded() {}
    /// The bounds have another size.
    func sizeChanged() { viewportChanged() }
    /// The finger lifted: our own subclasses may choose another target after the delegate.
    func willEndDragging(velocity: CGPoint, target: inout CGPoint) {}

    private final var scrollWatchers: [ObjectIdentifier: () -> Void] = [:]
    /// Tells `watcher` after each change of the offset, the size or the content's size: the bars that the content passes under. Nil ends it.
    package final func watchScrolling(_ watcher: AnyObject, _ changed: (() -> Void)?) { scrollWatchers[ObjectIdentifier(watcher)] = changed }
    final func tellScrollWatchers() {
        watchedSize = bounds.size
        for tell in scrollWatchers.values { tell() }
    }
    private final var watchedSize = CGSize.zero

    /// The bounds' origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopAnimatedScroll()
            moveContent(to: newValue)
        }
    }

    /// Moves the content so that `contentOffset` is at the bounds' origin. Code may go beyond the ends; ends any scrolling.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { scroll(to: contentOffset) } else { self.contentOffset = contentOffset }
    }

    /// How far the content reaches, in points.
    open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }
    /// Points added around the content, for the app to set; ``adjustedContentInset`` has the system's part too.
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { updateAdjustedInset() } }
    /// ``contentInset`` and what bars and the safe area take.
    open var adjustedContentInset: UIEdgeInsets { scrollInsets.adjusted }
    open func adjustedContentInsetDidChange() {}
    /// The size inside the adjusted insets.
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
    // FIXME(gap): content that is smaller than the view stays at the top left.
    open var contentAlignmentPoint: CGPoint = .zero

    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    var contentGuide: UILayoutGuide!
    var frameGuide: UILayoutGuide!

    var scrollInsets = ScrollInsets()
    var scroll = ScrollState()

    // MARK: Behavior

    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
    /// Whether scrolling comes to rest at multiples of the bounds.
    open var isPagingEnabled = false
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top. It does in the only visible view where this is true.
    open var scrollsToTop = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether touches wait a moment for a drag before they reach subviews.
    // FIXME metrics-11: rows and items wait 0.15 seconds for a touch, other content hears of it at once.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from subviews that have them.
    open var canCancelContentTouches = true
    // FIXME(gap): what follows is kept; keys do not scroll.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open var allowsKeyboardScrolling = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    open var refreshControl: UIRefreshControl? { didSet { refreshControlChanged(from: oldValue) } }

    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Controls keep their touches, everything else gives way to a drag.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }

    // MARK: State

    /// Whether a finger is down, moved or not.
    open var isTracking: Bool { scroll.isTracking }
    /// Whether a finger has begun to scroll.
    open var isDragging: Bool { scroll.isDragging }
    /// Whether the content glides on without a finger.
    open var isDecelerating: Bool { scroll.isDecelerating }
    open var isScrollAnimating: Bool { scroll.motion != nil && !scroll.isDecelerating }

    /// Moves the content as little as shows `rect`, in content points; not at all where it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(clamped(offsetShowing(rect)), animated: animated)
    }
    open func stopScrollingAndZooming() { stopMotion() }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open func flashScrollIndicators() { flashIndicators() }
    let indicators = ScrollIndicators()

    // MARK: Gestures

    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()
    /// Nil until zooming becomes possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.pinch }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer ? panShouldBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    private(set) lazy var gestureGate = ScrollGestureGate(self)

    // MARK: Zooming

    /// Zooming needs a delegate with `viewForZooming(in:)` and limits that differ.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    open var bouncesZoom = true
    open var isZooming: Bool { scroll.isZooming }
    open var isZoomBouncing: Bool { false }
    /// Shows the indicators while `changes` move the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        flashScrollIndicators()
        changes()
    }
    /// How much larger than in its own points the zoomed view is shown.
    open var zoomScale: CGFloat {
        get { scroll.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    /// Zooms so that `rect`, in the zoomed view's points, fills the bounds.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

    // MARK: Restoration

    // The position is archived. (SP-F018)
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let list = self as? any RestorableList { return ListRestoration.encode(list, coder) }
        coder.encode(contentOffset, forKey: "UIScrollViewContentOffset")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let list = self as? any RestorableList { return ListRestoration.decode(list, coder) }
        if coder.containsValue(forKey: "UIScrollViewContentOffset") { contentOffset = coder.decodeCGPoint(forKey: "UIScrollViewContentOffset") }
    }

    // MARK: View

    open override var bounds: CGRect {
        didSet { boundsChanged(from: oldValue) }
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { sizeChanged() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutScrollView()
        // Its place changes after its size does; by now it has both.
        if watchedSize != bounds.size { tellScrollWatchers() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
        updateAdjustedInset()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateAdjustedInset()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}
