import UIKitControls

/// Serves a table from snapshots of identifiers and animates the differences between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    open func snapshot() -> Snapshot { current }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let table else { return }
        let old = current
        // A table that waits for a reload must count the old rows before the update.
        if table.window != nil, animatingDifferences { table.loadIfNeeded() }
        current = snapshot.settled
        guard old.numberOfSections > 0, animatingDifferences, table.window != nil else {
            reconfigure(snapshot)
            table.reloadData()
            // Outside a window cells are not visible, and none are created.
            if table.window != nil { table.layoutIfNeeded() }
            completion?()
            return
        }
        let plan = UpdatePlan(from: old, to: snapshot)
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

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled
        table?.reloadData()
        completion?()
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    private func reconfigure(_ snapshot: Snapshot) {
        let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
        if !paths.isEmpty { table?.reconfigureRows(at: paths) }
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
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
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
