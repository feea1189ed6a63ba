import UIKitControls

/// Rows in sections, created as they become visible and reused when they disappear. Paths contain a section and a row, both from zero.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
    public enum ContentHuggingElements: Int, Sendable { case none = 0, sectionHeaders }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// A value that leaves a height or inset to the system.
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTable()
        coder.decodeInterface(of: self, as: UITableView.self)
    }

    private func setUpTable() {
        flags.insert(.sharesSideMarginsOnly)
        alwaysBounceVertical = true
        adoptStyleLook()
        addGestureRecognizer(swipe.recognizer)
        swipe.host = self
        let press = UILongPressGestureRecognizer()
        press.delegate = menus
        menus.mayBegin = { [weak self] point in self?.menuConfiguration(at: point) != nil }
        press.addHandler { [weak self] press in if press.state == .began { self?.showMenu(at: press.location(in: self)) } }
        addGestureRecognizer(press)
    }

    open var style: Style { styleStorage }
    /// The style; set by the storyboard decoder, before any row exists.
    package var styleStorage: Style = .plain { didSet { adoptStyleLook() } }

    // MARK: Content

    /// The data source, from which the table reloads at the next layout when it changes. Not retained.
    open weak var dataSource: UITableViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    open var isPrefetchingEnabled = true
    open weak var dragDelegate: UITableViewDragDelegate? { didSet { draggingChanged() } }
    open weak var dropDelegate: UITableViewDropDelegate? { didSet { draggingChanged() } }
    /// Whether rows can be dragged. `false` on phones unless an app sets it.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    lazy var dragging = ListDragging(self)
    open var hasActiveDrag: Bool { dragging.hasActiveDrag }
    open var hasActiveDrop: Bool { dragging.hasActiveDrop }
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }

    @_nonoverride open weak var delegate: UITableViewDelegate? {
        get { rowDelegate }
        set { super.delegate = newValue }
    }
    var rowDelegate: UITableViewDelegate? { super.delegate as? UITableViewDelegate }
    override func scrollDelegateChanged() { setNeedsReload() }

    let geometry = TableGeometry()
    var display = TableDisplay()
    var reuse = ReusePool()
    var updates = TableUpdates()
    var selection = TableSelection()
    var swipe = RowSwipe()
    private let menus = GestureGate()

    private func menuConfiguration(at point: CGPoint) -> (UITableViewCell, UIContextMenuConfiguration)? {
        guard let path = indexPathForRow(at: point), let cell = display.cells[path],
            let configuration = rowDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (cell, configuration)
    }

    private func showMenu(at point: CGPoint) {
        guard let (cell, configuration) = menuConfiguration(at: point) else { return }
        rowTouchCancelled()
        var source = ContextMenuSource(cell)
        let delegate = rowDelegate
        source.preview = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        source.willDisplay = { [weak self] in if let self { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: $0) }
        }
        source.willEnd = { [weak self] in
            if let self { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: $0) }
        }
        source.commit = { [weak self] in
            if let self { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0) }
        }
        ContextMenus.show(configuration, of: source)
    }

    // MARK: Sizes

    /// The height in points; ``automaticDimension`` lets the cells determine it. The delegate's value takes precedence.
    open var rowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height in points; 0 measures every row at once.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The distance of the separators below the last row of a plain table: ``automaticDimension`` for that of usual rows, 0 for none.
    /// Before iOS 15 every plain table without a footer view has them.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The padding in points above each header of a plain table, from iOS 15 on.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    open var contentHuggingElements: ContentHuggingElements = .sectionHeaders

    // MARK: Appearance

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { refreshVisibleCells() } }
    open var separatorColor: UIColor? = .separator { didSet { refreshVisibleCells() } }
    open var separatorInset: UIEdgeInsets {
        get { display.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            display.separatorInset = newValue
            refreshVisibleCells()
        }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { refreshVisibleCells() } }
    // FIXME(gap): separators are plain lines.
    open var separatorEffect: UIVisualEffect?
    /// Whether text and separators, or the cards of an inset-grouped table, keep within the readable width. The default has been `false`
    /// since iOS 12. (H-45)
    open var cellLayoutMarginsFollowReadableWidth = Generation.current == .ios8 { didSet { contentEdgesChanged() } }
    /// Whether the content of cells, headers, and footers keeps within the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { contentEdgesChanged() } }
    open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
    /// The view above the first section, with its own height and the table's width.
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableFooterView) } }
    open var sectionIndexColor: UIColor? { didSet { display.index?.color = sectionIndexColor ?? tintColor } }
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = false

    // MARK: Counts and geometry

    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }
    open func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.sectionRect(section, width: bounds.width)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.headerRect(section, width: bounds.width)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.footerRect(section, width: bounds.width)
    }
    /// Returns the rectangle in the table's content points, which is empty for a row that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return rowFrame(indexPath)
    }
    /// Returns the row at a point of the table's content, or `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        return geometry.row(at: point.y)
    }
    /// Returns `nil` for a cell that shows no row.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { display.indexPath(of: cell) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return geometry.rows(in: rect)
    }
    /// Returns `nil` for a row that is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutRowsIfNeeded()
        return display.cells[indexPath]
    }
    open var visibleCells: [UITableViewCell] {
        bringVisibleRows()
        return display.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The paths of the visible rows, in order; `nil` while nothing is laid out. Unlike `visibleCells`, this doesn't trigger the first load
    /// from the data source.
    open var indexPathsForVisibleRows: [IndexPath]? {
        guard !display.needsReload else { return nil }
        bringVisibleRows()
        return display.cells.isEmpty ? (numberOfSections == 0 ? nil : []) : display.cells.keys.sorted()
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls to a row, no further than the content's end. A row that doesn't exist is a fault.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Reloading and updates

    /// Discards all content and reloads it from the data source; cells with the next layout. Clears the selection and closes swiped rows.
    open func reloadData() { reload() }
    open func reloadSectionIndexTitles() { showIndex() }
    /// Reconfigures the rows' present cells from the data source.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Animates the changes made in `updates` together. The data source must have the new counts by then, or else it is a fault. The
    /// completion runs after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }
    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch(completion: nil) }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.insertSections(sections, animation) } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.deleteSections(sections, animation) } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.reloadSections(sections, animation) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, newSection) } }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.insert(indexPaths, animation) } }
    /// Deletes rows. Index paths are those before the batch; those of insertions are after it.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.delete(indexPaths, animation) } }
    /// Replaces the rows' cells; ``reconfigureRows(at:)`` keeps them.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reload(indexPaths, animation) } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.move(indexPath, newIndexPath) } }

    // MARK: Editing

    var editing = false

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Selection

    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { if editing { refreshVisibleCells() } } }
    open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows.sorted() }

    /// Selects a row without notifying the delegate. `nil` clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Reuse

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.cells.register(nib, for: identifier) }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headers.register(nib, for: identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headers.register(aClass, for: identifier)
    }
    /// Returns `nil` if nothing is registered and no cell waits for reuse.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier, for: nil) }
    /// Returns a cell for a registered identifier, in the row's size; an unregistered one is a fault.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRequired(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: View

    open override func layoutSubviews() {
        layoutTable()
        super.layoutSubviews()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        refreshVisibleCells()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        display.index?.color = sectionIndexColor ?? tintColor
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        rowTouchBegan(touches)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        rowTouchMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        rowTouchEnded(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        rowTouchCancelled()
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
