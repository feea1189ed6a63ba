import UIKitControls

/// Rows in sections, created as they become visible and reused when they disappear. Paths contain a section and a row, both from zero.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The style of a table: rows from edge to edge, in groups, or in groups with rounded corners and space at the sides.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    /// The place at which a row is after scrolling. `none` scrolls by the least distance.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// The animation with which rows appear or disappear.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }
    /// The reference of the separators' insets: the cell's edges, or the automatic insets.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
    /// The views whose content may determine the table's intrinsic height.
    public enum ContentHuggingElements: Int, Sendable { case none = 0, sectionHeaders }
    /// The changes of a cell's content after which its row's height is determined again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// A value that leaves a height or inset to the system.
    public static let automaticDimension: CGFloat = -1
    /// The title that represents the magnifying glass in the index of sections.
    public static let indexSearch = "{search}"

    /// Creates a table in the given frame, in points of its superview. The style cannot change later.
    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates the `UITableView` that an interface file or an archive describes.
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
        menus.contextMenu = { [weak self] in self?.contextMenu(at: $0) }
        menus.editMenu = { [weak self] in self?.editMenu(at: $0) }
        menus.willShow = { [weak self] in self?.rowTouchCancelled() }
        menus.install(in: self)
    }

    /// The style that the initializer determined.
    open var style: Style { styleStorage }
    /// The style; set by the storyboard decoder, before any row exists.
    package var styleStorage: Style = .plain { didSet { adoptStyleLook() } }

    // MARK: Content

    /// The data source, from which the table reloads at the next layout when it changes. Not retained.
    open weak var dataSource: UITableViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
    /// The object that gets early notice of rows that will be needed soon. It is held weakly.
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    /// Whether the data source for prefetching is notified. The default is `true`.
    open var isPrefetchingEnabled = true
    /// The object that supplies the items of drags from the table. It is held weakly.
    open weak var dragDelegate: UITableViewDragDelegate? { didSet { draggingChanged() } }
    /// The object that accepts drops into the table. It is held weakly.
    open weak var dropDelegate: UITableViewDropDelegate? { didSet { draggingChanged() } }
    /// Whether rows can be dragged. The default is `true`; before iOS 15 it is `false` on phones.
    open var dragInteractionEnabled = UIDragInteraction.listsDragByDefault
    lazy var dragging = ListDragging(self)
    /// Whether a drag that began in the table is in progress.
    open var hasActiveDrag: Bool { dragging.hasActiveDrag }
    /// Whether a drag is over the table.
    open var hasActiveDrop: Bool { dragging.hasActiveDrop }
    /// Whether a batch of updates has begun and not ended, so that the table and its data source may differ.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }

    /// The object that determines heights and handles touches. It is held weakly. Setting another one loads the table again.
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
    let menus = ListMenus()

    private func contextMenu(at point: CGPoint) -> ListMenus.ContextMenu? {
        guard let path = indexPathForRow(at: point), let cell = display.cells[path],
            let configuration = rowDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return .init(configuration: configuration) { [unowned self] in
            var source = ContextMenuSource(cell)
            let delegate = rowDelegate
            source.preview = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            source.dismissalPreview = { [weak self] in
                self.flatMap { delegate?.tableView($0, previewForDismissingContextMenuWithConfiguration: configuration) }
            }
            source.willDisplay = { [weak self] in
                if let self { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: $0) }
            }
            source.willEnd = { [weak self] in
                if let self { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: $0) }
            }
            source.commit = { [weak self] in
                if let self { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0) }
            }
            return source
        }
    }

    /// Returns the old edit menu, if the delegate permits it.
    private func editMenu(at point: CGPoint) -> ListMenus.EditMenu? {
        guard let delegate = rowDelegate, let path = indexPathForRow(at: point), let cell = display.cells[path],
            delegate.tableView(self, shouldShowMenuForRowAt: path)
        else { return nil }
        let menu = UIMenuController.shared
        return .init(cell: cell) { [unowned self] in
            delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: menu)
        } perform: { [weak self] action in
            if let self { delegate.tableView(self, performAction: action, forRowAt: path, withSender: menu) }
        }
    }

    // MARK: Sizes

    /// The height in points; ``automaticDimension`` lets the cells determine it. The delegate's value takes precedence.
    open var rowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The height of section headers in points. The delegate's value takes precedence.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The height of section footers in points. The delegate's value takes precedence.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height in points; 0 measures every row immediately.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height of section headers in points; 0 measures them immediately.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The estimated height of section footers in points; 0 measures them immediately.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The distance of the separators below the last row of a plain table: ``automaticDimension`` for that of usual rows, 0 for none.
    /// Before iOS 15 every plain table without a footer view has them.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The padding in points above each header of a plain table, from iOS 15 on.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    // FIXME(gap): the row gets its new height without animation, and a change of constraints alone does not resize it.
    /// Whether a visible row is measured again after its cell got another content configuration, or called
    /// `invalidateIntrinsicContentSize()`. iOS 16.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// The views whose content may determine the table's intrinsic height. It is stored but has no effect.
    open var contentHuggingElements: ContentHuggingElements = .sectionHeaders

    // MARK: Appearance

    /// The appearance of the lines between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { refreshVisibleCells() } }
    /// The color of the lines between rows. The default is the system's separator color.
    open var separatorColor: UIColor? = .separator { didSet { refreshVisibleCells() } }
    /// The insets of the separators from the edges, in points. Only the sides count. Cells may have their own.
    open var separatorInset: UIEdgeInsets {
        get { display.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            display.separatorInset = newValue
            refreshVisibleCells()
        }
    }
    /// The edge from which the leading inset of `separatorInset` counts: the cells', or the start of their texts. Insets of cells count
    /// from their edges.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { refreshVisibleCells() } }
    // FIXME(gap): separators are plain lines.
    /// A visual effect for the separators. It is stored but has no effect: separators are plain lines.
    open var separatorEffect: UIVisualEffect?
    /// Whether text and separators, or the cards of an inset-grouped table, keep within the readable width. The default has been `false`
    /// since iOS 12. (H-45)
    open var cellLayoutMarginsFollowReadableWidth = Generation.current == .ios8 { didSet { contentEdgesChanged() } }
    /// Whether the content of cells, headers, and footers keeps within the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { contentEdgesChanged() } }
    /// The view behind all rows, which doesn't scroll with them, or nil.
    open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
    /// The view above the first section, with its own height and the table's width.
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableHeaderView) } }
    /// The view below the last section, with its own height and the table's width, or nil.
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableFooterView) } }
    /// The color of the index's titles, or nil for the tint color.
    open var sectionIndexColor: UIColor? { didSet { display.index?.color = sectionIndexColor ?? tintColor } }
    /// The color behind the index, or nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { display.index?.restingColor = sectionIndexBackgroundColor } }
    /// The color behind the index during a touch, or nil for no change.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { display.index?.trackingColor = sectionIndexTrackingBackgroundColor }
    }
    /// The number of the table's rows from which the index is visible. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue, display.askedForIndex { showIndex() } }
    }
    /// Whether focus returns to the row that had it last. It has no effect: the focus engine does not run.
    open var remembersLastFocusedIndexPath = false
    /// Whether focusing a row selects it. It has no effect: the focus engine does not run.
    open var selectionFollowsFocus = false
    /// Whether rows can be focused. It has no effect: the focus engine does not run.
    open var allowsFocus = true
    /// Whether rows can be focused while the table is edited. It has no effect: the focus engine does not run.
    open var allowsFocusDuringEditing = false

    // MARK: Counts and geometry

    /// The number of sections, which the data source determines. Reading it loads the table if necessary.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }
    /// Returns the number of rows in a section, or 0 for a section that doesn't exist. The call loads the table if necessary.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }
    /// Returns the rectangle of a section with its header and footer, in content points. Heights off the screen may be estimates.
    open func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.sectionRect(section, width: bounds.width)
    }
    /// Returns the rectangle of a section's header, in content points.
    open func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.headerRect(section, width: bounds.width)
    }
    /// Returns the rectangle of a section's footer, in content points.
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
    /// Returns the rows that meet a rectangle in content points, in order, or nil if there is none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return geometry.rows(in: rect)
    }
    /// Returns `nil` for a row that is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutRowsIfNeeded()
        return display.cells[indexPath]
    }
    /// The cells on the screen, in the order of their rows. Reading it lays out the rows first.
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
    /// Returns the header of a section, or nil if it is not on the screen or no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.headers[section] as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section, or nil if it is not on the screen or no `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls to a row, no further than the content's end. A row that doesn't exist is a fault.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls to the first selected row. Without a selection, it does nothing.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Reloading and updates

    /// Discards all content and reloads it from the data source; cells with the next layout. Clears the selection and closes swiped rows.
    open func reloadData() { reload() }
    /// Loads the titles of the index from the data source again.
    open func reloadSectionIndexTitles() { showIndex() }
    /// Reconfigures the rows' present cells from the data source.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Animates the changes made in `updates` together. The data source must have the new counts by then, or else it is a fault. The
    /// completion runs after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }
    /// Begins a batch of updates. Batches nest; the outermost `endUpdates()` applies them. Use `performBatchUpdates(_:completion:)`
    /// instead.
    open func beginUpdates() { beginBatch() }
    /// Ends a batch of updates, and animates them. An empty batch determines the heights again, which animates changed ones.
    open func endUpdates() { endBatch(completion: nil) }
    /// Inserts sections. The indexes are those after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.insertSections(sections, animation) } }
    /// Deletes sections. The indexes are those before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.deleteSections(sections, animation) } }
    /// Replaces the cells, header, and footer of sections. The indexes are those before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.reloadSections(sections, animation) } }
    /// Moves a section from its index before the batch to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, newSection) } }
    /// Inserts rows. The index paths are those after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.insert(indexPaths, animation) } }
    /// Deletes rows. Index paths are those before the batch; those of insertions are after it.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.delete(indexPaths, animation) } }
    /// Replaces the rows' cells; ``reconfigureRows(at:)`` keeps them.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reload(indexPaths, animation) } }
    /// Moves a row, with its cell, from its index path before the batch to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.move(indexPath, newIndexPath) } }

    // MARK: Editing

    var editing = false

    /// Whether rows show their controls for deleting, inserting, and moving. Setting it does not animate.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends the editing of rows. Cells change with animation if `animated` is `true`. Swiped rows close.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Selection

    /// Whether users can select rows while the table is not edited. Setting it to `false` clears the selection.
    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
    /// Whether users can select rows while the table is edited. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is not edited. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether several rows can be selected while the table is edited, which shows circles at their leading edge. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false { didSet { if editing { refreshVisibleCells() } } }
    /// The first selected row, or nil if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }
    /// The selected rows in order, or nil if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows.sorted() }

    /// Selects a row without notifying the delegate. `nil` clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Reuse

    /// Registers a nib that creates the cells of an identifier; its only top-level object must be a cell. Nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.cells.register(nib, for: identifier) }
    /// Registers the class of an identifier's cells. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }
    /// Registers a nib that creates the headers and footers of an identifier. Nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headers.register(nib, for: identifier)
    }
    /// Registers the class of an identifier's headers and footers. Nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headers.register(aClass, for: identifier)
    }
    /// Returns `nil` if nothing is registered and no cell waits for reuse.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier, for: nil) }
    /// Returns a cell for a registered identifier, in the row's size; an unregistered one is a fault.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRequired(identifier, for: indexPath)
    }
    /// Returns a header or footer for a registered identifier, or nil if nothing is registered and none waits for reuse.
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
        rowTouchEnded()
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        rowTouchCancelled()
    }
}

extension IndexPath {
    /// Creates the path of a row in a section, both of which count from 0.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the path of an item in a section, both of which count from 0.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section, which is the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row, which is the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item, which is the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
