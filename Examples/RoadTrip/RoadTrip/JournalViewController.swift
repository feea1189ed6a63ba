import UIKit

class JournalViewController: UITableViewController {

    private let journal = Journal.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    /// The destination of every unwind segue from writing an entry.
    @IBAction func unwindToJournal(_ segue: UIStoryboardSegue) {
        guard let compose = segue.source as? ComposeViewController, let entry = compose.entry else { return }
        journal.entries.insert(entry, at: 0)
        if isViewLoaded {
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        journal.entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        let entry = journal.entries[indexPath.row]
        cell.textLabel?.text = entry.text
        cell.detailTextLabel?.text = entry.place
        return cell
    }
}
