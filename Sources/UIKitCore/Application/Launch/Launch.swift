import Foundation

/// Launches an app, with or without scenes, from the start to the active state, in UIKit's order. (I-13, I-15, B-40, B-41)
@MainActor
package enum Launch {
    /// The inputs of a launch besides Info.plist.
    package struct Options {
        package var application: UIApplication.Type = UIApplication.self
        package var delegate: (any UIApplicationDelegate)?
        package var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        /// The sessions that the user discarded while the app was not running. (I-17)
        package var discardedSceneSessions: Set<UISceneSession> = []
        /// The bundle with the app's interface files and fonts.
        package var bundle = Bundle.main
        package init(delegate: (any UIApplicationDelegate)?) { self.delegate = delegate }
    }

    /// Makes the initial controller of an app's or a scene's storyboard the window's root, before the app's callback. Without an entry
    /// point the window is empty. (SP-B029)
    static func adoptInitialController(of storyboard: UIStoryboard, in window: UIWindow) {
        if let controller = storyboard.instantiateInitialViewController() { return window.adoptRoot(controller) }
        Console.log(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard.name)' "
                + "- perhaps the designated entry point is not set?")
    }

    package static func run(_ options: Options) { Cause.run(.launch, "The launch") { launch(options) } }

    private static func launch(_ options: Options) {
        let application = UIApplication.existing ?? Instantiation.make(options.application)
        application.delegate = options.delegate
        let info = InfoDictionary.main
        AppFonts.register(info.fonts, in: options.bundle)
        MainInterface.prepare()
        if !info.hasSceneManifest { MainInterface.load(into: application, options.bundle) }
        guard let delegate = application.delegate else { return finish(application, false) }

        _ = delegate.application(application, willFinishLaunchingWithOptions: options.launchOptions)
        let presentRestored = StateRestoration.run(application, delegate)
        _ = delegate.application(application, didFinishLaunchingWithOptions: options.launchOptions)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application,
            userInfo: options.launchOptions.map { $0.reduce(into: [AnyHashable: Any]()) { $0[$1.key.rawValue] = $1.value } })

        if !options.discardedSceneSessions.isEmpty { application.lifecycle.discard(options.discardedSceneSessions) }

        if info.hasSceneManifest || SceneConnection.delegateConfiguresScenes(delegate) {
            let connection = UIScene.ConnectionOptions()
            connection.shortcutItem = options.launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            if let url = options.launchOptions?[.url] as? URL {
                connection.urlContexts = [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())]
            }
            _ = SceneConnection.connect(connection)
        } else {
            delegate.window?.makeKeyAndVisibleIfMain()
        }
        presentRestored()
        finish(application, true)
    }

    private static func finish(_ application: UIApplication, _ hasDelegate: Bool) {
        if hasDelegate, !application.lifecycle.usesScenes { checkRoots() }
        // B-41: up to iOS 12 the root has appeared before the app becomes active; from 13 on it appears after.
        if Generation.current < .ios13 { EventLoop.main.turn() }
        application.lifecycle.becomeActive()
        EventLoop.main.turn()
    }

    // I-11; SP-B029: the window of a main storyboard without an entry point stays empty.
    private static func checkRoots() {
        guard UIWindow.visible.contains(where: { $0.rootViewController == nil && $0.windowLevel == .normal && !$0.isMainInterface }) else {
            return
        }
        let text = "Application windows are expected to have a root view controller at the end of application launch"
        if Generation.current <= .ios6 { Console.log(text) } else { Fault.raise(.internalInconsistencyException, text) }
    }
}

/// The interface that Info.plist names for an app without scenes.
@MainActor
enum MainInterface {
    /// Sets the launch orientation: the device's if the app lists it, else the one the app names, else the first it lists. (D-06, D-07)
    static func prepare() {
        var host = UIScreen.main.host
        UIDevice.current.heldOrientation = UIDeviceOrientation(host.orientation)
        guard let launch = orientation(at: host) else { return }
        host.orientation = launch
        UIScreen.main.become(host)
    }

    private static func orientation(at host: HostScreen) -> UIInterfaceOrientation? {
        let info = InfoDictionary.main
        // B-44: until iOS 5 every app starts in portrait, or as Info.plist specifies, and turns when its first window shows.
        if Generation.current == .legacy5 { return info.namedLaunchOrientation(host.idiom) ?? .portrait }
        guard let allowed = info.supportedOrientations(host.idiom) else { return info.namedLaunchOrientation(host.idiom) }
        return allowed.contains(host.orientation.mask) ? nil : info.launchOrientation(host.idiom)
    }

    static func load(into application: UIApplication, _ bundle: Bundle) {
        let idiom = UIScreen.main.host.idiom, info = InfoDictionary.main
        if let storyboard = info.mainStoryboard(idiom) {
            guard let delegate = application.delegate else { return }
            let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
            Launch.adoptInitialController(of: UIStoryboard(name: storyboard, bundle: bundle), in: window)
            window.isMainInterface = true
            delegate.window = window
        } else if let nib = info.mainNib(idiom) {
            // The nib of such an app holds the delegate and the window, connected to the application, which is its owner.
            application.settings.mainNibObjects = bundle.loadNibNamed(nib, owner: application) ?? []
        }
    }
}

extension UIWindow {
    fileprivate final func makeKeyAndVisibleIfMain() { if isMainInterface { makeKeyAndVisible() } }
}

/// A delegate of an app that always has scenes, even if Info.plist declares none.
@MainActor
package protocol SceneDeclaringDelegate: UIApplicationDelegate {}

/// Connects scenes.
@MainActor
enum SceneConnection {
    /// Whether the delegate implements `configurationForConnecting` itself; the default implementation returns the session's configuration.
    static func delegateConfiguresScenes(_ delegate: any UIApplicationDelegate) -> Bool {
        let selector = Selector("application:configurationForConnecting:options:")
        return delegate is any SceneDeclaringDelegate || DispatchTable.responds(type(of: delegate), to: selector)
    }

    /// Connects a scene: brings the one of a known session back, or else creates a new one. (I-13, I-14, I-17, B-40)
    static func connect(_ options: UIScene.ConnectionOptions, _ known: UISceneSession? = nil) -> UIScene? {
        let application = UIApplication.shared
        let role = UISceneSession.Role.windowApplication
        let configuration = UISceneConfiguration(name: nil, sessionRole: role)
        if let first = InfoDictionary.main.scenes(for: role).first { configuration.adopt(first) }
        let session = known ?? UISceneSession(role: role, configuration: configuration)
        if let delegate = application.delegate {
            session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
        }
        let chosen = session.configuration
        let sceneClass = chosen.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        application.lifecycle.adopt(scene)
        if let delegateClass = chosen.delegateClass as? NSObject.Type {
            scene.delegate = Instantiation.make(delegateClass) as? any UISceneDelegate
        }

        let window = storyboardWindow(for: scene, chosen)
        SceneActivities.hand(to: session)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        // A delegate that creates its own window releases the storyboard's window.
        if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window { window.makeKeyAndVisible() }
        SceneActivities.restoreInteraction(of: scene)
        return scene
    }

    // The window is the scene delegate's before the scene connects and becomes key after it. (I-14)
    private static func storyboardWindow(for scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        let storyboard = configuration.storyboard ?? configuration.storyboardName.map { UIStoryboard(name: $0, bundle: .main) }
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        Launch.adoptInitialController(of: storyboard, in: window)
        delegate.window = window
        return window
    }
}
