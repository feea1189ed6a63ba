import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Scenes", .serialized)
struct SceneTests {
    static var log = Log()

    final class App: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Delegate.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            log.note("didDiscard(\(sceneSessions.count))")
        }
    }

    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneDidEnterBackground(_ scene: UIScene) { log.note("didEnterBackground") }
        func sceneDidDisconnect(_ scene: UIScene) { log.note("didDisconnect") }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            log.note("open \(URLContexts.first?.url.absoluteString ?? "")")
        }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.note("shortcut \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private let info: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]

    private func launch(_ body: () -> Void) {
        Self.log = Log()
        let delegate = App()
        Launch.run(.init(delegate: delegate))
        withExtendedLifetime(delegate, body)
    }

    @Test("a second scene opens on an iPad and disconnects in order when destroyed", .rule("I-17"))
    func severalScenes() {
        onDevice("iPad Pro 11", info: info) {
            launch {
                let application = UIApplication.shared
                #expect(application.connectedScenes.count == 1)
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                EventLoop.main.turn()
                #expect(application.connectedScenes.count == 2)
                guard let second = application.lifecycle.scenes.last as? UIWindowScene else {
                    Issue.record("there is no second scene")
                    return
                }
                #expect(second.windows.count == 1)
                application.requestSceneSessionDestruction(second.session, options: nil)
                EventLoop.main.turn()
                #expect(Self.log.lines == ["didEnterBackground", "didDisconnect", "didDiscard(1)"])
                #expect(second.activationState == .unattached)
                #expect(application.connectedScenes.count == 1)
            }
        }
    }

    @Test(
        "each scene has its own key window since iOS 15 (emulated from iOS 16 on); before, the app has one",
        .rule("I-08"),
        arguments: [Generation.ios13, .ios16])
    func keyWindows(_ generation: Generation) {
        onDevice("iPad Pro 11", generation: generation, info: info) {
            launch {
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                EventLoop.main.turn()
                let scenes = UIApplication.shared.lifecycle.scenes.compactMap { $0 as? UIWindowScene }
                #expect(scenes.count == 2 && scenes.flatMap(\.windows).filter(\.isKeyWindow).count == (generation == .ios13 ? 1 : 2))
            }
        }
    }

    @Test("an iPhone has one scene: requesting a second is an error")
    func phones() {
        onDevice("iPhone 16", info: info) {
            launch {
                var failed = false
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in failed = true }
                EventLoop.main.turn()
                #expect(failed)
                #expect(UIApplication.shared.connectedScenes.count == 1)
            }
        }
    }

    @Test("URLs and quick actions reach the scene delegate", .rule("I-15"))
    func requests() {
        onDevice(info: info) {
            launch {
                HostInput().open(URL(fileURLWithPath: "/a"))
                HostInput().perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
                #expect(Self.log.lines == ["open file:///a", "shortcut new"])
            }
        }
    }

    @Test("a presented view is in its presenter's window, above the root view, in its own container view", .rule("I-22"))
    func presented() {
        onDevice {
            let root = UIViewController(), modal = UIViewController()
            let window = makeWindow(root: root)
            modal.modalPresentationStyle = .overFullScreen
            root.present(modal, animated: false)
            EventLoop.main.turn()
            #expect(modal.view.window === window)
            #expect(!modal.view.isDescendant(of: root.view))
            let second = UIViewController()
            second.modalPresentationStyle = .overFullScreen
            modal.present(second, animated: false)
            EventLoop.main.turn()
            @MainActor func branch(_ controller: UIViewController) -> UIView? {
                sequence(first: controller.view as UIView, next: { $0.superview }).first { $0.superview === window }
            }
            let branches = [root, modal, second].map(branch),
                places = branches.map { branch in window.subviews.firstIndex { $0 === branch } ?? -1 }
            #expect(places[0] >= 0 && places[0] < places[1] && places[1] < places[2])
            #expect(branches[1] !== modal.view && branches[2] !== second.view)
        }
    }

    @Test("a container can override either size class of a child", .rule("D-55"))
    func forcedClass() {
        onDevice("iPhone 16") {
            let parent = UIViewController(), child = UIViewController()
            let window = makeWindow(root: parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
                ]), forChild: child)
            #expect((child.traitCollection.horizontalSizeClass, child.traitCollection.verticalSizeClass) == (.regular, .compact))
            _ = window
        }
    }
}
