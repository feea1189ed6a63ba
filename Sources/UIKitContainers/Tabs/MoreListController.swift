import Foundation

/// The list behind the More tab.
// G-08
@MainActor
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let whenChosen: (UIViewController) -> Void
    private let table = UITableView()
    var controllers: [UIViewController] = [] { didSet { if isViewLoaded { table.reloadData() } } }

    init(whenChosen: @escaping (UIViewController) -> Void) {
        self.whenChosen = whenChosen
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenChosen(controllers[indexPath.row]) }
}
