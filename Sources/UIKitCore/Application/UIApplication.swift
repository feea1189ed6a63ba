import Foundation

/// The running app: its state, windows, and delegate, and where events and actions start.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: The one

    package private(set) static var existing: UIApplication?

    /// The application, created on first use if `UIApplicationMain` isn't running, as in a test of views.
    open class var shared: UIApplication { existing ?? UIApplication() }

    public override init() {
        super.init()
        onMain {
            if UIApplication.existing == nil { UIApplication.existing = self }
            ApplicationWiring.connect(self)
        }
    }

    /// Makes the next access create another application. For tests.
    package static func replaceShared() { existing = nil }

    /// The app's delegate. Not retained by this property, but the one that `UIApplicationMain` created lives as long as the application.
    open weak var delegate: (any UIApplicationDelegate)? {
        didSet { heldDelegate = delegate }
    }
    /// The delegate that `UIApplicationMain` created; nothing else retains it.
    var heldDelegate: AnyObject?

    package internal(set) var lifecycle = ApplicationLifecycle()
    package let settings = ApplicationSettings()

    // The application's next responder is its delegate. (J-01)
    open override var next: UIResponder? { delegateAfterChain }

    // MARK: State

    /// Whether the app is on screen and receives events.
    open var applicationState: State { lifecycle.state }
    /// The seconds that the app may go on in the background. Unlimited here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether encrypted files can be read. Always `true`.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the app may refresh in the background. Always `available`, but it is never asked to.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Stored for hosts: the emulated device never sleeps, and its screen does not lock by itself.
    open var isIdleTimerDisabled = false
    /// Whether network activity is indicated. Nothing is shown, as on every iPhone since iOS 13.
    open var isNetworkActivityIndicatorVisible = false
    /// Stored but has no effect: there is no home screen to show it.
    open var applicationIconBadgeNumber = 0
    // Stored only: a shake goes to the responders and undoes nothing by itself. FIXME(gap): Undo by shaking.
    /// Whether a shake undoes. Stored but has no effect.
    open var applicationSupportsShakeToEdit = true
    /// The quick actions of the app's icon, besides those in `Info.plist`; `nil` for none.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { settings.shortcutItems }
        set { settings.shortcutItems = newValue }
    }
    /// The reading direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { Traits.applicationLayoutDirection }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    /// Requests time in the background. The handler is never called, because time isn't limited.
    @preconcurrency open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        settings.beginTask()
    }
    /// Requests time in the background under a name for debugging. The handler is never called.
    @preconcurrency open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    )
        -> UIBackgroundTaskIdentifier
    {
        settings.beginTask()
    }
    /// Ends a background task. Does nothing, because time isn't limited.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Requests background fetches at least an interval apart. Does nothing: no fetch is started.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Requests a token for remote notifications. The delegate is notified immediately that it failed.
    open func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: ApplicationSettings.noRemoteNotifications)
    }
    /// Ends remote notifications. Does nothing.
    open func unregisterForRemoteNotifications() {}
    /// Whether the app has a token for remote notifications. Always `false`.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Requests events of remotes and headsets. Does nothing: hosts report none.
    open func beginReceivingRemoteControlEvents() {}
    /// Ends events of remotes and headsets. Does nothing.
    open func endReceivingRemoteControlEvents() {}
    // The end of restoration waits for each extension. (SP-F007)
    /// Postpones the end of restoration until ``completeStateRestoration()``. Calls are counted.
    open func extendStateRestoration() { StateRestoration.extend() }
    /// Ends one call of ``extendStateRestoration()``.
    open func completeStateRestoration() { StateRestoration.complete() }
    // Heeded only while state is being saved. (SP-F008)
    /// Keeps the picture of the last run from being shown at the next launch. Has an effect only while state is being saved.
    open func ignoreSnapshotOnNextApplicationLaunch() { if StateSaving.isSaving { settings.ignoresSnapshot = true } }

    // MARK: Events and actions

    /// Delivers an event to the windows. Overrides see every event and call super.
    open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event) }

    // Without a target, the action travels up the responder chain from the first responder. (J-07)
    /// Calls a method of the target; without a target, of the first responder in the chain that implements it. Returns whether one did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    /// Drops touches until ``endIgnoringInteractionEvents()``. Calls are counted.
    open func beginIgnoringInteractionEvents() { settings.ignoring += 1 }
    /// Ends one call of ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { settings.ignoring = max(0, settings.ignoring - 1) }
    /// Whether touches are dropped at present.
    open var isIgnoringInteractionEvents: Bool { settings.ignoring > 0 }

    // MARK: URLs

    /// Opens a URL in this app, if its `Info.plist` has the scheme, or outside. The completion gets in the coming turn whether anything
    /// could open it. The options have no effect.
    @preconcurrency open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { URLOpening.open(url, completion) }

    /// The form before Swift 4.2, for apps whose own protocol requires it.
    @_disfavoredOverload
    public func open(_ url: URL, options: [String: Any], completionHandler completion: ((Bool) -> Void)?) {
        nonisolated(unsafe) let completion = completion
        URLOpening.open(url) { completion?($0) }
    }

    /// Opens a URL, and returns whether anything could open it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
    }

    /// Opens a URL in the coming turn, as up to iOS 9, and returns whether anything can open it.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        let can = canOpenURL(url)
        URLOpening.open(url, nil)
        return can
    }
    /// Returns whether the app itself has the URL's scheme, or the host can open it. `LSApplicationQueriesSchemes` isn't required.
    open func canOpenURL(_ url: URL) -> Bool { URLOpening.canOpen(url) }

    // MARK: Windows and scenes

    /// The windows of all scenes, visible or not.
    open var windows: [UIWindow] { UIWindow.ordered }
    /// The key window of the active scene, or of another; `nil` if there is none.
    open var keyWindow: UIWindow? { KeyWindows.all.first { $0.windowScene?.activationState == .foregroundActive } ?? KeyWindows.all.first }
    /// The scenes in memory, on screen or not.
    open var connectedScenes: Set<UIScene> { Set(lifecycle.scenes) }
    /// The sessions of the app, with or without a scene.
    open var openSessions: Set<UISceneSession> { Set(lifecycle.sessions) }
    /// Whether the app's `Info.plist` allows several scenes.
    open var supportsMultipleScenes: Bool { InfoDictionary.main.supportsMultipleScenes }

    /// Shows a session's scene, or a new one if the session is `nil`. The handler gets an error if the app supports one scene only.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { SceneRequests.activate(sceneSession, userActivity, errorHandler) }
    /// Removes a session and its scene. The handler gets an error if that isn't possible.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { SceneRequests.destroy(sceneSession, errorHandler) }
    /// Does nothing: a session without a scene has no snapshot that could be out of date.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Orientation and status bar

    /// Returns the orientations in `Info.plist`, which apply if the delegate has no method for them.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { settings.plistOrientations }
    /// The orientation of the interface. Setting it has no effect.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.host.orientation }
        set {}
    }
    /// The frame of the status bar in the screen's points; zero while it is hidden.
    open var statusBarFrame: CGRect { lifecycle.mainScene?.statusBarManager?.statusBarFrame ?? .zero }
    /// The length of a rotation by 90 degrees, in seconds: 0.3 on a phone, 0.4 on a tablet.
    open var statusBarOrientationAnimationDuration: TimeInterval { UIDevice.current.userInterfaceIdiom == .pad ? 0.4 : 0.3 }
    // App-wide setters do nothing while controllers decide about the status bar. (I-19)
    /// The style of the status bar. Setting it has no effect while controllers determine it, which is the default.
    open var statusBarStyle: UIStatusBarStyle {
        get { lifecycle.mainScene?.statusBarManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    /// Sets the style of the status bar, without animation. Has no effect while controllers determine it.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { settings.setStatusBar(style: statusBarStyle) }
    /// Whether the status bar is hidden. Setting it has no effect while controllers determine it.
    open var isStatusBarHidden: Bool {
        get { lifecycle.mainScene?.statusBarManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    /// Hides or shows the status bar, without animation. Has no effect while controllers determine it.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { settings.setStatusBar(hidden: hidden) }

    /// The name of the app's icon, or `nil` for the primary one.
    open var alternateIconName: String? { settings.alternateIconName }
    /// Whether the app may change its icon. Always `true`.
    open var supportsAlternateIcons: Bool { true }
    /// Stores the name of another icon; `nil` is the primary one. The handler is called immediately without an error, even for a name that
    /// the app doesn't have.
    @preconcurrency open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        settings.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    /// Passes the builder on to the delegate.
    open override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
}
