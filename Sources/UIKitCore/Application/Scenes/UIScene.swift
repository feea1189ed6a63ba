import Foundation

/// One running instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    // The states of a scene. (I-18)
    /// Whether a scene is on screen and receives events.
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected yet, or no longer.
        case unattached = -1
        /// The scene is on screen and receives events.
        case foregroundActive = 0
        /// The scene is on screen, but receives no events.
        case foregroundInactive = 1
        /// The scene isn't on screen.
        case background = 2
    }

    /// The session that outlives the scene.
    open private(set) var session: UISceneSession
    /// The receiver of the scene's callbacks. Retained, as UIKit retains it.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is on screen and receives events.
    open package(set) var activationState: ActivationState = .unattached
    /// The name of the scene in the app switcher, or `nil`. Stored but has no effect.
    open var title: String!
    /// The second line of the scene's name. Stored but has no effect.
    open var subtitle = ""
    // FIXME(gap): stored only; nothing chooses among scenes by these conditions.
    /// The activities for which the scene opens. Stored but has no effect.
    open var activationConditions = UISceneActivationConditions()
    /// Whether the scene holds the pointer in place. Always `nil`.
    open var pointerLockState: UIPointerLockState? { nil }

    /// Creates a scene for a session. Called by the system, with the class that the configuration names.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL as the application does. The options have no effect.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
    /// Opens a URL as the application does, and returns whether anything could open it.
    @discardableResult open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url, options: [:])
    }

    // Extensions bracket asynchronous restoration. (SP-F037)
    /// Postpones the end of restoration until ``completeStateRestoration()``. Calls are counted.
    open func extendStateRestoration() { restorationExtensions += 1 }
    /// Ends one call of ``extendStateRestoration()``.
    open func completeStateRestoration() { restorationExtensions = max(0, restorationExtensions - 1) }
    /// The number of `extendStateRestoration` calls not yet completed.
    package private(set) final var restorationExtensions = 0

    /// Posted before the delegate is notified of a new scene.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was removed from memory.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene began to receive events.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene stops receiving events.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene appears on the screen, also at launch.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after a scene left the screen.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    // MARK: Options

    /// The reasons for which a scene connects: URLs, activities, or a quick action.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open; empty for other reasons.
        open package(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The bundle identifier of the app that opened a URL, or `nil`.
        open package(set) var sourceApplication: String?
        /// Always `nil`: no other device hands activities over.
        open package(set) var handoffUserActivityType: String?
        /// The activities to continue or restore.
        open package(set) var userActivities: Set<NSUserActivity> = []
        /// The quick action that the user chose, or `nil`.
        open package(set) var shortcutItem: UIApplicationShortcutItem?
        package override init() { super.init() }
    }

    /// The circumstances in which a scene opens a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that opened the URL, or `nil`.
        open package(set) var sourceApplication: String?
        /// Data that the app passed on, or `nil`.
        open package(set) var annotation: Any?
        /// Whether the file may be changed where it is.
        open package(set) var openInPlace = false
    }

    /// The options with which a scene opens a URL elsewhere.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app, not a browser, may open the URL. Stored but has no effect.
        open var universalLinksOnly = false
    }

    /// The options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Stored but has no effect: a new scene takes the whole screen, whichever scene requested it.
        open var requestingScene: UIScene?
    }
}

/// The conditions under which a scene opens for an activity, by its target content identifier.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Which content the scene can show; all by default. Stored but has no effect.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Which content the scene shows best; none by default. Stored but has no effect.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The options with which a scene is destroyed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options with which a window scene is destroyed, including the dismissal animation.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How a destroyed scene disappears.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// Stored but has no effect: a destroyed scene disappears immediately.
    open var windowDismissalAnimation: DismissalAnimation = .standard
}

/// Whether a scene holds the pointer in place. No host does.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Whether the pointer is held. Always `false`.
    open var isLocked: Bool { false }
    /// Posted by UIKit when the pointer is held or released. Never posted here.
    nonisolated public static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
    /// The key for the scene in ``didChangeNotification``.
    nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

/// A URL that a scene was asked to open, with the app that asked.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL to open.
    open private(set) var url: URL
    /// The circumstances in which to open it.
    open private(set) var options: UIScene.OpenURLOptions
    package init(url: URL, options: UIScene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}

/// The callbacks of a scene. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene was created: create its window here, unless a storyboard does. The options have the reasons for the connection.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after a scene was removed from memory. It may connect again later.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after a scene began to receive events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before a scene stops receiving events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before a scene appears on the screen, also at launch.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after a scene left the screen. Its state is saved then.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called to open URLs in a connected scene. Those of the connection are in its options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity from which the scene can be restored, or `nil` to restore nothing. Called when the scene leaves the screen.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene connected, with the activity of the last run. Restore the state of text and selections here.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called before an activity arrives.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called with an activity to continue.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when an activity didn't arrive. Never called here.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was updated by its owner. Never called here.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Returns `nil` by default: nothing is restored.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing by default.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The callbacks of a scene that has a window: quick actions and changes of geometry among them. Every method is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. If the configuration names a storyboard, the system sets it before `willConnectTo`.
    var window: UIWindow? { get set }
    /// Called after the size, the orientation, or the traits of the scene changed, with the previous ones.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called to perform a quick action in a connected scene. Call the handler with the success.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    /// Called after the geometry of the scene changed, with the previous one.
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Asked by iPads that show several windows at once; no host does.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
    /// `nil` for a delegate that doesn't declare the property. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Calls the handler with `false` by default.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing by default.
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
    /// Returns `automatic` by default.
    public func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { .automatic }
}
