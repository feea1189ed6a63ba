import UIKit

/// Facts about a planet.
class FactsViewController: UITableViewController {

    var planet: Planet?

    private var facts: [(name: String, value: String)] {
        guard let planet = planet else { return [] }
        return [("Diameter", "\(planet.diameter) km"), ("Year", "\(planet.year) days"), ("Moons", "\(planet.moons.count)")]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = planet?.name
        tableView.isScrollEnabled = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = CGSize(width: 280, height: tableView.contentSize.height)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        facts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fact", for: indexPath)
        cell.textLabel?.text = facts[indexPath.row].name
        cell.detailTextLabel?.text = facts[indexPath.row].value
        return cell
    }
}
