import UIKit

/// Rows with fruit, for pages about other features.
class FruitPage: UITableViewController {
    let fruits = [
        "Apricots", "Blueberries", "Cherries", "Dates", "Elderberries", "Figs", "Grapes", "Kiwis", "Lemons", "Mangos", "Nectarines",
        "Oranges", "Papayas",
        "Quinces",
    ]

    convenience init(_ title: String) {
        self.init(style: .plain)
        self.title = title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = fruits[indexPath.row]
        cell.detailTextLabel?.text = "Fresh from the market"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// A table being edited: delete, insert, reorder, and choose.
final class EditingPage: FruitPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        setEditing(true, animated: false)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row % 2 == 0 }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        [.delete, .insert, .none][indexPath.row % 3]
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { fruits.map { String($0.prefix(1)) } }
}

/// Rows of a collection view's list, with accessories.
final class CollectionListPage: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<String, String>!

    convenience init(_ title: String) {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = (name, path.item == 1 ? "With a second line" : nil)
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.accessories =
                [
                    [.disclosureIndicator()], [.checkmark()], [.detail(), .disclosureIndicator()], [.label(text: "Label")],
                    [.reorder(displayed: .always)],
                ][
                    path.item]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = ["Above", "Below"][path.section]
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
        }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Above", "Below"])
        snapshot.appendItems(["Disclosure", "Checkmark", "Detail", "Label", "Reorder"], toSection: "Above")
        snapshot.appendItems(["Another", "And one more"], toSection: "Below")
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A search in progress.
final class SearchPage: FruitPage {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.scopeButtonTitles = ["All", "Red", "Blue"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }
}
