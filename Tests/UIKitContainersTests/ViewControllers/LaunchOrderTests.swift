import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The callbacks of a root controller while its window first appears.
@MainActor @Suite("First appearance of a root", .serialized)
struct LaunchOrderTests {
    final class Noting: UIViewController {
        var log: [String] = []
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        private var shape: String { view.bounds.width < view.bounds.height ? "tall" : "wide" }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func viewDidLoad() { log.append("viewDidLoad \(shape) \(traitCollection.verticalSizeClass == .compact ? "hC" : "hR")") }
        override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear \(shape)") }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("willTransition")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("viewWillTransition")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("traitCollectionDidChange") }
        override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews \(shape)") }
        override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews \(shape)") }
        override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }

        /// Without repetitions: layout may run more than once. (B-11)
        var steps: [String] { log.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    }

    @Test(
        "from viewDidLoad on, bounds and size classes are those of the launch orientation", .rule("B-42", "A-23"),
        arguments: [Generation.ios13, .ios16, .ios26], [false, true])
    func agreeing(_ generation: Generation, _ landscape: Bool) {
        Scenario.on(held: landscape ? .landscapeRight : .portrait) {
            let root = Noting(), shape = landscape ? "wide" : "tall"
            Scenario.run(root, generation) { _ in
                #expect(
                    root.steps == [
                        "viewDidLoad \(shape) \(landscape ? "hC" : "hR")", "viewWillAppear \(shape)", "viewWillLayoutSubviews \(shape)",
                        "viewDidLayoutSubviews \(shape)", "viewDidAppear",
                    ])
            }
        }
    }

    @Test("inside a navigation controller the bounds are final from the first layout on", .rule("A-23"))
    func finalBounds() {
        Scenario.on {
            let inner = Noting(), nav = N(rootViewController: inner)
            nav.navigationBar.isTranslucent = false
            Scenario.run(nav) { scenario in
                #expect(inner.steps.first == "viewDidLoad tall hR")
                #expect(inner.view.bounds.height < scenario.window.bounds.height)
                #expect(abs(inner.view.convert(inner.view.bounds, to: nil).minY - nav.navigationBar.frame.maxY) < 0.01)
            }
        }
    }

    @Test(
        "a root that supports landscape only is rotated before its first layout and gets a trait change without a size change",
        .rule("B-43"),
        arguments: [Generation.ios13, .ios16, .ios26])
    func disagreeing(_ generation: Generation) {
        Scenario.on {
            let root = Noting()
            root.mask = .landscape
            Scenario.run(root, generation) { scenario in
                #expect(scenario.window.windowScene?.interfaceOrientation == .landscapeRight)
                #expect(
                    root.steps == [
                        "viewDidLoad tall hR", "viewWillAppear tall", "willTransition", "traitCollectionDidChange",
                        "viewWillLayoutSubviews wide",
                        "viewDidLayoutSubviews wide", "viewDidAppear",
                    ])
            }
        }
    }

    /// The log of an iPad app of iOS 5: SO-9539676.
    final class Legacy: UIViewController {
        var log: [String] = []
        private func note(_ name: String) { log.append("\(name) \(Int(view.bounds.width))×\(Int(view.bounds.height))") }
        override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
            log.append("asked")
            return true
        }
        private final class Noting: UIView {
            var whenLaidOut: () -> Void = {}
            override func layoutSubviews() { whenLaidOut() }
        }
        override func loadView() {
            let view = Noting(frame: UIScreen.main.applicationFrame)
            view.whenLaidOut = { [unowned self] in note("layoutSubviews") }
            self.view = view
        }
        override func viewDidLoad() { note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { log.append("willRotate") }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("willAnimateRotation")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { log.append("didRotate") }
        override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    }

    @Test("an iPad app of iOS 5 launches in portrait and rotates while its root appears", .rule("B-44", "A-06"))
    func legacyLandscape() {
        Scenario.on("iPad 2", held: .landscapeRight, plist: [:]) {
            Generation.emulating(.legacy5) {
                MainInterface.prepare()
                #expect(UIScreen.main.bounds.size == CGSize(width: 768, height: 1024))
                let root = Legacy()
                Scenario.run(root, .legacy5) { scenario in
                    #expect(
                        root.log == [
                            "viewDidLoad 768×1004", "asked", "asked", "viewWillAppear 768×1004", "asked", "asked", "willRotate",
                            "viewWillLayoutSubviews 1024×748", "layoutSubviews 1024×748", "viewDidLayoutSubviews 1024×748",
                            "willAnimateRotation",
                            "didRotate", "asked", "viewDidAppear 1024×748",
                        ])
                    #expect(scenario.window.windowScene?.interfaceOrientation == .landscapeRight)
                }
            }
        }
    }

    final class Root: UIViewController {
        static var log: [String] = []
        override func viewDidLoad() { Self.log.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { Self.log.append("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { Self.log.append("viewDidAppear") }
    }

    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Root.log.append("willConnectTo")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { Root.log.append("sceneWillEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Root.log.append("sceneDidBecomeActive") }
    }

    /// An app delegate, with or without scenes.
    final class ApplicationDelegate: NSObject, UIApplicationDelegate {
        let usesScenes: Bool
        var window: UIWindow?
        init(usesScenes: Bool) { self.usesScenes = usesScenes }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            Root.log.append("didFinishLaunching")
            guard !usesScenes else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Root.log.append("applicationDidBecomeActive") }
    }

    private func launch(usesScenes: Bool, _ generation: Generation) -> [String] {
        Root.log = []
        Scenario.on(plist: usesScenes ? ["UIApplicationSceneManifest": [String: Any]()] : [:]) {
            Generation.emulating(generation) {
                EventLoop.main.reset()
                let application = UIApplication.shared, before = application.delegate,
                    delegate = ApplicationDelegate(usesScenes: usesScenes)
                let lifecycle = application.lifecycle
                application.lifecycle = ApplicationLifecycle()
                Launch.run(Launch.Options(delegate: delegate))
                EventLoop.main.advance(by: 1)
                for window in UIWindow.all where window.rootViewController is Root { window.isHidden = true }
                application.lifecycle = lifecycle
                application.delegate = before
            }
        }
        return Root.log
    }

    @Test(
        "with scenes the root gets viewWillAppear between willConnectTo and sceneDidBecomeActive, and viewDidAppear afterward",
        .rule("B-40"),
        arguments: [Generation.ios13, .ios16, .ios26])
    func scenes(_ generation: Generation) {
        #expect(
            launch(usesScenes: true, generation) == [
                "didFinishLaunching", "willConnectTo", "viewDidLoad", "viewWillAppear", "sceneWillEnterForeground", "sceneDidBecomeActive",
                "viewDidAppear",
            ])
    }

    @Test(
        "without scenes the root's viewDidAppear runs before the app becomes active until iOS 12, and after it from iOS 13 on",
        .rule("B-41"))
    func applications() {
        let start = ["didFinishLaunching", "viewDidLoad", "viewWillAppear"]
        for generation in [Generation.ios6, .ios8] {
            #expect(launch(usesScenes: false, generation) == start + ["viewDidAppear", "applicationDidBecomeActive"])
        }
        #expect(launch(usesScenes: false, .ios13) == start + ["applicationDidBecomeActive", "viewDidAppear"])
    }
}
