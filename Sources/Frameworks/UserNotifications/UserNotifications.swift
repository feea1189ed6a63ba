// Notifications are stored, never shown. The host decides whether they are allowed.
import DeviceServices
@_exported import Foundation
import UIKitRuntime

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon, sounds, alerts, and alerts in a car.
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8)
    /// Alerts that sound in any case, and a button for the app's settings.
    public static let criticalAlert = Self(rawValue: 16), providesAppNotificationSettings = Self(rawValue: 32)
    /// Alerts without asking, spoken alerts, and urgent alerts.
    public static let provisional = Self(rawValue: 64), announcement = Self(rawValue: 128), timeSensitive = Self(rawValue: 256)
}
/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The presentation of a notification while the app is in front: number, sound, alert, list, or banner.
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8),
        banner = Self(rawValue: 16)
}
/// The behavior of a button of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action needs an unlocked device, destroys something, or opens the app.
    public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2), foreground = Self(rawValue: 4)
}
/// The behavior of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified of a dismissal, alerts in a car, and hidden text with a title.
    public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2),
        hiddenPreviewsShowTitle = Self(rawValue: 4)
    /// Hidden text with a subtitle, and spoken alerts.
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
/// The identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of a dismissal of the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A sound, which is never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the file, or `nil` for a system sound.
    open private(set) var name: UNNotificationSoundName?
    private final let kind: Kind
    private enum Kind { case standard, ringtone, critical }
    private init(_ name: UNNotificationSoundName?, _ kind: Kind = .standard) { (self.name, self.kind) = (name, kind) }
    /// Creates a sound with the name of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }
    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    /// The sound of a call.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil, .ringtone) }
    /// The usual sound of critical alerts.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil, .critical) }
    /// Returns the default sound for critical alerts. The volume has no effect.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(nil, .critical) }
    /// Returns a critical alert sound with the name of its file. The volume has no effect.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float = 1) -> UNNotificationSound {
        UNNotificationSound(name, .critical)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return name == other.name && kind == other.kind
    }
    open override var hash: Int { name.hashValue }
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
// Only the app changes the content: a request keeps a copy.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The texts of the notification, its category, and the thread by which it is grouped.
    open var title: String = "", subtitle: String = "", body: String = "", categoryIdentifier: String = "", threadIdentifier: String = ""
    /// The number on the icon; nil leaves it.
    open var badge: NSNumber?
    /// The sound; nil for none.
    open var sound: UNNotificationSound?
    /// Custom values.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The files that are shown with the notification.
    open var attachments: [UNNotificationAttachment] = []
    /// The image of the launch, and values for grouping and filters; nil for none. They are stored but have no effect.
    open var launchImageName = "", summaryArgument = "", targetContentIdentifier: String?, filterCriteria: String?
    /// The number of items in a summary. It is stored but has no effect.
    open var summaryArgumentCount = 1
    /// The urgency of the notification. It is stored but has no effect.
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance from 0 to 1.
    open var relevanceScore = 0.0

    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { take(UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { take(UNMutableNotificationContent()) }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    private func take(_ copy: UNNotificationContent) -> UNNotificationContent {
        (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
        (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
        (copy.badge, copy.sound, copy.userInfo, copy.attachments) = (badge, sound, userInfo, attachments)
        (copy.launchImageName, copy.summaryArgument, copy.summaryArgumentCount) = (launchImageName, summaryArgument, summaryArgumentCount)
        (copy.targetContentIdentifier, copy.filterCriteria) = (targetContentIdentifier, filterCriteria)
        (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        return title == other.title && subtitle == other.subtitle && body == other.body && badge == other.badge && sound == other.sound
            && categoryIdentifier == other.categoryIdentifier && threadIdentifier == other.threadIdentifier
            && Self.areEqual(userInfo, other.userInfo) && attachments == other.attachments
            && interruptionLevel == other.interruptionLevel && relevanceScore == other.relevanceScore
    }
    open override var hash: Int { [title, subtitle, body, categoryIdentifier].hashValue }
    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as [AnyHashable: Any], let other as [AnyHashable: Any]):
            one.count == other.count && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
        case (let one as [Any], let other as [Any]): one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }
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
        guard FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
        // wall clock: identifiers differ between objects and runs, as on iOS
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, type) = (url, url.pathExtension)
    }
}
/// The key for the type of an attached file.
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
    /// Creates a trigger after some seconds. It doesn't fire: requests wait until a host delivers a notification.
    ///
    /// Raises the exceptions of iOS for an interval that isn't positive, and for a repeating one of less than a minute.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if timeInterval <= 0 {
            Fault.raise(.internalInconsistencyException, "time interval must be greater than 0")
        } else if repeats, timeInterval < 60 {
            Fault.raise(.internalInconsistencyException, "time interval must be at least 60 if repeating")
        }
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
        return timeInterval == other.timeInterval && repeats == other.repeats
    }
    open override var hash: Int { timeInterval.hashValue }
    /// Counted from the call, as for a request that is added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }  // wall clock: compared with the app's own Date()
}
/// Triggers a notification when a date's components match.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var dateComponents: DateComponents
    /// Creates a trigger at a date. It doesn't fire: requests wait until a host delivers a notification.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNCalendarNotificationTrigger else { return false }
        return dateComponents == other.dateComponents && repeats == other.repeats
    }
    open override var hash: Int { dateComponents.hashValue }
    /// Returns the next date of the trigger, or nil if there is none.
    open func nextTriggerDate() -> Date? {
        // wall clock: compared with the app's own Date()
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
/// Triggers a notification at a region, which is Core Location's `CLRegion`.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var region: AnyObject
    /// Creates a trigger at a location. It never fires.
    public init(region: AnyObject, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?
    /// Creates a request. It replaces one with the same identifier. A nil trigger delivers immediately on Apple's devices; here the request
    /// waits.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        // Later changes of the content don't reach the request.
        self.content = content.copy() as? UNNotificationContent ?? content
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationRequest else { return false }
        return identifier == other.identifier && content == other.content && trigger == other.trigger
    }
    open override var hash: Int { identifier.hashValue }
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
    /// The text that the user entered, which is always empty.
    open var userText: String { "" }
}
/// The icon of a notification's button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    let name: String
    /// Creates an icon from an image in the app's assets.
    public init(templateImageName: String) { name = templateImageName }
    /// Creates an icon of a symbol.
    public init(systemImageName: String) { name = systemImageName }
}
/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    open private(set) var identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?
    /// Creates an action with a title; a nil icon means none.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction, type(of: self) == type(of: other) else { return false }
        return identifier == other.identifier && title == other.title && options == other.options
    }
    open override var hash: Int { identifier.hashValue }
}
/// A button that opens a text field.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    open private(set) var textInputButtonTitle: String, textInputPlaceholder: String
    /// Creates an action that lets the user type text.
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
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return identifier == other.identifier && actions == other.actions && intentIdentifiers == other.intentIdentifiers
            && options == other.options && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
            && categorySummaryFormat == other.categorySummaryFormat
    }
    open override var hash: Int { identifier.hashValue }
}
/// The permissions that the host grants. By default, none.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    private let answer = DeviceServices.shared.answer(to: .notifications)
    private var setting: UNNotificationSetting { answer.grants ? .enabled : answer == .unset ? .disabled : .notSupported }
    /// The user's answer to the request for notifications.
    open var authorizationStatus: UNAuthorizationStatus { answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
    /// Whether alerts are on, which follows the user's answer.
    open var alertSetting: UNNotificationSetting { setting }
    /// Whether the number on the icon is on, which follows the user's answer.
    open var badgeSetting: UNNotificationSetting { setting }
    /// Whether sounds are on, which follows the user's answer.
    open var soundSetting: UNNotificationSetting { setting }
    /// Whether the list of notifications is on, which follows the user's answer.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// Whether the lock screen is on, which follows the user's answer.
    open var lockScreenSetting: UNNotificationSetting { setting }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// The style of alerts: banners, if the user allows notifications.
    open var alertStyle: UNAlertStyle { answer.grants ? .banner : .none }
    /// Whether text is shown, which is always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { false }
}

