import UIKit

class SettingsViewController: UIViewController {

    @IBOutlet weak var statusLabel: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showStatus()
    }

    private func showStatus() {
        let count = Journal.shared.entries.count
        statusLabel.text = count == 0 ? "The journal is empty." : "Entries: \(count)"
    }

    /// Asks only if there are unsaved changes.
    @IBAction func clearJournal(_ sender: Any) {
        showStatus()
        if !Journal.shared.entries.isEmpty {
            performSegue(withIdentifier: "confirm", sender: sender)
        }
    }

    @IBAction func unwindDeletingEntries(_ segue: UIStoryboardSegue) {
        Journal.shared.entries.removeAll()
        showStatus()
    }

    @IBAction func unwindKeepingEntries(_ segue: UIStoryboardSegue) {}
}
