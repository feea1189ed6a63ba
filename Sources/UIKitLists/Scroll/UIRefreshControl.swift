import UIKitControls

/// The spinner above a scroll view's content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Creates a refresh control. Set it as a scroll view's `refreshControl`.
    public convenience init() { self.init(frame: Self.usualFrame) }

    /// The frame of `init()`, which the translator makes subclasses' own initializers pass.
    public static var usualFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: height) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRefresh()
    }

    /// Creates the `UIRefreshControl` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefresh()
        coder.decodeInterface(of: self, as: UIRefreshControl.self)
    }

    private static let height: CGFloat = 60
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    private func setUpRefresh() {
        handlesTaps = false
        spinner.hidesWhenStopped = false
        fade(to: 0)
        addSubview(spinner)
    }

    /// Sets the opacity; nothing is visible at rest.
    private func fade(to alpha: CGFloat) {
        spinner.alpha = alpha
        label.alpha = alpha
    }

    open private(set) var isRefreshing = false

    /// The text below the spinner, or nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.textAlignment = .center
            if attributedTitle != nil, label.superview == nil { addSubview(label) }
            if attributedTitle == nil { label.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    private weak var scrollView: UIScrollView? { superview as? UIScrollView }
    fileprivate var addedInset: CGFloat = 0

    /// Shows the spinner; sends no action and does not scroll.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        fade(to: 1)
        spinner.startAnimating()
        guard let scrollView, addedInset == 0 else { return }
        addInset(to: scrollView)
    }

    /// Adds the inset; the content stays in place.
    private func addInset(to scrollView: UIScrollView) {
        addedInset = Self.height
        scrollView.scroll.isMovingContent = true
        scrollView.contentInset.top += addedInset
        scrollView.scroll.isMovingContent = false
    }

    /// Ends the refreshing: the spinner stops, and the content returns to its place.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        fade(to: 0)
        guard let scrollView, addedInset > 0 else { return }
        let added = addedInset
        addedInset = 0
        let atTop = scrollView.contentOffset.y < -scrollView.adjustedContentInset.top + added
        let change = {
            scrollView.contentInset.top -= added
            if atTop, !scrollView.isTracking { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        }
        if window != nil { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    /// Supports a plain subview of a scroll view, too, as in apps before iOS 10.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        scrollView?.scroll.addedRefreshControl = self
        scrollView?.sendSubviewToBack(self)
        scrollView?.setNeedsLayout()
    }

    /// The distance by which the content is pulled beyond its top.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - addedInset)
    }

    private static let triggerPull: CGFloat = 100

    func scrollViewDidScroll() {
        setNeedsLayout()
        guard !isRefreshing else { return }
        fade(to: min(1, max(0, pull / Self.triggerPull)))
    }

    /// Whether the finger that is down has begun a refreshing, which may have ended already: it doesn't begin another one.
    private var isSpent = false

    /// Begins refreshing while the finger is still down.
    func scrollViewDidDrag() {
        guard !isRefreshing, !isSpent, isEnabled, pull >= Self.triggerPull else { return }
        isRefreshing = true
        isSpent = true
        fade(to: 1)
        spinner.startAnimating()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func scrollViewDidRelease() {
        isSpent = false
        guard isRefreshing, addedInset == 0, let scrollView else { return }
        addInset(to: scrollView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        spinner.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        if attributedTitle != nil {
            let text = label.intrinsicContentSize
            spinner.frame.origin.y -= text.height / 2
            label.frame = CGRect(x: 0, y: spinner.frame.maxY + 2, width: bounds.width, height: text.height)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = tintColor
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}

extension UIScrollView {
    var shownRefreshControl: UIRefreshControl? { refreshControl ?? scroll.addedRefreshControl }

    func refreshControlChanged(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        if let refreshControl {
            insertSubview(refreshControl, at: 0)
            alwaysBounceVertical = true
        }
        setNeedsLayout()
    }

    /// Returns the index of the lowest row or item: above a background and the refresh control, which must not take its touches.
    func lowestContentIndex(above background: UIView?) -> Int {
        let refreshControl = shownRefreshControl
        return storedSubviews.prefix { $0 === background || $0 === refreshControl }.count
    }

    func layoutRefreshControl() {
        guard let refreshControl = shownRefreshControl, refreshControl.superview === self else { return }
        let height = refreshControl.intrinsicContentSize.height
        // Below the bars; above the content's edge if a large title is there.
        let edge = contentOffset.y + scrollInsets.system.top
        let y = scroll.refreshRise > 0 && refreshControl.isRefreshing ? min(edge, -height) : edge
        refreshControl.frame = CGRect(x: 0, y: y - scroll.refreshRise, width: bounds.width, height: height)
    }

    package var hasRefreshControl: Bool { shownRefreshControl != nil }

    /// The inset in points that a refreshing control adds.
    package var refreshHeight: CGFloat { shownRefreshControl?.addedInset ?? 0 }

    /// ``ScrollState/refreshRise``; set by the navigation controller.
    package var refreshRise: CGFloat {
        get { scroll.refreshRise }
        set {
            guard newValue != scroll.refreshRise else { return }
            scroll.refreshRise = newValue
            setNeedsLayout()
        }
    }
}
