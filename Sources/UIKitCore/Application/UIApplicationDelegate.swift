import Foundation

/// The callbacks of an app's life cycle. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's main window without scenes. The system sets it if `Info.plist` names a storyboard.
    var window: UIWindow? { get set }

    /// Called at the end of the launch, as in iOS 2, if the form with options isn't implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called before state is restored and the window is shown. `false` refuses the URL or activity of the launch.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    /// Called at the end of the launch, before the app becomes active. `false` refuses the URL or activity of the launch.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    /// Called after the app began to receive events. Not called in an app with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app stops receiving events. Not called in an app with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app left the screen. Not called in an app with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app returns to the screen, but not at launch. Not called in an app with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called by UIKit at midnight or when the clock was set. Never called here.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called by UIKit before files are locked. Never called here.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called by UIKit after files were unlocked. Never called here.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Opens a URL, as in iOS 2, if no newer form is implemented.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// Opens a URL, as from iOS 4 on, if the newer form isn't implemented.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Opens a URL, and returns whether it did. Not called in an app with scenes.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Called before the interface turns.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    )
    /// Called after the interface turned, with the old orientation.
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    /// Called by UIKit before the status bar's frame changes. Never called here.
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    /// Called by UIKit after the status bar's frame changed. Never called here.
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    /// Returns the orientations that a window's controllers may have. The controllers restrict them further.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask

    /// Called with a token for remote notifications. Never called here.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app can't get remote notifications: after every request here.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called with a remote notification, as up to iOS 6, if the form with a handler isn't implemented.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Called after the app registered its notification settings.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Called when a local notification is due while the app is active.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called when the user chose an action of a local notification. Never called here.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void)
    /// Called when the user chose an action of a remote notification. Never called here.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    /// Called with a remote notification, which a test sends through the control protocol. Call the handler with the result.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called to fetch new content in the background. Never called here.
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when transfers of a background session ended. Never called here.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    /// Called to perform a quick action in an app without scenes. Call the handler with the success.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    /// Whether the app may use extensions of a kind. Never called here.
    func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Called before an activity arrives. `true` keeps the system from telling the user.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity, and returns whether it did. Objects passed to the handler restore their state from it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when an activity didn't arrive. Never called here.
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was updated by its owner. Never called here.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Returns the controller with a path of identifiers during restoration, if it has no restoration class; `nil` leaves it to the
    /// storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    /// Whether to save the state, as up to iOS 13.1. Called if the form for secure archives isn't implemented.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether to restore the state, as up to iOS 13.1.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Whether to save the state when the app leaves the screen.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether to restore the state of the last run at launch.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Called before the state is saved, to add values of the app's own.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called after the state was restored, to read values of the app's own.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Whether other keyboards may use other keys. Never called here.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    /// Returns the classes and the storyboard of a scene that is about to connect.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after sessions were removed by the user or the app.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    // Not called: there is no watch that could send a request.
    /// Answers a request of the app on a watch. Never called here.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void)
    /// Called when an extension wants health data. Never called here.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// `nil` for a delegate that doesn't declare the property. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Returns `true` by default.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Falls back to the form of iOS 2.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// Returns `false` by default: the URL isn't opened.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
    /// Falls back to the form of iOS 2.
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        self.application(application, handleOpen: url)
    }
    /// Falls back to the forms of iOS 4 and iOS 2.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        application(app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: options[.annotation] ?? NSNull())
    }

    /// Does nothing by default.
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}
    // The delegate's default is Info.plist's mask. (D-05)
    /// Returns the orientations in `Info.plist` by default.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    {
        application.supportedInterfaceOrientations(for: window)
    }

    /// Does nothing by default.
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// Calls the handler immediately by default.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Calls the handler immediately by default.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Falls back to the form of iOS 3. The handler isn't called.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { self.application(application, didReceiveRemoteNotification: userInfo) }
    /// Does nothing by default.
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Does nothing by default.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {}
    /// Calls the handler with `false` by default.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Returns `true` by default.
    public func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// Returns `false` by default.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { false }
    /// Returns `false` by default.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing by default.
    public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    /// Returns `nil` by default: the storyboard creates the controller.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }
    /// Returns `false` by default: nothing is saved.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Returns `false` by default: nothing is restored.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
    /// Falls back to the form of iOS 6.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Falls back to the form of iOS 6.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Does nothing by default.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Returns `true` by default.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }

    /// Returns the session's own configuration, which comes from `Info.plist`.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing by default.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Answers `nil` by default.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { reply(nil) }
    /// Does nothing by default.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}
