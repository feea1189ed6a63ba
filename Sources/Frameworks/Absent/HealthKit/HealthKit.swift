// No health data: `isHealthDataAvailable()` is false, and every request to the store fails with the API's own error.
@_exported import Foundation

/// An error of the health store.
public struct HKError: Error, Sendable {
    /// The reason for an error of the health store.
    public enum Code: Int, Sendable {
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied,
            errorAuthorizationNotDetermined
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// Whether the app may write a kind of data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// Whether the user would be asked for permission.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// A kind of quantity: steps, heart rate.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    public static let stepCount = Self("StepCount"), heartRate = Self("HeartRate"), activeEnergyBurned = Self("ActiveEnergyBurned"),
        basalEnergyBurned = Self("BasalEnergyBurned")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning"), distanceCycling = Self("DistanceCycling"),
        flightsClimbed = Self("FlightsClimbed"), bodyMass = Self("BodyMass")
    public static let height = Self("Height"), bodyMassIndex = Self("BodyMassIndex"), dietaryWater = Self("DietaryWater"),
        dietaryEnergyConsumed = Self("DietaryEnergyConsumed"), bloodGlucose = Self("BloodGlucose"),
        oxygenSaturation = Self("OxygenSaturation")
}
/// A kind of category: sleep, mindfulness.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"),
        mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
/// A characteristic of the user that rarely changes.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex"),
        dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth"),
        bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
/// A type of data that can be read or written.
open class HKObjectType: NSObject {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier.rawValue)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A type of data with a beginning and an end.
open class HKSampleType: HKObjectType {}
/// A characteristic of the user, as a type of data.
open class HKCharacteristicType: HKObjectType {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType {}
/// A type of number with a unit.
open class HKQuantityType: HKSampleType { public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) } }
/// A type of choice among a few values.
open class HKCategoryType: HKSampleType { public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) } }
/// A unit, by its name; nothing is converted.
open class HKUnit: NSObject {
    public let unitString: String
    public init(from string: String) { unitString = string }
    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}
/// A number with its unit.
open class HKQuantity: NSObject {
    private let value: Double
    public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
    open func doubleValue(for unit: HKUnit) -> Double { value }
}
/// An object that the app creates, which is not stored.
open class HKObject: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public let metadata: [String: Any]?
    init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
// Immutable after its initializer, as its superclass is.
/// Data for a period of time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType, startDate: Date, endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata)
    }
}
// As above.
/// A number measured in a period of time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType, quantity: HKQuantity
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata)
    }
}
/// The statistics to compute from samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4),
        discreteMax = Self(rawValue: 8), cumulativeSum = Self(rawValue: 16)
}
/// The result of a computation, which is empty because there are no samples.
open class HKStatistics: NSObject {
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate", HKSampleSortIdentifierEndDate = "endDate"
/// The ends of a sample that must be in the requested period.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}
/// A query that fails with an error.
open class HKQuery: NSObject {
    let fail: (HKQuery) -> Void
    init(_ fail: @escaping (HKQuery) -> Void) { self.fail = fail }
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: true)
    }
}
/// A query for samples, which fails with an error.
open class HKSampleQuery: HKQuery {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKSampleQuery { resultsHandler(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// A query for sums and averages, which fails with an error.
open class HKStatisticsQuery: HKQuery {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKStatisticsQuery { handler(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// A store that contains nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isHealthDataAvailable() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func execute(_ query: HKQuery) { query.fail(query) }
    /// Does nothing.
    open func stop(_ query: HKQuery) {}
}
