import Foundation

/// The callback for a tapped item of an app's own bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user selected an item. It is not called if code sets `selectedItem`, nor for the bar of a tab bar controller.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the state in which users rearrange the items begins.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called after the state in which users rearrange the items began.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the rearranging ends. Here, `changed` is always `false`, because users cannot move items.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called after the rearranging ended. Here, `changed` is always `false`.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A row of tabs, one of them selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The way in which items share the bar's width.
    public typealias ItemPositioning = TabItemPositioning

    private let background = BarBackground(hairline: .top)
    /// The platter on which the tabs float. iOS 26.
    private var platter: GlassPlatter?
    private var buttons: [TabButton] = []
    package weak var manager: UITabBarController? { didSet { appearanceDidChange() } }
    // A bar that an app hides itself leaves the safe area.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { manager?.viewIfLoaded?.setNeedsLayout() } } }
    /// Called when the user taps a tab of a managed bar.
    package var whenTapped: ((UITabBarItem) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the `UITabBar` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UITabBar.self)
    }

    private func begin() {
        addSubview(background)
        appearanceDidChange()
    }

    // MARK: Items

    private var storedItems: [UITabBarItem] = []
    /// The object that is notified of selections. For the bar of a tab bar controller, setting it is a fault.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            // The delegate of a managed tab bar belongs to its controller. (G-13)
            guard manager != nil, delegate !== oldValue, delegate !== manager else { return }
            Fault.raise(
                .internalInconsistencyException, "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
            delegate = oldValue
        }
    }
    /// The items from the leading edge on, or nil if there are none. Setting it does not animate.
    ///
    /// For the bar of a tab bar controller, setting it is a fault.
    open var items: [UITabBarItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the items; the change is not animated here. The selected item stays selected if it is among them, else nothing is selected.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard manager == nil || isManaging else { return raiseManaged() }
        show(items ?? [])
    }

    private var storedSelection: UITabBarItem?
    /// The item that is shown as selected, or nil.
    ///
    /// Setting it does not call the delegate. For the bar of a tab bar controller, setting it is a fault.
    open var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            guard manager == nil || isManaging else { return raiseManaged() }
            select(newValue)
        }
    }

    /// Whether the tab bar controller changes the bar.
    private var isManaging = false
    // Bars of apps override the members to show buttons of their own (eggswift/ESTabBarController, `setItems`; Cuberto's
    // flashy-tabbar, `selectedItem`).
    /// Shows the items and the selection of the tab bar controller, by the members that subclasses override.
    package final func update(_ items: [UITabBarItem], selected: UITabBarItem?) {
        let outer = isManaging
        isManaging = true
        defer { isManaging = outer }
        if (self.items ?? []).map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) { setItems(items, animated: false) }
        if selected === storedSelection { select(selected) } else { selectedItem = selected }
    }

    // The items of a managed tab bar belong to its controller. (G-13)
    private func raiseManaged() {
        Fault.raise(.internalInconsistencyException, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }

    package func show(_ items: [UITabBarItem]) {
        for button in buttons {
            button.item.changeHandlers[ObjectIdentifier(self)] = nil
            button.removeFromSuperview()
        }
        storedItems = items
        buttons = items.map { item in
            let button = TabButton(item: item, bar: self)
            item.barView = button
            item.changeHandlers[ObjectIdentifier(self)] = { [weak self, weak button] in
                button?.update()
                self?.setNeedsLayout()
            }
            addSubview(button)
            return button
        }
        if let storedSelection, !items.contains(where: { $0 === storedSelection }) { self.storedSelection = nil }
        select(storedSelection)
        setNeedsLayout()
    }

    package func select(_ item: UITabBarItem?) {
        storedSelection = item
        for button in buttons { button.isSelected = button.item === item }
        KeyValueObservation.noticeChanges(of: self)
    }

    func tapped(_ item: UITabBarItem) {
        if let whenTapped { return whenTapped(item) }
        select(item)
        delegate?.tabBar(self, didSelect: item)
    }

    /// Begins the state in which users would rearrange items, between two calls of the delegate.
    ///
    /// The bar shows no sheet for it; only `isCustomizing` and the delegate's calls follow.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        delegate?.tabBar(self, willBeginCustomizing: items)
        isCustomizing = true
        delegate?.tabBar(self, didBeginCustomizing: items)
    }
    /// Ends the state of rearranging between two calls of the delegate, and returns whether the order changed, which is always `false`.
    open func endCustomizing(animated: Bool) -> Bool {
        guard isCustomizing else { return false }
        delegate?.tabBar(self, willEndCustomizing: storedItems, changed: false)
        isCustomizing = false
        delegate?.tabBar(self, didEndCustomizing: storedItems, changed: false)
        return false
    }
    open private(set) var isCustomizing = false

    // MARK: Appearance

    /// The bar's old style, dark or light, for bars without an appearance of their own.
    open var barStyle: UIBarStyle = .default { didSet { appearanceDidChange() } }
    /// Whether content shows through the bar. Bars of iOS 6 and earlier are opaque by default.
    open var isTranslucent = Generation.current >= .ios6 { didSet { appearanceDidChange() } }
    /// The color of the bar's background in the older form of customization, or nil for the standard material.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The color of the items that are not selected, or nil for the standard gray.
    open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The color of the selected item's image in the oldest form of customization, or nil for the tint color.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    /// The image behind the items, or nil for the standard background.
    open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image above the bar in place of the hairline. An empty image hides the hairline; nil shows it.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image behind the selected item, or nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// The way in which items share the bar's width. The default is automatic.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of an item in points if items are centered. With 0, the default, the system chooses it.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between items in points if items are centered. With 0, the default, the system chooses it.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The appearance of the bar while content is scrolled under it.
    open var standardAppearance = UITabBarAppearance() { didSet { appearanceDidChange() } }
    /// The look while the content's bottom edge touches the bar, or nil for a transparent bar since iOS 15.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceDidChange() } }
    /// A view for content before the items. Here, each access returns a new view that the bar doesn't show.
    open var leadingAccessoryView: UIView { UIView() }
    /// A view for content after the items. Here, each access returns a new view that the bar doesn't show.
    open var trailingAccessoryView: UIView { UIView() }

    /// Whether nothing lies under the bar: the content ends above it.
    package var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } } }

    /// The appearance that applies, determined like a navigation bar's. (F-42)
    package var currentAppearance: UITabBarAppearance {
        let standard = storedSelection?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge, Generation.current >= .ios16 else { return standard }
        return storedSelection?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    /// Whether the bar has its own appearance at the edge. A standard appearance alone, or the bar's own color, is used with a transparent
    /// background (dotnet/macios#12878).
    private var hasOwnEdgeLook: Bool {
        scrollEdgeAppearance != nil || storedSelection?.scrollEdgeAppearance != nil || backgroundImage != nil || !isTranslucent
    }

    func appearanceDidChange() {
        var look = currentAppearance.background
        if let backgroundImage { (look.image, look.effect) = (backgroundImage, nil) }
        if let shadowImage { (look.shadowColor, look.shadowImage) = (nil, shadowImage) }
        if hidesShadow { (look.shadowColor, look.shadowImage) = (nil, nil) }
        if !isTranslucent {
            look.effect = nil
            if look.color == nil { look.color = .systemBackground }
        }
        // Since iOS 15 a bar that nothing lies under is transparent by default.
        let isBare = isAtScrollEdge && manager != nil && !hasOwnEdgeLook && Generation.current >= .ios16
        background.show(isBare ? UIBarAppearance.Background() : look, tint: isBare ? nil : barTintColor)
        if barStyle != .default, barTintColor == nil { background.show(.init(color: .black), tint: nil) }
        background.isHidden = Generation.current >= .ios26
        for button in buttons { button.update() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for button in buttons { button.update() }
    }

    // MARK: Layout

    /// Whether the icon is beside the title, since iOS 11: on iPads, and on phones in landscape. (F-50)
    var isInline: Bool {
        guard Generation.current >= .ios8 else { return false }
        return traitCollection.verticalSizeClass == .compact
            || (traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular)
    }

    /// The layout for which the buttons' texts were last created.
    private var wasInline = false

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bottom = window == nil ? 0 : safeAreaInsets.bottom
        return CGSize(width: size.width, height: BarFigures(traits: traitCollection).tabBar(above: bottom) + bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        if isInline != wasInline {
            wasInline = isInline
            for button in buttons { button.update() }
        }
        layOutPlatter()
        guard !buttons.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() { button.frame = frame(ofItemAt: index) }
    }

    private func layOutPlatter() {
        guard Generation.current >= .ios26, !buttons.isEmpty else {
            platter?.removeFromSuperview()
            platter = nil
            return
        }
        let view = platter ?? GlassPlatter()
        view.frame = platterFrame
        if platter == nil { insertSubview(view, aboveSubview: background) }
        platter = view
    }

    /// The frame of the platter: in the center, with items overlapping by 8 (metrics.md 6). Items that don't fit are narrower.
    private var platterFrame: CGRect {
        let widths = platterWidths, overlap = isInline ? -BarFigures.tabPlatterInset : BarFigures.tabPlatterOverlap
        let width = widths.reduce(0, +) - CGFloat(widths.count - 1) * overlap + 2 * BarFigures.tabPlatterInset
        let fitting = min(width, bounds.width - 2 * BarFigures.tabPlatterMargin)
        let height = isInline ? BarFigures.tabPlatterShortHeight : BarFigures.tabPlatterHeight
        return CGRect(x: ((bounds.width - fitting) / 2).rounded(), y: 0, width: fitting, height: height)
    }

    /// The widths of the items: all alike if stacked; according to their content if inline.
    private var platterWidths: [CGFloat] { buttons.map { isInline ? $0.inlineWidth : BarFigures.tabPlatterItem.width } }

    private func platterFrame(ofItemAt index: Int) -> CGRect {
        let platter = platterFrame.insetBy(dx: BarFigures.tabPlatterInset, dy: BarFigures.tabPlatterInset), count = CGFloat(buttons.count)
        guard isInline else {
            let overlap = BarFigures.tabPlatterOverlap
            let width = (platter.width + (count - 1) * overlap) / count
            return CGRect(x: platter.minX + (width - overlap) * CGFloat(index), y: platter.minY, width: width, height: platter.height)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let widths = isRightToLeft ? platterWidths.reversed() : platterWidths, gap = BarFigures.tabPlatterInset
        let share = (platter.width - gap * (count - 1)) / max(1, widths.reduce(0, +))
        let x = platter.minX + widths[..<index].reduce(0) { $0 + $1 * share + gap }
        return CGRect(x: x, y: platter.minY, width: widths[index] * share, height: platter.height)
    }

    /// Whether the bar contains the point. Beside the platter of iOS 26 touches reach the views under the bar.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard BarFigures(traits: traitCollection).isTabStrip, !buttons.isEmpty else { return super.point(inside: point, with: event) }
        return platterFrame.contains(point)
    }

    private func frame(ofItemAt index: Int) -> CGRect {
        let figures = BarFigures(traits: traitCollection)
        if figures.generation >= .ios26 { return platterFrame(ofItemAt: index) }
        let count = CGFloat(buttons.count)
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let height = min(figures.tabBar(above: safeAreaInsets.bottom), bounds.height)
        let isPad = figures.idiom == .pad && figures.isRegularWidth
        let appearance = currentAppearance
        let isCentered =
            switch appearance.stackedItemPositioning {
            case .automatic: itemPositioning == .centered || (itemPositioning == .automatic && isPad)
            case .centered: true
            case .fill: false
            }
        guard isCentered else {
            // Whole points at every scale, as subviews of bars were printed: alternately 94 and 93 on 390 points at 3x.
            func edge(_ position: Int) -> CGFloat { (room.minX + room.width * CGFloat(position) / count).rounded() }
            return CGRect(x: edge(index) + 2, y: 1, width: edge(index + 1) - edge(index) - 4, height: height - 1)
        }
        func first(_ own: CGFloat, _ bars: CGFloat, else standard: CGFloat) -> CGFloat { own > 0 ? own : bars > 0 ? bars : standard }
        let width = first(appearance.stackedItemWidth, itemWidth, else: min(110, (room.width / count).rounded(.down)))
        // All items that fit into the bar.
        let gap = first(appearance.stackedItemSpacing, itemSpacing, else: min(34, max(0, room.width - width * count) / max(1, count - 1)))
        let total = width * count + gap * (count - 1)
        return CGRect(x: (room.midX - total / 2 + (width + gap) * CGFloat(index)).rounded(), y: 1, width: width, height: height - 1)
    }

    /// The control of each tab, in item order.
    package var tabControls: [UIControl] { buttons }
}
