import UIKit

/// Lists the planets. A row shows a chevron if it leads to another screen, and none if the planet is shown beside it.
class PlanetListViewController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showDetailTargetDidChange(_:)),
            name: UIViewController.showDetailTargetDidChangeNotification, object: nil)
    }

    @objc private func showDetailTargetDidChange(_ notification: Notification) {
        for cell in tableView.visibleCells {
            guard let indexPath = tableView.indexPath(for: cell) else { continue }
            configure(cell, at: indexPath)
        }
    }

    /// Whether selecting a planet pushes it onto this list.
    private var pushesDetail: Bool { splitViewController?.isCollapsed ?? true }

    private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let planet = Planet.all[indexPath.row]
        cell.textLabel?.text = planet.name
        cell.detailTextLabel?.text = planet.moons.count == 1 ? "1 moon" : "\(planet.moons.count) moons"
        cell.accessoryType = pushesDetail ? .disclosureIndicator : .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Planet.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
        configure(cell, at: indexPath)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let row = tableView.indexPathForSelectedRow?.row,
            let navigation = segue.destination as? UINavigationController,
            let detail = navigation.topViewController as? PlanetViewController
        else { return }
        detail.planet = Planet.all[row]
    }
}
