import Foundation
import UIKitRuntime

// Workouts are described and not recorded: builders and sessions fail with the store's error.

/// The kind and the place of a workout.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }
}
/// Something that happened in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?
    open var date: Date { dateInterval.start }
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }
    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }
    /// The seconds between two dates, without those in which the workout was paused.
    static func activeTime(_ start: Date, _ end: Date, _ events: [HKWorkoutEvent]?) -> TimeInterval {
        var time = end.timeIntervalSince(start), pause: Date?
        for event in (events ?? []).sorted(by: { $0.date < $1.date }) {
            switch event.type {
            case .pause, .motionPaused: pause = pause ?? event.date
            case .resume, .motionResumed:
                if let began = pause { time -= event.date.timeIntervalSince(began) }
                pause = nil
            default: break
            }
        }
        if let pause { time -= end.timeIntervalSince(pause) }
        return time
    }
}
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public final let uuid = UUID()  // wall clock: identifiers differ between objects and runs, as on iOS
    public let workoutConfiguration: HKWorkoutConfiguration, startDate: Date, endDate: Date?, metadata: [String: Any]?
    public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
        (self.workoutConfiguration, self.startDate, self.endDate, self.metadata) = (workoutConfiguration, startDate, endDate, metadata)
    }
    open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
/// The base of builders of series.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    /// Does nothing: nothing was collected.
    open func discard() {}
}
/// Collects a workout, which fails.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration, device: HKDevice?
    open private(set) var startDate: Date?, endDate: Date?
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { nil }
    /// Does nothing: nothing was collected.
    open func discardWorkout() {}
    open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func updateActivity(uuid: UUID, end endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func updateActivity(uuid: UUID, end endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func updateActivity(uuid: UUID, adding metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func updateActivity(uuid: UUID, adding metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorHealthDataUnavailable) }
}
/// The callbacks of a builder of the current workout; none is called.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}
extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    /// Does nothing.
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}
/// Collects the current workout, which fails.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    public internal(set) final weak var workoutSession: HKWorkoutSession?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { 0 }
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}
/// The data that a builder of the current workout collects.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) { typesToCollect.insert(quantityType) }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}
/// The callbacks of a workout. The one for failures is called.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}
extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    /// Does nothing.
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    /// Does nothing.
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    /// Does nothing.
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}
/// The current workout. It can't begin: creating it throws an error.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: .distantPast, end: nil, metadata: nil)
    }
    private let store: HKHealthStore
    /// Throws an error: there is no health data.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        (store, self.workoutConfiguration) = (healthStore, workoutConfiguration)
        super.init()
        throw HKError(.errorHealthDataUnavailable)
    }
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        let builder = HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
        builder.workoutSession = self
        return builder
    }
    private func fail() { delegate?.workoutSession(self, didFailWithError: HKError(.errorHealthDataUnavailable)) }
    open func prepare() { fail() }
    open func startActivity(with date: Date?) { fail() }
    open func stopActivity(with date: Date?) { fail() }
    open func pause() { fail() }
    open func resume() { fail() }
    open func end() { fail() }
    open func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) { fail() }
    open func endCurrentActivity(on date: Date) { fail() }
    open func startMirroringToCompanionDevice(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func startMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func stopMirroringToCompanionDevice(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func stopMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func sendToRemoteWorkoutSession(data: Data, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError(.errorHealthDataUnavailable) }
}
/// The base of samples that are a series.
open class HKSeriesSample: HKSample, @unchecked Sendable { open var count: Int { 0 } }
/// The route of a workout; none is stored.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
/// Heartbeats; none are stored.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}
/// Collects heartbeats, which fails.
open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
    open class var maximumCount: Int { 0 }
    public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {}
    open func addHeartbeatWithTimeInterval(
        sinceSeriesStartDate timeIntervalSinceStart: TimeInterval, precededByGap: Bool, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func finishSeries(completion: @escaping (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    open func finishSeries() async throws -> HKHeartbeatSeriesSample? { throw HKError(.errorHealthDataUnavailable) }
}
/// Collects quantities, which fails.
open class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType, startDate: Date, device: HKDevice?
    public init(healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?) {
        (self.quantityType, self.startDate, self.device) = (quantityType, startDate, device)
    }
    open func insert(_ quantity: HKQuantity, at date: Date) throws { throw HKError(.errorHealthDataUnavailable) }
    open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws { throw HKError(.errorHealthDataUnavailable) }
    open func finishSeries(metadata: [String: Any]?, completion: @escaping ([HKQuantitySample]?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    open func finishSeries(metadata: [String: Any]?) async throws -> [HKQuantitySample] { throw HKError(.errorHealthDataUnavailable) }
    open func finishSeries(
        metadata: [String: Any]?, endDate: Date?, completion: @escaping ([HKQuantitySample]?, (any Error)?) -> Void
    ) { completion(nil, HKError(.errorHealthDataUnavailable)) }
    /// Does nothing: nothing was collected.
    open func discard() {}
}
