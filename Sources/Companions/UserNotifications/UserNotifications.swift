// Notifications are remembered, never shown: authorisation is denied through the API's own paths.
@_exported import Foundation
import UIKitRuntime

/// What an app asks to be allowed to do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16), providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64), announcement = Self(rawValue: 128), timeSensitive = Self(rawValue: 256)
}
/// How a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8), banner = Self(rawValue: 16)
}
/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2), foreground = Self(rawValue: 4)
}
/// How notifications of a kind behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2), hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8), allowAnnouncement = Self(rawValue: 16)
}
/// Whether the app may notify; denied here.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When the text of a notification may be seen.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// There is no sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The file's name; nil for a sound of the system.
    open private(set) var name: UNNotificationSoundName?
    private init(_ name: UNNotificationSoundName?) { self.name = name }
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(nil) }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float = 1) -> UNNotificationSound { UNNotificationSound(name) }
}
/// The file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open var title: String = "", subtitle: String = "", body: String = "", categoryIdentifier: String = "", threadIdentifier: String = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
    open var attachments: [UNNotificationAttachment] = []
    open var launchImageName = "", summaryArgument = "", targetContentIdentifier: String?, filterCriteria: String?
    open var summaryArgumentCount = 0
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// From 0 to 1.
    open var relevanceScore = 0.0
}
/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() { super.init() }
}
/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var url: URL
    open private(set) var type: String
    /// An empty identifier gets a unique one, as on iOS; throws when there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, type) = (url, url.pathExtension)
    }
}
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// What makes a notification come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    open private(set) var repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// A notification some seconds from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Counted from the call, as for a request that is added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
/// A notification when a date's components match.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
/// The region is `CLRegion`'s, of CoreLocation.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var region: AnyObject
    public init(region: AnyObject, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
/// A notification that was asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
    open private(set) var request: UNNotificationRequest
    open private(set) var date: Date
    init(_ request: UNNotificationRequest) { (self.request, date) = (request, Date()) }
}
/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    open private(set) var notification: UNNotification
    open private(set) var actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }
}
/// An answer that was typed into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}
/// The icon of a notification's button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    let name: String
    public init(templateImageName: String) { name = templateImageName }
    public init(systemImageName: String) { name = systemImageName }
}
/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    open private(set) var identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}
/// A button that asks for text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    open private(set) var textInputButtonTitle: String, textInputPlaceholder: String
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    open private(set) var identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions
    open private(set) var hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String? = nil,
        categorySummaryFormat: String? = nil, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        (self.hiddenPreviewsBodyPlaceholder, self.categorySummaryFormat) = (hiddenPreviewsBodyPlaceholder ?? "", categorySummaryFormat ?? "")
    }
}
/// What the user allows: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    open var alertSetting: UNNotificationSetting { .notSupported }
    open var badgeSetting: UNNotificationSetting { .notSupported }
    open var soundSetting: UNNotificationSetting { .notSupported }
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { false }
}

/// The callbacks for notifications that arrive in the foreground, and for the user's responses.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// Keeps requests, permissions and what was delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { shared }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    open var supportsContentExtensions: Bool { false }

    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(false, nil) } }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(UNNotificationSettings()) } }
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) { completionHandler(pending) }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { pending.removeAll { identifiers.contains($0.identifier) } }
    open func removeAllPendingNotificationRequests() { pending.removeAll() }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) { completionHandler(categories) }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
