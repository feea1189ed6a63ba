import UIKitControls

/// Items, headers, and decorations, placed by a layout object, created as they become visible and reused when they disappear.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        setUpCollection()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
        coder.decodeInterface(of: self, as: UICollectionView.self)
    }

    private func setUpCollection() {
        backgroundColor = .systemBackground
        layoutStorage.owner = self
        let press = UILongPressGestureRecognizer()
        press.delegate = menus
        menus.mayBegin = { [weak self] point in self?.menuConfiguration(at: point) != nil }
        press.addHandler { [weak self] press in if press.state == .began { self?.showMenu(at: press.location(in: self)) } }
        addGestureRecognizer(press)
    }

    private let menus = GestureGate()

    private func menuConfiguration(at point: CGPoint) -> (UICollectionViewCell, UIContextMenuConfiguration)? {
        guard let itemDelegate, let path = indexPathForItem(at: point), let cell = display.cells[path] else { return nil }
        let configuration =
            itemDelegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
            ?? itemDelegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
        return configuration.map { (cell, $0) }
    }

    private func showMenu(at point: CGPoint) {
        guard let (cell, configuration) = menuConfiguration(at: point) else { return }
        itemTouchCancelled()
        var source = ContextMenuSource(cell)
        let delegate = itemDelegate
        source.preview =
            indexPathForItem(at: point).flatMap {
                delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
            }
            ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        source.willDisplay = { [weak self] in
            if let self { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: $0) }
        }
        source.willEnd = { [weak self] in
            if let self { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0) }
        }
        source.commit = { [weak self] in
            if let self { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0) }
        }
        ContextMenus.show(configuration, of: source)
    }

    // MARK: Layout

    private var layoutStorage: UICollectionViewLayout

    /// The layout. Setting it lays out at once, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
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
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil)
        -> UICollectionViewTransitionLayout
    {
        let transition = UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: layout)
        transition.completion = completion
        setCollectionViewLayout(transition, animated: false)
        return transition
    }
    open func finishInteractiveTransition() { endTransition(finished: true) }
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    // MARK: Content

    open weak var dataSource: UICollectionViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
    @_nonoverride open weak var delegate: UICollectionViewDelegate? {
        get { itemDelegate }
        set { super.delegate = newValue }
    }
    var itemDelegate: UICollectionViewDelegate? { super.delegate as? UICollectionViewDelegate }
    override func scrollDelegateChanged() {
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    open var isPrefetchingEnabled = true
    open weak var dragDelegate: UICollectionViewDragDelegate? { didSet { draggingChanged() } }
    open weak var dropDelegate: UICollectionViewDropDelegate? { didSet { draggingChanged() } }
    /// Whether items can be dragged. `false` on phones unless an app sets it.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    lazy var dragging = ListDragging(self)
    // FIXME(gap): items make space at once.
    open var reorderingCadence: ReorderingCadence = .immediate
    open var hasActiveDrag: Bool { dragging.hasActiveDrag }
    open var hasActiveDrop: Bool { dragging.hasActiveDrop }
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    var display = CollectionDisplay()
    var updates = CollectionUpdates()
    var selection = CollectionSelection()
    var swipe: RowSwipe?

    open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Counts

    open var numberOfSections: Int {
        loadIfNeeded()
        return display.counts.count
    }
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
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns the item at a point of the content, or `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns `nil` for a cell that shows no item.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { display.cells.first { $0.value === cell }?.key }
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        display.supplementaries.first { $0.value === view }?.key.path
    }
    /// Returns `nil` for an item that is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutElementsIfNeeded()
        return display.cells[indexPath]
    }
    open var visibleCells: [UICollectionViewCell] {
        layoutElementsIfNeeded()
        return display.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The paths of the visible items, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutElementsIfNeeded()
        return display.cells.keys.sorted()
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        layoutElementsIfNeeded()
        return display.supplementaries[ElementKey(kind: elementKind, path: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        display.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.supplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    // MARK: Scrolling

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItem: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Discards all content and reloads it from the data source; cells with the next layout.
    open func reloadData() { reload() }
    /// Animates the changes made in `updates` together. The data source must have the new counts by then, or else it is a fault. The
    /// completion runs after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
    /// Deletes items. Index paths are those before the batch; those of insertions are after it.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.moved.append((indexPath, newIndexPath)) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Editing and selection

    open var isEditing = false { didSet { if isEditing != oldValue { for cell in display.cells.values { cell.stateChanged() } } } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.sorted() }
    /// Selects an item without notifying the delegate. `nil` clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, selected: false) }

    // MARK: Interactive movement

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    open func endInteractiveMovement() { endMovement(cancelled: false) }
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        display.cellPool.register(cellClass, for: identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { display.cellPool.register(nib, for: identifier) }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        display.viewPool.register(viewClass, for: elementKind + "/" + identifier)
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        display.viewPool.register(nib, for: kind + "/" + identifier)
    }
    /// Returns a cell for a registered identifier; an unregistered one is a fault.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
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
        itemTouchEnded(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        itemTouchCancelled()
    }
}
