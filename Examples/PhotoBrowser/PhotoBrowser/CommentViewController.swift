import UIKit

/// Edits the comment on the selected photo.
class CommentViewController: UIViewController, UITextViewDelegate {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var textView: UITextView!

    private let album = PhotoAlbum.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        textView.layer.cornerRadius = 10
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        titleLabel.text = album.selected.name
        textView.text = album.selected.comment
    }

    func textViewDidChange(_ textView: UITextView) {
        album.selected.comment = textView.text
    }

    @IBAction func finish(_ sender: Any) {
        revealViewController?.revealComment(false, animated: true)
    }

    // MARK: - State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(album.selected.name, forKey: "photo")
        coder.encode(album.selected.comment, forKey: "comment")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "photo"),
            let comment = coder.decodeObject(of: NSString.self, forKey: "comment")
        else { return }
        album.select(named: name as String)
        album.selected.comment = comment as String
        if isViewLoaded { textView.text = album.selected.comment }
    }
}
