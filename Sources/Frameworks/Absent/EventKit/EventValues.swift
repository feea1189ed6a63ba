import CoreLocationCompanion
import Foundation

/// The kinds of calendar items.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events, and reminders.
    public static let event = Self(rawValue: 1), reminder = Self(rawValue: 2)
}
/// The kinds of availability that a calendar supports.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Whether a person is busy or free.
    public static let busy = Self(rawValue: 1), free = Self(rawValue: 2), tentative = Self(rawValue: 4), unavailable = Self(rawValue: 8)
}
/// A day of the week, Sunday first.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
/// A day of the week, in each week or in a certain one.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {  // Nothing changes it.
    /// The day, and the number of its week in the month or year; 0 for each week.
    public let dayOfTheWeek: EKWeekday, weekNumber: Int
    /// Creates a day of a week; negative numbers count from the end.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
    /// Creates a day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// Creates a day of a week; negative numbers count from the end.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
    }
    open override var hash: Int { dayOfTheWeek.rawValue + 8 * weekNumber }
}
/// The kind of an alarm.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }
/// Whether an alarm goes off on arrival or departure.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// The urgency of a reminder.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
/// Whether a participant attends.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
/// The kind of a participant.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
/// The role of a participant.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// A participant of an event. There is none.
open class EKParticipant: EKObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
}
/// The place of an event or an alarm.
open class EKStructuredLocation: EKObject {
    /// The name of the place.
    public final var title: String?
    /// The location, or nil; and the radius in meters, 0 for the default.
    public final var geoLocation: CLLocation?, radius: Double = 0
    /// Creates a place with a name.
    public init(title: String) {
        self.title = title
        super.init()
    }
}
/// The reason why a calendar can't be used.
public struct EKError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of EKError.h.
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly,
            durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence,
            objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified,
            calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported,
            reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders,
            sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable,
            eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet,
            sourceMismatch, notificationCollectionMismatch, notificationSavedWithoutCollection,
            reminderAlarmContainsEmailOrUrl
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
}
/// The domain of the errors about calendars.
public let EKErrorDomain = "EKErrorDomain"
