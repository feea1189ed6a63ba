import UIKitControls

/// Serves a table from snapshots of identifiers and animates the differences between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    /// The closure that returns a cell: the table, the index path, and the item. It must not return nil.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    /// A snapshot of the data source's sections and items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source, and makes it that of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// The animation of the changed rows. The default is automatic.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Returns a copy of the current snapshot. Change it, and apply it.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    ///
    /// In a window and with content, only what differs changes, with animation or, since iOS 15, without; else the table is loaded again.
    /// The handler is called afterward, on the main actor.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let table else {
            completion?()
            return
        }
        let old = current
        let findsDifference = table.window != nil && DiffableUpdates.areFound(animated: animatingDifferences)
        // A table that waits for a reload must count the old rows before the update.
        if findsDifference { table.loadIfNeeded() }
        current = snapshot.settled
        guard old.numberOfSections > 0, findsDifference else {
            reconfigure(snapshot)
            table.reloadData()
            // Outside a window cells are not visible, and none are created.
            if table.window != nil { table.layoutIfNeeded() }
            completion?()
            return
        }
        let plan = UpdatePlan(from: old, to: snapshot)
        DiffableUpdates.run(animated: animatingDifferences) {
            table.performBatchUpdates {
                table.update { updates in
                    updates.plan = plan
                    updates.sectionAnimation = self.defaultRowAnimation
                }
            } completion: { _ in
                completion?()
            }
            reconfigure(snapshot)
        }
    }

    /// Shows a snapshot by loading the table again, and calls the handler immediately.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled
        table?.reloadData()
        completion?()
    }

    /// Shows a snapshot, and returns after the animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { applied in
            apply(snapshot, animatingDifferences: animatingDifferences) { applied.resume() }
        }
    }
    /// Shows a snapshot by loading the table again.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    private func reconfigure(_ snapshot: Snapshot) {
        let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
        if !paths.isEmpty { table?.reconfigureRows(at: paths) }
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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell of the provider. Nil from the provider is a fault.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            Fault.raise(
                .internalInconsistencyException,
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the table view."
            )
            return UITableViewCell()
        }
        return cell
    }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns nil, unless a subclass overrides it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
