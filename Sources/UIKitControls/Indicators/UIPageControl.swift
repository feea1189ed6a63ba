import UIKitCore

/// A row of dots, one for each page. Pages count from zero; `currentPage` stays within them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How the user is changing the page: not at all, by taps, or by a drag.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The direction of the dots.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the `UIPageControl` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UIPageControl.self)
    }

    /// The dots of ``shownPages``, in order.
    private var dots: [UIImageView] = []
    private var platter: UIView?

    /// The number of dots. A negative number means 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            current = min(current, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private var current = 0

    /// The index of the current dot, limited to the pages. Setting it does not send `valueChanged`.
    open var currentPage: Int {
        get { current }
        set {
            let old = current
            current = min(max(newValue, 0), max(0, numberOfPages - 1))
            setNeedsLayout()
            if old != current { progress?.pageDidChange() }
            KeyValueObservation.noticeChanges(of: self)
        }
    }
    /// The progress of the current page. iOS 17.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.control = nil
            progress?.control = self
        }
    }

    /// Whether the control is hidden if there is only one page. The default is `false`.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The color of the other dots, or nil for the standard one.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the current dot, or nil for the standard one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether a tap leaves the dots as they are until `updateCurrentPageDisplay()`. The default is `false`.
    open var defersCurrentPageDisplay = false
    /// The background. Only the prominent one is visible.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }
    /// How the user is changing the page: by a tap, or not at all.
    open var interactionState: InteractionState { isTracking ? .discrete : .none }
    /// Whether a drag over the dots changes pages. It is stored but has no effect: a touch changes the page once.
    open var allowsContinuousInteraction = true
    /// The direction of the dots. The natural one is the layout direction.
    open var direction: Direction = .natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Whether the first dot is on the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }
    /// The image of all dots, or nil for the standard dot.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image of the current dot, or nil to use that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]

    /// Shows the current page, after a tap with `defersCurrentPageDisplay`.
    open func updateCurrentPageDisplay() { setNeedsLayout() }
    /// Returns the image of a page's dot, else the preferred one, or nil.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }
    /// Sets the image of a page's dot. Nil means the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        setNeedsLayout()
    }
    /// Returns the image of a page's dot while it is current, or nil.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
    }
    /// Sets the image of a page's dot while it is current. Nil means the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
        setNeedsLayout()
    }

    /// Returns the size. In storyboards of Xcode 13 to 15 three pages take 116 by 25⅔ points; the platter of iOS 26 fills the control
    /// (metrics.md 7).
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let platter = platterSize(pageCount)
        let length = (platter.width + 2 * ControlFigures.current.pageMargin).rounded(toPixelsAt: displayScale)
        return isVertical ? CGSize(width: platter.height, height: length) : CGSize(width: length, height: platter.height)
    }

    /// Returns the size of a row's platter. That of a column has its sides exchanged.
    private func platterSize(_ pageCount: Int) -> CGSize {
        let figures = ControlFigures.current, count = CGFloat(pageCount)
        return CGSize(
            width: count * dotSide + max(0, count - 1) * figures.pageDotSpacing + 2 * figures.pagePadding,
            height: dotSide + 2 * figures.pageVerticalPadding)
    }

    /// The size of a dot in whole pixels: 10 points at a scale of 2 and 9⅔ at 3.
    private var dotSide: CGFloat { ControlFigures.current.pageDot.rounded(toPixelsAt: displayScale) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pages = shownPages
        while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
        while dots.count < pages.count {
            let dot = UIImageView()
            addSubview(dot)
            dots.append(dot)
        }
        let figures = ControlFigures.current
        let size = platterSize(pages.count)
        layOutPlatter(size)
        var place = ((isVertical ? bounds.height : bounds.width) - size.width) / 2 + figures.pagePadding
        for (page, dot) in isReversed ? zip(pages, dots).reversed() : Array(zip(pages, dots)) {
            let isCurrent = page == current
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
            let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
            let color = isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
            let across = ((isVertical ? bounds.width : bounds.height) - dotSide) / 2
            dot.frame = CGRect(x: isVertical ? across : place, y: isVertical ? place : across, width: dotSide, height: dotSide)
            // The plain dot does not fill its space since iOS 14: it measures 22.5 pixels at 3x on iOS 17.5, 18.5, and 26.2
            // (cashapp/AccessibilitySnapshot, DefaultControlsTests/testPageControl).
            let inset = max(0, (dotSide - 7.5) / 2)
            if image == nil { dot.frame = dot.frame.insetBy(dx: inset, dy: inset) }
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.contentMode = .scaleAspectFit
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? dot.frame.height / 2 : 0
            place += dotSide + figures.pageDotSpacing
        }
    }

    /// Places the capsule behind the dots of the prominent style.
    private func layOutPlatter(_ size: CGSize) {
        guard backgroundStyle == .prominent, numberOfPages > 1 || !hidesForSinglePage else {
            platter?.removeFromSuperview()
            platter = nil
            return
        }
        let view = platter ?? UIView()
        view.backgroundColor = .systemFill
        view.isUserInteractionEnabled = false
        let (width, height) = isVertical ? (size.height, size.width) : (size.width, size.height)
        view.frame = CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        view.layer.cornerRadius = size.height / 2
        if platter == nil { insertSubview(view, at: 0) }
        platter = view
    }

    /// The pages around the current one for which the control, or else the window, has space.
    // FIXME(gap): the dots at the ends are not smaller if more pages follow.
    private var shownPages: Range<Int> {
        let figures = ControlFigures.current
        let length = isVertical ? max(bounds.height, window?.bounds.height ?? 0) : max(bounds.width, window?.bounds.width ?? 0)
        let room = max(length, 320) - 2 * figures.pagePadding + figures.pageDotSpacing
        let count = max(1, Int(saturating: room / (dotSide + figures.pageDotSpacing)))
        guard count < numberOfPages else { return 0..<numberOfPages }
        let first = min(max(current - count / 2, 0), numberOfPages - count)
        return first..<first + count
    }

    /// Ends tracking. A tap beyond the center in the direction of the dots turns forward, before it back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        let forward = (isVertical ? point.y > bounds.midY : point.x > bounds.midX) != isReversed
        let page = current + (forward ? 1 : -1)
        guard page >= 0, page < numberOfPages else { return }
        if !defersCurrentPageDisplay { setNeedsLayout() }
        current = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
