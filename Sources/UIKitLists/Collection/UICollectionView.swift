import UIKitControls

/// Items, headers, and decorations, placed by a layout object, created as they become visible and reused when they disappear.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
    /// The category of an element.
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
    /// The speed with which items make room for a dragged one.
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    /// The changes of a cell's content after which its size is determined again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// The place at which an item is after scrolling. An empty set scrolls not at all.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top edge. It can't be combined with the other vertical positions.
        public static let top = ScrollPosition(rawValue: 1)
        /// At half of the height. It excludes the other vertical places.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom edge. It can't be combined with the other vertical positions.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge. It can't be combined with the other horizontal positions.
        public static let left = ScrollPosition(rawValue: 8)
        /// At half of the width. It excludes the other horizontal places.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge. It can't be combined with the other horizontal positions.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the header of a section in a flow or list layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footer of a section in a flow or list layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Creates a collection view in the given frame, in points of its superview.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        setUpCollection()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates the `UICollectionView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
        coder.decodeInterface(of: self, as: UICollectionView.self)
    }

    private func setUpCollection() {
        backgroundColor = .systemBackground
        layoutStorage.owner = self
        menus.contextMenu = { [weak self] in self?.contextMenu(at: $0) }
        menus.editMenu = { [weak self] in self?.editMenu(at: $0) }
        menus.willShow = { [weak self] in self?.itemTouchCancelled() }
        menus.install(in: self)
    }

    private let menus = ListMenus()

    private func contextMenu(at point: CGPoint) -> ListMenus.ContextMenu? {
        guard let itemDelegate, let path = indexPathForItem(at: point), let cell = display.cells[path] else { return nil }
        // The method of iOS 16 takes the place of the older one, also if it returns no menu.
        let answer = OptionalRequirement.ask {
            itemDelegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
        }
        guard let configuration = answer ?? itemDelegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) else {
            return nil
        }
        return .init(configuration: configuration) { [unowned self] in
            var source = ContextMenuSource(cell)
            let delegate = self.itemDelegate
            source.preview =
                delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
                ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            source.dismissalPreview = { [weak self] in
                self.flatMap {
                    delegate?.collectionView($0, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
                        ?? delegate?.collectionView($0, previewForDismissingContextMenuWithConfiguration: configuration)
                }
            }
            source.willDisplay = { [weak self] in
                if let self { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: $0) }
            }
            source.willEnd = { [weak self] in
                if let self { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0) }
            }
            source.commit = { [weak self] in
                if let self { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0) }
            }
            return source
        }
    }

    /// Returns the old edit menu, if the delegate permits it.
    private func editMenu(at point: CGPoint) -> ListMenus.EditMenu? {
        guard let itemDelegate, let path = indexPathForItem(at: point), let cell = display.cells[path],
            itemDelegate.collectionView(self, shouldShowMenuForItemAt: path)
        else { return nil }
        let menu = UIMenuController.shared
        return .init(cell: cell) { [unowned self] in
            itemDelegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: menu)
        } perform: { [weak self] action in
            if let self { itemDelegate.collectionView(self, performAction: action, forItemAt: path, withSender: menu) }
        }
    }

    override func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    // MARK: Layout

    private var layoutStorage: UICollectionViewLayout

    /// The layout. Setting it lays out immediately, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    /// Changes the layout. With animation, the items move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Changes the layout, and calls the handler after the items moved, with whether the animation finished.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        changeLayout(animated: animated, completion: completion) {
            let old = self.layoutStorage
            old.prepareForTransition(to: layout)
            // Both layouts can access the view while they prepare.
            layout.owner = self
            layout.prepareForTransition(from: old)
            if old !== layout { old.owner = nil }
            self.layoutStorage = layout
            layout.isPrepared = false
        }
    }
    /// Begins a change of layouts that the app controls, and returns the layout between both.
    ///
    /// Set its `transitionProgress` from 0 to 1, and then finish or cancel. The handler gets whether the animation finished, and whether
    /// the transition did.
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil)
        -> UICollectionViewTransitionLayout
    {
        let transition =
            itemDelegate?.collectionView(self, transitionLayoutForOldLayout: layoutStorage, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: layout)
        transition.completion = completion
        setCollectionViewLayout(transition, animated: false)
        return transition
    }
    /// Finishes the transition between layouts: the new layout remains.
    open func finishInteractiveTransition() { endTransition(finished: true) }
    /// Cancels the transition between layouts: the old layout remains.
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    // MARK: Content

    /// The object that supplies sections, items, and cells. It is held weakly. Setting another one loads the view again.
    open weak var dataSource: UICollectionViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
    /// The object that handles touches, and determines sizes for some layouts. It is held weakly.
    @_nonoverride open weak var delegate: UICollectionViewDelegate? {
        get { itemDelegate }
        set { super.delegate = newValue }
    }
    var itemDelegate: UICollectionViewDelegate? { super.delegate as? UICollectionViewDelegate }
    override func scrollDelegateChanged() {
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }
    /// The object that gets early notice of items that will be needed soon. It is held weakly.
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    /// Whether the data source for prefetching is notified. The default is `true`.
    open var isPrefetchingEnabled = true
    /// The object that supplies the items of drags from the view. It is held weakly.
    open weak var dragDelegate: UICollectionViewDragDelegate? { didSet { draggingChanged() } }
    /// The object that accepts drops into the view. It is held weakly.
    open weak var dropDelegate: UICollectionViewDropDelegate? { didSet { draggingChanged() } }
    /// Whether items can be dragged. The default is `true`; before iOS 15 it is `false` on phones.
    open var dragInteractionEnabled = UIDragInteraction.listsDragByDefault
    lazy var dragging = ListDragging(self)
    // FIXME(gap): items make space at once.
    /// The speed with which items make room for a dragged one. It is stored but has no effect: they make room immediately.
    open var reorderingCadence: ReorderingCadence = .immediate
    /// Whether a drag that began in the view is in progress.
    open var hasActiveDrag: Bool { dragging.hasActiveDrag }
    /// Whether a drag is over the view.
    open var hasActiveDrop: Bool { dragging.hasActiveDrop }
    /// Whether a batch of updates has begun and not ended, so that the view and its data source may differ.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }
    /// The interaction of the items' menus, by which an app updates and dismisses them; nil before the first one.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    var display = CollectionDisplay()
    var updates = CollectionUpdates()
    var selection = CollectionSelection()
    var swipe: RowSwipe?

    /// The view behind all items, which doesn't scroll with them, or nil.
    open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
    // FIXME(gap): the item gets its new size without animation, and a change of constraints alone does not resize it.
    /// Whether a visible item is measured again after its cell got another content configuration, or called
    /// `invalidateIntrinsicContentSize()`. iOS 16.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Counts

    /// The number of sections, which the data source determines. Reading it loads the view if necessary.
    open var numberOfSections: Int {
        loadIfNeeded()
        return display.counts.count
    }
    /// Returns the number of items in a section, or 0 for a section that doesn't exist. The call loads the view if necessary.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return display.counts.indices.contains(section) ? display.counts[section] : 0
    }

    // MARK: Elements

    /// Returns `nil` for an item that doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Returns the attributes of a supplementary view from the layout, or nil if there is none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns the item at a point of the content, or `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns `nil` for a cell that shows no item.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { display.cells.first { $0.value === cell }?.key }
    /// Returns the index path of a visible supplementary view, or nil.
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        display.supplementaries.first { $0.value === view }?.key.path
    }
    /// Returns `nil` for an item that is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutElementsIfNeeded()
        return display.cells[indexPath]
    }
    /// The cells on the screen, in the order of their items. Reading it lays out the items first.
    open var visibleCells: [UICollectionViewCell] {
        layoutElementsIfNeeded()
        return display.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The paths of the visible items, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutElementsIfNeeded()
        return display.cells.keys.sorted()
    }
    /// Returns the supplementary view of a kind at an index path, or nil if it is not on the screen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        layoutElementsIfNeeded()
        return display.supplementaries[ElementKey(kind: elementKind, path: indexPath)]
    }
    /// Returns the supplementary views of a kind on the screen, in order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        display.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }
    /// Returns the index paths of the supplementary views of a kind on the screen, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.supplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    // MARK: Scrolling

    /// Scrolls until an item is at a place, no further than the content's end.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItem: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Discards all content and reloads it from the data source; cells with the next layout.
    open func reloadData() { reload() }
    /// Animates the changes made in `updates` together. The data source must have the new counts by then, or else it is a fault. The
    /// completion runs after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }
    /// Inserts sections. The indexes are those after the batch.
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections. The indexes are those before the batch.
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    /// Replaces the cells and supplementary views of sections.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section from its index before the batch to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }
    /// Inserts items. The index paths are those after the batch.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
    /// Deletes items. Index paths are those before the batch; those of insertions are after it.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
    /// Replaces the items' cells; `reconfigureItems(at:)` keeps them.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
    /// Moves an item, with its cell, from its index path before the batch to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.moved.append((indexPath, newIndexPath)) } }
    /// Configures the items' present cells again by the data source, which must return the same cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Editing and selection

    /// Whether the view is edited, which shows the cells' accessories for editing.
    open var isEditing = false { didSet { if isEditing != oldValue { for cell in display.cells.values { cell.stateChanged() } } } }
    /// Whether users can select items while the view is not edited. The default is `true`.
    open var allowsSelection = true
    /// Whether several items can be selected while the view is not edited. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether users can select items while the view is edited. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the view is edited. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can be focused. It has no effect: the focus engine does not run.
    open var allowsFocus = true
    /// Whether items can be focused while the view is edited. It has no effect: the focus engine does not run.
    open var allowsFocusDuringEditing = false
    /// Whether focusing an item selects it. It has no effect: the focus engine does not run.
    open var selectionFollowsFocus = false
    /// Whether focus returns to the item that had it last. It has no effect: the focus engine does not run.
    open var remembersLastFocusedIndexPath = false
    /// The selected items in order. It is empty, not nil, if none is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.sorted() }
    /// Selects an item without notifying the delegate. `nil` clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, selected: false) }

    // MARK: Interactive movement

    /// Begins to move an item, and returns whether the data source permits it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// Moves the item to a point in the content's coordinates; the others make place.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    /// Ends the movement: the item keeps its place, and the data source is notified.
    open func endInteractiveMovement() { endMovement(cancelled: false) }
    /// Cancels the movement: all items return to their places.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Reuse

    /// Registers the class of an identifier's cells. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        display.cellPool.register(cellClass, for: identifier)
    }
    /// Registers a nib that creates the cells of an identifier; its only top-level object must be a cell. Nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { display.cellPool.register(nib, for: identifier) }
    /// Registers the class of the supplementary views of a kind and an identifier. Nil removes the registration.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        display.viewPool.register(viewClass, for: elementKind + "/" + identifier)
    }
    /// Registers a nib that creates the supplementary views of a kind and an identifier. Nil removes the registration.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        display.viewPool.register(nib, for: kind + "/" + identifier)
    }
    /// Returns a cell for a registered identifier; an unregistered one is a fault.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// Returns a supplementary view for a registered kind and identifier; an unregistered one is a fault.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        dequeueView(elementKind, identifier, for: indexPath)
    }

    // MARK: View

    open override func layoutSubviews() {
        layoutCollection()
        super.layoutSubviews()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    /// The frame. The layout is consulted before the size changes, as before the content moves: it compares the new bounds with the view's
    /// current ones.
    open override var frame: CGRect {
        get { super.frame }
        set {
            if transform.isIdentity, newValue.size != bounds.size {
                boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        display.index?.color = tintColor
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        guard collectionViewLayout.followsLayoutMargins else { return }
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        itemTouchBegan(touches)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        itemTouchMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        itemTouchEnded()
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        itemTouchCancelled()
    }
}
