import UIKit

/// Lists the greatest moons of a planet.
class MoonsViewController: UITableViewController {

    private let planet: Planet

    init(planet: Planet) {
        self.planet = planet
        super.init(style: .insetGrouped)
        title = "Moons of \(planet.name)"
    }

    required init?(coder: NSCoder) {
        fatalError("The list is made with its planet.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Moon")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        planet.moons.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Moon", for: indexPath)
        cell.textLabel?.text = planet.moons[indexPath.row]
        return cell
    }
}
