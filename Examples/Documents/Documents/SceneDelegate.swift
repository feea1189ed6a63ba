import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var browser: DocumentBrowserViewController? {
        window?.rootViewController as? DocumentBrowserViewController
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = DocumentBrowserViewController()
        window.makeKeyAndVisible()
        self.window = window
        if let activity = session.stateRestorationActivity {
            browser?.restore(from: activity)
        }
    }

    // MARK: - Opening from other apps

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        browser?.openDocument(at: url)
    }

    // MARK: - State restoration

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        browser?.restorationActivity
    }
}
