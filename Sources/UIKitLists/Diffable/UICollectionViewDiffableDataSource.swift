import UIKitControls

/// Serves a collection from snapshots of identifiers and animates the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    NSObject, UICollectionViewDataSource
{
    /// The closure that returns a cell: the view, the index path, and the item. It must not return nil.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// The closure that returns a supplementary view: the view, the kind, and the index path.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// A snapshot of the data source's sections and items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The handlers of expanding and collapsing items.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>

    /// The handlers of moving items.
    public struct ReorderingHandlers {
        /// Creates handlers that permit no movement.
        public init() {}
        /// Returns whether the user may move an item. Nil permits none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source adopts the user's movement.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source adopted the user's movement. Change the data accordingly.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Creates a data source, and makes it that of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// The closure that returns supplementary views, or nil if there are none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The handlers of moving items.
    open var reorderingHandlers = ReorderingHandlers()
    /// The handlers of expanding and collapsing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    private var sectionTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Returns a copy of the current snapshot. Change it, and apply it.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    ///
    /// In a window and with content, only what differs changes, with animation or, since iOS 15, without; else the view is loaded again.
    /// The handler is called after the animation, on the main actor.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let view else {
            completion?()
            return
        }
        let old = current
        let findsDifference = view.window != nil && DiffableUpdates.areFound(animated: animatingDifferences)
        // A view that waits for a reload must count the old items before the update.
        if findsDifference { view.loadIfNeeded() }
        show(snapshot)
        guard old.numberOfSections > 0, findsDifference else {
            view.reloadData()
            // Outside a window cells are not visible, and none are created.
            if view.window != nil { view.layoutIfNeeded() }
            completion?()
            return
        }
        let plan = UpdatePlan(from: old, to: snapshot)
        DiffableUpdates.run(animated: animatingDifferences) {
            view.performBatchUpdates({ view.update { $0 = plan } }, completion: { _ in completion?() })
            let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
            if !paths.isEmpty { view.reconfigureItems(at: paths) }
        }
    }

    /// Shows the snapshot. An outline is kept as long as its section shows its items.
    private func show(_ snapshot: Snapshot) {
        current = snapshot.settled
        sectionTrees = sectionTrees.filter {
            current.indexOfSection($0.key) != nil && current.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
        }
    }

    /// Shows a snapshot by loading the view again, and calls the handler immediately.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        show(snapshot)
        view?.reloadData()
        completion?()
    }

    /// Shows a snapshot, and returns after the animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { applied in
            apply(snapshot, animatingDifferences: animatingDifferences) { applied.resume() }
        }
    }
    /// Shows a snapshot by loading the view again.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    /// Applies an outline to one section.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        sectionTrees[section] = snapshot
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.itemIdentifiers(inSection: section))
        next.appendItems(snapshot.visibleItems, toSection: section)
        apply(next, animatingDifferences: animatingDifferences, completion: completion)
        view?.showOutlines()
    }
    /// Applies an outline to one section, and returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { applied in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { applied.resume() }
        }
    }
    /// Returns the outline of a section; for one without an outline, that of its items as roots.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionTrees[section]
            ?? {
                var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
                tree.append(current.itemIdentifiers(inSection: section))
                return tree
            }()
    }

    /// Returns the item at an index path, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }
    /// Returns the index path of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// Returns the section at an index, or nil.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }
    /// Returns the index of a section, or nil.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell of the provider. Nil from the provider is a fault.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            Fault.raise(
                .internalInconsistencyException,
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the collection view."
            )
            return UICollectionViewCell()
        }
        return cell
    }
    /// Returns the view of `supplementaryViewProvider`.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        OptionalRequirement.decline()
        return UICollectionReusableView()
    }
    /// Returns the answer of `reorderingHandlers`, or `false` without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }
    /// Moves the item in the snapshot, between calls of `reorderingHandlers`.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        guard let item = itemIdentifier(for: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section) else {
            return
        }
        let old = current
        var next = current
        next.deleteItems([item])
        let siblings = next.itemIdentifiers(inSection: section)
        if siblings.indices.contains(destinationIndexPath.item) {
            next.insertItems([item], beforeItem: siblings[destinationIndexPath.item])
        } else {
            next.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: next)
        reorderingHandlers.willReorder?(transaction)
        show(next)
        reorderingHandlers.didReorder?(transaction)
    }
    /// Returns nil, unless a subclass overrides it.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }
}

// MARK: Outlines

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlineItem(at path: IndexPath) -> OutlineItem? {
        guard let section = sectionIdentifier(for: path.section), let tree = sectionTrees[section], let item = itemIdentifier(for: path)
        else { return nil }
        return OutlineItem(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func toggleOutlineItem(at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), var tree = sectionTrees[section], let item = itemIdentifier(for: path)
        else { return }
        if tree.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
