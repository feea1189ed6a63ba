import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The emphasis of a bar button.
    public enum Style: Int, Sendable {
        /// Ordinary text or a symbol.
        case plain = 0
        /// A button with a border, up to iOS 6; the same as `plain` since.
        @available(*, deprecated, renamed: "plain") case bordered = 1
        /// The button that completes a task, in bold type; of iOS 26, with a filled background.
        case prominent = 2
        /// The name of ``prominent`` up to iOS 18.
        public static let done = Style.prominent
    }

    /// The system's buttons and spaces.
    public enum SystemItem: Int, Sendable {
        /// A text in the app's language or a symbol, with the style that belongs to it.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera,
            trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

    /// The emphasis of the button.
    open var style: Style = .plain { didSet { itemDidChange() } }
    /// The width in points; 0 fits the content. The width of a fixed space.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// The titles that the button may get later. It is as wide as the widest of them.
    open var possibleTitles: Set<String>?
    /// A view to show in place of a button, or `nil`. It handles its own touches.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The method that a tap calls, with the item and optionally the event.
    open var action: Selector?
    /// The object that receives the action. Not retained; `nil` searches the responder chain.
    open weak var target: AnyObject?
    /// The action of a tap. It takes precedence over target and action, and sets title and image.
    open var primaryAction: UIAction? { didSet { takeLooksOfPrimaryAction() } }
    /// The menu that a tap opens, or a long press if the item has an action, too.
    open var menu: UIMenu? { didSet { itemDidChange() } }
    /// The order of the menu's elements when it opens upward. Stored but has no effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap toggles ``isSelected``, or chooses an element of the menu, whose title is shown.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the button is shown as selected.
    open var isSelected = false { didSet { itemDidChange() } }
    /// Whether the bar leaves the item out, without a gap.
    open var isHidden = false { didSet { itemDidChange() } }
    /// The color of the button's content; `nil` for the bar's.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// The element for the item in an overflow menu, or `nil` for one with its title and image.
    open var menuRepresentation: UIMenuElement?
    // FIXME(gap): resting drags open nothing (spring loading); badges are not drawn; buttons of iOS 26 each have a background of their own.
    /// Whether a drag that rests on the button performs it. Stored but has no effect.
    open var isSpringLoaded = false
    /// The badge on the button, or `nil` for none. Not drawn here.
    open var badge: Badge? { didSet { itemDidChange() } }
    /// Whether the button is on no glass background. Stored but has no effect.
    open var hidesSharedBackground = false { didSet { itemDidChange() } }
    /// Whether the button shares a glass background with its neighbors. Stored but has no effect.
    open var sharesBackground = true { didSet { itemDidChange() } }
    /// Identifies the same item in a later set of items, which then changes in place. Stored but has no effect.
    open var identifier: String?
    /// The group that contains the item, or `nil`.
    open package(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The image view of the button that shows the item.
    package weak var shownImageView: UIView?

    /// The system item from which this item was created, or `nil`. `UIKit` keeps it private.
    package private(set) var systemItem: SystemItem?

    /// A count, a word or a dot on a button. iOS 26.
    public struct Badge: Hashable, Sendable {
        /// The badge's text, or `nil` for a dot.
        public let stringValue: String?
        /// The color of the text, or `nil` for the system's.
        public var foregroundColor: UIColor?
        /// The color behind the text, or `nil` for the system's.
        public var backgroundColor: UIColor?
        /// The font of the text, or `nil` for the system's.
        public var font: UIFont?
        private init(_ text: String?) { stringValue = text }
        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge("\(count)") }
        /// Returns a badge with text.
        public static func string(_ text: String) -> Badge { Badge(text) }
        /// Returns a badge without text: a dot.
        public static func indicator() -> Badge { Badge(nil) }
    }

    // MARK: Creating

    public override init() { super.init() }

    /// Creates a button with an image. The target isn't retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: nil, image: image, style: style, target: target, action: action)
    }

    /// Creates a button with an image. The one for a phone in landscape is stored but has no effect.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: nil, image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with text. The target isn't retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title: title, image: nil, style: style, target: target, action: action)
    }

    /// Creates one of the system's buttons or spaces. The target isn't retained.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item that shows a view. Its size comes from constraints or its frame.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates one of the system's buttons with an action or a menu. The action's title and image aren't used.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction  // A system item keeps its own appearance: in an initializer, Swift calls no observers.
        self.menu = menu
    }

    /// Creates a button with an action or a menu. A given title or image takes precedence over the action's.
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
    /// Creates a button with the title and the image of its action.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    /// Creates an item from an archive or interface file; system items get their own style.
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

    /// Returns a space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Instantiation.make(Self.self)
        item.become(.fixedSpace)
        item.width = width
        return item
    }

    /// Returns a space that takes the room that other items leave.
    open class func flexibleSpace() -> Self {
        let item = Instantiation.make(Self.self)
        item.become(.flexibleSpace)
        return item
    }

    // MARK: Appearance in bars of iOS 5–14

    private var backgroundImages: [String: UIImage] = [:]

    /// Stores the background in a state and bar height, as up to iOS 14; `nil` removes it. It isn't shown.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics) {
        backgroundImages["\(state.rawValue)/\(barMetrics.rawValue)"] = image
        itemDidChange()
    }
    /// Returns the background that was stored for a state and bar height, or `nil`.
    open func backgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages["\(state.rawValue)/\(barMetrics.rawValue)"]
    }
    /// Returns the background for a state and bar height. The style has no effect.
    open func backgroundImage(for state: UIControlState, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: state, barMetrics: barMetrics)
    }
    // FIXME(gap): symbols of bars change at once unless a transition is given.
    /// Whether a change of the symbol is animated. Stored but has no effect.
    open var isSymbolAnimationEnabled: Bool {
        get { symbolAnimations[self] }
        set { symbolAnimations[self] = newValue }
    }
    /// Stores the background in a state and bar height. It isn't shown, and the style has no effect.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControlState, style: Style, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }

    private var titleOffsets: [Int: UIOffset] = [:]
    /// Moves the title by points, as up to iOS 14.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        itemDidChange()
    }
    /// Returns the title's offset in points: zero unless set.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics.rawValue] ?? .zero }

    private var backTitleOffsets: [Int: UIOffset] = [:]
    /// Moves the title of a back button by points, as up to iOS 14.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffsets[barMetrics.rawValue] = adjustment
        itemDidChange()
    }
    /// Returns the offset of a back button's title in points: zero unless set.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffsets[barMetrics.rawValue] ?? .zero }

    // FIXME(gap): buttons' backgrounds stay where the bar puts them.
    private var backgroundOffsets: [Int: CGFloat] = [:]
    /// Stores an offset of the background in points. It has no effect.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundOffsets[barMetrics.rawValue] = adjustment
    }
    /// Returns the stored offset of the background in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundOffsets[barMetrics.rawValue] ?? 0 }
    private var backBackgroundOffsets: [Int: CGFloat] = [:]
    /// Stores an offset of a back button's background in points. It has no effect.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backBackgroundOffsets[barMetrics.rawValue] = adjustment
    }
    /// Returns the stored offset of a back button's background in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backBackgroundOffsets[barMetrics.rawValue] ?? 0
    }

    // MARK: Groups

    /// Returns a group that contains only this item and stays in the bar.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(representativeItem: nil, items: [self]) }
    /// Returns a group that contains only this item and that the user may move; here it stays in place.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }
    /// Returns a group that contains only this item and that the user may remove. It is marked as hidden if it isn't in the default set.
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization isInDefault: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefault, representativeItem: nil, items: [self])
    }

    private var backBackgrounds: [String: UIImage] = [:]
    /// Stores the background of a back button in a state and bar height; `nil` removes it. It isn't shown.
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics) {
        backBackgrounds["\(state.rawValue)/\(barMetrics.rawValue)"] = image
    }
    /// Returns the background of a back button that was stored, or `nil`.
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
    /// The ordinary height.
    case `default` = 0
    /// The lower bar of a phone in landscape.
    case compact = 1
    /// The ordinary height with a prompt above the title.
    case defaultPrompt = 101
    /// The lower bar with a prompt above the title.
    case compactPrompt = 102
}

/// The position of a bar, which determines where its shadow falls and whether its background extends under the status bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The style of a bar before appearance objects: light or black.
public enum UIBarStyle: Int, Sendable {
    /// A light bar, which becomes dark in a dark interface.
    case `default` = 0
    /// A dark bar with light text.
    case black = 1
    /// The older form of a dark bar that shows through.
    @available(*, deprecated) case blackTranslucent = 2
    /// The older name of ``black``.
    @available(*, deprecated, renamed: "black") public static var blackOpaque: UIBarStyle { .black }
}

private let symbolAnimations = AttachedProperty(false)
