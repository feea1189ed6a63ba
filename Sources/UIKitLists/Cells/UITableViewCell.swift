import UIKitControls

/// The cell of a row. Its content view holds the app's subviews; accessories, separators, and swipe buttons are outside.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    public enum AccessoryType: Int, Sendable { case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(of: self, as: UITableViewCell.self)
    }

    private func setUpCell() {
        addSubview(contentView)
        insetsLayoutMarginsFromSafeArea = true
        clipsToBounds = false
    }

    /// The style, set by the storyboard decoder.
    package var style: CellStyle
    package var identifier: String?
    /// Whether the cell belongs to a storyboard's static table. Such a cell is never reused.
    package var isStatic = false
    /// The row height that a storyboard specifies for the cell; negative if none.
    package var storyboardRowHeight: CGFloat = UITableView.automaticDimension

    open var reuseIdentifier: String? { identifier }
    weak var table: UITableView?
    var rowPosition = RowPosition() { didSet { if rowPosition != oldValue { rowPositionChanged() } } }
    let parts = CellParts()

    // MARK: Content

    open private(set) lazy var contentView: UIView = {
        let view = UITableViewCellContentView(frame: bounds)
        view.preservesSuperviewLayoutMargins = true
        return view
    }()

    open var textLabel: UILabel? { contentConfiguration == nil ? madeTextLabel : nil }
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? madeDetailLabel : nil }
    /// The image view, or `nil` for `.value2`, which has no space for an image.
    open var imageView: UIImageView? { contentConfiguration == nil && style != .value2 ? madeImageView : nil }

    // MARK: Configurations

    open func defaultContentConfiguration() -> UIListContentConfiguration { standardConfiguration }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationChanged() } }
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationChanged() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { currentState }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) { applyState(state) }

    // MARK: Background and selection

    open var backgroundView: UIView? { didSet { swapBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { swapSelectedBackground(oldValue) } }
    /// The background of a row that is selected while the table is edited; without it only the check mark shows the selection.
    open var multipleSelectionBackgroundView: UIView?
    open var selectionStyle: SelectionStyle = .default
    open var focusStyle: FocusStyle = .default

    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        changeSelection(selected: selected, highlighted: parts.isHighlighted, animated: animated)
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeSelection(selected: parts.isSelected, highlighted: highlighted, animated: animated)
    }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
    open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
    open var editingAccessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    open var hidesAccessoryWhenEditing = true

    // MARK: Editing

    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    open var editingStyle: EditingStyle { parts.editingStyle }
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true
    open var showingDeleteConfirmation: Bool { parts.showsDeleteConfirmation }
    // FIXME(gap): a dragged cell receives touches as usual.
    open var userInteractionEnabledWhileDragging = false
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    open func prepareForReuse() {
        parts.isHighlighted = false
        setEditing(false, animated: false)
        if contentConfiguration != nil { setNeedsUpdateConfiguration() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.accessory?.tintColor = tintColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A cell's content view; its margins follow the cell.
final class UITableViewCellContentView: UIView {}

/// The position of a row in its section.
struct RowPosition: Equatable {
    var isFirst = false
    var isLast = false
    var style: UITableView.Style = .plain
}
