import UIKitControls

/// The cell of a row. Its content view holds the app's subviews; accessories, separators, and swipe buttons are outside.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// The arrangement of the labels and the image in a cell without a content configuration.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    /// The appearance of the lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    /// The appearance of a selected row. `blue` and `gray` look like `default`.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    /// The way in which a cell shows focus.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    /// The control at a row's leading edge while the table is edited.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    /// The standard view at a row's trailing edge.
    public enum AccessoryType: Int, Sendable { case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    /// The state of a cell whose row is dragged.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

    /// The controls that a cell shows while it is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control at the leading edge is visible.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms the deletion is visible.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The handler that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Creates a cell. Without an identifier, it cannot be reused.
    ///
    /// - Parameter style: The arrangement of the labels; a content configuration replaces them.
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

    /// Creates a cell of the default style that cannot be reused.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates the `UITableViewCell` that an interface file or an archive describes.
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

    /// The identifier under which the table keeps the cell for reuse, or nil.
    open var reuseIdentifier: String? { identifier }
    weak var table: UITableView?
    var rowPosition = RowPosition() { didSet { if rowPosition != oldValue { rowPositionChanged() } } }
    let parts = CellParts()

    // MARK: Content

    /// The view that holds the app's subviews, or the view of the content configuration.
    open internal(set) lazy var contentView: UIView = emptyContentView()

    func emptyContentView() -> UIView {
        let view = UITableViewCellContentView(frame: bounds)
        view.preservesSuperviewLayoutMargins = true
        return view
    }

    /// The main label, or nil if the cell has a content configuration. It is created on first access.
    open var textLabel: UILabel? { contentConfiguration == nil ? madeTextLabel : nil }
    /// The second label, or nil if the cell has a content configuration or its style has none.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? madeDetailLabel : nil }
    /// The image view, or `nil` for `.value2`, which has no space for an image.
    open var imageView: UIImageView? { contentConfiguration == nil && style != .value2 ? madeImageView : nil }

    // MARK: Configurations

    /// Returns the content configuration that looks like the cell's style. Change it, and set it as `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardConfiguration }
    /// The content of the cell, or nil for the labels of its style.
    ///
    /// Setting it replaces `contentView` by the configuration's view, and setting it back to nil by an empty view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentConfigurationChanged()
            table?.cellSizeInvalidated(self)
        }
    }
    /// Whether the content configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Returns the standard background of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// The background of the cell, or nil for the standard one. It takes the place of `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationChanged() } }
    /// Whether the background configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state for which the cell is configured: selected, highlighted, edited, swiped, and its traits.
    open var configurationState: UICellConfigurationState { currentState }
    /// A handler that configures the cell for its state, or nil. Setting it requests a call with the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests a call of `updateConfiguration(using:)` with the next layout.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Configures the cell for a state. Override it, and call super; the update handler is called afterward.
    open func updateConfiguration(using state: UICellConfigurationState) { applyState(state) }

    // MARK: Background and selection

    /// The view behind the content, with the size of the cell, or nil.
    open var backgroundView: UIView? { didSet { swapBackground(oldValue, backgroundView) } }
    /// The view over `backgroundView` while the row is selected or highlighted, or nil for the standard color.
    open var selectedBackgroundView: UIView? { didSet { swapSelectedBackground(oldValue) } }
    /// The background of a row that is selected while the table is edited; without it only the check mark shows the selection.
    open var multipleSelectionBackgroundView: UIView?
    /// The appearance of the selected row. With `none`, the cell doesn't show its selection, but the row can be selected.
    open var selectionStyle: SelectionStyle = .default
    /// The way in which the cell shows focus. It has no effect: the focus engine does not run.
    open var focusStyle: FocusStyle = .default

    /// Whether the row is selected. The table sets it; setting it does not change the table's selection.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is highlighted by a touch. The table sets it.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Shows or hides the selection. Override it for a custom appearance, and call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        changeSelection(selected: selected, highlighted: parts.isHighlighted, animated: animated)
    }
    /// Shows or hides the highlight. Override it for a custom appearance, and call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeSelection(selected: parts.isSelected, highlighted: highlighted, animated: animated)
    }

    // MARK: Accessories

    /// The standard view at the trailing edge. `accessoryView` takes precedence.
    open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
    /// The view at the trailing edge, or nil to use that of `accessoryType`. It is centered vertically, with its own size.
    open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// The standard view at the trailing edge while the row is edited.
    open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
    /// The view at the trailing edge while the row is edited, or nil to use that of `editingAccessoryType`.
    open var editingAccessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// Whether the accessory disappears while the row is edited. It is stored but has no effect.
    open var hidesAccessoryWhenEditing = true

    // MARK: Editing

    /// Whether the cell shows its controls for editing. Setting it does not animate.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the cell's controls for editing. The table calls it for each visible cell.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// The control at the leading edge while the row is edited, which the table's delegate determines.
    open var editingStyle: EditingStyle { parts.editingStyle }
    /// Whether the cell shows the control for moving while it is edited. The row must be movable, too.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Whether the content makes place for the control at the leading edge.
    open var shouldIndentWhileEditing = true
    /// Whether the button that confirms the deletion is visible.
    open var showingDeleteConfirmation: Bool { parts.showsDeleteConfirmation }
    // FIXME(gap): a dragged cell receives touches as usual.
    /// Whether the cell receives touches while it is dragged. It is stored but has no effect: a dragged cell receives touches as usual.
    open var userInteractionEnabledWhileDragging = false
    /// Called before the cell's controls for editing appear or disappear. Override it; the default does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell's controls for editing appeared or disappeared. Override it; the default does nothing.
    open func didTransition(to state: StateMask) {}
    // FIXME(gap): cells are not notified of drags.
    /// Called after the state of a drag of the row changed. Override it; the default does nothing. It is never called here.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    /// The level by which the content is indented. The table sets it by its delegate's answer.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The indentation of each level in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separator below the row, in points. Only the sides count. The default is the table's.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// Prepares the cell for another row. Override it to reset content, and call super.
    ///
    /// The table calls it before it hands out the cell again.
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

    /// Announces that the content has another size, for which the table measures a self-sizing row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.cellSizeInvalidated(self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.accessory?.tintColor = tintColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Returns `false`: the cell's recognizers exclude others. Override it to change that.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A cell's content view; its margins follow the cell.
final class UITableViewCellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell = superview as? UITableViewCell { cell.table?.cellSizeInvalidated(cell) }
    }
}

/// The position of a row in its section.
struct RowPosition: Equatable {
    var isFirst = false
    var isLast = false
    var style: UITableView.Style = .plain
}

extension UITableViewCell: ConfigurationUpdating {}
