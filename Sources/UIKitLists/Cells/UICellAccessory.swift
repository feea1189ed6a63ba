import UIKitControls

/// An accessory beside a list row's content.
public struct UICellAccessory {
    /// The states of the collection view in which an accessory is visible.
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    /// The width that an accessory reserves: its own, the standard one, or a number of points.
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
    /// The form of an accessory's action.
    public typealias ActionHandler = @MainActor () -> Void
    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// The kinds of the functions that create accessories.
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail, popUpMenu, customView
    }

    /// The edge at which an app's own view is.
    public enum Placement {
        /// A function that determines the position of a view among the accessories at its edge. It is never called here.
        public typealias Position = ([UICellAccessory]) -> Int
        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The options of the symbol accessories.
    public struct Options: @unchecked Sendable {
        /// Whether the accessory is hidden, although it keeps its place in the array. Nil means `false`.
        public var isHidden: Bool?
        /// The width that the accessory reserves, or nil for the standard one. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory, or nil to use that of its kind.
        public var tintColor: UIColor?
        /// The color behind the accessory, or nil. It has no effect.
        public var backgroundColor: UIColor?
        /// Whether a line separates the accessory from the content, or nil. It has no effect.
        public var showsVerticalSeparator: Bool?
        /// Creates options; nil leaves a value to the kind of accessory.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
        }
    }
    /// The options of a chevron.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of a delete button.
    public typealias DeleteOptions = Options
    /// The options of an insert button.
    public typealias InsertOptions = Options
    /// The options of a reorder control.
    public typealias ReorderOptions = Options
    /// The options of a circle for multiple selection.
    public typealias MultiselectOptions = Options
    /// The options of a detail button.
    public typealias DetailOptions = Options
    /// The options of a pop-up menu.
    public typealias PopUpMenuOptions = Options

    /// The options of the chevron that expands and collapses an outline.
    public struct OutlineDisclosureOptions {
        /// The effect of a tap: a header's row expands as a whole, a cell's only by its chevron.
        public enum Style: Hashable, Sendable { case automatic, header, cell }
        /// The effect of a tap. The default leaves it to the list.
        public var style: Style
        /// Whether the chevron is hidden. Nil means `false`.
        public var isHidden: Bool?
        /// The width that the chevron reserves, or nil for the standard one. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the chevron, or nil for the tint color.
        public var tintColor: UIColor?
        /// Creates options; nil leaves a value to the list.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The options of a label.
    public struct LabelOptions: @unchecked Sendable {
        /// Whether the label is hidden. Nil means `false`.
        public var isHidden: Bool?
        /// The width that the label reserves, or nil for its own. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the text, or nil for the secondary label color.
        public var tintColor: UIColor?
        /// The font of the text, or nil to use that of body text.
        public var font: UIFont?
        /// Whether the font follows the user's text size, or nil. It has no effect.
        public var adjustsFontForContentSizeCategory: Bool?
        /// Creates options; nil leaves a value to the list.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font) = (isHidden, reservedLayoutWidth, tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the app's own as an accessory, and its place.
    public struct CustomViewConfiguration {
        /// The view, which keeps its own size.
        public let customView: UIView
        /// The edge at which the view is.
        public let placement: Placement
        /// Whether the view is hidden. Nil means `false`.
        public var isHidden: Bool?
        /// The width that the view reserves, or nil for its own. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view, or nil.
        public var tintColor: UIColor?
        /// Whether the view keeps its size while the row changes, or nil. It has no effect.
        public var maintainsFixedSize: Bool?
        /// Creates the configuration of a view; nil leaves a value to the list.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    public private(set) var isHidden = false
    /// The states of the collection view in which the accessory is visible.
    public var displayedState: DisplayedState { displayed }
    let displayed: DisplayedState
    let isLeading: Bool
    let makeView: @MainActor () -> UIView
    /// The style of an outline's disclosure, and the action that replaces expanding.
    private(set) var outline: (style: OutlineDisclosureOptions.Style, action: ActionHandler?)?

    /// The rank of the distance from its edge of the row: a chevron is outside a label.
    var rank: Int {
        switch accessoryType {
        case .reorder, .multiselect, .delete, .insert: 0
        case .disclosureIndicator, .outlineDisclosure: 1
        case .popUpMenu: 2
        case .checkmark: 3
        case .detail: 4
        case .label: 5
        case .customView: 6
        }
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool, hidden: Bool? = nil,
        _ makeView: @escaping @MainActor () -> UIView
    ) {
        (accessoryType, self.displayed, isLeading, self.makeView) = (type, displayed, leading, makeView)
        isHidden = hidden ?? false
    }

    private static func symbol(
        _ type: AccessoryType, _ name: String, _ displayed: DisplayedState, leading: Bool, size: CGFloat, tint: UIColor?, options: Options,
        action: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(type, displayed, leading: leading, hidden: options.isHidden) {
            AccessorySymbol(name, pointSize: size, tint: options.tintColor ?? tint, activeTint: options.tintColor, action: action)
        }
    }

    /// Returns a chevron at the trailing edge. It is no button: taps select the row.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init())
        -> UICellAccessory
    {
        symbol(.disclosureIndicator, "chevron.forward", displayed, leading: false, size: 13, tint: .tertiaryLabel, options: options)
    }
    /// Returns a checkmark at the trailing edge.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        symbol(.checkmark, "checkmark", displayed, leading: false, size: 17, tint: nil, options: options)
    }
    /// Returns a delete button at the leading edge, visible while the collection view is edited. A tap calls the action, or without one
    /// reveals the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        symbol(.delete, "minus.circle.fill", displayed, leading: true, size: 20, tint: .systemRed, options: options, action: actionHandler)
    }
    /// Returns an insert button at the leading edge, visible while the collection view is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        symbol(.insert, "plus.circle.fill", displayed, leading: true, size: 20, tint: .systemGreen, options: options, action: actionHandler)
    }
    /// Returns the control that moves the row, at the trailing edge, visible while the collection view is edited.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        symbol(.reorder, "line.3.horizontal", displayed, leading: false, size: 17, tint: .tertiaryLabel, options: options)
    }
    /// Returns a circle at the leading edge, which shows the selection while the collection view is edited.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        symbol(.multiselect, "circle", displayed, leading: true, size: 20, tint: .tertiaryLabel, options: options)
    }
    /// Returns an info button at the trailing edge.
    public static func detail(displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil)
        -> UICellAccessory
    {
        symbol(.detail, "info.circle", displayed, leading: false, size: 18, tint: nil, options: options, action: actionHandler)
    }
    /// Returns the chevron of an outline, which expands and collapses the item.
    ///
    /// - Parameter actionHandler: Called instead of expanding and collapsing; nil leaves both to the data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = symbol(
            .outlineDisclosure, "chevron.forward", displayed, leading: false, size: 13, tint: nil,
            options: Options(isHidden: options.isHidden, tintColor: options.tintColor))
        accessory.outline = (options.style, actionHandler)
        return accessory
    }
    /// Returns a label at the trailing edge.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        UICellAccessory(.label, displayed, leading: false, hidden: options.isHidden) {
            let label = UILabel()
            label.text = text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }
    /// Returns a menu on a pair of chevrons, preceded by the title of the chosen action.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, leading: false, hidden: options.isHidden) {
            var looks = UIButton.Configuration.plain()
            looks.contentInsets = .zero
            looks.indicator = .popup
            let button = UIButton(configuration: looks)
            button.tintColor = options.tintColor ?? .secondaryLabel
            button.changesSelectionAsPrimaryAction = true
            button.showsMenuAsPrimaryAction = true
            button.menu = menu
            button.selectionChanged = selectedElementDidChangeHandler
            return button
        }
    }
    /// Returns an accessory that shows a view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        return switch configuration.placement {
        case .leading(let displayed, _):
            UICellAccessory(.customView, displayed, leading: true, hidden: configuration.isHidden) { AccessoryHolder(view) }
        case .trailing(let displayed, _):
            UICellAccessory(.customView, displayed, leading: false, hidden: configuration.isHidden) { AccessoryHolder(view) }
        }
    }
}

