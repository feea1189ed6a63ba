import Foundation

extension UIApplication {
    /// Whether the app is on screen and receives events.
    public enum State: Int, Sendable {
        /// On screen with events, on screen without them, or not on screen.
        case active, inactive, background
    }

    /// A key for the reason for a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the URL that the app was launched to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The key for the bundle identifier of the app that requested the launch.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The key for a remote notification's content. Never set here.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The key for a local notification that launched the app. Never set here.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The key for data that the requesting app passed on.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The key for a launch for a change of location. Never set here.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The key for downloads of a magazine. Never set here.
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The key for restored Bluetooth centrals. Never set here.
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The key for restored Bluetooth peripherals. Never set here.
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The key for the quick action that launched the app.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The key for a dictionary about the activity that launched the app.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The key, in the activity's dictionary, of its type.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The key for a CloudKit share that was accepted. Never set here.
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    }

    /// A key for the circumstances in which the app opens a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the requesting app's bundle identifier.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key for data that the requesting app passed on.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// The key for a Boolean: whether the file must be copied before it is changed (`false`).
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// A key for the options with which the app opens a URL elsewhere.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for a Boolean: whether only an app, not a browser, may open the URL.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The kind of an app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The kind as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of other apps.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// The shortest interval of background fetches, in seconds.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval that turns background fetches off.
    nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// The URL of the app's page in the settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the settings for default apps.
    nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
    /// The URL of the app's notification settings.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Posted after the delegate's `didFinishLaunching`. The user info has the launch options.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after the app began to receive events.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app stops receiving events.
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the app left the screen.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app returns to the screen; not at launch.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory is low, after the delegate and the controllers were notified.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted by UIKit at midnight or when the clock was set. Never posted here.
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Posted by UIKit when the user allows or forbids background refreshes. Never posted here.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted by UIKit before files are locked. Never posted here.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted by UIKit after files were unlocked. Never posted here.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted after a screenshot, which a host reports.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Posted before the interface turns. The user info has the new orientation.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface turned. The user info has the old orientation.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted by UIKit before the status bar's frame changes. Never posted here.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted by UIKit after the status bar's frame changed. Never posted here.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key for an orientation, a boxed integer.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key for the status bar's frame, a boxed `CGRect`.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

/// The name of the type in Swift 4.1 and earlier.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of the type in Swift 4.1 and earlier.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of the type in Swift 3 and earlier.
public typealias UIApplicationState = UIApplication.State

/// Identifies a background task begun with `beginBackgroundTask`; ``invalid`` if the system grants no time.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number; 0 for no task.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch: new data, no data or a failure.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The result that the app reports.
    case newData, noData, failed
}

/// Whether the user lets the app refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Forbidden by the device's administrator, forbidden by the user, or allowed.
    case restricted, denied, available
}

/// A quick action of the app icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The name by which the app recognizes the action.
    open package(set) var type: String
    /// The title in the user's language.
    open package(set) var localizedTitle: String
    /// The smaller line below the title, or `nil`.
    open package(set) var localizedSubtitle: String?
    /// The picture, or `nil`.
    open package(set) var icon: UIApplicationShortcutIcon?
    /// Custom values, or `nil`.
    open package(set) var userInfo: [String: any NSSecureCoding]?
    /// The content for which a scene is chosen, or `nil`. Never read here.
    open package(set) var targetContentIdentifier: Any?

    /// Creates a quick action.
    ///
    /// - Parameters:
    ///   - type: The name by which the app recognizes the action.
    ///   - userInfo: Custom values.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle, self.icon, self.userInfo) = (
            type, localizedTitle, localizedSubtitle, icon, userInfo
        )
        super.init()
    }

    /// Creates a quick action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Returns the item itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns an item that can be changed.
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
        onMain {
            UIMutableApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        }
    }
}

/// A quick action of the home screen that an app can modify.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The picture of a quick action: one of the system's, a template image's or a contact's.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's pictures for quick actions.
    public enum IconType: Int, Sendable {
        /// Pictures of common actions and places.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        /// Pictures of communication, time, and lists.
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
        /// Pictures of sound and updates.
        case shuffle, audio, update
    }

    package let imageName: String?
    package let systemName: String?
    package let type: IconType?

    /// Creates an icon with one of the system's pictures.
    public init(type: IconType) { (imageName, systemName, self.type) = (nil, nil, type) }
    /// Creates an icon with a template image of the app's bundle.
    public init(templateImageName: String) { (imageName, systemName, type) = (templateImageName, nil, nil) }
    /// Creates an icon with a symbol.
    public init(systemImageName: String) { (imageName, systemName, type) = (nil, systemImageName, nil) }
}
