import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Launch and life cycle", .serialized)
struct LaunchTests {
    static var log = Log()
    static var makeRoot: () -> UIViewController = { UIViewController() }

    final class Root: UIViewController {
        override func viewDidLoad() { log.note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.note("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { log.note("viewDidAppear") }
    }

    class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var makesWindow = true
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.note("willFinishLaunching")
            return true
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.note("didFinishLaunching")
            guard makesWindow else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = makeRoot()
            window?.makeKeyAndVisible()
            return true
        }
        /// Nil means the protocol's default.
        var mask: UIInterfaceOrientationMask?
        var sceneDelegate: AnyClass?
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
            mask ?? application.supportedInterfaceOrientations(for: window)
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.note("configurationForConnecting")
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneDelegate
            return configuration
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.note("didBecomeActive") }
        func applicationWillResignActive(_ application: UIApplication) { log.note("willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.note("didEnterBackground") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.note("willEnterForeground") }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("memoryWarning") }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            log.note("sceneWillConnect")
            guard window == nil, let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = makeRoot()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { log.note("sceneWillEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { log.note("sceneDidBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { log.note("sceneWillResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.note("sceneDidEnterBackground") }
        func sceneDidDisconnect(_ scene: UIScene) { log.note("sceneDidDisconnect") }
    }

    private func sceneInfo() -> [String: Any] {
        [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]]
            ]
        ]
    }

    private func launch(_ delegate: AppDelegate) {
        Self.log = Log()
        Self.makeRoot = { Root() }
        Launch.run(.init(delegate: delegate))
    }

    @Test("an app without scenes becomes active before its root's viewDidAppear; up to iOS 12 it is the reverse", .rule("B-41", "I-13"))
    func classicLaunch() {
        onDevice(generation: .ios16) {
            let delegate = AppDelegate()
            launch(delegate)
            #expect(
                Self.log.lines == [
                    "willFinishLaunching", "didFinishLaunching", "viewDidLoad", "viewWillAppear", "didBecomeActive", "viewDidAppear",
                ])
            #expect(UIApplication.shared.applicationState == .active)
        }
        onDevice(generation: .ios8) {
            let delegate = AppDelegate()
            launch(delegate)
            #expect(
                Self.log.lines == [
                    "willFinishLaunching", "didFinishLaunching", "viewDidLoad", "viewWillAppear", "viewDidAppear", "didBecomeActive",
                ])
        }
    }

