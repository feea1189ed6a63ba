import UIKit

/// Table cells of every style with every accessory; the page sets the style of the table.
final class CellsPage: UITableViewController {
    private let titles = ["Cell styles", "Accessories", "Content"]

    convenience init(_ title: String, _ style: UITableView.Style) {
        self.init(style: style)
        self.title = title
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [4, 4, 4][section] }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "A footer explains what the rows above it do." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0:
            let style: UITableViewCell.CellStyle = [.default, .subtitle, .value1, .value2][indexPath.row]
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = ["Default", "Subtitle", "Value 1", "Value 2"][indexPath.row]
            cell.detailTextLabel?.text = "Detail"
            return cell
        case 1:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Disclosure", "Detail button", "Checkmark", "Both"][indexPath.row]
            cell.accessoryType = [.disclosureIndicator, .detailButton, .checkmark, .detailDisclosureButton][indexPath.row]
            return cell
        default:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = indexPath.row % 2 == 0 ? cell.defaultContentConfiguration() : UIListContentConfiguration.subtitleCell()
            content.text = ["With a symbol", "With a subtitle", "A picture", "A switch"][indexPath.row]
            content.secondaryText = indexPath.row % 2 == 1 ? "Secondary text" : nil
            content.image =
                [UIImage(systemName: "star"), UIImage(systemName: "folder.fill"), samplePicture(CGSize(width: 60, height: 40)), nil][
                    indexPath.row]
            cell.contentConfiguration = content
            if indexPath.row == 3 {
                let control = UISwitch()
                control.isOn = true
                cell.accessoryView = control
            }
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag.fill")
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
