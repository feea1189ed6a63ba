import Foundation

/// One running instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    // The states of a scene. (I-18)
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open package(set) var activationState: ActivationState = .unattached
    open var title: String!
    open var subtitle = ""
    // FIXME(gap): stored only; nothing chooses among scenes by these conditions.
    open var activationConditions = UISceneActivationConditions()
    open var pointerLockState: UIPointerLockState? { nil }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    // Extensions bracket asynchronous restoration. (SP-F037)
    open func extendStateRestoration() { restorationExtensions += 1 }
    open func completeStateRestoration() { restorationExtensions = max(0, restorationExtensions - 1) }
    /// The number of `extendStateRestoration` calls not yet completed.
    package private(set) final var restorationExtensions = 0

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    // MARK: Options

    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open package(set) var urlContexts: Set<UIOpenURLContext> = []
        open package(set) var sourceApplication: String?
        /// Always `nil`: no other device hands activities over.
        open package(set) var handoffUserActivityType: String?
        open package(set) var userActivities: Set<NSUserActivity> = []
        open package(set) var shortcutItem: UIApplicationShortcutItem?
        package override init() { super.init() }
    }

    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open package(set) var sourceApplication: String?
        open package(set) var annotation: Any?
        open package(set) var openInPlace = false
    }

    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Stored only: a new scene takes the whole screen, whichever scene requested it.
        open var requestingScene: UIScene?
    }
}

/// The conditions under which a scene opens for an activity, by its target content identifier.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The options with which a scene is destroyed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options with which a window scene is destroyed, including the dismissal animation.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// Stored only: a destroyed scene disappears at once.
    open var windowDismissalAnimation: DismissalAnimation = .standard
}

/// Whether a scene holds the pointer in place. No host does.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    open var isLocked: Bool { false }
    nonisolated public static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
    nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

/// A URL that a scene was asked to open, with the app that asked.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options: UIScene.OpenURLOptions
    package init(url: URL, options: UIScene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}

/// The callbacks of a scene. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The callbacks of a scene that has a window: quick actions and changes of geometry among them. Every method is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Asked by iPads that show several windows at once; no host does.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
    public func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { .automatic }
}
