import Foundation

/// The list behind the More tab of a narrow bar, which contains all tabs from the fifth on. (G-08)
@MainActor
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let whenChosen: (UIViewController) -> Void
    /// Called when the list is on screen, with nothing above it.
    private let whenShown: () -> Void
    /// The same one even when the controller's view was unloaded in between.
    private let table = UITableView()
    var controllers: [UIViewController] = [] { didSet { table.reloadData() } }

    init(whenChosen: @escaping (UIViewController) -> Void, whenShown: @escaping () -> Void) {
        (self.whenChosen, self.whenShown) = (whenChosen, whenShown)
        super.init(nibName: nil, bundle: nil)
        title = SystemWords.text("More")
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        table.indexPathForSelectedRow.map { table.deselectRow(at: $0, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenShown()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell.showing(controllers[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenChosen(controllers[indexPath.row]) }
}

extension UITableViewCell {
    /// Returns a row with a tab's image and title.
    static func showing(_ controller: UIViewController) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = controller.tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        return cell
    }
}
