import UIKit

class PhotoViewController: UIViewController {

    var photo: Photo?

    @IBOutlet weak var imageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = photo?.place
        imageView.image = photo?.image
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let compose = segue.destination as? ComposeViewController {
            compose.place = photo?.place ?? ""
        }
    }
}
