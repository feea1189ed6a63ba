import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The objects that determine the interface orientation, and the callbacks that report it.
@MainActor @Suite("Orientation", .serialized)
struct OrientationTests {
    private static let allFour = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map { "UIInterfaceOrientation" + $0 }
    private static let landscapeOnly = ["UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationLandscapeLeft"]

    final class Masked: UIViewController {
        var mask: UIInterfaceOrientationMask
        var preferred: UIInterfaceOrientation?
        var queries = 0
        init(_ mask: UIInterfaceOrientationMask, preferring preferred: UIInterfaceOrientation? = nil) {
            (self.mask, self.preferred) = (mask, preferred)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            queries += 1
            return mask
        }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    final class ApplicationDelegate: NSObject, UIApplicationDelegate {
        var mask = UIInterfaceOrientationMask.all
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
            mask
        }
    }

    private func withDelegate(_ mask: UIInterfaceOrientationMask, _ body: () -> Void) {
        let old = UIApplication.shared.delegate, delegate = ApplicationDelegate()
        delegate.mask = mask
        UIApplication.shared.delegate = delegate
        body()
        UIApplication.shared.delegate = old
    }

    private func isLandscape(_ scenario: Scenario) -> Bool { scenario.window.bounds.width > scenario.window.bounds.height }

    private func turn(_ orientation: UIDeviceOrientation, _ scenario: Scenario) {
        HostInput().rotate(to: orientation)
        scenario.settle()
    }

    @Test("until iOS 16 an app calls attemptRotationToDeviceOrientation", .rule("D-26"))
    func attempt() {
        Scenario.on {
            let root = Masked(.portrait)
            Scenario.run(root, .ios13) { scenario in
                turn(.landscapeLeft, scenario)
                #expect(!isLandscape(scenario))
                root.mask = .all
                scenario.settle()
                #expect(!isLandscape(scenario))
                UIViewController.attemptRotationToDeviceOrientation()
                scenario.settle()
                #expect(isLandscape(scenario))
                turn(.portrait, scenario)
            }
        }
    }

    @Test("another window does not rotate the interface that the key window's controller keeps", .rule("D-26"))
    func attemptWithAnotherWindow() {
        Scenario.on {
            Scenario.run(Masked(.portrait), .ios13) { scenario in
                let other = UIWindow(frame: scenario.window.bounds)
                turn(.landscapeLeft, scenario)
                UIViewController.attemptRotationToDeviceOrientation()
                scenario.settle()
                #expect(!isLandscape(scenario))
                turn(.portrait, scenario)
                _ = other
            }
        }
    }

    // MARK: Decisions

