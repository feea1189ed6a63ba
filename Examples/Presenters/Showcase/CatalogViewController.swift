import UIKit

/// Lists the samples, and presents the selected one by the current route.
class CatalogViewController: UITableViewController {

    var route = Route.presenters {
        didSet { title = route.rawValue }
    }

    /// UIKit doesn't retain a transitioning delegate.
    let halfHeightTransition = HalfHeightTransition()

    let search = UISearchController.samples()

    private(set) lazy var moreButton = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle"), style: .plain,
        target: self, action: #selector(showMore(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = route.rawValue
        let menuButton = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal"), style: .plain,
            target: self, action: #selector(showMenu(_:)))
        menuButton.accessibilityLabel = "Open Menu"
        moreButton.accessibilityLabel = "More"
        navigationItem.leftBarButtonItem = menuButton
        navigationItem.rightBarButtonItem = moreButton
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sample")
    }

    @objc private func showMenu(_ sender: Any) {
        drawerViewController?.openMenu(animated: true)
    }

    @objc private func showMore(_ sender: Any) {
        route.present(.barButtonPopover, from: self, source: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Sample.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sample", for: indexPath)
        cell.textLabel?.text = Sample.allCases[indexPath.row].rawValue
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        route.present(Sample.allCases[indexPath.row], from: self, source: cell)
    }
}
