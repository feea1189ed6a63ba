import Foundation

// Notifications before the UserNotifications framework of iOS 10.

/// The name of the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification that the app schedules for itself.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// The date on which the notification is due; `nil` means immediately. It is on the event loop's virtual clock.
    open var fireDate: Date?
    /// The time zone whose clock shows `fireDate`; if `nil`, `fireDate` is an absolute time.
    open var timeZone: TimeZone?
    /// The calendar unit after which the notification repeats; if empty, it fires once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar in which the interval is measured; `nil` for the user's.
    open var repeatCalendar: Calendar?
    // FIXME(gap): nothing is shown when a notification is due; the app's delegate receives the notification.
    /// The title of the alert, or `nil`. Stored: no alert is shown.
    open var alertTitle: String?
    /// The text of the alert, or `nil`. Stored: no alert is shown.
    open var alertBody: String?
    /// Whether the alert has a button that opens the app. Stored but has no effect.
    open var hasAction = true
    /// The word on the alert's button, or `nil` for the default. Stored but has no effect.
    open var alertAction: String?
    /// The launch image for an app opened by the notification. Stored but has no effect.
    open var alertLaunchImage: String?
    /// The sound's file in the bundle, or `nil` for silence. Stored but has no effect.
    open var soundName: String?
    /// The number on the app's icon afterward. Stored but has no effect.
    open var applicationIconBadgeNumber = 0
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the category whose actions the notification offers, or `nil`.
    open var category: String?
    // FIXME(gap): regions trigger nothing; `region` itself needs CoreLocation.
    /// Whether a region triggers only once. Stored but has no effect.
    open var regionTriggersOnce = true

    fileprivate var token: EventLoop.Token?

    public override init() { super.init() }

    /// Returns the first fire date at or after `date`.
    fileprivate func next(after date: Date) -> Date? {
        guard var fire = fireDate else { return nil }
        guard let component = Self.components.first(where: { repeatInterval.contains($0.unit) })?.component else {
            return fire >= date ? fire : nil
        }
        var calendar = repeatCalendar ?? Calendar(identifier: .gregorian)
        if let timeZone { calendar.timeZone = timeZone }
        while fire < date {
            guard let next = calendar.date(byAdding: component, value: 1, to: fire), next > fire else { return nil }
            fire = next
        }
        return fire
    }

    private static let components: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
        (.minute, .minute), (.hour, .hour), (.day, .day), (.weekOfYear, .weekOfYear), (.month, .month), (.year, .year),
    ]
}

/// The ways a notification may alert the user: badge, sound, alert. Until iOS 9; `UNAuthorizationOptions` follows it.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits, one for each way.
    public let rawValue: UInt
    /// Creates a set of ways from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// A text on the screen.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The ways in which the user lets remote notifications alert. Until iOS 7.
public struct UIRemoteNotificationType: OptionSet, Sendable {
    /// The bits, one for each way.
    public let rawValue: UInt
    /// Creates a set of ways from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIRemoteNotificationType(rawValue: 2)
    /// A text on the screen.
    public static let alert = UIRemoteNotificationType(rawValue: 4)
    /// The download of a magazine's issue.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 8)
}

/// Whether a notification's action is a button or takes text.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }
/// Whether choosing a notification's action brings the app to the foreground.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }
/// The space for a notification's actions: four in `default`, two in `minimal`.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
/// The key for the send button's title in an action's parameters.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitle"
/// The key for the typed text in the response to an action.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedText"

/// The notification types that the app may show, and the actions its notifications offer.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The ways in which notifications may alert.
    open private(set) var types: UIUserNotificationType
    /// The kinds of notifications with actions, or `nil`.
    open private(set) var categories: Set<UIUserNotificationCategory>?
    /// Creates settings to register with `registerUserNotificationSettings(_:)`.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
    }
}

/// A button of a notification. Until iOS 9; `UNNotificationAction` follows it.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    /// The name that the delegate receives, or `nil`.
    open fileprivate(set) var identifier: String?
    /// The text on the button, or `nil`.
    open fileprivate(set) var title: String?
    /// Whether the action takes text.
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    /// Further values, such as the title of the send button.
    open fileprivate(set) var parameters: [AnyHashable: Any] = [:]
    /// Whether the action brings the app to the foreground.
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the device must be unlocked.
    open fileprivate(set) var isAuthenticationRequired = false
    /// Whether the button is red.
    open fileprivate(set) var isDestructive = false
}

/// An action of a notification that the app can still configure.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set { super.parameters = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}

/// The actions of one kind of notification, found by the identifier in the notification.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// The name that a notification gives as its category, or `nil`.
    open fileprivate(set) var identifier: String?
    fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]
    /// Returns the actions for the space available, or `nil` if none were set.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}

/// A category of notifications that the app can still configure.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// Sets the actions for the space available; `nil` removes them.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions
    }
}

/// The settings that an application registered and the notifications it scheduled.
@MainActor
package final class LocalNotifications {
    fileprivate var settings: UIUserNotificationSettings?
    fileprivate var scheduled: [UILocalNotification] = []
    nonisolated init() {}

    fileprivate func add(_ notification: UILocalNotification) {
        guard let date = notification.next(after: HostClock.now) else { return deliver(notification) }
        scheduled.append(notification)
        wait(for: notification, until: date)
    }

    private func wait(for notification: UILocalNotification, until date: Date) {
        notification.token = EventLoop.main.schedule(after: date.timeIntervalSince(HostClock.now)) { [weak self, weak notification] in
            guard let self, let notification else { return }
            if notification.repeatInterval.isEmpty {
                remove(notification)
            } else if let next = notification.next(after: date.addingTimeInterval(1)) {
                wait(for: notification, until: next)
            }
            deliver(notification)
        }
    }

    fileprivate func remove(_ notification: UILocalNotification) {
        notification.token?.cancel()
        scheduled.removeAll { $0 === notification }
    }

    /// Delivers the notification to an active app; the system would show it for an app that isn't on screen.
    // FIXME(gap): no banner is shown while the app is not active.
    fileprivate func deliver(_ notification: UILocalNotification) {
        let application = UIApplication.shared
        guard application.applicationState == .active else { return }
        application.delegate?.application(application, didReceive: notification)
    }
}

extension UIApplication {
    /// Requests permission to show notifications, which is always granted. The delegate receives the settings on the next turn of the
    /// loop.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        settings.notifications.settings = notificationSettings
        EventLoop.main.enqueue { [weak self] in
            guard let self else { return }
            delegate?.application(self, didRegister: notificationSettings)
        }
    }
    /// The settings that the app registered; without types if it registered none.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        settings.notifications.settings ?? UIUserNotificationSettings(types: [], categories: nil)
    }

    /// Schedules a notification, which the delegate of the active app receives when it is due.
    public func scheduleLocalNotification(_ notification: UILocalNotification) { settings.notifications.add(notification) }
    /// Delivers a notification to the delegate immediately.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { settings.notifications.deliver(notification) }
    /// Removes a scheduled notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) { settings.notifications.remove(notification) }
    /// Removes all scheduled notifications.
    public func cancelAllLocalNotifications() {
        for notification in settings.notifications.scheduled { settings.notifications.remove(notification) }
    }
    /// The notifications that are scheduled. Setting it replaces them all.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { settings.notifications.scheduled }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// The iOS 3 version of ``registerForRemoteNotifications()``.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) { registerForRemoteNotifications() }
    /// Returns the ways in which remote notifications alert: none, because none arrive.
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }
}
