import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Scene sessions", .serialized)
struct SessionTests {
    static var log = Log()

    final class App: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.note("didFinish")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Delegate.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            log.note("didDiscard \(sceneSessions.count)")
        }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("memory") }
        func applicationWillTerminate(_ application: UIApplication) { log.note("terminate") }
        func applicationDidBecomeActive(_ application: UIApplication) { log.note("app active") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.note("app background") }
    }

    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            log.note("connect")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneDidDisconnect(_ scene: UIScene) { log.note("disconnect") }
    }

    private let info: [String: Any] = ["UIApplicationSceneManifest": [String: Any]()]

    private func launch(discarding: Set<UISceneSession> = [], _ body: () -> Void) {
        Self.log = Log()
        let delegate = App()
        var options = Launch.Options(delegate: delegate)
        options.discardedSceneSessions = discarding
        Launch.run(options)
        withExtendedLifetime(delegate, body)
    }

    @Test("a disconnected scene's session stays open and connects again; a discarded one is removed", .rule("I-17"))
    func reconnecting() {
        onDevice(info: info) {
            launch {
                let application = UIApplication.shared
                guard let scene = application.connectedScenes.first, let session = application.openSessions.first else {
                    Issue.record("no scene is connected")
                    return
                }
                let window = (scene as? UIWindowScene)?.windows.first
                Self.log.lines = []
                HostInput().disconnect(scene)
                #expect(Self.log.lines == ["disconnect"])
                #expect(application.connectedScenes.isEmpty)
                #expect(application.openSessions == [session])
                #expect(session.scene == nil || session.scene?.activationState == .unattached)
                #expect(window?.windowScene == nil)
                application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
                EventLoop.main.turn()
                #expect(Self.log.lines == ["disconnect", "connect"])
                #expect(application.connectedScenes.first?.session === session)
                #expect(application.connectedScenes.first !== scene)
                HostInput().discard(session)
                #expect(Self.log.lines == ["disconnect", "connect", "disconnect", "didDiscard 1"])
                #expect(application.openSessions.isEmpty)
                var failed = false
                application.requestSceneSessionDestruction(session, options: nil) { _ in failed = true }
                #expect(failed)
            }
        }
    }

    @Test("sessions discarded while the app was not running are reported at the next launch", .rule("I-17"))
    func discardedBefore() {
        onDevice(info: info) {
            let old = UISceneSession(
                role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
            launch(discarding: [old]) { #expect(Self.log.lines == ["didFinish", "didDiscard 1", "connect"]) }
        }
    }

    @Test("with scenes the app delegate gets memory warnings and termination, not the foreground callbacks", .rule("I-15"))
    func processWide() {
        onDevice(info: info) {
            launch {
                Self.log.lines = []
                let input = HostInput()
                input.receiveMemoryWarning()
                input.enterBackground()
                input.enterForeground()
                input.terminate()
                #expect(Self.log.lines == ["memory", "terminate"])
            }
        }
    }

    @Test("scene states and their notifications", .rule("I-18"))
    func states() {
        onDevice(info: info) {
            nonisolated(unsafe) var connected: [ObjectIdentifier] = []
            let observer = NotificationCenter.default.addObserver(forName: UIScene.willConnectNotification, object: nil, queue: nil) {
                note in
                if let scene = note.object as? UIScene { connected.append(ObjectIdentifier(scene)) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            launch {
                guard let scene = UIApplication.shared.connectedScenes.first else {
                    Issue.record("no scene is connected")
                    return
                }
                #expect(connected == [ObjectIdentifier(scene)])
                nonisolated(unsafe) var posted: [String] = []
                let names = [
                    UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                    UIScene.willEnterForegroundNotification, UIScene.didDisconnectNotification,
                ]
                let observers = names.map { name in
                    NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                        posted.append(String(name.rawValue.dropFirst(7).dropLast(12)))
                    }
                }
                defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
                let input = HostInput()
                input.resignActive()
                #expect(scene.activationState == .foregroundInactive)
                input.enterBackground()
                #expect(scene.activationState == .background)
                input.enterForeground()
                #expect(scene.activationState == .foregroundActive)
                input.disconnect(scene)
                #expect(scene.activationState == .unattached)
                #expect(
                    posted == [
                        "WillDeactivate", "DidEnterBackground", "WillEnterForeground", "DidActivate", "WillDeactivate",
                        "DidEnterBackground", "DidDisconnect",
                    ])
            }
        }
    }
}
