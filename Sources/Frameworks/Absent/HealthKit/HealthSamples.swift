import Foundation

// Samples that an app makes, and queries in Swift's form, which throw the store's error.

/// Samples that belong together, such as the two pressures of blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType, objects: Set<HKSample>
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, metadata, device)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) { self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata) }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}
/// A quantity that is an amount.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
    /// The older name of ``sumQuantity``.
    open var sum: HKQuantity { quantity }
}
/// The older name of `HKCumulativeQuantitySample`.
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample
/// A quantity that is measured.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}
/// An electrocardiogram; none is stored.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    /// The classification of an electrocardiogram.
    public enum Classification: Int, Sendable {
        case notSet = 0, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading,
            inconclusiveOther, unrecognized = 100
    }
    /// Whether there were symptoms.
    public enum SymptomsStatus: Int, Sendable { case notSet = 0, none, present }
    /// The place of the measurement.
    public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }
    open class VoltageMeasurement: NSObject, @unchecked Sendable {
        open var timeSinceSampleStart: TimeInterval { 0 }
        open func quantity(for lead: Lead) -> HKQuantity? { nil }
    }
    open var numberOfVoltageMeasurements: Int { 0 }
    open var samplingFrequency: HKQuantity? { nil }
    open var classification: Classification { .notSet }
    open var averageHeartRate: HKQuantity? { nil }
    open var symptomsStatus: SymptomsStatus { .notSet }
}
/// The user's state of mind.
open class HKStateOfMind: HKSample, @unchecked Sendable {
    /// Whether it is a mood of a day, or an emotion of a moment.
    public enum Kind: Int, Sendable { case momentaryEmotion = 1, dailyMood }
    /// How pleasant the state is.
    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
        /// Creates the class of a number from -1 to 1.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: min(7, Int((valence + 1) / 2 * 7) + 1))
        }
    }
    /// The words for a state.
    public enum Label: Int, Sendable, CaseIterable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed, excited,
            frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad,
            scared, stressed, surprised, worried, annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
    }
    public enum Association: Int, Sendable, CaseIterable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner, selfCare,
            spirituality, tasks, travel, work, weather
    }
    public let kind: Kind, valence: Double, labels: [Label], associations: [Association]
    open var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }
    /// Creates a state with a valence from -1 to 1.
    public init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association], metadata: [String: Any]? = nil
    ) {
        (self.kind, self.valence, self.labels, self.associations) = (kind, valence, labels, associations)
        super.init(HKObjectType.stateOfMindType(), date, date, metadata)
    }
}
/// A measurement of a hearing test.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    public let frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?
    public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        guard frequency.doubleValue(for: .hertz()) > 0 else { throw HKError(.errorInvalidArgument) }
        (self.frequency, self.leftEarSensitivity, self.rightEarSensitivity) = (frequency, leftEarSensitivity, rightEarSensitivity)
    }
}
/// A hearing test.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]
    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(HKObjectType.audiogramSampleType(), startDate, endDate, metadata, device)
    }
}

/// A type of sample with a condition.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType, predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
}
/// A type of sample with a condition, for a query in Swift's form.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType, nsPredicate: NSPredicate?
    init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) { (self.sampleType, nsPredicate) = (sampleType, predicate) }
}
extension HKSamplePredicate where Sample == HKSample {
    /// Samples of any type.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCorrelation {
    /// Samples that belong together.
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(HKObjectType.workoutType(), predicate) }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self { Self(HKSeriesType.workoutRoute(), predicate) }
}
extension HKSamplePredicate where Sample == HKElectrocardiogram {
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self { Self(HKObjectType.electrocardiogramType(), predicate) }
}
extension HKSamplePredicate where Sample == HKStateOfMind {
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> Self { Self(HKObjectType.stateOfMindType(), predicate) }
}
/// A query whose result is awaited.
public protocol HKAsyncQuery {
    associatedtype Output
    /// Returns the result. Throws an error: there is no health data.
    func result(for healthStore: HKHealthStore) async throws -> Output
}
/// A query whose results are a sequence.
public protocol HKAsyncSequenceQuery {
    associatedtype Sequence: AsyncSequence
    /// Returns the sequence of results, which throws an error.
    func results(for healthStore: HKHealthStore) -> Sequence
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public var predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw HKError(.errorHealthDataUnavailable) }
}
/// A query for sums and averages.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public var predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw HKError(.errorHealthDataUnavailable) }
}
/// The results of a query as a sequence, which throws an error.
public struct HKFailingResults<Element>: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
        /// Throws an error: there is no health data.
        public mutating func next() async throws -> Element? { throw HKError(.errorHealthDataUnavailable) }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
/// A query for the sums and averages of several periods.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    /// The sums and averages, and those that changed.
    public struct Result { public let statisticsCollection: HKStatisticsCollection, updatedStatistics: HKStatistics? }
    public typealias Sequence = HKFailingResults<Result>
    public var predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.predicate, self.options, self.anchorDate) = (predicate, options, anchorDate)
        self.intervalComponents = intervalComponents
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw HKError(.errorHealthDataUnavailable) }
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<Result> { HKFailingResults() }
}
/// A query for what changed since an earlier query.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    /// The samples that are new and were deleted, and the place at which the next query continues.
    public struct Result { public let addedSamples: [Sample], deletedObjects: [HKDeletedObject], newAnchor: HKQueryAnchor }
    public typealias Sequence = HKFailingResults<Result>
    public var predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> Result { throw HKError(.errorHealthDataUnavailable) }
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<Result> { HKFailingResults() }
}
/// A query for the activity of days.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Sequence = HKFailingResults<[HKActivitySummary]>
    public var predicate: NSPredicate?
    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { throw HKError(.errorHealthDataUnavailable) }
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<[HKActivitySummary]> { HKFailingResults() }
}
/// A query for samples that belong together, which fails with an error.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public final let samplePredicates: [HKSampleType: NSPredicate]?
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
        super.init { if let query = $0 as? HKCorrelationQuery { completion(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// A query for the heartbeats of a series, which fails with an error.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        super.init {
            if let query = $0 as? HKHeartbeatSeriesQuery { dataHandler(query, 0, false, true, HKError(.errorHealthDataUnavailable)) }
        }
    }
}
/// A query for the voltages of an electrocardiogram, which fails with an error.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    /// One result: a voltage, the end, or an error.
    public enum Result { case measurement(HKElectrocardiogram.VoltageMeasurement), done, error(any Error) }
    public init(_ electrocardiogram: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void) {
        super.init { if let query = $0 as? HKElectrocardiogramQuery { dataHandler(query, .error(HKError(.errorHealthDataUnavailable))) } }
    }
}
/// A query for the quantities of a series, which fails with an error.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    open var includeSample = false, orderByQuantitySampleStartDate = false
    public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler: @escaping (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void
    ) {
        super.init {
            if let query = $0 as? HKQuantitySeriesSampleQuery {
                quantityHandler(query, nil, nil, nil, true, HKError(.errorHealthDataUnavailable))
            }
        }
    }
}
