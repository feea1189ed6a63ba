import UIKit

/// The menu in the drawer: selects the route.
class MenuViewController: UITableViewController {

    var didChoose: (Route) -> Void = { _ in }

    private var chosen = Route.presenters

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Route")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Route.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Route", for: indexPath)
        let route = Route.allCases[indexPath.row]
        cell.textLabel?.text = "By \(route.rawValue)"
        cell.accessoryType = route == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = Route.allCases[indexPath.row]
        tableView.reloadData()
        didChoose(chosen)
        drawerViewController?.closeMenu(animated: true)
    }
}