/// A symbol that can be tapped.
final class AccessorySymbol: UIControl {
    private let image: UIImageView
    private let configuration: UIImage.SymbolConfiguration
    /// The colors of the symbol, and of the one for the active state; nil for the row's tint.
    private let tint: UIColor?, activeTint: UIColor?

    init(_ name: String, pointSize: CGFloat, tint: UIColor?, activeTint: UIColor?, action: UICellAccessory.ActionHandler?) {
        configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .semibold)
        image = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        image.contentMode = .center
        if let tint { image.tintColor = tint }
        (self.tint, self.activeTint) = (tint, activeTint)
        super.init(frame: .zero)
        addSubview(image)
        isUserInteractionEnabled = false
        if let action { act(action) }
    }

    /// Calls `action` for taps.
    func act(_ action: @escaping UICellAccessory.ActionHandler) {
        isUserInteractionEnabled = true
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    /// Replaces the symbol.
    func show(_ name: String, isActive: Bool) {
        image.image = UIImage(systemName: name, withConfiguration: configuration)
        image.tintColor = isActive ? activeTint : tint
    }

    required init?(coder: NSCoder) { fatalError("an accessory is not archived") }

    override var intrinsicContentSize: CGSize { image.sizeThatFits(.zero) }
    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }
}

/// Displays an app's view at its own size.
final class AccessoryHolder: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        addSubview(content)
    }

    required init?(coder: NSCoder) { fatalError("an accessory is not archived") }

    override var intrinsicContentSize: CGSize {
        let own = content.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return content.bounds.size == .zero ? content.sizeThatFits(.zero) : content.bounds.size
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
