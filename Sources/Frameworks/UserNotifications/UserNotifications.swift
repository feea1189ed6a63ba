// Notifications are stored, never shown. The host decides whether they are allowed.
import DeviceServices
@_exported import Foundation
import UIKitRuntime

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16), providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64), announcement = Self(rawValue: 128), timeSensitive = Self(rawValue: 256)
}
/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8),
        banner = Self(rawValue: 16)
}
/// The behavior of a button of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2), foreground = Self(rawValue: 4)
}
/// The behavior of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2),
        hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8), allowAnnouncement = Self(rawValue: 16)
}
/// Whether the app may send notifications; denied here.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// The style in which a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// The visibility of a notification's text.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// Whether a feature is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A sound, which is never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the file, or `nil` for a system sound.
    open private(set) var name: UNNotificationSoundName?
    private init(_ name: UNNotificationSoundName?) { self.name = name }
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(nil) }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float = 1) -> UNNotificationSound {
        UNNotificationSound(name)
    }
}
extension UNNotificationSound {
    /// `UNNotificationSound.default()`, as Swift 4.0 spelled it.
    @available(*, deprecated, message: "default is a property")
    public func callAsFunction() -> UNNotificationSound { self }
}
/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open var title: String = "", subtitle: String = "", body: String = "", categoryIdentifier: String = "", threadIdentifier: String = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
    open var attachments: [UNNotificationAttachment] = []
    open var launchImageName = "", summaryArgument = "", targetContentIdentifier: String?, filterCriteria: String?
    open var summaryArgumentCount = 0
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance from 0 to 1.
    open var relevanceScore = 0.0
}
/// The content of a notification to be sent.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() { super.init() }
}
/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var url: URL
    open private(set) var type: String
    /// Gives an empty identifier a unique value, as on iOS; throws if there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        // wall clock: identifiers differ between objects and runs, as on iOS
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, type) = (url, url.pathExtension)
    }
}
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The condition that delivers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    open private(set) var repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// The trigger of a notification that a push service sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    init() { super.init(repeats: false) }
}
/// Triggers a notification after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Counted from the call, as for a request that is added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }  // wall clock: compared with the app's own Date()
}
/// Triggers a notification when a date's components match.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? {
        // wall clock: compared with the app's own Date()
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
/// Triggers a notification at a region, which is Core Location's `CLRegion`.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var region: AnyObject
    public init(region: AnyObject, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
/// A notification that was requested.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
    open private(set) var request: UNNotificationRequest
    open private(set) var date: Date
    init(_ request: UNNotificationRequest) { (self.request, date) = (request, Date()) }  // wall clock: compared with the app's own Date()
}
/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    open private(set) var notification: UNNotification
    open private(set) var actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }
}
/// A text response that was typed into a notification.
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
/// A button that opens a text field.
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
    open private(set) var identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions
    open private(set) var hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String? = nil,
        categorySummaryFormat: String? = nil, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        (self.hiddenPreviewsBodyPlaceholder, self.categorySummaryFormat) = (
            hiddenPreviewsBodyPlaceholder ?? "", categorySummaryFormat ?? ""
        )
    }
}
/// The permissions that the host grants. By default, none.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    private let answer = DeviceServices.shared.answer(to: .notifications)
    private var setting: UNNotificationSetting { answer.grants ? .enabled : answer == .unset ? .disabled : .notSupported }
    open var authorizationStatus: UNAuthorizationStatus { answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
    open var alertSetting: UNNotificationSetting { setting }
    open var badgeSetting: UNNotificationSetting { setting }
    open var soundSetting: UNNotificationSetting { setting }
    open var notificationCenterSetting: UNNotificationSetting { setting }
    open var lockScreenSetting: UNNotificationSetting { setting }
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
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// Stores requests, permissions, and delivered notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { shared }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    open var supportsContentExtensions: Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DeviceServices.shared.request(.notifications) { completionHandler($0.grants, nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await DeviceServices.shared.request(.notifications).grants
    }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(UNNotificationSettings()) } }
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(pending)
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    open func removeAllPendingNotificationRequests() { pending.removeAll() }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
    /// Does nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing.
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

/// A notification that a push service sent, as passed in by a host.
@MainActor
package enum PushedNotification {
    /// Delivers it to the app as iOS does: to the center's delegate while the app is in the foreground, which may have it shown; as a tap
    /// by the user while the app is in the background, or with `isOpened`; not at all if the payload has nothing to show.
    package static func deliver(_ payload: [AnyHashable: Any], isOpened: Bool) {
        let center = UNUserNotificationCenter.current()
        guard let content = content(of: payload), let delegate = center.delegate else { return }
        let notification = UNNotification(
            UNNotificationRequest(identifier: "push-\(nextNumber())", content: content, trigger: UNPushNotificationTrigger()))
        if isOpened {
            delegate.userNotificationCenter(center, didReceive: UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier))
            {}
        } else {
            delegate.userNotificationCenter(center, willPresent: notification) { _ in }
        }
    }

    private static var number = 0
    private static func nextNumber() -> Int {
        number += 1
        return number
    }

    private static func content(of payload: [AnyHashable: Any]) -> UNNotificationContent? {
        guard let aps = payload["aps"] as? [String: Any], let alert = aps["alert"] else { return nil }
        let content = UNMutableNotificationContent()
        content.userInfo = payload
        if let text = alert as? String { content.body = text }
        if let parts = alert as? [String: Any] {
            content.title = parts["title"] as? String ?? ""
            content.subtitle = parts["subtitle"] as? String ?? ""
            content.body = parts["body"] as? String ?? ""
        }
        if let badge = aps["badge"] as? NSNumber { content.badge = badge }
        content.categoryIdentifier = aps["category"] as? String ?? ""
        content.threadIdentifier = aps["thread-id"] as? String ?? ""
        return content
    }
}
