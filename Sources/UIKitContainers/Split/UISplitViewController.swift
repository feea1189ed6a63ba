import Foundation

/// Two or three columns, which collapse into one if the width is compact.
///
/// `SplitColumns` contains the columns, places them and collapses them; `SplitUnwinding` unwinds through them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// An arrangement of the visible columns. The names count the columns that are visible besides the secondary one.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice. It is a preference only: the current mode never has this value.
        case automatic = 0
        /// Only the secondary column is visible.
        case secondaryOnly = 1
        /// One column is beside the secondary one: the primary in a double column, or the supplementary in a triple column.
        case oneBesideSecondary = 2
        /// One column lies over the secondary one.
        case oneOverSecondary = 3
        /// The primary and the supplementary columns are beside the secondary one.
        case twoBesideSecondary = 4
        /// The primary and the supplementary columns lie over the secondary one.
        case twoOverSecondary = 5
        /// The primary and the supplementary columns push the secondary one partly off the screen.
        case twoDisplaceSecondary = 6

        /// The older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    /// A column of the controller. `compact` names the controller that replaces the columns while they are collapsed.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    /// The number of columns. `unspecified` is the classic controller of two, which is set by `viewControllers`.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// The way in which the columns share the width with the secondary one.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// The edge at which the primary column is.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// The rule by which the button that changes the mode appears.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    /// The value that leaves a width or a fraction to the system.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    package private(set) lazy var columns = SplitColumns(controller: self)
    /// The style, which determines whether there are columns. `unspecified` is the classic controller of two, set by `viewControllers`; the
    /// others have columns. (H-10)
    open private(set) var style: Style

    // MARK: Creating

    /// Creates a controller of two or three columns, all of which are empty. Fill them with `setViewController(_:for:)`.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Creates a controller of the classic style, whose parts are set by `viewControllers`.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates the `UISplitViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UISplitViewControllerStyle")) ?? .unspecified
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UISplitViewController.self)
    }

    private func begin() {
        containment.mechanism = columns
        containment.kind = .split
        followUnwinding()
    }

    // MARK: Columns

    /// The primary and the secondary controller, or the visible one while collapsed. (H-01)
    open var viewControllers: [UIViewController] {
        get { columns.listed }
        set { columns.set(list: newValue) }
    }
    /// Sets the controller of a column; `nil` empties it. Any other than a navigation controller is wrapped in one, except in the compact
    /// column. (H-11)
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns.set(vc, for: column) }
    /// Returns the controller that was set for the column, without the navigation controller created for it.
    open func viewController(for column: Column) -> UIViewController? { columns.givenController(for: column) }
    /// Returns the navigation controller that contains a column's controller.
    package func stack(of column: Column) -> UINavigationController? { columns.controller(for: column) as? UINavigationController }
    /// Shows a column, animated: beside the secondary or over it, or on top of the stack while collapsed. (H-13)
    open func show(_ column: Column) { columns.show(column) }
    /// Hides a column, animated. The secondary cannot be hidden beside others.
    open func hide(_ column: Column) { columns.hide(column) }
    /// Returns whether a column is visible: in the current mode, or on top while the controller is collapsed.
    open func isShowing(_ column: Column) -> Bool { columns.isShowing(column) }
    /// Whether the width is compact, and one column is visible at a time.
    open var isCollapsed: Bool { columns.isCollapsed }

    // The widths of an inspector. FIXME(gap): the inspector's controller is kept; no column shows it.
    /// The width in points that the app prefers for the inspector. It is stored but has no effect: no inspector is shown.
    open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
    /// The app's preferred fraction of the width, from 0 to 1, for the inspector. It is stored but has no effect: no inspector is shown.
    open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension
    /// The smallest width of the inspector in points. It is stored but has no effect: no inspector is shown.
    open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension
    /// The largest width of the inspector in points. It is stored but has no effect: no inspector is shown.
    open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension

    /// The object that is notified of changes of mode and columns, and decides how the controller collapses and expands.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Modes

    /// The mode that determines the visible columns.
    open var displayMode: DisplayMode { columns.displayMode }
    /// The preferred mode. Automatic leaves the choice to the width and the device's orientation; `displayMode` never reads automatic.
    /// (H-02)
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { columns.updateMode(animated: false) } }
    }
    /// The preferred way to share the width. The controller uses it if the mode and the width permit.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { columns.updateMode(animated: false) } }
    }
    /// The current distribution of space among the columns: the preferred one, if space permits.
    open var splitBehavior: SplitBehavior { columns.behavior }
    /// Whether a swipe from the edge shows and hides the columns. The default is `true`.
    open var presentsWithGesture = true {
        didSet {
            reveal.isEnabled = presentsWithGesture
            columns.showModeButton()
        }
    }
    /// Whether the secondary column has a button that hides the others. It is stored but has no effect.
    open var showsSecondaryOnlyButton = false
    // The button disappears where no gesture presents the sidebar. (H-17)
    /// The rule by which the button that changes the mode appears. The default shows it wherever a gesture would work.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columns.showModeButton() } }
    /// The button of the classic style, which switches between two modes. In the other styles, columns have their own button, and this one
    /// is not shown and does nothing. (H-06)
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = columns.makeModeButton()
        if style != .unspecified { item.primaryAction = nil }
        columns.appsModeButton = item
        item.isHidden = style != .unspecified || isCollapsed
        return item
    }()

    /// The fraction of the controller's width, from 0 to 1, between the minimum and maximum widths. (H-07) The following widths are in
    /// points; `automaticDimension` leaves each to the system.
    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The preferred width of the primary column in points, within the limits. It takes precedence over the fraction.
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the primary column in points.
    open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the primary column in points.
    open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The preferred width of the supplementary column, as a fraction of the controller's width from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The preferred width of the supplementary column in points.
    open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the supplementary column in points.
    open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the supplementary column in points.
    open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    // FIXME(gap): the secondary column gets the remaining width.
    /// The smallest width of the secondary column in points. It is stored but has no effect: the column gets the remaining width.
    open var minimumSecondaryColumnWidth: CGFloat = automaticDimension
    /// The preferred width of the secondary column in points. It is stored but has no effect: the column gets the remaining width.
    open var preferredSecondaryColumnWidth: CGFloat = automaticDimension
    /// The width of the visible column in points.
    open var primaryColumnWidth: CGFloat { columns.width(of: .primary) }
    /// The current width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat { columns.width(of: .supplementary) }
    /// The side of the primary, in reading direction.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The background of the primary column. It is stored but has no effect.
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Showing

    // The delegates of the classic style are asked first. (H-05, H-18)
    open override func show(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        columns.showFromPane(vc, sender: sender)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        columns.showDetail(vc, sender: sender)
    }

    // MARK: View

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .opaqueSeparator
        self.view = view
        view.layout = { [weak self] in
            guard let self else { return }
            columns.layOut()
            let edge: UIRectEdge = columns.isPrimaryOnRight ? .right : .left
            if reveal.edges != edge { reveal.edges = edge }
        }
        view.addGestureRecognizer(reveal)
    }

    /// The swipe from the primary's edge that shows it. (H-16)
    private lazy var reveal: RevealPan = {
        let pan = RevealPan { [weak self] in self?.columns.canReveal ?? false }
        pan.isEnabled = presentsWithGesture
        pan.addHandler { [weak self, weak pan] _ in if let pan { self?.columns.revealed(pan) } }
        return pan
    }()

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        columns.environmentDidChange()
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let wasCollapsed = isCollapsed
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                // H-14: columns that have separated in the meantime have the mode that the delegate chose.
                if let self, isCollapsed == wasCollapsed { columns.updateMode(animated: false) }
            }, completion: nil)
    }

    // The delegate's calls before iOS 8. (H-08)
    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        if Generation.current < .ios8 { columns.updateMode(animated: false) }
    }

    // MARK: Restoration

    // SP-F018. Whether the columns are collapsed depends on the current width.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for column in Self.restorableColumns {
            if let item = columns.controller(for: column), item.restorationIdentifier != nil {
                coder.encode(item, forKey: Self.key(column))
            }
        }
        coder.encode(NSNumber(value: isCollapsed), forKey: "UISplitViewControllerCollapsed")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let wasCollapsed = (coder.decodeObject(forKey: "UISplitViewControllerCollapsed") as? NSNumber)?.boolValue ?? false
        guard wasCollapsed == isCollapsed else { return }
        for column in Self.restorableColumns {
            if let item = coder.decodeObject(forKey: Self.key(column)) as? UIViewController { columns.restore(item, to: column) }
        }
    }
    private static let restorableColumns: [Column] = [.primary, .supplementary, .secondary]
    private static func key(_ column: Column) -> String { "UISplitViewControllerColumn\(column.rawValue)" }

    // MARK: Steering

    open override var childForStatusBarStyle: UIViewController? { columns.steering }
    open override var childForStatusBarHidden: UIViewController? { columns.steering }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        guard let child = container as? UIViewController else { return parentSize }
        return columns.size(of: child, in: parentSize)
    }

    // The primary column is horizontally compact, whichever other traits the app overrides. (H-09)
    open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let set = super.overrideTraitCollection(forChild: childViewController)
        guard !isCollapsed, columns.isNarrow(childViewController) else { return set }
        return UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .compact)] + (set.map { [$0] } ?? []))
    }
}

/// An edge pan that leaves the edge to other recognizers while there is nothing to reveal.
@MainActor
private final class RevealPan: UIScreenEdgePanGestureRecognizer {
    private let canReveal: () -> Bool

    init(canReveal: @escaping () -> Bool) {
        self.canReveal = canReveal
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if canReveal() { super.touchesBegan(touches, with: event) } else { state = .failed }
    }
}

extension UISplitViewController: ShowTarget {
    package func handlesShow(_ action: ShowAction) -> Bool { true }
}
