import UIKitControls

/// The sections and items of a data source, by identity.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section, or 0 for an unknown one.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the items of a section in order, none for an unknown one.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
    /// Returns the section that contains an item, or nil.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { owners[identifier] }
    /// Returns the position of a section, or nil.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }
    /// Returns the position of an item among all items, or nil.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        owners[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the section at an index, or `nil` beyond the last.
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType? { sections.indices.contains(index) ? sections[index] : nil }

    /// Returns the item at an index path, or `nil` if there is none.
    package func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(at: path.section), let items = items[section], items.indices.contains(path.item) else {
            return nil
        }
        return items[path.item]
    }

    /// Returns the index path of an item.
    package func path(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let owner = owners[identifier], let section = sections.firstIndex(of: owner),
            let item = items[owner]?.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Inserts sections before another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier))
    }
    /// Inserts sections after another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard Set(identifiers).count == identifiers.count, !identifiers.contains(where: { items[$0] != nil }) else {
            Fault.raise(
                .internalInconsistencyException,
                "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers, or supplied identifiers are not unique."
            )
            return
        }
        sections.insert(contentsOf: identifiers, at: min(index, sections.count))
        for identifier in identifiers { items[identifier] = [] }
    }

    private func index(of section: SectionIdentifierType) -> Int {
        if let index = sections.firstIndex(of: section) { return index }
        Fault.raise(.internalInconsistencyException, "Invalid section identifier for insertion: \(section)")
        return sections.count
    }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items[identifier] ?? [] { owners[item] = nil }
            items[identifier] = nil
        }
        sections.removeAll { items[$0] == nil }
    }
    /// Moves a section before another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, toIdentifier, 0)
    }
    /// Moves a section after another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, toIdentifier, 1)
    }
    private mutating func move(_ identifier: SectionIdentifierType, _ target: SectionIdentifierType, _ offset: Int) {
        guard identifier != target else { return }
        sections.removeAll { $0 == identifier }
        sections.insert(identifier, at: index(of: target) + offset)
    }
    /// Requests new cells for the items of sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

    // MARK: Items

    /// Appends items to the named section, or to the last one.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else {
            Fault.raise(.internalInconsistencyException, "There are currently no sections in the data source. Please add a section first.")
            return
        }
        guard items[section] != nil else {
            Fault.raise(.internalInconsistencyException, "Invalid section identifier for appending: \(section)")
            return
        }
        insert(identifiers, into: section, at: items[section]!.count)
    }
    /// Inserts items before another, in its section.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: beforeIdentifier, 0)
    }
    /// Inserts items after another, in its section.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: afterIdentifier, 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
        guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
            Fault.raise(.internalInconsistencyException, "Invalid item identifier for insertion: \(item)")
            return
        }
        insert(identifiers, into: section, at: index + offset)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int) {
        guard Set(identifiers).count == identifiers.count else {
            Fault.raise(
                .internalInconsistencyException,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(Set(identifiers.filter { item in identifiers.filter { $0 == item }.count > 1 }))"
            )
            return
        }
        // An item that is already in the snapshot moves.
        var index = index
        let known = identifiers.filter { owners[$0] != nil }
        if !known.isEmpty {
            index -= items[section]!.prefix(index).filter { known.contains($0) }.count
            deleteItems(known)
        }
        items[section]!.insert(contentsOf: identifiers, at: min(max(index, 0), items[section]!.count))
        for identifier in identifiers { owners[identifier] = section }
    }

    /// Deletes items. Unknown ones are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { owners[$0] }) { items[section]!.removeAll { gone.contains($0) } }
        for identifier in identifiers { owners[identifier] = nil }
    }
    /// Deletes all sections and items.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    /// Moves an item before another, also into its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, 0)
    }
    /// Moves an item after another, also into its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, 1)
    }
    /// Requests new cells for items when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Requests that the present cells of items are configured again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    /// The snapshot without the marks for reloading, as a data source keeps it.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}

/// Supports `reference as NSDiffableDataSourceSnapshot<Section, Item>` and back. Identifiers of other types than the snapshot's are
/// omitted.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// Returns the snapshot as an object, as Objective-C sees it.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(
            sections: sections.map { .init($0, items[$0] ?? []) }, reloaded: (reloadedSectionIdentifiers, reloadedItemIdentifiers),
            reconfigured: reconfiguredItemIdentifiers)
    }

    /// Converts an object back into a snapshot; objects of other types are a programmer's mistake.
    public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
        result = Self(source)
    }
    /// Converts an object back into a snapshot, and returns whether the types fit.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) -> Bool {
        result = Self(source)
        return true
    }
    /// Converts an object back into a snapshot.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        source.map(Self.init) ?? Self()
    }

    private init(_ reference: NSDiffableDataSourceSnapshotReference) {
        for section in reference.sections {
            guard let identifier = section.identifier.base as? SectionIdentifierType else { continue }
            appendSections([identifier])
            appendItems(section.items.compactMap { $0.base as? ItemIdentifierType }, toSection: identifier)
        }
        reloadedSectionIdentifiers = reference.reloaded.sections.compactMap { $0.base as? SectionIdentifierType }
        reloadedItemIdentifiers = reference.reloaded.items.compactMap { $0.base as? ItemIdentifierType }
        reconfiguredItemIdentifiers = reference.reconfigured.compactMap { $0.base as? ItemIdentifierType }
    }
}

extension UpdatePlan {
    /// Creates the plan of the changes from one snapshot to another.
    init<S, I>(from old: NSDiffableDataSourceSnapshot<S, I>, to new: NSDiffableDataSourceSnapshot<S, I>) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let sections = UniqueDifference(from: oldSections, to: newSections)
        (deletedSections, insertedSections, movedSections) = (IndexSet(sections.removals), IndexSet(sections.insertions), sections.moves)
        var oldPaths: [I: IndexPath] = [:]
        var newPaths: [I: IndexPath] = [:]
        for (section, identifier) in oldSections.enumerated() {
            for (item, id) in old.itemIdentifiers(inSection: identifier).enumerated() {
                oldPaths[id] = IndexPath(item: item, section: section)
            }
        }
        for (section, identifier) in newSections.enumerated() {
            for (item, id) in new.itemIdentifiers(inSection: identifier).enumerated() {
                newPaths[id] = IndexPath(item: item, section: section)
            }
        }
        let newIndex = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        for (oldIndex, identifier) in oldSections.enumerated() {
            let before = old.itemIdentifiers(inSection: identifier)
            guard let index = newIndex[identifier] else {
                // Items of a deleted section that remain elsewhere.
                for id in before { if let to = newPaths[id], !insertedSections.contains(to.section) { moved.append((oldPaths[id]!, to)) } }
                continue
            }
            let after = new.itemIdentifiers(inSection: identifier)
            guard before != after else { continue }
            let items = UniqueDifference(from: before, to: after)
            moved += items.moves.map { (IndexPath(item: $0.from, section: oldIndex), IndexPath(item: $0.to, section: index)) }
            for offset in items.removals {
                let from = IndexPath(item: offset, section: oldIndex)
                if let to = newPaths[before[offset]], !insertedSections.contains(to.section) {
                    moved.append((from, to))
                } else {
                    deleted.insert(from)
                }
            }
            // An item that comes from another section moves; the change is recorded there.
            for offset in items.insertions where oldPaths[after[offset]] == nil {
                inserted.insert(IndexPath(item: offset, section: index))
            }
        }
        reloaded = Set(new.reloadedItemIdentifiers.compactMap { oldPaths[$0] })
        reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { oldSections.firstIndex(of: $0) })
    }
}
