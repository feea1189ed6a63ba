import Foundation

/// The bar over a stack of screens: back button, title, buttons, large title, prompt.
///
/// The content of one item is a `NavigationBarContent`; a change cross-fades two of them.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemDisplay {
    // MARK: Parts

    private let background = BarBackground(hairline: .bottom)
    private var content: NavigationBarContent?
    /// An item that a container shows before the screen's own: a split controller's, which shows and hides its columns. (H-17)
    var containersItem: UIBarButtonItem? { didSet { if containersItem !== oldValue { content?.update() } } }
    /// The controller of the bar, which clears this when it is deallocated.
    private nonisolated(unsafe) unowned(unsafe) var manager: UINavigationController?
    private nonisolated(unsafe) var storedItems: [UINavigationItem] = []
    // A bar that an app hides itself takes no room.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { manager?.viewIfLoaded?.setNeedsLayout() } } }
    /// The distance by which the background extends up, under the status bar.
    package var extendsUnder: CGFloat = 0 { didSet { if extendsUnder != oldValue { setNeedsLayout() } } }
    /// Whether the tracked scroll view is at its top: the bar then has the scroll-edge appearance and the whole large title.
    package var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { lookDidChange() } } }
    /// The part of the large title that is scrolled away, in points.
    package var largeTitleCollapse: CGFloat = 0 { didSet { if largeTitleCollapse != oldValue { setNeedsLayout() } } }
    /// The distance in points by which content is pulled down below its top: a large title and the views under it follow.
    package var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }
    /// Whether content behind the bar is visible.
    package var isClear: Bool { background.isClear }
    /// The part of the search bar's space that the content has scrolled away, in points. (F-41)
    final var searchCollapse: CGFloat = 0 { didSet { if searchCollapse != oldValue { setNeedsLayout() } } }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the `UINavigationBar` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UINavigationBar.self)
    }

    private func begin() {
        addSubview(background)
        lookDidChange()
    }

    deinit {
        for item in storedItems where item.display === self { item.display = nil }
    }

    package nonisolated func manage(by controller: UINavigationController?) { manager = controller }

    // MARK: Items

    // The delegate of a managed bar belongs to its controller. (F-28)
    /// The object that permits pushes and pops of items, and is notified of them.
    ///
    /// For a bar of a navigation controller, setting it is a fault: a controller that adopts the protocol is the delegate.
    open var delegate: (any UINavigationBarDelegate)? {
        get { manager == nil ? ownDelegate : manager as? any UINavigationBarDelegate }
        set {
            guard manager != nil else { return ownDelegate = newValue }
            guard newValue != nil, newValue !== manager else { return }
            Fault.raise(.internalInconsistencyException, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }
    private weak var ownDelegate: (any UINavigationBarDelegate)?
    /// The stack of items from the first to the visible one, or nil if there is none. Setting it does not animate.
    ///
    /// For a bar of a navigation controller, setting it is a fault.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    /// The visible item, which is the last of the stack, or nil if the stack is empty.
    open var topItem: UINavigationItem? { storedItems.last }
    /// The item below the visible one, to which the back button leads, or nil if there is only one.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Replaces the stack of items. The change is animated as a push if the last item is new, else as a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard isFree("setItems:animated:") else { return }
        show(items ?? [], animated: animated, operation: .push)
    }

    // The delegate's order for a bar without a controller. (F-43)
    /// Pushes an item, if the delegate permits it. The delegate's `didPush` follows after the animation, or immediately without one.
    ///
    /// For a bar of a navigation controller, the call is a fault: push the view controller instead.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard isFree("pushNavigationItem:"), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(storedItems + [item], animated: animated, operation: .push) { [weak self] in
            if let self { delegate?.navigationBar(self, didPush: item) }
        }
    }

    /// Pops the visible item and returns it. Returns nil if the stack is empty, if the delegate refuses, or if the bar belongs to a
    /// navigation controller, which is a fault.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard isFree("popNavigationItemAnimated:"), let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        show(Array(storedItems.dropLast()), animated: animated, operation: .pop) { [weak self] in
            if let self { delegate?.navigationBar(self, didPop: item) }
        }
        return item
    }

    private func isFree(_ method: String) -> Bool {
        guard manager != nil else { return true }
        Fault.raise(
            .internalInconsistencyException, "Cannot call \(method) directly on a UINavigationBar managed by a navigation controller.")
        return false
    }

    /// Shows the last of `items`; the one before it determines the back button. Calls `completion` when the transition has ended:
    /// immediately without animation.
    package func show(
        _ items: [UINavigationItem], animated: Bool, operation: UINavigationController.Operation, completion: (() -> Void)? = nil
    ) {
        let slides = animated && content != nil && window != nil, searchBar = slides ? shownSearchBar : nil
        if slides { content?.leave() }
        for item in storedItems { item.display = nil }
        storedItems = items
        leavingSearchBar = searchBar === topItem?.searchController?.searchBar ? nil : searchBar
        items.last?.display = self
        backItem?.display = self
        lookDidChange()
        let old = content
        guard slides, let old else {
            showAtOnce(items.last)
            completion?()
            return
        }
        let new = items.last.map { makeContent(for: $0) }
        content = new
        layoutIfNeeded()
        slide(from: old, to: new, operation: operation, completion)
    }

    private func showAtOnce(_ item: UINavigationItem?) {
        guard let item else {
            content?.removeFromSuperview()
            return content = nil
        }
        if let content { content.show(item, back: backItem) } else { content = makeContent(for: item) }
    }

    private func makeContent(for item: UINavigationItem) -> NavigationBarContent {
        let content = NavigationBarContent(item: item, back: backItem, bar: self)
        content.frame = bounds
        addSubview(content)
        return content
    }

    /// Slides the titles with the screens while the contents cross-fade.
    private func slide(
        from old: NavigationBarContent, to new: NavigationBarContent?, operation: UINavigationController.Operation,
        _ completion: (() -> Void)?
    ) {
        let direction: CGFloat = (operation == .pop ? -1 : 1) * (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let travel = bounds.width * 0.5 * direction
        new?.alpha = 0
        new?.shiftTitle(by: travel)
        let leavingSearchBar = leavingSearchBar, arrivingSearchBar = shownSearchBar
        if leavingSearchBar != nil || old.item.searchController == nil { arrivingSearchBar?.alpha = 0 }
        UIView.animate(
            withDuration: TransitionFigures.navigationDuration, delay: 0, options: [.curveEaseInOut],
            animations: {
                old.alpha = 0
                old.shiftTitle(by: -travel)
                new?.alpha = 1
                new?.shiftTitle(by: 0)
                leavingSearchBar?.alpha = 0
                arrivingSearchBar?.alpha = self.searchBarAlpha
            },
            completion: { [weak self] _ in
                old.removeFromSuperview()
                completion?()
                guard let self, let leavingSearchBar, leavingSearchBar !== shownSearchBar else { return }
                if leavingSearchBar.superview === self { leavingSearchBar.removeFromSuperview() }
                leavingSearchBar.alpha = 1
            })
    }

    package final var showsOverflow: Bool { content?.upToDate.showsOverflow == true }
    package final func beginRenaming() { content?.rename() }

    package func itemDidChange() {
        lookDidChange()
        superview?.setNeedsLayout()
    }

    /// Called when the back button was tapped.
    func back() {
        if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
        if let manager {
            // A navigation controller is the delegate of its bar. One that adopts the protocol decides, and may pop by itself.
            let count = manager.viewControllers.count
            if let item = topItem, let delegate {
                guard delegate.navigationBar(self, shouldPop: item), manager.viewControllers.count == count else { return }
            }
            manager.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Appearance

    /// The bar's old style, dark or light, which determines the color of the title and the background if no appearance does.
    open var barStyle: UIBarStyle = .default { didSet { lookDidChange() } }
    /// Whether the bar is translucent. Before iOS 7 bars were opaque by default, and screens began below them.
    open var isTranslucent = Generation.current >= .ios6 {
        didSet {
            lookDidChange()
            superview?.setNeedsLayout()
        }
    }
    /// The color of the bar's background in the older form of customization, or nil for the standard material.
    open var barTintColor: UIColor? { didSet { lookDidChange() } }
    /// Whether the bar shows large titles for items whose `largeTitleDisplayMode` requests them. The default is `false`.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemDidChange() } } }
    /// The appearance of the bar while content is scrolled under it.
    open var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
    /// The look in a bar of compact height, as on a phone in landscape, or nil to use `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The look while the content's top edge touches the bar, or nil. Nil means a transparent bar since iOS 15, and the standard look
    /// before.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The appearance of a compact bar at the content's top edge, or nil to use `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The attributes of the title in the older form of customization, or nil for the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    /// The attributes of the large title in the older form of customization, or nil for the standard ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    /// The image below the bar in place of the hairline. An empty image hides the hairline; nil shows it.
    open var shadowImage: UIImage? { didSet { lookDidChange() } }
    /// The image of the back button in place of the chevron, or nil.
    open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
    /// The mask of the back button's image during transitions. It is stored but has no effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The preferred style, for Macs only; every emulated device has the iPad's.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The bar's behavior, which is that of an iPad on every emulated device.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Stored but has no effect: there is no Mac toolbar.
    open var currentNSToolbarSection: AnyObject?
    private var backgroundImages: [Int: UIImage] = [:]
    private var titleAdjustments: [Int: CGFloat] = [:]

    /// Sets the image behind the bar's content for the given metrics, or removes it with nil.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        lookDidChange()
    }
    /// Sets the image behind the bar's content. The position has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// Returns the image that was set for the given metrics, or nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
    /// Returns the image that was set for the given metrics, regardless of the position, or nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: barMetrics) }
    /// Moves the title down by the given number of points, or up if it is negative, in bars with the given metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
        setNeedsLayout()
    }
    /// Returns the distance in points by which the title is moved down. The default is 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics.rawValue] ?? 0 }
    /// The bar's position: the delegate's answer, else `topAttached` in a navigation controller, else `any`.
    open var barPosition: UIBarPosition { manager == nil ? delegate?.position(for: self) ?? .any : .topAttached }

    /// The appearance that applies. (F-42)
    package var currentAppearance: UINavigationBarAppearance {
        let item = topItem
        let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
        let standard = item?.standardAppearance ?? standardAppearance
        let compact = item?.compactAppearance ?? compactAppearance
        guard isAtScrollEdge, Generation.current >= .ios16 || showsLargeTitle else { return isCompact ? compact ?? standard : standard }
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        if isCompact { return item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? edge ?? compact ?? standard }
        return edge ?? standard
    }

    /// Marks the appearance as changed. Background and content are updated in the next layout: a single push sets half a dozen of the
    /// properties they depend on.
    func lookDidChange() {
        isLookStale = true
        content?.update()
        setNeedsLayout()
    }
    private var isLookStale = true

    private func refreshLook() {
        guard isLookStale else { return }
        isLookStale = false
        let appearance = currentAppearance
        var look = appearance.background
        if let image = backgroundImage(for: .default) { (look.image, look.effect) = (image, nil) }
        if let shadowImage { (look.shadowColor, look.shadowImage) = (nil, shadowImage) }
        if hidesShadow { (look.shadowColor, look.shadowImage) = (nil, nil) }
        if !isTranslucent { look.effect = nil }
        if !isTranslucent, look.color == nil { look.color = .systemBackground }
        // A bar that nothing scrolls under is transparent by default: since iOS 15, with a large title since iOS 13. metrics.md 6 confirms
        // it for iOS 26.
        let isBareAtEdge = Generation.current >= .ios16 || Generation.current >= .ios13 && showsLargeTitle
        let isBare = isAtScrollEdge && manager != nil && !hasOwnEdgeLook && isBareAtEdge
        background.alpha = 1
        let tint = isTranslucent ? barTintColor?.withAlphaComponent(0.85) : barTintColor
        background.show(isBare ? UIBarAppearance.Background() : look, tint: isBare ? nil : tint)
        if barStyle != .default, barTintColor == nil { background.show(.init(color: .black), tint: nil) }
    }

    /// Whether the bar has its own appearance at the edge. A standard appearance alone does not count: UIKit uses it with a transparent
    /// background, as documented for `scrollEdgeAppearance`. The bar's own color and opacity belong to the standard appearance, too:
    /// content behind a bar without another appearance is visible until something scrolls under it (Apple's answer in
    /// developer.apple.com/forums/thread/682420; admin-ch/CovidCertificate-App-iOS#78, ReactiveX/RxSwift#2382).
    private var hasOwnEdgeLook: Bool {
        topItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil || !backgroundImages.isEmpty
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.update()
    }

    // MARK: Size

    // Whether the title is large. (F-38)
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact || traitCollection.userInterfaceIdiom == .pad else {
            return false
        }
        for item in storedItems.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return !storedItems.isEmpty
    }

    /// Returns the height that the bar takes from the views below, for its current content.
    package func contentHeight(_ figures: BarFigures, isExpanded: Bool = false) -> CGFloat {
        if isSearching { return searchAreaHeight }
        var height = figures.navigationBar
        if topItem?.prompt != nil { height += figures.prompt }
        height += max(0, searchAreaHeight - (isExpanded ? 0 : searchCollapse))
        if showsLargeTitle { height += max(0, figures.largeTitle - (isExpanded ? 0 : largeTitleCollapse)) }
        return height
    }

    /// Whether the bar is at the top of a sheet.
    package final var isInSheet = false { didSet { if isInSheet != oldValue { setNeedsLayout() } } }
    /// Whether the strip of tabs takes the title's place.
    package final var isUnderTabs = false { didSet { if isUnderTabs != oldValue { setNeedsLayout() } } }
    package final var figures: BarFigures { BarFigures(traits: traitCollection, isInSheet: isInSheet) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight(figures)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight(figures)) }

    /// Returns the bar's frame below `top`, as tall as `contentHeight`. In iOS 26 it covers only the row of items, not the search bar and
    /// large title below it.
    package final func frame(below top: CGFloat, width: CGFloat, _ figures: BarFigures) -> CGRect {
        let height = contentHeight(figures)
        hangs = figures.generation >= .ios26 ? height - figures.navigationBarRow - (topItem?.prompt == nil ? 0 : figures.prompt) : 0
        return CGRect(x: 0, y: top + figures.navigationBarGap(below: top), width: width, height: height - hangs)
    }

    /// The distance by which content extends below the bounds.
    private var hangs: CGFloat = 0 { didSet { if hangs != oldValue { setNeedsLayout() } } }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || (hangs > 0 && CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + hangs).contains(point))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshLook()
        let height = bounds.height + hangs + stretch
        background.frame = CGRect(x: 0, y: -extendsUnder, width: bounds.width, height: height + extendsUnder)
        let searchHeight = max(0, searchAreaHeight - (isSearching ? 0 : searchCollapse))
        content?.alpha = isSearching ? 0 : 1
        content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height - searchHeight)
        // Refreshed before its own layout, since new texts would require another.
        content?.refresh()
        content?.setNeedsLayout()
        placeSearchBar(height: searchHeight)
    }

    private weak var shownSearchBar: UISearchBar?
    /// Whether the search has replaced the titles. (H-53)
    private var isSearching: Bool {
        !placesSearchInline && topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }
    private var searchAreaHeight: CGFloat { placesSearchInline ? 0 : topItem?.searchAreaHeight ?? 0 }

    /// Places the search bar of the item's search controller below the titles or beside them. (F-41)
    private func placeSearchBar(height: CGFloat) {
        let searchBar = topItem?.searchController?.searchBar
        if shownSearchBar !== searchBar {
            if let shownSearchBar, shownSearchBar.superview === self, shownSearchBar !== leavingSearchBar {
                shownSearchBar.removeFromSuperview()
            }
            shownSearchBar = searchBar
        }
        guard let searchBar else { return }
        searchBar.searchBarStyle = .minimal
        searchBar.sideMargin = placesSearchInline ? 0 : BarFigures(traits: traitCollection).sideMargin
        if searchBar.superview !== self { addSubview(searchBar) }
        let below = CGRect(
            x: 0, y: bounds.height + hangs + stretch - height, width: bounds.width, height: max(0, height - SearchFigures.bottomGap))
        searchBar.frame = placesSearchInline ? content?.inlineSearchFrame ?? .zero : below
        searchBar.alpha = searchBarAlpha
    }

    /// The search bar of the disappearing screen, until it has disappeared.
    private weak var leavingSearchBar: UISearchBar?
    /// The height of the search bar that scrolling may hide: none during a search. (F-41)
    final var foldingSearchHeight: CGFloat {
        guard let item = topItem, item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false else { return 0 }
        return searchAreaHeight
    }
    /// The opacity of the search bar. While it collapses, the field disappears before its text would extend beyond it.
    private var searchBarAlpha: CGFloat {
        isSearching ? 1 : max(0, 1 - searchCollapse / (searchAreaHeight - SearchFigures.bottomGap) * 1.6)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange()
    }

    /// The views of the top item, for tests and hosts that look for buttons.
    package var backButton: UIControl? { content?.upToDate.backButton }
    package var titleLabel: UILabel? { content?.upToDate.titleLabel }
}
