import UIKitControls

/// Serves a collection from snapshots of identifiers and animates the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    public struct ReorderingHandlers {
        public init() {}
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    private var sectionTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    open func snapshot() -> Snapshot { current }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let view else { return }
        let old = current
        // What a view that waits for a reload counts before the update are the old items.
        if view.window != nil, animatingDifferences { view.loadIfNeeded() }
        current = snapshot.settled
        guard old.numberOfSections > 0, animatingDifferences, view.window != nil else {
            view.reloadData()
            view.layoutIfNeeded()
            completion?()
            return
        }
        let plan = UpdatePlan(from: old, to: snapshot)
        view.performBatchUpdates({ view.update { $0 = plan } }, completion: { _ in completion?() })
        let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
        if !paths.isEmpty { view.reconfigureItems(at: paths) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled
        view?.reloadData()
        completion?()
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    /// One section, from an outline.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        sectionTrees[section] = snapshot
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.itemIdentifiers(inSection: section))
        next.appendItems(snapshot.visibleItems, toSection: section)
        apply(next, animatingDifferences: animatingDifferences, completion: completion)
    }
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionTrees[section] ?? {
            var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            tree.append(current.itemIdentifiers(inSection: section))
            return tree
        }()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            Fault.raise(.internalInconsistencyException, "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the collection view.")
            return UICollectionViewCell()
        }
        return cell
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        OptionalRequirement.decline()
        return UICollectionReusableView()
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let item = itemIdentifier(for: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section) else { return }
        let old = current
        var next = current
        next.deleteItems([item])
        let siblings = next.itemIdentifiers(inSection: section)
        if siblings.indices.contains(destinationIndexPath.item) { next.insertItems([item], beforeItem: siblings[destinationIndexPath.item]) } else { next.appendItems([item], toSection: section) }
        current = next
        reorderingHandlers.didReorder?(NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: next))
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// What a user's reordering changed: the snapshots before and after, and the difference.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers) }
}

/// The items of one section as an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent {
            children[parent, default: []] += items
            for item in items { parents[item] = parent }
        } else {
            roots += items
        }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, 0) }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, 1) }
    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
        if let parent = parents[item], let index = children[parent]?.firstIndex(of: item) {
            children[parent]!.insert(contentsOf: items, at: index + offset)
            for new in items { parents[new] = parent }
        } else if let index = roots.firstIndex(of: item) {
            roots.insert(contentsOf: items, at: index + offset)
        }
    }
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, 0) }
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, 1) }
    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, _ offset: Int) {
        insert(snapshot.roots, beside: item, offset)
        takeBranches(of: snapshot)
    }
    /// Puts the items of `snapshot` in the place of the children of `parent`.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        takeBranches(of: snapshot)
    }
    private mutating func takeBranches(of snapshot: Self) {
        for item in snapshot.roots.flatMap(snapshot.branch) {
            guard let below = snapshot.children[item] else { continue }
            children[item] = below
            for child in below { parents[child] = item }
        }
        expanded.formUnion(snapshot.expanded)
    }
    public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }
    /// The tree as indented lines, `-` before what is expanded and `+` before what is not.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: " ", count: 2 * level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(children[item] ?? [])
            children[item] = nil
            if let parent = parents.removeValue(forKey: item) { children[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
        }
    }
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func contains(_ item: ItemIdentifierType) -> Bool { roots.contains(item) || parents[item] != nil }
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public var rootItems: [ItemIdentifierType] { roots }
    public var items: [ItemIdentifierType] { roots.flatMap(branch) }
    public var visibleItems: [ItemIdentifierType] { roots.flatMap(visibleBranch) }
    private func branch(_ item: ItemIdentifierType) -> [ItemIdentifierType] { [item] + (children[item] ?? []).flatMap(branch) }
    private func visibleBranch(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (expanded.contains(item) ? (children[item] ?? []).flatMap(visibleBranch) : [])
    }
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var copy = Self()
        copy.children = children
        copy.parents = parents
        copy.expanded = expanded
        copy.roots = includingParent ? [parent] : children[parent] ?? []
        return copy
    }
}
