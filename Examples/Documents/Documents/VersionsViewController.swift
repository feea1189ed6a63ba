import UIKit

/// Lists the versions of a document in conflict. The person chooses one, which becomes the document; the others are removed.
class VersionsViewController: UITableViewController {

    private let document: TextDocument
    private var versions: [NSFileVersion] = []

    init(document: TextDocument) {
        self.document = document
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Keep One Version"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Version")
        let url = document.fileURL
        let others = NSFileVersion.unresolvedConflictVersionsOfItem(at: url) ?? []
        versions = [NSFileVersion.currentVersionOfItem(at: url)].compactMap { $0 } + others
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        versions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Version", for: indexPath)
        let version = versions[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = version.localizedNameOfSavingComputer ?? "This Device"
        content.secondaryText = (try? String(contentsOf: version.url, encoding: .utf8)) ?? ""
        content.secondaryTextProperties.numberOfLines = 3
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        do {
            try keep(versions[indexPath.row])
            dismiss(animated: true)
        } catch {
            let alert = UIAlertController(title: "The version can’t be kept.", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    private func keep(_ version: NSFileVersion) throws {
        let url = document.fileURL
        if version.isConflict {
            try version.replaceItem(at: url)
            document.revert(toContentsOf: url)
        }
        for other in versions where other.isConflict { other.isResolved = true }
        try NSFileVersion.removeOtherVersionsOfItem(at: url)
    }
}