/// The callbacks for notifications that arrive in the foreground, and for the user's responses.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a host delivers a notification while the app is in front. The closure receives its presentation, which has no effect.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user has tapped a notification or an action. Call the closure at the end.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called when the user opens the app's settings from a notification. It isn't called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    /// Calls the closure without a presentation.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Calls the closure.
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
    /// Returns the only center of the app.
    open class func current() -> UNUserNotificationCenter { shared }
    /// The object that receives notifications. Set it before the launch has ended.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    /// Whether content extensions are supported, which is always false.
    open var supportsContentExtensions: Bool { false }

    /// Requests permission for notifications, and calls the closure with the answer.
    @preconcurrency open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DeviceServices.shared.request(.notifications) { completionHandler($0.grants, nil) }
    }
    /// Requests permission for notifications, and returns the answer.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await DeviceServices.shared.request(.notifications).grants
    }
    /// Calls the closure with the settings in a later turn.
    @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(UNNotificationSettings()) } }
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Adds a request to those that wait, in place of one with the same identifier, and calls the closure. It isn't delivered.
    @preconcurrency open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    /// Calls the closure with the requests that wait.
    @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(pending)
    }
    /// Returns the requests that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Removes requests that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    /// Removes all requests that wait.
    open func removeAllPendingNotificationRequests() { pending.removeAll() }
    /// Calls the closure with no notifications.
    @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Returns no notifications.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
    /// Does nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing.
    open func removeAllDeliveredNotifications() {}
    /// Sets the categories of the app, in place of all before.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// Calls the closure with the categories of the app.
    @preconcurrency open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    /// Calls the closure. The number isn't shown.
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
