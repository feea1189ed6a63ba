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

    open var applicationState: State { lifecycle.state }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Stored for hosts: the emulated device never sleeps, and its screen does not lock by itself.
    open var isIdleTimerDisabled = false
    /// Whether network activity is indicated. Nothing is shown, as on every iPhone since iOS 13.
    open var isNetworkActivityIndicatorVisible = false
    /// Stored only: there is no home screen to show it.
    open var applicationIconBadgeNumber = 0
    // Stored only: a shake goes to the responders and undoes nothing by itself. FIXME(gap): Undo by shaking.
    open var applicationSupportsShakeToEdit = true
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { settings.shortcutItems }
        set { settings.shortcutItems = newValue }
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { Traits.applicationLayoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        settings.beginTask()
    }
    open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        settings.beginTask()
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: ApplicationSettings.noRemoteNotifications)
    }
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    // The end of restoration waits for each extension. (SP-F007)
    open func extendStateRestoration() { StateRestoration.extend() }
    open func completeStateRestoration() { StateRestoration.complete() }
    // Heeded only while state is being saved. (SP-F008)
    open func ignoreSnapshotOnNextApplicationLaunch() { if StateSaving.isSaving { settings.ignoresSnapshot = true } }

    // MARK: Events and actions

    open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event) }

    // Without a target, the action travels up the responder chain from the first responder. (J-07)
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    open func beginIgnoringInteractionEvents() { settings.ignoring += 1 }
    open func endIgnoringInteractionEvents() { settings.ignoring = max(0, settings.ignoring - 1) }
    open var isIgnoringInteractionEvents: Bool { settings.ignoring > 0 }

    // MARK: URLs

    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { URLOpening.open(url, completion) }

    /// The form before Swift 4.2, for apps whose own protocol requires it.
    @_disfavoredOverload
    public func open(_ url: URL, options: [String: Any], completionHandler completion: ((Bool) -> Void)?) {
        nonisolated(unsafe) let completion = completion
        URLOpening.open(url) { completion?($0) }
    }

    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
    }

    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        let can = canOpenURL(url)
        URLOpening.open(url, nil)
        return can
    }
    open func canOpenURL(_ url: URL) -> Bool { URLOpening.canOpen(url) }

    // MARK: Windows and scenes

    open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene != nil } }
    open var keyWindow: UIWindow? { KeyWindows.all.first { $0.windowScene?.activationState == .foregroundActive } ?? KeyWindows.all.first }
    open var connectedScenes: Set<UIScene> { Set(lifecycle.scenes) }
    open var openSessions: Set<UISceneSession> { Set(lifecycle.sessions) }
    open var supportsMultipleScenes: Bool { InfoDictionary.main.supportsMultipleScenes }

    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { SceneRequests.activate(sceneSession, userActivity, errorHandler) }
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { SceneRequests.destroy(sceneSession, errorHandler) }
    /// Does nothing: a session without a scene has no snapshot that could be out of date.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Orientation and status bar

    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { settings.plistOrientations }
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.host.orientation }
        set {}
    }
    open var statusBarFrame: CGRect { lifecycle.mainScene?.statusBarManager?.statusBarFrame ?? .zero }
    open var statusBarOrientationAnimationDuration: TimeInterval { UIDevice.current.userInterfaceIdiom == .pad ? 0.4 : 0.3 }
    // App-wide setters do nothing while controllers decide about the status bar. (I-19)
    open var statusBarStyle: UIStatusBarStyle {
        get { lifecycle.mainScene?.statusBarManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { settings.setStatusBar(style: statusBarStyle) }
    open var isStatusBarHidden: Bool {
        get { lifecycle.mainScene?.statusBarManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { settings.setStatusBar(hidden: hidden) }

    open var alternateIconName: String? { settings.alternateIconName }
    open var supportsAlternateIcons: Bool { true }
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        settings.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    /// Passes the builder on to the delegate.
    open override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
}
