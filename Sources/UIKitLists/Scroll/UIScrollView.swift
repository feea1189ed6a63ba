import UIKitControls

/// A view of content larger than itself. `contentOffset` is in points of the content, which begins at (0, 0); insets add space around it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The color of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
    /// The way in which scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    /// The rule by which an index is visible. It has no effect.
    public enum IndexDisplayMode: Int, Sendable { case automatic = 0, alwaysHidden }
    /// The rule by which the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }

    /// The rate at which scrolling slows down: the factor by which the speed changes each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The number of the deceleration rate.
        public let rawValue: CGFloat
        /// Creates the deceleration rate with the given number, which may be the app's own.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate that stops sooner, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrollView()
    }

    /// Creates the `UIScrollView` that an interface file or an archive describes.
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
        touchDelay.holds = { [weak self] touch in
            guard let self else { return false }
            return delaysContentTouches && isScrollEnabled && touch.view !== self
        }
        addGestureRecognizer(touchDelay)
        makeGuides()
        absorbSafeArea()
    }

    // MARK: Content

    /// The delegate. Subclasses narrow its type as Apple's do; overload resolution prefers theirs.
    @_disfavoredOverload open weak var delegate: UIScrollViewDelegate? {
        didSet {
            guard delegate !== oldValue else { return }
            scrollDelegateChanged()
            KeyValueObservation.noticeChanges(of: self)
        }
    }
    func scrollDelegateChanged() {}
    /// The container whose pages are the content. It is called before the delegate, because apps set a delegate of their own on the scroll
    /// view of pages.
    package final weak var pager: (any UIScrollViewDelegate)?
    /// Called when the content moved; for our own subclasses, before the delegate.
    func boundsDidScroll() {}
    /// Called when deceleration or an animated scroll ended; for our own subclasses, before the delegate.
    func motionEnded() {}
    /// Called when the size of the bounds changed.
    func sizeChanged() { viewportChanged() }
    /// Called when the finger lifted: our own subclasses may choose another target after the delegate.
    func willEndDragging(velocity: CGPoint, target: inout CGPoint) {}
    /// Returns the offset at which the content stops after a drag, before the delegate is asked. The velocity is in points per
    /// millisecond.
    func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    private final var scrollWatchers: [ObjectIdentifier: () -> Void] = [:]
    /// Notifies `watcher` after each change of the offset, the size, or the content's size, for the bars that the content passes under.
    /// `nil` stops it.
    package final func watchScrolling(_ watcher: AnyObject, _ changed: (() -> Void)?) {
        scrollWatchers[ObjectIdentifier(watcher)] = changed
    }
    final func notifyScrollWatchers() {
        watchedSize = bounds.size
        for notify in scrollWatchers.values { notify() }
    }
    private final var watchedSize = CGSize.zero

    /// The origin of the bounds. A deceleration continues from an offset that is set, and an animation continues to its end;
    /// ``setContentOffset(_:animated:)`` stops both (lionheart/openradar-mirror#12501).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { relocate(to: newValue) }
    }

    /// Moves the content so that `contentOffset` is at the bounds' origin. It may be beyond the ends; any scrolling stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { return scroll(to: contentOffset) }
        stopAnimatedScroll()
        moveContent(to: contentOffset)
    }

    /// The size of the content, in points.
    open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }
    /// The insets in points around the content that the app sets; ``adjustedContentInset`` includes the system's part.
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }
    /// The rule by which the safe area is added to the content's insets. The default is automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { updateAdjustedInset() } }
    /// ``contentInset`` plus the insets of bars and the safe area.
    open var adjustedContentInset: UIEdgeInsets { scrollInsets.adjusted }
    /// Called after `adjustedContentInset` changed. Override it, and call super.
    open func adjustedContentInsetDidChange() {}
    /// The size inside the adjusted insets.
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    /// Whether the safe area is added to the indicators' insets. The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
    // FIXME(gap): content that is smaller than the view stays at the top left.
    /// The point, from 0 to 1, at which small content is aligned. It is stored but has no effect: small content is at the top left.
    open var contentAlignmentPoint: CGPoint = .zero

    /// The guide of the content. Constraints to its edges determine `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The guide of the view's frame, which doesn't move while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    var contentGuide: UILayoutGuide!
    var frameGuide: UILayoutGuide!

    var scrollInsets = ScrollInsets()
    var scroll = ScrollState()

    // MARK: Behavior

    /// Whether users can scroll. Code can in any case. The default is `true`.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether a drag that begins along one axis scrolls along that axis only. The default is `false`.
    open var isDirectionalLockEnabled = false
    /// Whether content can be dragged beyond its edges, and returns. The default is `true`.
    open var bounces = true
    /// Whether content bounces vertically, if `bounces` is `true`, too.
    open var bouncesVertically = true
    /// Whether content bounces horizontally, if `bounces` is `true`, too.
    open var bouncesHorizontally = true
    /// Whether content that is not higher than the view can be dragged vertically. The default is `false`.
    open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
    /// Whether content that is not wider than the view can be dragged horizontally. The default is `false`.
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    /// The rate at which scrolling slows down after a drag.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top. It does so only if a single visible scroll view has this set.
    open var scrollsToTop = true
    /// The way in which scrolling dismisses the keyboard. The default is not at all.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether touches wait briefly for a drag before they reach subviews.
    open var delaysContentTouches = true
    /// Whether a drag cancels touches that subviews have received.
    open var canCancelContentTouches = true
    // FIXME(gap): the following properties are stored only; keys do not scroll.
    /// The rule by which an index is visible. It is stored but has no effect.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether keys scroll. It is stored but has no effect: they don't.
    open var allowsKeyboardScrolling = true
    /// Whether horizontal scrolling beyond the edge moves the outer scroll view. It is stored but has no effect.
    open var transfersHorizontalScrollingToParent = true
    /// Whether vertical scrolling beyond the edge moves the outer scroll view. It is stored but has no effect.
    open var transfersVerticalScrollingToParent = true
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    /// The control that the user pulls down to refresh, or nil for none. It is at the content's top edge.
    open var refreshControl: UIRefreshControl? { didSet { refreshControlChanged(from: oldValue) } }

    /// Whether `view`, which is part of the content, receives touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag cancels touches in `view`. Controls keep their touches, all other views lose them.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: State

    /// Whether a finger is down, moved or not.
    open var isTracking: Bool { scroll.isTracking }
    /// Whether a finger has begun to scroll.
    open var isDragging: Bool { scroll.isDragging }
    /// Whether the content moves without a finger.
    open var isDecelerating: Bool { scroll.isDecelerating }
    /// Whether code is scrolling with an animation.
    open var isScrollAnimating: Bool { scroll.motion != nil && !scroll.isDecelerating }

    /// Moves the content by the least distance that shows `rect`, in content points; not at all if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(clamped(offsetShowing(rect)), animated: animated)
    }
    /// Stops scrolling and zooming where they are.
    open func stopScrollingAndZooming() { stopMotion() }

    // MARK: Indicators

    /// Whether a vertical indicator is visible while content scrolls. The default is `true`.
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    /// Whether a horizontal indicator is visible while content scrolls. The default is `true`.
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    /// The color of the indicators. The default suits the background.
    open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
    /// The distance in points of the vertical indicator from the view's edges.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    /// The distance in points of the horizontal indicator from the view's edges.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    /// The distance of both indicators. Reading it returns that of the vertical one; setting it sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }
    let indicators = ScrollIndicators()

    // MARK: Gestures

    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()
    /// The pinch recognizer, or `nil` until zooming becomes possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.pinch }
    /// The recognizer of a remote control's presses. Here it is `panGestureRecognizer`.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer ? panShouldBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    private(set) lazy var gestureGate = ScrollGestureGate(self)
    private(set) lazy var touchDelay = ContentTouchDelay(before: panGestureRecognizer)

    // MARK: Zooming

    /// The smallest scale. Zooming needs a delegate with `viewForZooming(in:)` and limits that differ.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The largest scale. Zooming needs limits that differ.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// Whether zooming may exceed the limits, and returns. The default is `true`.
    open var bouncesZoom = true
    /// Whether the user is zooming.
    open var isZooming: Bool { scroll.isZooming }
    /// Whether zooming is returning to its limits.
    open var isZoomBouncing: Bool { scroll.isZoomBouncing }
    /// Whether code changes the scale with an animation.
    open var isZoomAnimating: Bool { zoomAnimations > 0 }
    /// The number of animated changes of the scale that have not ended.
    package final var zoomAnimations = 0
    /// Shows the indicators while `changes` move the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        flashScrollIndicators()
        changes()
    }
    /// The scale at which the zoomed view is shown.
    open var zoomScale: CGFloat {
        get { scroll.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Changes the scale, within the limits, about the center of the view.
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
        if coder.containsValue(forKey: "UIScrollViewContentOffset") {
            contentOffset = coder.decodeCGPoint(forKey: "UIScrollViewContentOffset")
        }
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
        // Its position is set after its size; by now it has both.
        if watchedSize != bounds.size { notifyScrollWatchers() }
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
