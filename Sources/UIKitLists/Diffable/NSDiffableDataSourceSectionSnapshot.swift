import UIKitControls

/// The items of one section as an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an outline without items.
    public init() {}
    init(_ items: [ItemIdentifierType]) { roots = items }

    /// Adds items at the end of a parent's children, or of the roots with nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent {
            children[parent, default: []] += items
            for item in items { parents[item] = parent }
        } else {
            roots += items
        }
    }
    /// Inserts items before another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, 0) }
    /// Inserts items after another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, 1) }
    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
        if let parent = parents[item], let index = children[parent]?.firstIndex(of: item) {
            children[parent]!.insert(contentsOf: items, at: index + offset)
            for new in items { parents[new] = parent }
        } else if let index = roots.firstIndex(of: item) {
            roots.insert(contentsOf: items, at: index + offset)
        }
    }
    /// Inserts an outline before an item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, 0) }
    /// Inserts an outline after an item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, 1) }
    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, _ offset: Int) {
        insert(snapshot.roots, beside: item, offset)
        takeBranches(of: snapshot)
    }
    /// Replaces the children of `parent` with the items of `snapshot`.
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
    /// The expanded items, in order.
    public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }
    /// Returns the tree as indented lines, with `-` before expanded items and `+` before the others.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: " ", count: 2 * level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }
    /// Deletes items together with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(children[item] ?? [])
            children[item] = nil
            if let parent = parents.removeValue(forKey: item) {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
        }
    }
    /// Deletes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    /// Expands items, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Collapses items, so that their children are not visible. The children remain expanded or collapsed.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Returns whether an item exists and all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// Returns whether the outline contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { roots.contains(item) || parents[item] != nil }
    /// Returns the number of an item's ancestors; 0 for a root.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// Returns the parent of an item, or nil for a root.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Returns the position of an item among all items, or nil.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The items without parents, in order.
    public var rootItems: [ItemIdentifierType] { roots }
    /// All items, each before its children, collapsed ones included.
    public var items: [ItemIdentifierType] { roots.flatMap(branch) }
    /// The items all of whose ancestors are expanded, in order.
    public var visibleItems: [ItemIdentifierType] { roots.flatMap(visibleBranch) }
    private func branch(_ item: ItemIdentifierType) -> [ItemIdentifierType] { [item] + (children[item] ?? []).flatMap(branch) }
    private func visibleBranch(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (expanded.contains(item) ? (children[item] ?? []).flatMap(visibleBranch) : [])
    }
    /// Returns the outline below an item, with the item as its root or without it.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var copy = Self()
        copy.children = children
        copy.parents = parents
        copy.expanded = expanded
        copy.roots = includingParent ? [parent] : children[parent] ?? []
        return copy
    }
}
