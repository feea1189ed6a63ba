// Events and reminders are values; access to a calendar is refused through the API's own path.
import CoreGraphics
import DeviceServices
@_exported import Foundation
import UIKitRuntime

/// The kind of calendar item.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether the app may access calendars; denied here.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .fullAccess : .denied }
}
extension EKAuthorizationStatus { public static let authorized = EKAuthorizationStatus.fullAccess }
/// Whether a change applies to one event or also to those after it.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The kind of a calendar and its account.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// The kind of a calendar's source.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// An object in a calendar.
open class EKObject: NSObject {
    public override init() { super.init() }
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    /// Does nothing: the object was never saved.
    open func reset() {}
    /// Does nothing: the object was never saved.
    open func rollback() {}
    /// Returns false: the object was never saved.
    @discardableResult open func refresh() -> Bool { false }
}
/// An account that contains calendars.
open class EKSource: EKObject {
    open var title: String { "" }
    open var sourceIdentifier: String { "understudy" }
    open var sourceType: EKSourceType { .local }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
/// A calendar; the store has none.
open class EKCalendar: EKObject {
    open var title = ""
    open var source: EKSource!
    open var calendarIdentifier: String { "understudy" }
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    /// The color of the calendar's events; nil until it is set.
    public final var cgColor: CGColor!
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}
/// The alarm of an event or reminder.
open class EKAlarm: EKObject {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0
    /// The place at which the alarm goes off, and whether it does so on arrival or departure.
    public final var structuredLocation: EKStructuredLocation?, proximity = EKAlarmProximity.none
    /// The kind of the alarm.
    open var type: EKAlarmType { .display }
    public init(absoluteDate date: Date) {
        absoluteDate = date
        super.init()
    }
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }
}
/// The recurrence of an event.
open class EKRecurrenceRule: EKObject {
    /// How often the event recurs, and the number of such periods in between.
    public let frequency: EKRecurrenceFrequency, interval: Int
    /// The end of the recurrence; nil for none.
    public final var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, the months, weeks, and days of the year, and the occurrences to keep.
    public let daysOfTheMonth: [NSNumber]?, monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?
    open var calendarIdentifier: String { "gregorian" }
    /// The first day of the week; 0 for the default.
    open var firstDayOfTheWeek: Int { 0 }
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
        (daysOfTheMonth, monthsOfTheYear, weeksOfTheYear, daysOfTheYear, setPositions) = (nil, nil, nil, nil, nil)
        super.init()
    }
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days)
        (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear) = (monthDays, months, weeksOfTheYear)
        (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
        super.init()
    }
}
/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject {
    /// The last date, or nil; and the number of occurrences, or 0.
    public let endDate: Date?, occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// The base class of events and reminders.
open class EKCalendarItem: EKObject {
    open var title: String! = ""
    open var notes: String?
    open var location: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var timeZone: TimeZone?
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open private(set) var calendarItemIdentifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    open var attendees: [EKParticipant]? { nil }
    open var hasAttendees: Bool { false }
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
}
/// An event, which no calendar stores.
open class EKEvent: EKCalendarItem {
    open var startDate: Date! = Date()  // wall clock: a new event is for now
    open var endDate: Date! = Date()  // wall clock: a new event is for now
    open var isAllDay = false
    /// The availability of a person during an event.
    public enum Availability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
    open var availability = Availability.busy
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// The place of the event.
    public final var structuredLocation: EKStructuredLocation?
    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    public init(eventStore: EKEventStore) { super.init() }
}
/// A task, which no calendar stores.
open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public init(eventStore: EKEventStore) { super.init() }
}
/// A store without calendars, in which saving fails; access depends on the host, and is denied by default.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    private var refusal: NSError {
        NSError(domain: "EKErrorDomain", code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars are not available on Linux."])
    }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: permission(for: entityType)))
    }
    private class func permission(for entityType: EKEntityType) -> DeviceServices.Permission {
        entityType == .reminder ? .reminders : .calendar
    }
    private func request(_ permission: DeviceServices.Permission, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DeviceServices.shared.request(permission) { [self] in completion($0.grants, $0.grants ? nil : refusal) }
    }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open var sources: [EKSource] { [] }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(Self.permission(for: entityType), completion)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await DeviceServices.shared.request(Self.permission(for: entityType)).grants
    }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { request(.calendar, completion) }
    open func requestFullAccessToEvents() async throws -> Bool { await DeviceServices.shared.request(.calendar).grants }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { request(.reminders, completion) }
    open func requestFullAccessToReminders() async throws -> Bool { await DeviceServices.shared.request(.reminders).grants }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { await DeviceServices.shared.request(.calendar).grants }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: true)
    }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(nil)
        return NSObject()
    }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Does nothing: there are no events.
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Does nothing.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Does nothing.
    open func refreshSourcesIfNecessary() {}
    /// Does nothing.
    open func reset() {}
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal }
    /// Does nothing.
    open func commit() throws {}
}
extension NSNotification.Name { public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification") }
public typealias EKEventAvailability = EKEvent.Availability
