// No alarms: the authorization is denied, and scheduling throws the API's error.
@_exported import ActivityKitCompanion
@_exported import Foundation

/// An alarm. There is none.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
    public typealias ID = UUID
    /// When an alarm sounds.
    public enum Schedule: Hashable, Codable, Sendable {
        case fixed(Date)
        case relative(Relative)
        /// A time of the day.
        public struct Relative: Hashable, Codable, Sendable {
            /// The hour and the minute.
            public struct Time: Hashable, Codable, Sendable {
                public var hour: Int, minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            /// The days of an alarm.
            public enum Recurrence: Hashable, Codable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            public var time: Time, repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }
    public enum State: Hashable, Codable, Sendable { case scheduled, countdown, paused, alerting }
    /// The seconds before and after an alarm.
    public struct CountdownDuration: Hashable, Codable, Sendable {
        public var preAlert: TimeInterval?, postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }
    public var id: UUID, schedule: Schedule?, countdownDuration: CountdownDuration?, state: State
}
/// What an app adds to an alarm.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}
/// The alarms of an app: none.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()
    /// Whether an app may set alarms.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    /// The reason for which an alarm isn't set.
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }
    public var authorizationState: AuthorizationState { .denied }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { _ in } }
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { _ in } }
    public func cancel(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func stop(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func pause(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func resume(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    /// Throws an error: there are no alarms.
    public func countdown(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
}
