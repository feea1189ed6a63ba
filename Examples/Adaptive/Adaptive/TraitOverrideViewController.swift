import UIKit

/// Contains the split view, and gives it regular width on a phone in landscape.
class TraitOverrideViewController: UIViewController, UISplitViewControllerDelegate {

    /// The width from which both columns fit, in points.
    private let widthOfBothColumns: CGFloat = 600

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let split = segue.destination as? UISplitViewController else { return }
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        overrideTraits(width: view.bounds.width)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        // Before super passes the size on, so that the children get both changes at once.
        overrideTraits(width: size.width)
        super.viewWillTransition(to: size, with: coordinator)
    }

    private func overrideTraits(width: CGFloat) {
        let isWide = width >= widthOfBothColumns
        for child in children {
            setOverrideTraitCollection(isWide ? UITraitCollection(horizontalSizeClass: .regular) : nil, forChild: child)
        }
    }

    // MARK: - Collapsing

    /// A planet that the user did not select is no reason to hide the list.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let navigation = secondaryViewController as? UINavigationController
        return (navigation?.topViewController as? PlanetViewController)?.planet == nil
    }
}
