import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let tabBarController = window?.rootViewController as? UITabBarController else { return true }

        let eggTimer = EggTimerViewController(nibName: "EggTimer", bundle: nil)
        eggTimer.tabBarItem = UITabBarItem(title: "Egg Timer", image: UIImage(systemName: "timer"), tag: 2)
        tabBarController.viewControllers?.append(eggTimer)
        return true
    }
}