    @Test(
        "an app with scenes connects its scene after launching, and the scene delegate gets the further callbacks",
        .rule("B-40", "I-13", "I-15", "I-18"))
    func sceneLaunch() {
        onDevice(info: sceneInfo()) {
            let delegate = AppDelegate()
            (delegate.makesWindow, delegate.sceneDelegate) = (false, SceneDelegate.self)
            launch(delegate)
            #expect(
                Self.log.lines == [
                    "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "sceneWillConnect", "viewDidLoad",
                    "viewWillAppear",
                    "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
                ])
            let scene = UIApplication.shared.connectedScenes.first
            #expect(scene?.activationState == .foregroundActive)
            Self.log.lines = []
            UIApplication.shared.lifecycle.enterBackground()
            #expect(Self.log.lines == ["sceneWillResignActive", "sceneDidEnterBackground"])
            #expect(scene?.activationState == .background)
            Self.log.lines = []
            UIApplication.shared.lifecycle.becomeActive()
            #expect(Self.log.lines == ["sceneWillEnterForeground", "sceneDidBecomeActive"])
            scene?.disconnect()
            #expect(scene?.activationState == .unattached)
        }
    }

    @Test("going to the background and back, and an interruption", .rule("I-16"))
    func background() {
        onDevice {
            let delegate = AppDelegate()
            launch(delegate)
            let input = HostInput()
            Self.log.lines = []
            input.enterBackground()
            input.enterForeground()
            #expect(Self.log.lines == ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
            Self.log.lines = []
            input.resignActive()
            input.becomeActive()
            #expect(Self.log.lines == ["willResignActive", "didBecomeActive"])
        }
    }

    @Test("a launch that leaves a window without a root: a log message up to iOS 8, a fault from then on", .rule("I-11"))
    func noRoot() {
        final class App: AppDelegate {
            override func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.makeKeyAndVisible()
                return true
            }
        }
        let text = "Application windows are expected to have a root view controller at the end of application launch"
        onDevice {
            let delegate = App()
            let faults = Fault.catching { launch(delegate) }
            #expect(faults.map(\.name) == [.internalInconsistencyException])
            #expect(faults.map(\.reason) == [text])
        }
        onDevice(generation: .ios6) {
            let delegate = App()
            #expect(Console.capturing { launch(delegate) } == [text])
        }
    }

    @Test("a memory warning reaches the delegate, the observers, and then every controller", .rule("E-01", "E-02", "E-03", "E-04"))
    func memoryWarning() {
        final class Controller: UIViewController {
            override func didReceiveMemoryWarning() { LaunchTests.log.note("controller") }
        }
        onDevice {
            let delegate = AppDelegate()
            launch(delegate)
            let offScreen = Controller()
            let observer = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in
                onMain { Self.log.note("notification") }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            Self.log.lines = []
            HostInput().receiveMemoryWarning()
            #expect(Self.log.lines == ["memoryWarning", "notification", "controller"])
            Self.log.lines = []
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
            #expect(Self.log.lines == ["notification"])
            #expect(!offScreen.isViewLoaded)
        }
    }

    @Test(
        "Info.plist's mask, the delegate's mask, and launching in the first supported orientation", .rule("D-05", "D-06")
    )
    func masks() {
        let info: [String: Any] = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationLandscapeLeft"]
        ]
        onDevice(info: info) {
            let delegate = AppDelegate()
            launch(delegate)
            #expect(UIApplication.shared.implicitScene?.applicationMask(for: delegate.window!) == .landscape)
            #expect(UIScreen.main.bounds.width == 852)
            #expect(delegate.window?.windowScene?.interfaceOrientation == .landscapeRight)
        }
        onDevice(info: info) {
            let delegate = AppDelegate()
            delegate.mask = .landscapeLeft
            launch(delegate)
            #expect(delegate.window?.windowScene?.applicationMask(for: delegate.window!) == .landscapeLeft)
        }
        onDevice { #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown) }
        onDevice("iPad Pro 11") { #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all) }
    }

    @Test("the application's status bar setters do nothing with view controller-based appearance", .rule("I-19"))
    func statusBarSetters() {
        onDevice {
            makeWindow(root: UIViewController())
            UIApplication.shared.statusBarStyle = .lightContent
            UIApplication.shared.setStatusBarHidden(true, with: .none)
            #expect(UIApplication.shared.statusBarStyle == .default && !UIApplication.shared.isStatusBarHidden)
        }
        onDevice(info: ["UIViewControllerBasedStatusBarAppearance": false]) {
            makeWindow(root: UIViewController())
            UIApplication.shared.statusBarStyle = .lightContent
            UIApplication.shared.setStatusBarHidden(true, with: .none)
            #expect(UIApplication.shared.statusBarStyle == .lightContent && UIApplication.shared.isStatusBarHidden)
        }
    }

    @Test(
        "rotating the device changes window, bounds, and size classes, and calls the scene delegate", .rule("D-38", "D-42", "D-43", "I-21"))
    func turning() {
        onDevice("iPhone 16 Pro Max") {
            let delegate = AppDelegate()
            launch(delegate)
            nonisolated(unsafe) var posted = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { _ in posted += 1 }
            defer { NotificationCenter.default.removeObserver(observer) }
            let input = HostInput()
            input.rotate(to: .landscapeLeft, animated: false)
            EventLoop.main.advance(by: 1)
            #expect(posted == 0)
            #expect(delegate.window?.bounds.size == CGSize(width: 956, height: 440))
            #expect(delegate.window?.windowScene?.interfaceOrientation == .landscapeRight)
            #expect(delegate.window?.traitCollection.horizontalSizeClass == .regular)
            #expect(delegate.window?.rootViewController?.view.frame == delegate.window?.bounds)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            input.rotate(to: .portrait, animated: false)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            EventLoop.main.advance(by: 1)
            #expect(posted == 1)
            #expect(delegate.window?.bounds.size == CGSize(width: 440, height: 956))
        }
    }
}
