import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, renamed: "plain") case bordered = 1
        case done = 2
        case prominent = 3
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera,
            trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

    open var style: Style = .plain { didSet { itemDidChange() } }
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    open var possibleTitles: Set<String>?
    open var customView: UIView? { didSet { itemDidChange() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? { didSet { takeLooksOfPrimaryAction() } }
    open var menu: UIMenu? { didSet { itemDidChange() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var changesSelectionAsPrimaryAction = false
    open var isSelected = false { didSet { itemDidChange() } }
    open var isHidden = false { didSet { itemDidChange() } }
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    open var menuRepresentation: UIMenuElement?
    // FIXME(gap): resting drags open nothing (spring loading); badges are not drawn; buttons of iOS 26 each have a background of their own.
    open var isSpringLoaded = false
    open var badge: Badge? { didSet { itemDidChange() } }
    open var hidesSharedBackground = false { didSet { itemDidChange() } }
    open var sharesBackground = true { didSet { itemDidChange() } }
    /// Identifies the same item in a later set of items, which then changes in place. Stored only.
    open var identifier: String?
    open package(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The image view of the button that shows the item.
    package weak var shownImageView: UIView?

    /// The system item from which this item was created, or `nil`. `UIKit` keeps it private.
    package private(set) var systemItem: SystemItem?

    /// A count, a word or a dot on a button. iOS 26.
    public struct Badge: Hashable, Sendable {
        /// The badge's text, or `nil` for a dot.
        public let stringValue: String?
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public var font: UIFont?
        private init(_ text: String?) { stringValue = text }
        public static func count(_ count: Int) -> Badge { Badge("\(count)") }
        public static func string(_ text: String) -> Badge { Badge(text) }
        public static func indicator() -> Badge { Badge(nil) }
    }

    // MARK: Creating

    public override init() { super.init() }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: nil, image: image, style: style, target: target, action: action)
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: nil, image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: title, image: nil, style: style, target: target, action: action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction  // A system item keeps its own appearance: in an initializer, Swift calls no observers.
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        takeLooksOfPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates an item with both a target and a menu. iOS 16.
    public convenience init(title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil) {
        self.init(title: title, image: image, primaryAction: nil, menu: menu)
        self.target = target as AnyObject?
        self.action = action
    }
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let raw = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")), coder.containsValue(forKey: "UISystemItem") {
            become(raw)
        }
        // Interface files specify no style for most system items, which have their own.
        if coder.containsValue(forKey: "UIStyle") { style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain }
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        customView = coder.decodeObject(forKey: "UICustomView") as? UIView
        tintColor = coder.decodeObject(forKey: "UITintColor") as? UIColor
    }

    private func takeLooksOfPrimaryAction() {
        guard let primaryAction else { return }
        title = primaryAction.title
        image = primaryAction.image
    }

    private func configure(title: String?, image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.title = title
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Sets the text and symbol of a system item; the text remains the item's accessibility label if a symbol is shown.
    package func become(_ item: SystemItem) {
        systemItem = item
        let appearance = item.appearance
        title = appearance.title
        if let symbol = appearance.symbol { image = UIImage(systemName: symbol) }
        if item == .done || item == .save { style = .done }
        accessibilityLabel = appearance.label
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Instantiation.make(Self.self)
        item.become(.fixedSpace)
        item.width = width
        return item
    }

    open class func flexibleSpace() -> Self {
        let item = Instantiation.make(Self.self)
        item.become(.flexibleSpace)
        return item
    }

    // MARK: Appearance in bars of iOS 5–14

    private var backgroundImages: [String: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics) {
        backgroundImages["\(state.rawValue)/\(barMetrics.rawValue)"] = image
        itemDidChange()
    }
    open func backgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages["\(state.rawValue)/\(barMetrics.rawValue)"]
    }
    open func backgroundImage(for state: UIControlState, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: state, barMetrics: barMetrics)
    }
    /// Whether a change of the symbol is animated.
    // FIXME(gap): symbols of bars change at once unless a transition is given.
    open var isSymbolAnimationEnabled: Bool {
        get { symbolAnimations[self] }
        set { symbolAnimations[self] = newValue }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControlState, style: Style, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }

    private var titleOffsets: [Int: UIOffset] = [:]
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        itemDidChange()
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics.rawValue] ?? .zero }

    private var backTitleOffsets: [Int: UIOffset] = [:]
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffsets[barMetrics.rawValue] = adjustment
        itemDidChange()
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffsets[barMetrics.rawValue] ?? .zero }

    // FIXME(gap): buttons' backgrounds stay where the bar puts them.
    private var backgroundOffsets: [Int: CGFloat] = [:]
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundOffsets[barMetrics.rawValue] = adjustment
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundOffsets[barMetrics.rawValue] ?? 0 }
    private var backBackgroundOffsets: [Int: CGFloat] = [:]
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backBackgroundOffsets[barMetrics.rawValue] = adjustment
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backBackgroundOffsets[barMetrics.rawValue] ?? 0
    }

    // MARK: Groups

    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(representativeItem: nil, items: [self]) }
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization isInDefault: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefault, representativeItem: nil, items: [self])
    }

    private var backBackgrounds: [String: UIImage] = [:]
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics) {
        backBackgrounds["\(state.rawValue)/\(barMetrics.rawValue)"] = image
    }
    open func backButtonBackgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds["\(state.rawValue)/\(barMetrics.rawValue)"]
    }

    // MARK: Firing

    /// Performs the tap's action: the primary action, or the action sent to the target (up the responder chain if `nil`).
    package func fire(event: UIEvent? = nil) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}

/// The bar heights that an appearance can be set for: compact for a phone in landscape, prompt for a bar with a line above the title.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The position of a bar, which determines where its shadow falls and whether its background extends under the status bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The style of a bar before appearance objects: light or black.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    @available(*, deprecated) case blackTranslucent = 2
    @available(*, deprecated, renamed: "black") public static var blackOpaque: UIBarStyle { .black }
}

private let symbolAnimations = AttachedProperty(false)
