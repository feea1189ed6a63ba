import UIKit

/// Four navigation controllers, embedded by segues, of which one is visible.
class ContainerViewController: UIViewController {

    @IBOutlet var containers: [UIView]!
    @IBOutlet var buttons: [UIButton]!

    private(set) var selectedIndex = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        select(0)
    }

    @IBAction func choose(_ sender: UIButton) {
        select(sender.tag)
    }

    private func select(_ index: Int) {
        selectedIndex = index
        for (position, container) in containers.enumerated() {
            container.isHidden = position != index
            buttons[position].isSelected = position == index
        }
    }

    // The segue that embedded a child identifies its container.
    private var order: [String: UIViewController] = [:]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let identifier = segue.identifier {
            order[identifier] = segue.destination
        }
    }

    private var identifiers: [String] { ["embedRoute", "embedJournal", "embedPhotos", "embedSettings"] }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        // The other tab returns to its root: the photo that the entry is about.
        if let left = order[identifiers[selectedIndex]] as? UINavigationController, left !== subsequentVC {
            left.popToRootViewController(animated: false)
        }
        if let index = identifiers.firstIndex(where: { order[$0] === subsequentVC }) {
            select(index)
        }
    }
}
