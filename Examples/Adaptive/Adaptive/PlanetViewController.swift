import UIKit

/// Shows a planet. The storyboard places the picture above the text or beside it, depending on the size classes.
class PlanetViewController: UIViewController {

    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var textLabel: UILabel!
    @IBOutlet private weak var moonsButton: UIButton!

    var planet: Planet?

    private let factsPresentation = FactsPresentation()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
        title = planet?.name ?? "Planets"
        imageView.image = planet?.image
        textLabel.text = planet?.text ?? "Choose a planet."
        moonsButton.isHidden = planet?.moons.isEmpty ?? true
        navigationItem.rightBarButtonItem?.isEnabled = planet != nil
    }

    /// Shows the moons with the nearest container's `show(_:sender:)`.
    @IBAction func showMoons(_ sender: Any) {
        guard let planet = planet else { return }
        show(MoonsViewController(planet: planet), sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let facts = segue.destination as? FactsViewController else { return }
        facts.planet = planet
        facts.popoverPresentationController?.delegate = factsPresentation
    }
}
