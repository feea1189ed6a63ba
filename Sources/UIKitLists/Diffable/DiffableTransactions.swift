import UIKitControls

/// What a reordering by the user changed, whole and section by section.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers) }

    /// One for each section whose items changed, in the order of the final snapshot.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let old = initialSnapshot.indexOfSection(section) == nil ? [] : initialSnapshot.itemIdentifiers(inSection: section)
            let new = finalSnapshot.itemIdentifiers(inSection: section)
            return old == new ? nil : NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, initialSnapshot: .init(old), finalSnapshot: .init(new))
        }
    }
}

/// How one section changed when the user moved rows.
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
    /// Gives the children of an item that opens, from those it has: for children that are found late.
    public var snapshotForExpandingParent:
        ((_ parent: ItemIdentifierType, _ children: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
}

/// What a list asks of a data source whose sections are outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Nil in a section that is no outline.
    func outlineItem(at path: IndexPath) -> OutlineItem?
    func toggleOutlineItem(at path: IndexPath)
}

struct OutlineItem: Equatable {
    var level: Int
    var isExpanded: Bool
}
