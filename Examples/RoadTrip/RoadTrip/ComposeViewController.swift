import UIKit

class ComposeViewController: UIViewController {

    var place = ""

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var textField: UITextField!

    /// The text, or nil if the field is empty.
    var entry: Entry? {
        guard let text = textField.text, !text.isEmpty else { return nil }
        return Entry(text: text, place: place)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = place
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "save" || entry != nil
    }

    @IBAction func cancel(_ sender: Any) {
        dismiss(animated: true)
    }
}
