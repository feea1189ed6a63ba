import UIKit

/// Lists the pages; the bar button toggles dark mode.
class GalleryViewController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "moon"),
            primaryAction: UIAction(title: "Appearance") { [weak self] _ in
                guard let window = self?.view.window else { return }
                window.overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle == .dark ? .light : .dark
            })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { galleryPages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "page") ?? UITableViewCell(style: .default, reuseIdentifier: "page")
        cell.textLabel?.text = galleryPages[indexPath.row].key
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = galleryPages[indexPath.row].value()
        page.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(page, animated: true)
    }
}
