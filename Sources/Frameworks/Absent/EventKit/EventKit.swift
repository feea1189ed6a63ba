// Calendars, events, and reminders are in memory until the program ends; without the user's permission, which is the default, saving fails
// and nothing is found.
// FIXME(gap): they are not kept for the next launch.
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
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The kind of a calendar and its account.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// The kind of a calendar's source.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// An object in a calendar.
open class EKObject: NSObject {
    public override init() { super.init() }
    /// Whether a store has the object.
    final var isSaved = false
    /// Whether the object was never saved. Later changes don't count.
    open var hasChanges: Bool { !isSaved }
    open var isNew: Bool { !isSaved }
    open func reset() {}
    /// Does nothing: an object has its current values.
    open func rollback() {}
    /// Returns whether a store still has the object, whose values are current.
    @discardableResult open func refresh() -> Bool { isSaved }
}
/// An account that contains calendars: the one on the device.
open class EKSource: EKObject {
    open var title: String { "Default" }
    open var sourceIdentifier: String { "device" }
    open var sourceType: EKSourceType { .local }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { Set(CalendarBook.shared.calendars(for: entityType)) }
}
/// A calendar of events or of reminders.
open class EKCalendar: EKObject {
    open var title = ""
    open var source: EKSource!
    open private(set) var calendarIdentifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    /// The color of the calendar's events; nil until it is set.
    public final var cgColor: CGColor!
    private final let entities: EKEntityMask
    open var allowedEntityTypes: EKEntityMask { entities }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        entities = entityType == .event ? .event : .reminder
        super.init()
    }
    init(_ title: String, _ entityType: EKEntityType, _ source: EKSource) {
        entities = entityType == .event ? .event : .reminder
        super.init()
        (self.title, self.source, isSaved) = (title, source, true)
    }
}
/// The alarm of an event or reminder.
open class EKAlarm: EKObject {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0
    /// The place at which the alarm goes off, and whether it does so on arrival or departure.
    public final var structuredLocation: EKStructuredLocation?, proximity = EKAlarmProximity.none
    /// The address, the sound, and the link of an alarm. A device shows it only.
    public final var emailAddress: String?, soundName: String?, url: URL?
    open var type: EKAlarmType { emailAddress != nil ? .email : soundName != nil ? .audio : url != nil ? .procedure : .display }
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
    open internal(set) var calendarItemIdentifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    open var attendees: [EKParticipant]? { nil }
    open var hasAttendees: Bool { false }
    open internal(set) var creationDate: Date?
    open internal(set) var lastModifiedDate: Date?
    /// The identifier in older code.
    @available(*, deprecated, message: "Use calendarItemIdentifier")
    public final var uuid: String { calendarItemIdentifier }
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
}
/// An event, or one occurrence of an event that recurs.
open class EKEvent: EKCalendarItem {
    open var startDate: Date! = Date()  // wall clock: a new event is for now
    open var endDate: Date! = Date()  // wall clock: a new event is for now
    open var isAllDay = false
    /// The availability of a person during an event.
    public enum Availability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
    open var availability = Availability.busy
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
    open var eventIdentifier: String! { calendarItemIdentifier }
    public final var structuredLocation: EKStructuredLocation?
    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    /// Whether the event was an occurrence of one that recurs, and was changed alone.
    open internal(set) var isDetached = false
    /// The date at which the event begins, or began before the occurrence was changed.
    open var occurrenceDate: Date! { original ?? startDate }
    /// The date of an occurrence, and the saved event that it is one of.
    final var original: Date?, whole: EKEvent?
    /// The dates of occurrences that were deleted or changed alone.
    final var exceptions: Set<Date> = []
    open var birthdayPersonID: Int { -1 }
    open var birthdayContactIdentifier: String? { nil }
    public init(eventStore: EKEventStore) { super.init() }
}
/// A task.
open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// Whether the task is done. Setting it sets the date, too.
    open var isCompleted = false {
        didSet {
            guard isCompleted != oldValue, isCompleted != (completionDate != nil) else { return }
            completionDate = isCompleted ? Date() : nil  // wall clock: a task is done now
        }
    }
    /// The date at which the task was done. Setting it also sets whether it is.
    open var completionDate: Date? { didSet { if isCompleted != (completionDate != nil) { isCompleted = completionDate != nil } } }
    open var priority = 0
    public init(eventStore: EKEventStore) { super.init() }
}
/// Receives the answer of the user to a request for access.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// The calendars, events, and reminders that the user allows.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Creates a store of some accounts, which are all.
    public convenience init(sources: [EKSource]) { self.init() }
    private var refusal: EKError {
        EKError(.eventStoreNotAuthorized, userInfo: [NSLocalizedDescriptionKey: "Access to calendars is not granted."])
    }
    private var book: CalendarBook { .shared }
    private func allows(_ entityType: EKEntityType) -> Bool { DeviceServices.shared.answer(to: Self.permission(for: entityType)).grants }
    private func check(_ entityType: EKEntityType) throws { if !allows(entityType) { throw refusal } }
    /// Tells observers that the store has changed, in a later turn.
    private func changed() {
        let store = self
        MainLoop.whenOnMain { EventLoop.main.enqueue { NotificationCenter.default.post(name: .EKEventStoreChanged, object: store) } }
    }
    open var eventStoreIdentifier: String { "device" }
    open var delegateSources: [EKSource] { [] }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: permission(for: entityType)))
    }
    private class func permission(for entityType: EKEntityType) -> DeviceServices.Permission {
        entityType == .reminder ? .reminders : .calendar
    }
    private func request(_ permission: DeviceServices.Permission, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DeviceServices.shared.request(permission) { [self] in completion($0.grants, $0.grants ? nil : refusal) }
    }
    open var defaultCalendarForNewEvents: EKCalendar? { allows(.event) ? book.calendars(for: .event).first : nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { allows(.reminder) ? book.calendars(for: .reminder).first : nil }
    open var sources: [EKSource] { allows(.event) || allows(.reminder) ? [book.source] : [] }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { allows(entityType) ? book.calendars(for: entityType) : [] }
    @preconcurrency open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(Self.permission(for: entityType), completion)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await DeviceServices.shared.request(Self.permission(for: entityType)).grants
    }
    @preconcurrency open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.calendar, completion)
    }
    open func requestFullAccessToEvents() async throws -> Bool { await DeviceServices.shared.request(.calendar).grants }
    @preconcurrency open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.reminders, completion)
    }
    open func requestFullAccessToReminders() async throws -> Bool { await DeviceServices.shared.request(.reminders).grants }
    @preconcurrency open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.calendar, completion)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { await DeviceServices.shared.request(.calendar).grants }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        Search(start: nil, end: nil, calendars: calendars, isDone: nil).predicate
    }
    /// Returns a predicate for the events in a period. A period longer than four years is cut off, as on iOS.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        // wall clock: the app's calendar
        let end = min(endDate, Calendar.current.date(byAdding: .year, value: 4, to: startDate) ?? endDate)
        return Search(start: startDate, end: end, calendars: calendars, isDone: nil).predicate
    }
    /// Returns the events that a predicate of this store describes, and the occurrences of those that recur.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard allows(.event), let search = Search.search(of: predicate) else { return [] }
        return book.events(search)
    }
    /// Calls the closure with the reminders that a predicate of this store describes, in a later turn; with nil if the user hasn't allowed
    /// it.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        let search = Search.search(of: predicate)
        nonisolated(unsafe) let found = allows(.reminder) ? search.map { book.reminders($0) } ?? [] : nil, completion = completion
        MainLoop.whenOnMain { EventLoop.main.enqueue { completion(found) } }
        return NSObject()
    }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { Search(start: startDate, end: endDate, calendars: calendars, isDone: false).predicate }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { Search(start: startDate, end: endDate, calendars: calendars, isDone: true).predicate }
    /// Calls a block with each event that a predicate describes, until it sets its second argument to true.
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isStopped = ObjCBool(false)
        for event in events(matching: predicate) where !isStopped.boolValue { block(event, &isStopped) }
    }
    /// Does nothing: a request was executed.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Does nothing.
    open func refreshSourcesIfNecessary() {}
    /// Does nothing: every change is saved immediately.
    open func reset() {}
    open func source(withIdentifier identifier: String) -> EKSource? { sources.first { $0.sourceIdentifier == identifier } }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
    }
    /// Saves a calendar. Throws an error if it has no source.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        book.add(calendar)
        changed()
    }
    /// Deletes a calendar with its events or reminders.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
        book.remove(calendar)
        changed()
    }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        event(withIdentifier: identifier) ?? (allows(.reminder) ? book.reminder(identifier) : nil)
    }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }
    open func event(withIdentifier identifier: String) -> EKEvent? { allows(.event) ? book.event(identifier) : nil }
    /// Saves a reminder. Throws an error if it has no calendar of reminders.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.allowedEntityTypes.contains(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
        if reminder.hasRecurrenceRules, reminder.dueDateComponents == nil { throw EKError(.recurringReminderRequiresDueDate) }
        book.add(reminder)
        changed()
    }
    /// Deletes a reminder.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        book.remove(reminder)
        changed()
    }
    /// Saves an event, one occurrence, or all from an occurrence on. Throws an error if it has no calendar, or no dates in order.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        try check(.event)
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
        book.add(event, span)
        changed()
    }
    /// Deletes an event, one occurrence, or all from an occurrence on.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        try check(.event)
        book.remove(event, span)
        changed()
    }
    /// Does nothing: every change is saved immediately.
    open func commit() throws {}
}
extension NSNotification.Name { public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification") }
public typealias EKEventAvailability = EKEvent.Availability
