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
    public static let restingHeartRate = Self("RestingHeartRate"), walkingHeartRateAverage = Self("WalkingHeartRateAverage"),
        heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"), respiratoryRate = Self("RespiratoryRate"), vo2Max = Self("VO2Max"),
        bodyTemperature = Self("BodyTemperature"), bloodPressureSystolic = Self("BloodPressureSystolic"),
        bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let bodyFatPercentage = Self("BodyFatPercentage"), leanBodyMass = Self("LeanBodyMass"),
        waistCircumference = Self("WaistCircumference"), distanceSwimming = Self("DistanceSwimming"),
        distanceWheelchair = Self("DistanceWheelchair"), pushCount = Self("PushCount"),
        swimmingStrokeCount = Self("SwimmingStrokeCount"), appleExerciseTime = Self("AppleExerciseTime"),
        appleStandTime = Self("AppleStandTime"), walkingSpeed = Self("WalkingSpeed"), walkingStepLength = Self("WalkingStepLength")
    public static let dietaryProtein = Self("DietaryProtein"), dietaryCarbohydrates = Self("DietaryCarbohydrates"),
        dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar"), dietaryFiber = Self("DietaryFiber"),
        dietarySodium = Self("DietarySodium"), dietaryCaffeine = Self("DietaryCaffeine"), insulinDelivery = Self("InsulinDelivery"),
        environmentalAudioExposure = Self("EnvironmentalAudioExposure"), headphoneAudioExposure = Self("HeadphoneAudioExposure")
}
/// A kind of category: sleep, mindfulness.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"),
        mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession"),
        appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour"),
        menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow"),
        highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent"),
        lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
}
/// A characteristic of the user that rarely changes.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex"),
        dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth"),
        bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType"),
        fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType"),
        wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
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
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType("HKActivitySummaryTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A type of data with a beginning and an end.
open class HKSampleType: HKObjectType {}
/// A characteristic of the user, as a type of data.
open class HKCharacteristicType: HKObjectType {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType {}
/// The type of a day's summary.
open class HKActivitySummaryType: HKObjectType {}
/// A type of number with a unit.
open class HKQuantityType: HKSampleType { public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) } }
/// A type of choice among a few values.
open class HKCategoryType: HKSampleType { public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) } }
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
        discreteMax = Self(rawValue: 8), cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32), duration = Self(rawValue: 64)
}
/// The result of a computation, which is empty because there are no samples.
open class HKStatistics: NSObject {
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var sources: [HKSource]? { nil }
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
    /// Returns a condition that has no effect: there are no samples.
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect: there are no samples.
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect: there are no samples.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect: there are no summaries.
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: true) }
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
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Does nothing.
    open func stop(_ query: HKQuery) {}
}
