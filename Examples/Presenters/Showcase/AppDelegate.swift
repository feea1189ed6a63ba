import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let catalog = CatalogViewController(style: .insetGrouped)
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: catalog),
            UINavigationController(rootViewController: SampleViewController(name: "Detail")),
        ]
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self

        let menu = MenuViewController(style: .plain)
        menu.didChoose = { [weak catalog] route in catalog?.route = route }

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DrawerViewController(content: split, menu: UINavigationController(rootViewController: menu))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension AppDelegate: UISplitViewControllerDelegate {

    /// The catalog is on top when the split view is collapsed.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        true
    }
}
