import UIKitControls

/// The updates of a view from one snapshot to the next.
@MainActor enum DiffableUpdates {
    /// Whether a snapshot changes only what differs. Since iOS 15, one without animation does, too; before, it loaded the view again
    /// (WWDC 2021, "Make blazing fast lists and collection views").
    static func areFound(animated: Bool) -> Bool { animated || UIDevice.current.majorVersion >= 15 }

    static func run(animated: Bool, _ update: () -> Void) {
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }
}

/// The changes of a reordering by the user, as a whole and section by section.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The changes of the items' order, regardless of sections.
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
    /// The section that changed.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's outline before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's outline after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The changes of the items' order, with collapsed items.
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.items.difference(from: initialSnapshot.items) }
}

/// The callbacks for an outline's items that the user expands and collapses.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable & Sendable> {
    /// Creates handlers that permit everything.
    public init() {}
    /// Returns whether the user may expand an item. Nil permits it.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the user expands an item.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether the user may collapse an item. Nil permits it.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the user collapses an item.
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
