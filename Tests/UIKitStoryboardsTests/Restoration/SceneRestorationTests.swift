import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

@MainActor @Suite("State restoration: scenes", .serialized)
struct SceneRestorationTests {
    private final class SceneApp: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneKeeper.self
            return configuration
        }
    }

    fileprivate final class SceneKeeper: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
        static var log: [String] = []
        static var current: SceneKeeper?
        var window: UIWindow?
        let activity = NSUserActivity(activityType: "com.example.reading")

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.current = self
            let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
            Self.log.append("connect \(page.map(String.init) ?? "-")")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            let reader = Reader()
            reader.page = page ?? 1
            window?.rootViewController = reader
            window?.makeKeyAndVisible()
            activity.userInfo = ["stale": true]
            activity.delegate = self
            reader.userActivity = activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Self.log.append("interaction \(stateRestorationActivity.activityType)")
            scene.extendStateRestoration()
            scene.extendStateRestoration()
            scene.completeStateRestoration()
            // One half of the work completes later.
            Self.log.append("extended \(scene.restorationExtensions)")
            EventLoop.main.enqueue { scene.completeStateRestoration() }
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.log.append("activity?")
            return activity
        }
        nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) { MainActor.assumeIsolated { Self.log.append("willSave") } }
        nonisolated func userActivityWasContinued(_ userActivity: NSUserActivity) {}
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.log.append("continue \(userActivity.activityType)") }
    }

    final class Reader: UIViewController {
        var page = 1
        var adds = true
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            SceneRestorationTests.SceneKeeper.log.append("update \(activity.userInfo == nil ? "empty" : "full")")
            if adds { activity.addUserInfoEntries(from: ["page": page]) }
        }
    }

    @Test(
        "a scene's activity: requested in the background, passed to its delegate, then to each responder that has it, emptied before",
        .rule("SP-F033", "SP-F034", "SP-F035", "SP-F036", "SP-F037"))
    func scenes() {
        Runs.within { runs in
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            @MainActor func launch() {
                runs.end()
                UISceneSession.restartCounting()
                SceneKeeper.log = []
                Launch.run(.init(delegate: app))
                settle()
            }
            let app = SceneApp()
            launch()
            #expect(SceneKeeper.log == ["connect -", "active"])
            (SceneKeeper.current?.window?.rootViewController as? Reader)?.page = 42
            SceneKeeper.log = []
            runs.background()
            #expect(SceneKeeper.log == ["background", "activity?", "willSave", "update empty"])
            let session = UIApplication.shared.openSessions.first
            #expect(session?.stateRestorationActivity?.userInfo?["page"] as? Int == 42)
            #expect(session?.stateRestorationActivity?.userInfo?["stale"] == nil)
            launch()
            #expect(SceneKeeper.log == ["connect 42", "interaction com.example.reading", "extended 1", "active"])
            #expect(UIApplication.shared.connectedScenes.first?.restorationExtensions == 0)
            // Direct assignment works as well.
            let own = NSUserActivity(activityType: "own")
            UIApplication.shared.openSessions.first?.stateRestorationActivity = own
            #expect(UIApplication.shared.openSessions.first?.stateRestorationActivity === own)
            SceneKeeper.current = nil
        }
    }

    @Test("nothing of an earlier update is kept, even if the responder adds nothing", .rule("SP-F034"))
    func secondUpdate() {
        Runs.within { runs in
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            let app = SceneApp()
            Launch.run(.init(delegate: app))
            settle()
            runs.background()
            let session = UIApplication.shared.openSessions.first
            #expect(session?.stateRestorationActivity?.userInfo?["page"] as? Int == 1)
            (SceneKeeper.current?.window?.rootViewController as? Reader)?.adds = false
            if let scene = UIApplication.shared.connectedScenes.first { SceneActivities.collect(scene) }
            #expect(session?.stateRestorationActivity?.userInfo?["page"] == nil)
            SceneKeeper.current = nil
            withExtendedLifetime(app) {}
        }
    }

    @Test(
        "a scene disconnected in the foreground is asked for its activity; in the background it already was", .rule("SP-F033"),
        arguments: [false, true])
    func disconnecting(_ isInBackground: Bool) {
        Runs.within { runs in
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            let app = SceneApp()
            Launch.run(.init(delegate: app))
            settle()
            if isInBackground { runs.background() }
            SceneKeeper.log = []
            let session = UIApplication.shared.openSessions.first
            if let scene = UIApplication.shared.connectedScenes.first { HostInput().disconnect(scene) }
            #expect(SceneKeeper.log.filter { $0 != "background" } == (isInBackground ? [] : ["activity?", "willSave", "update empty"]))
            #expect(session?.stateRestorationActivity?.activityType == "com.example.reading")
            SceneKeeper.current = nil
            withExtendedLifetime(app) {}
        }
    }

    @Test("a session's userInfo takes property lists, an activity's also sets, URLs, and null; anything else is a fault", .rule("SP-F038"))
    func info() {
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let activity = NSUserActivity(activityType: "a")
        let plain: [String: Any] = [
            "text": "a", "number": 1, "list": [1.5, true], "map": ["k": Data()], "date": Date(timeIntervalSince1970: 0),
        ]
        let linked: [String: Any] = ["url": URL(fileURLWithPath: "/a"), "set": Set(["a"]), "null": NSNull()]
        #expect(Fault.catching { (session.userInfo, activity.userInfo) = (plain, plain) } == [])
        #expect(session.userInfo?.count == 5)
        #expect(Fault.catching { activity.addUserInfoEntries(from: linked) } == [])
        #expect(activity.userInfo?.count == 8)
        #expect(Fault.catching { session.userInfo = linked }.map(\.name) == [.invalidArgumentException])
        let numbered: [String: Any] = ["map": [1: "a"]]
        #expect(Fault.catching { session.userInfo = numbered }.map(\.name) == [.invalidArgumentException])
        #expect(session.userInfo?.count == 5)
        #expect(Fault.catching { activity.userInfo = ["view": UIView()] }.map(\.name) == [.invalidArgumentException])
        #expect(activity.userInfo?.count == 8)
    }

    @Test("a continued activity reaches the scene delegate; without scenes the responders that the app delegate passes", .rule("SP-F039"))
    func continuing() {
        final class Restoring: UIViewController {
            var restored: [String] = []
            override func restoreUserActivityState(_ userActivity: NSUserActivity) { restored.append(userActivity.activityType) }
        }
        final class Plain: NSObject, UIApplicationDelegate {
            let target = Restoring(), other = Restoring()
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                restorationHandler([target, other])
                return true
            }
        }
        Runs.within { runs in
            let plain = Plain()
            Launch.run(.init(delegate: plain))
            HostInput().continueActivity(NSUserActivity(activityType: "link"))
            #expect(plain.target.restored == ["link"] && plain.other.restored == ["link"])
            runs.end()
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            let app = SceneApp()
            Launch.run(.init(delegate: app))
            settle()
            SceneKeeper.log = []
            HostInput().continueActivity(NSUserActivity(activityType: "link"))
            #expect(SceneKeeper.log == ["continue link"])
            SceneKeeper.current = nil
        }
    }

    @Test("a controller's userActivity is current while its view is on screen; setting nil invalidates it", .rule("SP-F040"))
    func currentActivity() {
        Runs.within { _ in
            let root = UIViewController(), modal = UIViewController(), activity = NSUserActivity(activityType: "a")
            root.userActivity = activity
            #expect(NSUserActivity.current == nil)
            let window = inWindow(root)
            #expect(NSUserActivity.current === activity)
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            settle()
            #expect(NSUserActivity.current == nil)
            root.dismiss(animated: false)
            settle()
            #expect(NSUserActivity.current === activity)
            root.userActivity = nil
            #expect(NSUserActivity.current == nil)
            #expect(ActivityResponders.using(activity).isEmpty)
            window.isHidden = true
        }
    }
}
