import UIKit

/// Shows the selected photo, with buttons that go to another one, take one, and share it.
class PhotoViewController: UIViewController {

    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var shareButton: UIBarButtonItem!

    private let album = PhotoAlbum.shared
    private lazy var camera = Camera { [weak self] image in
        self?.album.add(image)
        self?.showPhoto()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showPhoto()
    }

    private func showPhoto() {
        guard isViewLoaded else { return }
        imageView.image = album.selected.image
        imageView.accessibilityLabel = album.selected.name
        nameLabel.text = album.selected.name
    }

    @IBAction func showPrevious(_ sender: Any) {
        turn(by: -1)
    }

    @IBAction func showNext(_ sender: Any) {
        turn(by: 1)
    }

    private func turn(by distance: Int) {
        revealViewController?.revealComment(false, animated: true)
        album.move(by: distance)
        UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve) {
            self.showPhoto()
        }
    }

    @IBAction func writeComment(_ sender: Any) {
        revealViewController?.revealComment(true, animated: true)
    }

    @IBAction func takePhoto(_ sender: Any) {
        camera.present(from: self)
    }

    @IBAction func sharePhoto(_ sender: Any) {
        let items: [Any] = [album.selected.image as Any, album.selected.comment]
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = shareButton
        present(sheet, animated: true)
    }

    // MARK: - State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(album.selected.name, forKey: "photo")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "photo") else { return }
        album.select(named: name as String)
        showPhoto()
    }
}
