import UIKitControls

/// The header or footer of a section, reused like cells.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The handler that configures a header or footer for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Creates a view. Without an identifier, it cannot be reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUpBand()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the `UITableViewHeaderFooterView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBand()
        coder.decodeInterface(of: self, as: UITableViewHeaderFooterView.self)
    }

    private func setUpBand() {
        addSubview(contentView)
    }

    package var identifier: String?
    /// The identifier under which the table keeps the view for reuse, or nil.
    open var reuseIdentifier: String? { identifier }

    /// The view that holds the app's subviews, or the view of the content configuration.
    open internal(set) lazy var contentView: UIView = emptyContentView()

    func emptyContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.preservesSuperviewLayoutMargins = true
        return view
    }

    private var textLabelStorage: UILabel?
    private var detailLabelStorage: UILabel?
    private weak var table: UITableView?
    private var isHeader = true

    /// The label of the title, created on first access. A header of a grouped table may show its text in capitals.
    open var textLabel: UILabel? {
        if let label = textLabelStorage { return label }
        let label = UILabel()
        label.font = Self.titleFont(style: table?.style ?? .plain, isHeader: isHeader, compatibleWith: table?.traitCollection)
        label.textColor = table?.style == .plain ? .label : .secondaryLabel
        contentView.addSubview(label)
        textLabelStorage = label
        return label
    }

    /// A second label, created on first access.
    open var detailTextLabel: UILabel? {
        if let label = detailLabelStorage { return label }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        contentView.addSubview(label)
        detailLabelStorage = label
        return label
    }

    package static func titleFont(
        style: UITableView.Style, isHeader: Bool, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let isHeadline = isHeader && (style == .plain || Generation.current >= .ios26)
        return .preferredFont(forTextStyle: isHeadline ? .headline : .footnote, compatibleWith: traits)
    }

    /// Returns the title as it is drawn.
    static func shown(_ title: String, style: UITableView.Style, isHeader: Bool) -> String {
        style != .plain && isHeader && TableFigures.current.groupedHeaderUppercase ? title.uppercased() : title
    }

    func adopt(table: UITableView, header: Bool) {
        self.table = table
        isHeader = header
        if table.style == .plain, backgroundView == nil, backgroundConfiguration == nil, header, contentView.backgroundColor == nil {
            // A gray band up to iOS 12, as widely reported.
            backgroundColor = backgroundColor ?? (Generation.current < .ios13 ? UIColor(white: 247 / 255, alpha: 1) : .systemBackground)
        }
    }

    /// Shows the data source's title.
    package func showTitle(_ title: String) {
        guard let label = textLabel else { return }
        label.numberOfLines = 0
        label.text = Self.shown(title, style: table?.style ?? .grouped, isHeader: isHeader)
        if !isHeader {
            label.font = Self.titleFont(style: table?.style ?? .plain, isHeader: false, compatibleWith: table?.traitCollection)
            label.textColor = .secondaryLabel
        }
        label.accessibilityTraits = .header
        setNeedsLayout()
    }

    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    // MARK: Configurations

    /// Returns the content configuration of a standard header or footer of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let grouped = table.map { $0.style != .plain } ?? false
        if isHeader { return grouped ? .groupedHeader() : .plainHeader() }
        return grouped ? .groupedFooter() : .plainFooter()
    }
    var hostedContent: (UIView & UIContentView)?
    /// The content of the view, or nil for the labels.
    ///
    /// Setting it replaces `contentView` by the configuration's view, and setting it back to nil by an empty view.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { hostContent() } }
    /// Whether the content configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Returns the standard background of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    private var background: BackgroundView?
    /// The background of the view, or nil for the standard one.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the background configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state for which the view is configured: its traits, and whether it is pinned to the table's edge.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }
    /// A handler that configures the view for its state, or nil. Setting it requests a call with the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration needs an update. Initially true: a subclass that configures itself in `updateConfiguration(using:)` needs
    /// no request.
    private var needsUpdate = true
    /// Requests a call of `updateConfiguration(using:)` with the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }
    /// Configures the view for a state. Override it, and call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if contentConfiguration != nil, automaticallyUpdatesContentConfiguration { hostContent() }
        if backgroundConfiguration != nil, automaticallyUpdatesBackgroundConfiguration { showBackground() }
    }

    private func hostContent() {
        if contentConfiguration != nil {
            textLabelStorage?.removeFromSuperview()
            textLabelStorage = nil
        }
        host(automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: configurationState) : contentConfiguration)
    }

    func forgetContentMargins() { shownMargin = nil }

    private func showBackground() {
        guard let backgroundConfiguration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? BackgroundView(frame: bounds)
        view.configuration = backgroundConfiguration
        if view.superview == nil { insertSubview(view, at: 0) }
        background = view
    }

    /// The view behind the content, with the size of the header or footer, or nil.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Prepares the view for another section. Override it; the default does nothing.
    open func prepareForReuse() {}

    // MARK: Layout

    private var shownMargin: CGFloat?
    /// The space below the text of a title, where it differs from the table's.
    package final var roomBelowTitle: CGFloat? { didSet { setNeedsLayout() } }

    private var margin: CGFloat {
        guard let table else { return 16 }
        return table.sideMargin
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdate {
            needsUpdate = false
            let state = configurationState
            ModelTracking.run(.configuration, of: self, again: { $0.setNeedsUpdateConfiguration() }) {
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            }
        }
        let safe = table.map { $0.style != .insetGrouped && $0.insetsContentViewsToSafeArea ? $0.safeAreaInsets : .zero } ?? .zero
        contentView.frame = CGRect(x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: bounds.height)
        if shownMargin != margin {
            shownMargin = margin
            contentView.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        }
        backgroundView?.frame = bounds
        background?.fill(self)
        layoutLabel()
    }

    private func layoutLabel() {
        guard let label = textLabelStorage, label.superview === contentView, label.translatesAutoresizingMaskIntoConstraints else { return }
        let width = max(0, contentView.bounds.width - 2 * margin)
        var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let scale = max(traitCollection.displayScale, 1), figures = TableFigures.current
        if table?.style == .plain || figures.groupedHeaderUppercase || !isHeader { size.height.round(.up) }
        let grouped = table.map { $0.style != .plain } ?? false
        let y: CGFloat =
            if !grouped {
                ((bounds.height - size.height) / 2).rounded()
            } else if isHeader {
                bounds.height - size.height
                    - (roomBelowTitle ?? (figures.groupedHeaderUppercase ? 7 : CGFloat(6.5).rounded(toPixelsAt: scale, .down)))
            } else {
                roomBelowTitle.map { bounds.height - size.height - $0 } ?? figures.groupedFooterTop.rounded(toPixelsAt: scale, .up)
            }
        label.frame = CGRect(x: margin, y: y, width: width, height: size.height)
        detailLabelStorage?.frame = CGRect(
            x: margin, y: label.frame.maxY, width: width, height: detailLabelStorage?.intrinsicContentSize.height ?? 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(targetSize.width))
    }

    private func fittingHeight(_ width: CGFloat) -> CGFloat {
        if let hostedContent {
            return hostedContent.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let constrained = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        if constrained {
            contentView.frame.size.width = width
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if let label = textLabelStorage, !(label.text ?? "").isEmpty {
            return TableFigures.current.plainBandHeight(
                text: label.sizeThatFits(CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)).height)
        }
        // A header with its own subviews and constraints.
        if subviews.contains(where: { $0 !== contentView && !$0.translatesAutoresizingMaskIntoConstraints }) {
            return super.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return TableFigures.current.plainHeaderHeight
    }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}

extension UITableViewHeaderFooterView {
    /// Whether a label is one of the view's own, whose fonts follow the text size if they are those of text styles.
    package func isOwn(_ label: UILabel) -> Bool { label === textLabelStorage || label === detailLabelStorage }
}
