import UIKitControls

/// An accessory beside a list row's content.
public struct UICellAccessory {
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
    public typealias ActionHandler = @MainActor () -> Void
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail, popUpMenu, customView
    }

    public enum Placement {
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The options of the symbol accessories.
    public struct Options: @unchecked Sendable {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public var showsVerticalSeparator: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias DetailOptions = Options
    public typealias PopUpMenuOptions = Options

    public struct OutlineDisclosureOptions {
        public enum Style: Hashable, Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor)
        }
    }

    public struct LabelOptions: @unchecked Sendable {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont?
        public var adjustsFontForContentSizeCategory: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font) = (isHidden, reservedLayoutWidth, tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }

    public let accessoryType: AccessoryType
    public private(set) var isHidden = false
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
            AccessorySymbol(name, pointSize: size, tint: options.tintColor ?? tint, action: action)
        }
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init())
        -> UICellAccessory
    {
        symbol(.disclosureIndicator, "chevron.forward", displayed, leading: false, size: 13, tint: .tertiaryLabel, options: options)
    }
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        symbol(.checkmark, "checkmark", displayed, leading: false, size: 17, tint: nil, options: options)
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        symbol(.delete, "minus.circle.fill", displayed, leading: true, size: 20, tint: .systemRed, options: options, action: actionHandler)
    }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        symbol(.insert, "plus.circle.fill", displayed, leading: true, size: 20, tint: .systemGreen, options: options, action: actionHandler)
    }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        symbol(.reorder, "line.3.horizontal", displayed, leading: false, size: 17, tint: .tertiaryLabel, options: options)
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        symbol(.multiselect, "circle", displayed, leading: true, size: 20, tint: .tertiaryLabel, options: options)
    }
    public static func detail(displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil)
        -> UICellAccessory
    {
        symbol(.detail, "info.circle", displayed, leading: false, size: 18, tint: nil, options: options, action: actionHandler)
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = symbol(
            .outlineDisclosure, "chevron.forward", displayed, leading: false, size: 13, tint: nil,
            options: Options(isHidden: options.isHidden, tintColor: options.tintColor))
        accessory.outline = (options.style, actionHandler)
        return accessory
    }
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
            if let selectedElementDidChangeHandler {
                button.addAction(
                    UIAction { action in (action.sender as? UIButton)?.menu.map(selectedElementDidChangeHandler) },
                    for: .menuActionTriggered)
            }
            return button
        }
    }
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

    init(_ name: String, pointSize: CGFloat, tint: UIColor?, action: UICellAccessory.ActionHandler?) {
        image = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: .semibold)))
        image.contentMode = .center
        if let tint { image.tintColor = tint }
        super.init(frame: .zero)
        addSubview(image)
        isUserInteractionEnabled = action != nil
        if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
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
