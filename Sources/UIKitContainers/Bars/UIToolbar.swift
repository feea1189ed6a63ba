import Foundation

/// Determines the position of a toolbar that no controller manages.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackground(hairline: .top)
    private let row = BarRow()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the `UIToolbar` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UIToolbar.self)
    }

    private func begin() {
        addSubview(background)
        appearanceDidChange()
    }

    // MARK: Items

    private var storedItems: [UIBarButtonItem]?
    /// The items from the leading edge on, or nil. Flexible and fixed spaces are items, too. Setting it does not animate.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. With animation, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedItems = items
        row.show(items ?? [], in: self) { [weak self] style in
            style.isDone ? self?.standardAppearance.doneButtonAppearance : self?.standardAppearance.buttonAppearance
        }
        setNeedsLayout()
        guard animated, window != nil else { return }
        for case let view? in row.views.map(\.view) { view.alpha = 0 }
        UIView.animate(withDuration: TransitionFigures.barDuration) { for case let view? in self.row.views.map(\.view) { view.alpha = 1 } }
    }

    // MARK: Appearance

    /// The object that determines the position of a toolbar outside of a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The bar's old style, dark or light, for bars without an appearance of their own.
    open var barStyle: UIBarStyle = .default { didSet { appearanceDidChange() } }
    /// Whether content shows through the bar. Bars of iOS 6 and earlier are opaque by default.
    open var isTranslucent = Generation.current >= .ios6 { didSet { appearanceDidChange() } }
    /// The color of the bar's background in the older form of customization, or nil for the standard material.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The appearance of the bar while content is scrolled under it.
    open var standardAppearance = UIToolbarAppearance() { didSet { appearanceDidChange() } }
    /// The look in a bar of compact height, or nil to use `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// The look while the content's edge touches the bar, or nil for a transparent bar since iOS 15.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// The appearance of a compact bar at the content's edge, or nil to use `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    private var backgroundImages: [Int: UIImage] = [:]
    private var shadowImages: [Int: UIImage] = [:]

    /// Sets the image behind the items for the given metrics, or removes it with nil. The position has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        appearanceDidChange()
    }
    /// Returns the image that was set for the given metrics, regardless of the position, or nil.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }
    /// Sets the image at the bar's edge in place of the hairline for a position. An empty image hides the hairline; nil shows it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom.rawValue] = shadowImage
        appearanceDidChange()
    }
    /// Returns the image that replaces the hairline at the given position, or nil.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom.rawValue] }
    /// The bar's position: the delegate's answer, else `bottom`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Whether nothing lies under the bar of a navigation controller.
    package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } } }

    /// Whether the bar has its own appearance at the edge. A standard appearance alone is used with a transparent background.
    private var hasOwnEdgeLook: Bool {
        scrollEdgeAppearance != nil || !backgroundImages.isEmpty || !isTranslucent || barStyle != .default
    }

    func appearanceDidChange() {
        let isAtEdge = isAtScrollEdge && Generation.current >= .ios16
        var look = (isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance).background
        if let image = backgroundImages[UIBarMetrics.default.rawValue] { (look.image, look.effect) = (image, nil) }
        if !isTranslucent {
            look.effect = nil
            if look.color == nil { look.color = .systemBackground }
        }
        if let shadow = shadowImages[barPosition.rawValue] ?? shadowImages[UIBarPosition.any.rawValue] {
            (look.shadowColor, look.shadowImage) = (nil, shadow)
        }
        if hidesShadow { (look.shadowColor, look.shadowImage) = (nil, nil) }
        // Since iOS 15 a bar that nothing lies under is transparent by default.
        let isBare = isAtEdge && !hasOwnEdgeLook
        background.show(isBare ? UIBarAppearance.Background() : look, tint: isBare ? nil : barTintColor)
        row.update()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    private var ownHeight: CGFloat { BarFigures(traits: traitCollection).toolbar(onHomeIndicator: isOnHomeIndicator) }
    private var isOnHomeIndicator = false {
        didSet { if isOnHomeIndicator != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        isOnHomeIndicator = roomBelow > 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + roomBelow)
        background.isHidden = Generation.current >= .ios26
        let figures = BarFigures(traits: traitCollection)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = figures.sideMargin + safeAreaInsets.left, right = figures.sideMargin + safeAreaInsets.right
        let room = bounds.width - left - right
        row.layOut(
            x: isRightToLeft ? bounds.width - right : left, room: room, height: min(figures.toolbarRow, bounds.height), y: 0,
            gap: { _ in figures.itemGap },
            reversed: isRightToLeft, scale: max(traitCollection.displayScale, 1))
    }

    /// The space between a bar on the home indicator's strip and the edge of the screen, which the bar's background covers.
    private var roomBelow: CGFloat {
        guard let window, let superview, barPosition == .bottom else { return 0 }
        let room = window.bounds.maxY - superview.convert(frame, to: window).maxY
        return room > 0 && abs(room - window.safeAreaInsets.bottom) < 1 ? room : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        row.update()
    }
}
