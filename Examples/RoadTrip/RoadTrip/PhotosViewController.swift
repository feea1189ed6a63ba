import UIKit

class PhotosViewController: UITableViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Photo.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
        cell.textLabel?.text = Photo.all[indexPath.row].place
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let photo = segue.destination as? PhotoViewController, let row = tableView.indexPathForSelectedRow?.row else { return }
        photo.photo = Photo.all[row]
    }
}
