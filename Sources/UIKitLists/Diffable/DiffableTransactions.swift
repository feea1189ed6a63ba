import UIKitControls

/// The changes of a reordering by the user, as a whole and section by section.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }

    /// The transactions of the sections whose items changed, in the order of the final snapshot.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let old = initialSnapshot.indexOfSection(section) == nil ? [] : initialSnapshot.itemIdentifiers(inSection: section)
            let new = finalSnapshot.itemIdentifiers(inSection: section)
            return old == new
                ? nil
                : NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, initialSnapshot: .init(old), finalSnapshot: .init(new))
        }
    }
}

/// The changes of one section when the user moved rows.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.items.difference(from: initialSnapshot.items) }
}

/// The callbacks for an outline's items that the user expands and collapses.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable & Sendable> {
    public init() {}
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Provides the children of an expanding item, given its present ones: for children that are determined late.
    public var snapshotForExpandingParent:
        (
            (_ parent: ItemIdentifierType, _ children: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?
}

/// The interface of a data source whose sections are outlines, for lists.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Returns `nil` in a section that is not an outline.
    func outlineItem(at path: IndexPath) -> OutlineItem?
    func toggleOutlineItem(at path: IndexPath)
}

struct OutlineItem: Equatable {
    var level: Int
    var isExpanded: Bool
}
