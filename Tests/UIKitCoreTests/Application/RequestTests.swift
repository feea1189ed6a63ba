import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

/// Requests to an app: opening a URL or performing a quick action, and the launch options.
@MainActor @Suite("URLs and quick actions", .serialized)
struct RequestTests {
    static var log: [String] = []

    final class App: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.append("will \((launchOptions ?? [:]).keys.map(\.rawValue).sorted())")
            return true
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.append(
                "did \((launchOptions?[.url] as? URL)?.absoluteString ?? (launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "-")"
            )
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url.absoluteString)")
            return true
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("perform \(shortcutItem.type) \(shortcutItem.localizedTitle)")
            completionHandler(true)
        }
    }

    final class SceneApp: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            log.append("connect \(connectionOptions.urlContexts.first?.url.absoluteString ?? connectionOptions.shortcutItem?.type ?? "-")")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) {
            log.append("foreground \(scene.session.persistentIdentifier == scene.session.persistentIdentifier)")
        }
    }

    private func launch(
        _ delegate: any UIApplicationDelegate, _ launchOptions: [UIApplication.LaunchOptionsKey: Any]?, _ body: () -> Void = {}
    ) {
        Self.log = []
        var options = Launch.Options(delegate: delegate)
        options.launchOptions = launchOptions
        Launch.run(options)
        withExtendedLifetime(delegate, body)
    }

    private let url = URL(string: "recipes://soup")!
    private let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New Recipe")

    @Test("a mutable copy of a quick action can be changed")
    func mutableItem() throws {
        let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        (changed.type, changed.localizedTitle, changed.localizedSubtitle) = ("open", "Open", "the last one")
        changed.icon = UIApplicationShortcutIcon(type: .add)
        changed.userInfo = ["id": "7" as NSString]
        changed.targetContentIdentifier = "recipe"
        let plain: UIApplicationShortcutItem = changed
        #expect(plain.type == "open" && plain.localizedTitle == "Open" && plain.localizedSubtitle == "the last one")
        #expect(plain.icon != nil && plain.userInfo?.count == 1 && plain.targetContentIdentifier as? String == "recipe")
        #expect(item.type == "new" && item.localizedTitle == "New Recipe")
    }

    @Test("an app without scenes gets URLs and quick actions through its delegate, and at launch in the options", .rule("I-13", "I-15"))
    func delegates() {
        onDevice {
            launch(App(), nil) {
                #expect(Self.log == ["will []", "did -"])
                HostInput().open(url)
                HostInput().perform(item)
                #expect(Self.log.suffix(2) == ["open recipes://soup", "perform new New Recipe"])
            }
        }
        onDevice {
            launch(App(), [.url: url]) {
                #expect(Self.log.first == "will [\"UIApplicationLaunchOptionsURLKey\"]" && Self.log[1] == "did recipes://soup")
            }
        }
        onDevice { launch(App(), [.shortcutItem: item]) { #expect(Self.log[1] == "did new") } }
    }

    @Test("an app with scenes gets them in its scene's connection options", .rule("I-13", "I-15"))
    func scenes() {
        let info: [String: Any] = ["UIApplicationSceneManifest": [String: Any]()]
        onDevice(info: info) { launch(SceneApp(), [.url: url]) { #expect(Self.log.first == "connect recipes://soup") } }
        onDevice(info: info) { launch(SceneApp(), [.shortcutItem: item]) { #expect(Self.log.first == "connect new") } }
    }

    @Test("without scenes the application has one key window, with scenes each has its own", .rule("I-08"))
    func keyWindows() {
        onDevice(generation: .ios8) {
            let first = makeWindow(root: UIViewController()), second = makeWindow(root: UIViewController())
            #expect(!first.isKeyWindow && second.isKeyWindow)
            #expect(UIApplication.shared.keyWindow === second)
            first.makeKey()
            #expect(first.isKeyWindow && !second.isKeyWindow)
        }
        onDevice("iPad Pro 11", info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]) {
            launch(SceneApp(), nil) {
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                EventLoop.main.turn()
                let scenes = UIApplication.shared.lifecycle.scenes.compactMap { $0 as? UIWindowScene }
                #expect(scenes.count == 2 && scenes.allSatisfy { $0.keyWindow?.isKeyWindow == true })
                #expect(scenes.first?.keyWindow !== scenes.last?.keyWindow)
                #expect(Set(UIApplication.shared.openSessions.map(\.persistentIdentifier)).count == 2)
            }
        }
    }
}
