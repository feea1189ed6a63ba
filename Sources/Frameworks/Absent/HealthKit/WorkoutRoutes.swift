@_exported import CoreLocationCompanion
import Foundation

/// Collects the route of a workout, which fails.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}
    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
    ) { completion(nil, HKError(.errorHealthDataUnavailable)) }
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError(.errorHealthDataUnavailable)
    }
}
/// A query for the locations of a route, which fails with an error.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void)
    {
        super.init { if let query = $0 as? HKWorkoutRouteQuery { dataHandler(query, nil, true, HKError(.errorHealthDataUnavailable)) } }
    }
    public convenience init(
        route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) { self.init(route: workoutRoute, dataHandler: dataHandler) }
}
/// A query for the locations of a route.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
    public typealias Sequence = HKFailingResults<CLLocation>
    public var route: HKWorkoutRoute
    public init(_ route: HKWorkoutRoute) { self.route = route }
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<CLLocation> { HKFailingResults() }
}

extension HKSampleQuery {
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { self.init(queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler) }
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(
            sampleType: queryDescriptors.first?.sampleType ?? HKObjectType.workoutType(), predicate: nil, limit: limit,
            sortDescriptors: sortDescriptors, resultsHandler: resultsHandler)
    }
}
extension HKObserverQuery {
    public convenience init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler: @escaping (HKObserverQuery, Set<HKSampleType>?, @escaping () -> Void, (any Error)?) -> Void
    ) {
        self.init(sampleType: queryDescriptors.first?.sampleType ?? HKObjectType.workoutType(), predicate: nil) { query, done, error in
            updateHandler(query, nil, done, error)
        }
    }
}
extension HKAnchoredObjectQuery {
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        self.init(
            type: queryDescriptors.first?.sampleType ?? HKObjectType.workoutType(), predicate: nil, anchor: anchor, limit: limit,
            resultsHandler: handler)
    }
}
extension HKQuantityType {
    /// Whether quantities of the type may have a unit: those of a length only one of a length, and so on.
    public func `is`(compatibleWith unit: HKUnit) -> Bool {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let parts: [(String, HKUnit)] = [
            ("Distance", .meter()), ("Height", .meter()), ("BodyMassIndex", .count()), ("BodyMass", .gram()), ("LeanBodyMass", .gram()),
            ("Energy", .joule()), ("HeartRateVariability", .second()), ("HeartRate", HKUnit.count().unitDivided(by: .minute())),
            ("StepCount", .count()), ("Temperature", .kelvin()), ("DietaryWater", .liter()), ("BloodPressure", .pascal()),
            ("Percentage", .percent()), ("Time", .second()), ("StepLength", .meter()), ("Flights", .count()),
        ]
        guard let known = parts.first(where: { name.contains($0.0) })?.1 else { return true }
        return HKQuantity(unit: unit, doubleValue: 1).is(compatibleWith: known)
    }
}