    @Test("the application's mask: its delegate's, or else Info.plist's for the idiom, or else the idiom's", .rule("D-05"))
    func applicationMask() {
        func mask() -> UIInterfaceOrientationMask? {
            let window = UIWindow(frame: UIScreen.main.bounds)
            return window.windowScene?.applicationMask(for: window)
        }
        let plist = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"], "UISupportedInterfaceOrientations~ipad": Self.allFour,
        ]
        Scenario.on(plist: [:]) { #expect(mask() == .allButUpsideDown) }
        Scenario.on("iPad Air 11", plist: [:]) { #expect(mask() == .all) }
        Scenario.on(plist: plist) {
            #expect(mask() == .portrait)
            withDelegate(.landscapeLeft) { #expect(mask() == .landscapeLeft) }
        }
        Scenario.on("iPad Air 11", plist: plist) { #expect(mask() == .all) }
    }

    @Test("an app launches in the device's orientation, or else in its first supported one", .rule("D-06"))
    func launchOrientation() {
        func launched(_ plist: [String: Any]) -> UIInterfaceOrientation {
            var result = UIInterfaceOrientation.unknown
            Scenario.on(plist: plist) {
                MainInterface.prepare()
                result = UIScreen.main.host.orientation
            }
            return result
        }
        #expect(launched(["UISupportedInterfaceOrientations": Self.landscapeOnly]) == .landscapeRight)
        #expect(
            launched([
                "UISupportedInterfaceOrientations": Self.landscapeOnly, "UIInterfaceOrientation": "UIInterfaceOrientationLandscapeLeft",
            ])
                == .landscapeLeft)
        // An app without the list of orientations.
        #expect(launched(["UIInterfaceOrientation": "UIInterfaceOrientationLandscapeLeft"]) == .landscapeLeft)
        #expect(launched([:]) == .portrait)
        // Landscape listed first does not force landscape while portrait is allowed and the device is in portrait.
        #expect(launched(["UISupportedInterfaceOrientations": Self.landscapeOnly + ["UIInterfaceOrientationPortrait"]]) == .portrait)
    }

    @Test("an app that launches in landscape may rotate to portrait if its delegate allows it", .rule("D-07"))
    func landscapeLaunch() {
        Scenario.on(plist: ["UISupportedInterfaceOrientations": Self.landscapeOnly]) {
            MainInterface.prepare()
            withDelegate(.all) {
                let root = Masked(.landscape)
                Scenario.run(root) { scenario in
                    #expect(isLandscape(scenario))
                    root.mask = .portrait
                    root.setNeedsUpdateOfSupportedInterfaceOrientations()
                    scenario.settle()
                    #expect(!isLandscape(scenario))
                }
            }
        }
    }

    final class Containers: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
        UIPageViewControllerDelegate
    {
        func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
            -> UIInterfaceOrientationMask
        { .landscapeLeft }
        func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
            -> UIInterfaceOrientation
        {
            .landscapeLeft
        }
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
            .landscapeLeft
        }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
        { .landscapeLeft }
        func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
            .landscapeLeft
        }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
            -> UIInterfaceOrientation
        {
            .landscapeLeft
        }
        func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
            .landscapeLeft
        }
        func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
            -> UIInterfaceOrientation
        {
            .landscapeLeft
        }
    }

    @Test("containers return their delegates' masks, and do not ask their children", .rule("D-08", "F-67"))
    func containers() {
        let delegate = Containers(), child = Masked(.portrait)
        let navigation = UINavigationController(rootViewController: child), tabs = UITabBarController(), split = UISplitViewController()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        for container in [navigation, tabs, split, pages] {
            #expect(container.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(container.preferredInterfaceOrientationForPresentation == .portrait)
        }
        #expect(child.queries == 0)
        navigation.delegate = delegate
        tabs.delegate = delegate
        split.delegate = delegate
        pages.delegate = delegate
        for container in [navigation, tabs, split, pages] {
            #expect(container.supportedInterfaceOrientations == .landscapeLeft)
            #expect(container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        }
    }

    @Test("an iPad app that supports multitasking rotates whatever its controllers return", .rule("D-09"))
    func multitasking() {
        final class Fixed: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        for (plist, turns) in [
            (["UISupportedInterfaceOrientations": Self.allFour], true),
            (["UISupportedInterfaceOrientations": Self.allFour, "UIRequiresFullScreen": true], false),
        ] as [([String: Any], Bool)] {
            Scenario.on("iPad Air 11", plist: plist) {
                for generation in [Generation.ios8, .ios13, .ios16] {
                    // From iOS 16 on, `shouldAutorotate` is not called. (D-03)
                    for root in generation == .ios16 ? [Masked(.portrait)] : [Masked(.portrait), Fixed()] {
                        Scenario.run(root, generation) { scenario in
                            turn(.landscapeLeft, scenario)
                            #expect(isLandscape(scenario) == turns, "\(generation) \(type(of: root))")
                            turn(.portrait, scenario)
                        }
                    }
                }
            }
        }
    }

    @Test(
        "a full-screen modal rotates the interface to what it supports or prefers, and its dismissal rotates it back", .rule("D-10", "D-11")
    )
    func presentation() {
        let cases: [(UIModalPresentationStyle, Masked, UIInterfaceOrientation)] = [
            (.fullScreen, Masked(.landscape), .landscapeRight),
            (.fullScreen, Masked(.allButUpsideDown, preferring: .landscapeLeft), .landscapeLeft),
            (.fullScreen, Masked(.allButUpsideDown), .portrait),
            // For overFullScreen only the mask counts; a sheet does not decide.
            (.overFullScreen, Masked(.landscapeLeft), .landscapeLeft),
            (.overFullScreen, Masked(.allButUpsideDown, preferring: .landscapeLeft), .portrait),
            (.pageSheet, Masked(.landscape), .portrait),
        ]
        for (style, modal, expected) in cases {
            Scenario.on {
                Scenario.run(A()) { scenario in
                    modal.modalPresentationStyle = style
                    scenario.window.rootViewController?.present(modal, animated: false)
                    scenario.settle()
                    #expect(scenario.window.windowScene?.interfaceOrientation == expected)
                    #expect(modal.viewIfLoaded?.window != nil)
                    modal.dismiss(animated: false)
                    scenario.settle()
                    #expect(scenario.window.windowScene?.interfaceOrientation == .portrait)
                }
            }
        }
    }

    @Test("the mask is queried at each rotation", .rule("D-13"))
    func asked() {
        Scenario.on {
            let root = Masked(.allButUpsideDown)
            Scenario.run(root) { scenario in
                #expect(root.queries > 0)
                let before = root.queries
                turn(.landscapeLeft, scenario)
                #expect(root.queries > before)
            }
        }
    }

    @Test("a preferred orientation that is not supported raises an exception", .rule("D-22", "D-20"))
    func unsupportedPreference() {
        for (generation, reason) in [
            (Generation.ios6, "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"),
            (
                .ios13,
                "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported interface orientation: 'portrait'!"
            ),
        ] {
            Scenario.on {
                Scenario.run(A(), generation) { scenario in
                    let modal = Masked(.portrait, preferring: .landscapeLeft)
                    modal.modalPresentationStyle = .fullScreen
                    let faults = Fault.catching { scenario.window.rootViewController?.present(modal, animated: false) }
                    #expect(faults == [Fault(name: UIApplication.invalidInterfaceOrientationException, reason: reason)])
                    #expect(!isLandscape(scenario))
                }
            }
        }
    }

    @Test("a phone with a home indicator has no upside-down orientation", .rule("D-27", "D-23"))
    func upsideDown() {
        func refusal(_ device: String) -> String? {
            var reason: String?
            Scenario.on(device, plist: ["UISupportedInterfaceOrientations": Self.allFour]) {
                Scenario.run(Masked(.all)) { scenario in reason = RotationEngine.request(.portraitUpsideDown, in: scenario.window) }
            }
            return reason
        }
        #expect(
            refusal("iPhone 16") == "None of the requested orientations are supported by the view controller. "
                + "Requested: portraitUpsideDown; Supported: portrait, landscapeLeft, landscapeRight")
        #expect(refusal("iPhone 8") == nil)
    }

    // MARK: Callbacks before iOS 8

    final class Halves: UIViewController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
        var log: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(interfaceOrientation.printedName)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate")
        }
        override func willAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("first half \(duration)")
        }
        override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) { log.append("did first half") }
        override func willAnimateSecondHalfOfRotation(from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("second half from \(fromInterfaceOrientation.printedName)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.append("did \(interfaceOrientation.printedName)")
        }
    }

    @Test("until iOS 5 a controller that implements the two-step methods rotates in two halves", .rule("D-31"))
    func twoHalves() {
        for precedes5 in [true, false] {
            Scenario.on {
                Generation.emulating(.legacy5) {
                    Generation.precedes5 = precedes5
                    defer { Generation.precedes5 = false }
                    let root = Halves()
                    Scenario.run(root, .legacy5) { scenario in
                        turn(.landscapeLeft, scenario)
                        #expect(
                            root.log
                                == (precedes5
                                    ? [
                                        "will portrait", "first half 0.15", "did first half", "second half from portrait",
                                        "did landscapeRight",
                                    ]
                                    : ["will portrait", "animate", "did landscapeRight"]))
                    }
                }
            }
        }
    }

    /// Implements only the last of the two-step methods.
    final class SecondHalf: UIViewController {
        var log: [String] = []
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
        override func willAnimateSecondHalfOfRotation(from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("second half from \(fromInterfaceOrientation.printedName)")
        }
    }

    @Test("until iOS 5 one of the two-step methods is enough for two halves", .rule("D-31"))
    func secondHalf() {
        Scenario.on {
            Generation.emulating(.legacy5) {
                Generation.precedes5 = true
                defer { Generation.precedes5 = false }
                let root = SecondHalf()
                Scenario.run(root, .legacy5) { scenario in
                    turn(.landscapeLeft, scenario)
                    #expect(root.log == ["second half from portrait"])
                }
            }
        }
    }

    @Test("a controller covered during a rotation gets only layout callbacks", .rule("D-33"))
    func covered() {
        Scenario.on {
            Scenario.run(A(), .ios6) { scenario in
                let modal = M()
                modal.modalPresentationStyle = .fullScreen
                scenario.window.rootViewController?.present(modal, animated: false)
                scenario.log.clear()
                turn(.landscapeLeft, scenario)
                modal.dismiss(animated: false)
                scenario.settle()
                let turns = scenario.log.events(only: ["willRotate", "willAnimateRotation", "didRotate"])
                #expect(turns == ["M.willRotate", "M.willAnimateRotation", "M.didRotate"])
                #expect(scenario.log.events(only: ["viewWillLayoutSubviews"]).contains("A.viewWillLayoutSubviews"))
                #expect(scenario.window.rootViewController?.view.bounds.size == scenario.window.bounds.size)
            }
        }
    }

    @Test("a controller that a dismissal uncovers and rotates back gets only layout callbacks", .rule("D-33"))
    func uncovered() {
        Scenario.on {
            Scenario.run(A(), .ios6) { scenario in
                let modal = Masked(.landscape)
                modal.modalPresentationStyle = .fullScreen
                scenario.window.rootViewController?.present(modal, animated: false)
                scenario.settle()
                #expect(isLandscape(scenario))
                scenario.log.clear()
                modal.dismiss(animated: false)
                scenario.settle()
                #expect(!isLandscape(scenario))
                #expect(scenario.log.events(only: ["willRotate", "willAnimateRotation", "didRotate"]) == [])
                #expect(scenario.log.events(only: ["viewWillLayoutSubviews"]).contains("A.viewWillLayoutSubviews"))
                #expect(scenario.window.rootViewController?.view.bounds.size == scenario.window.bounds.size)
            }
        }
    }

    // MARK: Callbacks from iOS 8 on

    class Old: UIViewController {
        var log: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(view.bounds.width < view.bounds.height ? "tall" : "wide") \(interfaceOrientation.printedName)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate \(view.bounds.width < view.bounds.height ? "tall" : "wide") \(interfaceOrientation.printedName)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.append("did from \(fromInterfaceOrientation.printedName)")
        }
    }
    final class New: Old {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size")
        }
    }

    /// UIKit's page view controller overrides `viewWillTransition` itself, which is not the app's override.
    final class OldPages: UIPageViewController {
        var log: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { log.append("will") }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { log.append("did") }
    }

    @Test("the older rotation callbacks are sent unless the new one is overridden", .rule("D-34"))
    func oldCallbacks() {
        Scenario.on {
            let old = Old(), new = New(), container = N(rootViewController: old)
            Scenario.run(container) { scenario in
                turn(.landscapeLeft, scenario)
                #expect(old.log == ["will tall portrait", "animate wide landscapeRight", "did from portrait"])
            }
            UIScreen.main.become(HostScreen())
            UIDevice.current.heldOrientation = .portrait
            Scenario.run(new) { scenario in
                turn(.landscapeLeft, scenario)
                #expect(new.log == ["size"])
            }
            UIScreen.main.become(HostScreen())
            UIDevice.current.heldOrientation = .portrait
            let pages = OldPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            Scenario.run(pages) { scenario in
                turn(.landscapeLeft, scenario)
                #expect(pages.log == ["will", "did"])
            }
        }
    }

    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        var updates:
            [(orientation: UIInterfaceOrientation, size: CGSize, vertical: UIUserInterfaceSizeClass, category: UIContentSizeCategory)] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            updates.append(
                (
                    previousInterfaceOrientation, previousCoordinateSpace.bounds.size, previousTraitCollection.verticalSizeClass,
                    previousTraitCollection.preferredContentSizeCategory
                ))
        }
    }

    @Test("the scene delegate is called for trait changes", .rule("D-42"))
    func sceneTraits() {
        Scenario.on {
            Scenario.run(A()) { scenario in
                let delegate = SceneDelegate(), scene = scenario.window.windowScene
                scene?.delegate = delegate
                defer { scene?.delegate = nil }
                HostInput().update { $0.contentSizeCategory = .extraExtraLarge }
                scenario.settle()
                #expect(delegate.updates.map(\.orientation) == [.portrait] && delegate.updates.map(\.category) == [.large])
            }
        }
    }

    @Test("the scene delegate is called when overrides of the scene change its traits", .rule("D-42"))
    func sceneOverrides() {
        Scenario.on {
            Scenario.run(A()) { scenario in
                let delegate = SceneDelegate(), scene = scenario.window.windowScene
                scene?.delegate = delegate
                defer { scene?.delegate = nil }
                for _ in 0..<2 { scene?.traitOverrides.preferredContentSizeCategory = .extraExtraLarge }
                #expect(delegate.updates.map(\.orientation) == [.portrait] && delegate.updates.map(\.category) == [.large])
                scene?.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
                #expect(delegate.updates.map(\.category) == [.large, .extraExtraLarge])
            }
        }
    }

    @Test("the scene delegate is called for size changes, with the previous coordinate space", .rule("D-42"))
    func sceneSizes() {
        Scenario.on("iPad Pro 11") {
            Scenario.run(A()) { scenario in
                let delegate = SceneDelegate(), scene = scenario.window.windowScene, before = scenario.window.bounds.size
                scene?.delegate = delegate
                defer { scene?.delegate = nil }
                HostInput().resize(to: CGSize(width: 500, height: 900))
                scenario.settle()
                #expect(delegate.updates.map(\.size) == [before] && scene?.coordinateSpace.bounds.size == CGSize(width: 500, height: 900))
            }
        }
    }

    @Test("the scene delegate is called for a rotation with the previous values; a half turn keeps size and traits", .rule("D-37", "D-42"))
    func sceneUpdates() {
        final class Counting: UIViewController {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        let root = Counting()
        Scenario.on {
            Scenario.run(root) { scenario in
                let delegate = SceneDelegate(), scene = scenario.window.windowScene
                scene?.delegate = delegate
                defer { scene?.delegate = nil }
                let portrait = scenario.window.bounds.size
                turn(.landscapeLeft, scenario)
                #expect(root.changes == 1)
                #expect(delegate.updates.count == 1)
                #expect(delegate.updates.first?.orientation == .portrait)
                #expect(delegate.updates.first?.size == portrait)
                #expect(delegate.updates.first?.vertical == .regular)
                scenario.log.clear()
                root.changes = 0
                turn(.landscapeRight, scenario)
                #expect(root.changes == 0)
                #expect(scene?.interfaceOrientation == .landscapeLeft)
                #expect(scenario.log.events(only: ["viewWillTransition", "willTransition"]) == [])
                #expect(delegate.updates.map(\.orientation) == [.portrait, .landscapeRight])
            }
        }
    }

    @Test(
        "until iOS 12 the application posts status bar orientation notifications, with the new one before and the old one after",
        .rule("D-41"), arguments: [Generation.ios6, .ios8], [true, false])
    func statusBarOrientation(_ generation: Generation, _ hasRoot: Bool) {
        Scenario.on {
            Scenario.run(A(), generation) { scenario in
                if !hasRoot { scenario.window.rootViewController = nil }
                var told: [String] = []
                let names = [
                    UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
                ]
                let observers = names.map { name in
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                        let raw = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
                        let word = name == UIApplication.willChangeStatusBarOrientationNotification ? "will" : "did"
                        MainActor.assumeIsolated { told.append("\(word) \(raw ?? 0)") }
                    }
                }
                turn(.landscapeLeft, scenario)
                for observer in observers { NotificationCenter.default.removeObserver(observer) }
                #expect(
                    told == ["will \(UIInterfaceOrientation.landscapeRight.rawValue)", "did \(UIInterfaceOrientation.portrait.rawValue)"])
            }
        }
    }

    @Test("the device posts its orientation while notifications are enabled, before the interface rotates", .rule("D-43"))
    func deviceOrientation() {
        Scenario.on {
            Scenario.run(A()) { scenario in
                var interfaces: [UIInterfaceOrientation?] = []
                let observer = NotificationCenter.default.addObserver(
                    forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
                ) { _ in
                    MainActor.assumeIsolated { interfaces.append(scenario.window.windowScene?.interfaceOrientation) }
                }
                defer { NotificationCenter.default.removeObserver(observer) }
                turn(.landscapeLeft, scenario)
                #expect(interfaces == [])
                UIDevice.current.beginGeneratingDeviceOrientationNotifications()
                turn(.portrait, scenario)
                #expect(interfaces == [.landscapeRight])
                UIDevice.current.endGeneratingDeviceOrientationNotifications()
                turn(.landscapeLeft, scenario)
                #expect(interfaces.count == 1)
            }
        }
    }

    @Test("a phone in landscape hides its status bar unless prefersStatusBarHidden is overridden", .rule("D-44"))
    func statusBar() {
        Scenario.on {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController, scene = scenario.window.windowScene
                #expect(root?.prefersStatusBarHidden == false)
                #expect(scene?.statusBarManager?.isStatusBarHidden == false)
                turn(.landscapeLeft, scenario)
                #expect(root?.prefersStatusBarHidden == true)
                #expect(scene?.statusBarManager?.isStatusBarHidden == true)
            }
        }
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                turn(.landscapeLeft, scenario)
                #expect(scenario.window.rootViewController?.prefersStatusBarHidden == false)
            }
        }
    }
}
