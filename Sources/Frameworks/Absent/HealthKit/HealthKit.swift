// No health data: `isHealthDataAvailable()` is false, and every request to the store fails with the API's own error.
@_exported import Foundation

/// An error of the health store.
public struct HKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { HKErrorDomain }
    public static var _nsErrorDomain: String { HKErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = HKError
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied,
            errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted,
            errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed,
            errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    }
    public static var unknownError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public static var errorNoData: Code { .errorNoData }
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
    public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
    public static var errorNotPermissibleForGuestUserMode: Code { .errorNotPermissibleForGuestUserMode }
    /// No error, in older code.
    public static var noError: Code { .unknownError }
}
public let HKErrorDomain = "com.apple.healthkit"
/// Whether the app may write a kind of data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// Whether the user would be asked for permission.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// A type of data that can be read or written.
open class HKObjectType: NSObject {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier.rawValue)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier.rawValue)
    }
    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier.rawValue)
    }
    open class func scoredAssessmentType(forIdentifier identifier: HKScoredAssessmentTypeIdentifier) -> HKScoredAssessmentType? {
        HKScoredAssessmentType(identifier.rawValue)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(identifier) }
    open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType("HKDataTypeIdentifierAudiogram") }
    open class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType("HKDataTypeIdentifierElectrocardiogram") }
    open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(HKDataTypeIdentifierStateOfMind) }
    open class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(HKVisionPrescriptionTypeIdentifier) }
    /// Whether the user allows each object alone.
    open func requiresPerObjectAuthorization() -> Bool { self is HKPrescriptionType }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType("HKActivitySummaryTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A type of data with a beginning and an end.
open class HKSampleType: HKObjectType {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}
/// A type of samples that belong together.
open class HKCorrelationType: HKSampleType { public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) } }
open class HKDocumentType: HKSampleType {}
/// A type of clinical record.
open class HKClinicalType: HKSampleType {}
/// A type of questionnaire.
open class HKScoredAssessmentType: HKSampleType {}
/// The type of hearing tests.
open class HKAudiogramSampleType: HKSampleType {}
open class HKElectrocardiogramType: HKSampleType {}
open class HKStateOfMindType: HKSampleType {}
open class HKPrescriptionType: HKSampleType {}
/// A type of series: heartbeats, or the route of a workout.
open class HKSeriesType: HKSampleType {
    open class func heartbeat() -> HKSeriesType { HKSeriesType(HKDataTypeIdentifierHeartbeatSeries) }
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(HKWorkoutRouteTypeIdentifier) }
}
/// A characteristic of the user, as a type of data.
open class HKCharacteristicType: HKObjectType {}
open class HKWorkoutType: HKSampleType {}
/// The type of a day's summary.
open class HKActivitySummaryType: HKObjectType {}
/// A type of number with a unit.
open class HKQuantityType: HKSampleType {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
    /// The way in which quantities are combined: sums of amounts, averages of measurements.
    open var aggregationStyle: HKQuantityAggregationStyle {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let isAmount =
            ["Dietary", "Distance", "BasalEnergy", "ActiveEnergy", "AppleExercise", "AppleStand", "AppleMove"].contains(
                where: name.hasPrefix)
            || [
                "StepCount", "FlightsClimbed", "PushCount", "SwimmingStrokeCount", "InsulinDelivery", "NikeFuel", "InhalerUsage",
                "NumberOfTimesFallen", "NumberOfAlcoholicBeverages", "TimeInDaylight",
            ].contains(String(name))
        if isAmount { return .cumulative }
        return ["HeartRate"].contains(String(name))
            ? .discreteTemporallyWeighted
            : name.hasSuffix("AudioExposure") ? .discreteEquivalentContinuousLevel : .discreteArithmetic
    }
}
/// A type of choice among a few values.
open class HKCategoryType: HKSampleType { public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) } }
/// An object that the app creates, which is not stored.
open class HKObject: NSObject, @unchecked Sendable {
    public final let uuid = UUID()  // wall clock: identifiers differ between objects and runs, as on iOS
    public let metadata: [String: Any]?
    public final let device: HKDevice?
    init(_ metadata: [String: Any]?, _ device: HKDevice? = nil) { (self.metadata, self.device) = (metadata, device) }
}
// Immutable after its initializer, as its superclass is.
/// Data for a period of time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType, startDate: Date, endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice? = nil) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata, device)
    }
    /// Whether the end isn't known yet, which is always false.
    open var hasUndeterminedDuration: Bool { false }
}
// As above.
/// A number measured in a period of time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType, quantity: HKQuantity
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) { self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata) }
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata, device)
    }
    /// The number of measurements: one.
    open var count: Int { 1 }
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
    open func duration() -> HKQuantity? { nil }
    open func duration(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
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
open class HKQuery: NSObject, @unchecked Sendable {  // Nothing changes it.
    let fail: (HKQuery) -> Void
    /// The type of the data, and their condition. A query that fails needs none.
    public final var objectType: HKObjectType? { nil }
    /// The condition of the data.
    public final var predicate: NSPredicate? { nil }
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
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKSampleQuery { resultsHandler(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// A query for sums and averages, which fails with an error.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
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
    open func supportsHealthRecords() -> Bool { false }
    open func earliestPermittedSampleDate() -> Date { .distantPast }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorHealthDataUnavailable) }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorHealthDataUnavailable) }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorHealthDataUnavailable) }
    open func dateOfBirth() throws -> Date { throw HKError(.errorHealthDataUnavailable) }
    open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
        -> HKAuthorizationRequestStatus
    { throw HKError(.errorHealthDataUnavailable) }
    open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func handleAuthorizationForExtension() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, HKError(.errorHealthDataUnavailable)) }
    @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], HKError(.errorHealthDataUnavailable)) }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func disableAllBackgroundDelivery() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open func recoverActiveWorkoutSession(completion: @escaping (HKWorkoutSession?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { throw HKError(.errorHealthDataUnavailable) }
    open func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    /// Called when a watch mirrors its workout. It isn't called.
    public final var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
}
