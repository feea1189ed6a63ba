import Foundation

/// Pages to turn: by scrolling or by curling.
///
/// `PageTurning` moves the pages and sends their callbacks; `PageScroller` follows the finger.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The axis along which pages follow one another.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The direction in which pages turn: toward later pages, or back.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The position of the spine of a book with curling pages. With `mid`, two pages are visible; `none` belongs to scrolling pages.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// The way in which pages turn: as curling paper, or by scrolling.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// A key in the options of a page view controller's initializer.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The text of the options key, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the options key with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The spine's location, as a `SpineLocation` or its number. It applies to curling pages only; the default is `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between scrolling pages in points, as a number. The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    static let noIndicator = Int.min

    package private(set) lazy var turning = PageTurning(controller: self)
    private(set) lazy var scroller = PageScroller(controller: self)
    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    // A spine in the middle is double-sided. (H-30)
    open private(set) var spineLocation: SpineLocation
    let spacing: CGFloat

    // MARK: Creating

    /// Creates a page view controller without pages. Set the first one with `setViewControllers(_:direction:animated:completion:)`.
    ///
    /// - Parameter options: The spine's location or the space between pages. Unknown keys and values of other types are ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine =
            (options?[.spineLocation] as? SpineLocation) ?? (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
        spineLocation = style == .scroll ? .none : spine ?? .min
        spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing] as? CGFloat ?? 0
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates the `UIPageViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        let style = TransitionStyle(rawValue: coder.decodeInteger(forKey: "UIPageViewControllerTransitionStyle")) ?? .pageCurl
        transitionStyle = style
        navigationOrientation =
            NavigationOrientation(rawValue: coder.decodeInteger(forKey: "UIPageViewControllerNavigationOrientation")) ?? .horizontal
        let spine =
            coder.containsValue(forKey: "UIPageViewControllerSpineLocation")
            ? SpineLocation(rawValue: coder.decodeInteger(forKey: "UIPageViewControllerSpineLocation")) : nil
        spineLocation = style == .scroll ? .none : spine ?? .min
        spacing = CGFloat(coder.decodeDouble(forKey: "UIPageViewControllerPageSpacing"))
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UIPageViewController.self)
    }

    private func begin() {
        containment.mechanism = turning
        storedDoubleSided = spineLocation == .mid
    }

    // MARK: Pages

    /// Provides the pages before and after the visible ones; if `nil`, only code turns pages. A gesture queries it for
    /// neighbors that it does not know; setting it forgets them.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { turning.refresh() } } }
    /// The delegate, which is notified when the user turns a page, but not when code does; it also determines the spine and the
    /// orientations.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The visible pages: one, or the two of an open book. Empty, not `nil`, before the first are set.
    open var viewControllers: [UIViewController]? { turning.pages }

    private var storedDoubleSided = false
    /// Whether the backs of curling pages show the next page; always true if the spine is in the middle.
    open var isDoubleSided: Bool {
        get { storedDoubleSided }
        set {
            // A spine in the middle stays double-sided. (H-30)
            guard newValue || spineLocation != .mid || turning.isChoosingSpine else {
                Fault.raise(.invalidArgumentException, "\(Fault.name(of: self)) has its spine in the middle and must be double-sided.")
                return
            }
            storedDoubleSided = newValue
        }
    }

    /// Shows these pages, as many as the spine requires; another number is a fault. `completion` receives whether the turn was finished.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        Cause.run(.call, "setViewControllers(\(CallbackTrace.text(viewControllers ?? [])), animated: \(animated))") {
            turning.set(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
        }
    }

    /// The scroll view's pan, or the curl's pan and tap.
    open var gestureRecognizers: [UIGestureRecognizer] { scroller.recognizers }

    /// Returns the number of controllers that a transition requires. (H-31, H-32)
    func requiredCount(animated: Bool) -> Int {
        spineLocation == .mid || (isDoubleSided && animated && transitionStyle == .pageCurl) ? 2 : 1
    }

    // MARK: View

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        scroller.attach(to: view)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        turning.layOut()
    }

    // MARK: Steering

    // The delegate is asked before the container's default. (D-08)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        if Generation.current >= .ios8, let orientation = upcomingInterfaceOrientation { chooseSpine(for: orientation) }
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        if Generation.current < .ios8 { chooseSpine(for: toInterfaceOrientation) }
    }

    // Only a curl asks for a spine when the device rotates. (H-38)
    private func chooseSpine(for orientation: UIInterfaceOrientation) {
        guard transitionStyle == .pageCurl, let delegate else { return }
        turning.chooseSpine {
            spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
            if spineLocation == .mid { storedDoubleSided = true }
        }
    }
}
