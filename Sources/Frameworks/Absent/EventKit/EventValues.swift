import CoreLocationCompanion
import Foundation

/// The kinds of calendar items.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// A participant of an event. There is none.
open class EKParticipant: EKObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}
/// The place of an event or an alarm.
open class EKStructuredLocation: EKObject {
    public final var title: String?
    /// The location, or nil; and the radius in meters, 0 for the default.
    public final var geoLocation: CLLocation?, radius: Double = 0
    /// Creates a place without a name.
    public override init() { super.init() }
    public init(title: String) {
        self.title = title
        super.init()
    }
}
/// The reason why a calendar can't be used, with the numbers of EKError.h.
public struct EKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { EKErrorDomain }
    public static var _nsErrorDomain: String { EKErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = EKError
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly,
            durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence,
            objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified,
            calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported,
            reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders,
            sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable,
            eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch,
            notificationCollectionMismatch, notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }
    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    public static var invalidSpan: Code { .invalidSpan }
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    public static var invalidEntityType: Code { .invalidEntityType }
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var osNotSupported: Code { .osNotSupported }
    public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
    public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
    public static var sourceMismatch: Code { .sourceMismatch }
    public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
    public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
    public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
}
public let EKErrorDomain = "EKErrorDomain"
/// Whether an invitation was sent to a participant.
public enum EKParticipantScheduleStatus: Int, Sendable {
    case none, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver, recipientNotAllowed
}
/// A room of a conference that an app's extension offers.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject {
    public let title: String, identifier: String
    public init(title: String, identifier: String) { (self.title, self.identifier) = (title, identifier) }
}
/// A link to a conference.
open class EKVirtualConferenceURLDescriptor: NSObject {
    public let title: String?, url: URL
    public init(title: String?, url: URL) { (self.title, self.url) = (title, url) }
}
/// A conference with its links.
open class EKVirtualConferenceDescriptor: NSObject {
    public let title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?
    public init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) {
        (self.title, self.urlDescriptors, self.conferenceDetails) = (title, urlDescriptors, conferenceDetails)
    }
}
/// The code of an app's extension for conferences. Nothing calls it here.
open class EKVirtualConferenceProvider: NSObject {
    public override init() { super.init() }
    /// Calls the handler with no rooms. A subclass offers its own.
    open func fetchAvailableRoomTypes(completionHandler: @escaping ([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    /// Calls the handler with an error. A subclass offers its own.
    open func fetchVirtualConference(
        identifier: String, completionHandler: @escaping (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
    ) { completionHandler(nil, EKError(.internalFailure)) }
}
