import UIKitControls

/// A row of a collection list: content configuration, accessories, separator, indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The views at the leading and trailing edges. Those for editing are visible while the collection view is edited.
    open var accessories: [UICellAccessory] = [] {
        didSet { rebuildAccessories() }
    }
    /// The item's depth in its outline, unless an app sets another.
    open var indentationLevel: Int {
        get { ownIndentation ?? outline?.level ?? 0 }
        set {
            ownIndentation = newValue
            setNeedsLayout()
        }
    }
    private var ownIndentation: Int?
    /// The indentation of each level in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// The position of the separators, once an app constrains it: for example, to the leading edge of a label.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        usesSeparatorGuide = true
        return guide
    }()
    private var usesSeparatorGuide = false

    /// Returns the content configuration of a standard row of the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let row, row.isBand else { return .cell() }
        let isFooter = layoutAttributes?.representedElementKind == UICollectionView.elementKindSectionFooter
        return switch row.list.appearance {
        case .plain: isFooter ? .plainFooter() : .plainHeader()
        case .sidebar, .sidebarPlain: isFooter ? .groupedFooter() : .sidebarHeader()
        default: isFooter ? .groupedFooter() : .groupedHeader()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch row?.list.appearance {
        case .grouped, .insetGrouped: row?.isBand == true ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: row?.isBand == true ? .listSidebarHeader() : .listSidebarCell()
        default: .listPlainCell()
        }
    }

    /// The background. A sidebar's rows have none; the selected one is on a rounded pill.
    override var shownBackgroundConfiguration: UIBackgroundConfiguration? {
        backgroundConfiguration ?? (row?.isInSidebar == true ? defaultBackgroundConfiguration() : nil)
    }

    var row: ListRow? { layoutAttributes?.listRow }
    private let separator = UIView(), topSeparator = UIView()
    private var shownMargins: NSDirectionalEdgeInsets?
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

    override func stateChanged() {
        super.stateChanged()
        showSelectionMarks()
        setNeedsLayout()
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard shownBackgroundConfiguration == nil else { return }
        backgroundColor = defaultBackgroundConfiguration().updated(for: state).backgroundColor
    }

    // MARK: Accessories

    private func rebuildAccessories() {
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        // Each kind has its position, regardless of the order of the app's list.
        let ordered = accessories.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        accessoryViews = ordered.map { ($0.element, $0.element.makeView()) }
        for (accessory, view) in accessoryViews {
            addSubview(view)
            if let symbol = view as? AccessorySymbol { connect(symbol, accessory) }
        }
        turnDisclosure()
        showSelectionMarks()
        setNeedsLayout()
    }

    private func connect(_ symbol: AccessorySymbol, _ accessory: UICellAccessory) {
        switch accessory.accessoryType {
        case .outlineDisclosure:
            if let outline = accessory.outline, !opensWhereTapped(outline.style) { symbol.act { [weak self] in self?.toggleOutline() } }
        case .delete:
            // Without an action of its own, it reveals the trailing swipe actions, as UICellAccessory's documentation says.
            if !symbol.isUserInteractionEnabled { symbol.act { [weak self] in self?.revealTrailingActions() } }
        case .reorder:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addHandler { [weak self] in self?.reordered($0) }
            symbol.isUserInteractionEnabled = true
            symbol.addGestureRecognizer(press)
        default: break
        }
    }

    private func revealTrailingActions() {
        guard let collection, let path = collection.indexPath(for: self) else { return }
        collection.listenForSwipes()
        collection.swipe?.showTrailing(at: path)
    }

    /// The distance of the row's center from the finger that moves the row.
    private final var grab: CGFloat = 0

    /// Moves the row with the finger on its reorder control, if the data source permits it.
    private func reordered(_ press: UIGestureRecognizer) {
        guard let collection else { return }
        let y = press.location(in: collection).y
        switch press.state {
        case .began:
            guard let path = collection.indexPath(for: self), collection.beginInteractiveMovementForItem(at: path) else { return }
            grab = center.y - y
        case .changed: collection.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: y + grab))
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }

    /// Shows in the circles for multiple selection whether the row is selected.
    private func showSelectionMarks() {
        for (accessory, view) in accessoryViews where accessory.accessoryType == .multiselect {
            (view as? AccessorySymbol)?.show(isSelected ? "checkmark.circle.fill" : "circle", isActive: isSelected)
        }
    }

    // MARK: Outlines

    /// The row's state in an outline, or `nil` outside of one.
    var outline: OutlineItem? {
        didSet {
            guard outline != oldValue else { return }
            stateChanged()
            // The system's usual quarter of a second.
            if oldValue == nil || window == nil { turnDisclosure() } else { UIView.animate(withDuration: 0.25) { self.turnDisclosure() } }
        }
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    /// Whether a tap on the row expands it. A header expands anywhere, another row only by its chevron.
    private func opensWhereTapped(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Bool {
        switch style {
        case .header: true
        case .cell: false
        case .automatic: row.map { $0.isBand || $0.isFirst && $0.list.headerMode == .firstItemInSection } ?? false
        }
    }
    var togglesWhenTapped: Bool { accessories.contains { accessory in accessory.outline.map { opensWhereTapped($0.style) } ?? false } }

    func toggleOutline() {
        if let action = accessories.lazy.compactMap({ $0.outline?.action }).first { return action() }
        if let collection, let path = collection.indexPath(for: self) {
            (collection.dataSource as? any OutlineDataSource)?.toggleOutlineItem(at: path)
        }
    }

    private func turnDisclosure() {
        let angle: CGFloat = outline?.isExpanded == true ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
        for (accessory, view) in accessoryViews where accessory.outline != nil { view.transform = CGAffineTransform(rotationAngle: angle) }
    }

    private func isShown(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: isEdited
        case .whenNotEditing: !isEdited
        }
    }

    override var contentArea: CGRect {
        var left = CGFloat(indentationLevel) * indentationWidth
        var right = bounds.width
        for (accessory, view) in accessoryViews where isShown(accessory) {
            let width = view.intrinsicContentSize.width
            if accessory.isLeading {
                left += (left == 0 ? sideMargin : 0) + width + 8
            } else {
                right -= (right == bounds.width ? sideMargin : 8) + width
            }
        }
        return CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
    }

    // metrics.md 8: a row is as high as a table's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        if let row, !row.isBand, hostedList != nil { size.height = max(size.height, TableFigures.current.rowHeight) }
        return size
    }

    private var sideMargin: CGFloat { TableFigures.sideMargin(width: collection?.bounds.width ?? bounds.width) }

    /// Sets the margins: the content begins one margin from the row's edges, or a short distance from an accessory.
    private func updateMargins() {
        let area = contentArea, indent = CGFloat(indentationLevel) * indentationWidth
        let margins = NSDirectionalEdgeInsets(
            top: 8, leading: area.minX > indent ? 8 : sideMargin, bottom: 8, trailing: area.maxX < bounds.width ? 8 : sideMargin)
        if shownMargins != margins {
            shownMargins = margins
            contentView.directionalLayoutMargins = margins
        }
    }

    override func forgetContentMargins() { shownMargins = nil }

    open override func layoutSubviews() {
        updateMargins()
        super.layoutSubviews()
        if let list = row?.list,
            list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
                || contentView.swipeActionContent != nil
        {
            collection?.listenForSwipes()
        }
        layoutAccessories()
        layoutSeparator()
        roundCorners()
    }

    private func layoutAccessories() {
        var left = sideMargin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
        var right = bounds.width - sideMargin
        let rightToLeft = isRightToLeft
        for (accessory, view) in accessoryViews {
            view.isHidden = !isShown(accessory)
            guard !view.isHidden else { continue }
            let size = view.intrinsicContentSize
            var x: CGFloat
            if accessory.isLeading {
                x = left
                left += size.width + 8
            } else {
                x = right - size.width
                right -= size.width + 8
            }
            if rightToLeft { x = bounds.width - x - size.width }
            // Not the frame: a disclosure may be rotated.
            view.bounds.size = size
            view.center = CGPoint(x: x + swipeOffset + size.width / 2, y: ((bounds.height - size.height) / 2).rounded() + size.height / 2)
        }
    }

    private func layoutSeparator() {
        guard let row, row.list.showsSeparators, !row.isBand else {
            separator.isHidden = true
            topSeparator.isHidden = true
            return
        }
        var look = row.list.separatorConfiguration
        if let path = layoutAttributes?.indexPath, let handler = row.list.itemSeparatorHandler { look = handler(path, look) }
        let isInside = !(row.isLast && row.list.appearance == .insetGrouped) && !row.isInSidebar
        let hairline = 1 / displayScale
        place(topSeparator, look.topSeparatorVisibility == .visible, look.topSeparatorInsets, y: 0, look, hairline)
        let shows = look.bottomSeparatorVisibility == .visible || look.bottomSeparatorVisibility == .automatic && isInside
        place(separator, shows, look.bottomSeparatorInsets, y: bounds.height - hairline, look, hairline)
    }

    private func place(
        _ line: UIView, _ shows: Bool, _ insets: NSDirectionalEdgeInsets, y: CGFloat, _ look: UIListSeparatorConfiguration,
        _ hairline: CGFloat
    ) {
        line.isHidden = !shows
        guard shows else { return }
        line.backgroundColor = isSelected && collection?.isEditing == true ? look.multipleSelectionColor : look.color
        if line.superview == nil { addSubview(line) }
        let automatic = UIListSeparatorConfiguration.automaticInsets.leading
        let guide = usesSeparatorGuide ? separatorLayoutGuide.layoutFrame : .zero
        let isPlaced = guide.width > 0 || guide.minX > 0
        let start =
            isPlaced ? (isRightToLeft ? bounds.width - guide.maxX : guide.minX) : contentArea.minX + (hostedList?.textStart ?? sideMargin)
        let leading = insets.leading == automatic ? start : insets.leading
        let trailing = insets.trailing == automatic ? 0 : insets.trailing
        let width = max(0, bounds.width - leading - trailing)
        line.frame = CGRect(x: isRightToLeft ? trailing : leading, y: y, width: width, height: hairline)
    }

    private func roundCorners() {
        guard let row else { return }
        let card = row.list.appearance == .insetGrouped && !row.isBand
        layer.cornerRadius = card && (row.isFirst || row.isLast) ? TableFigures.current.cardRadius : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = card
        if shownBackgroundConfiguration == nil, !row.isBand, backgroundColor == nil {
            backgroundColor = defaultBackgroundConfiguration().updated(for: configurationState).backgroundColor
        }
    }
}
