import Foundation

// The other queries, which fail with an error, and the samples that an app creates.

/// How often an app is notified of new data.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
/// The sex of the user.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The sex of the user. The store has none.
open class HKBiologicalSexObject: NSObject { open var biologicalSex: HKBiologicalSex { .notSet } }
/// The blood type of the user.
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// The blood type of the user. The store has none.
open class HKBloodTypeObject: NSObject { open var bloodType: HKBloodType { .notSet } }

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// An app or device that stores data.
open class HKSource: NSObject, @unchecked Sendable {
    open var name: String { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "" }
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
    /// Returns the app.
    open class func `default`() -> HKSource { HKSource() }
}
/// The version of an app that stored data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource, version: String?
    public final let productType: String?, operatingSystemVersion: OperatingSystemVersion
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil, operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }
    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        (self.source, self.version) = (source, version)
        (self.productType, self.operatingSystemVersion) = (productType, operatingSystemVersion)
    }
}
/// A device that measured data.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model, self.hardwareVersion) = (name, manufacturer, model, hardwareVersion)
        (self.firmwareVersion, self.softwareVersion) = (firmwareVersion, softwareVersion)
        (self.localIdentifier, self.udiDeviceIdentifier) = (localIdentifier, udiDeviceIdentifier)
    }
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}
extension HKObject {
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}
/// A choice among a few values for a period of time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType, value: Int
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata, device)
    }
}
public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM }
extension HKCategoryValueSleepAnalysis {
    /// The older name of `asleepUnspecified`.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}
/// A value without a choice.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
/// An object that was deleted. There is none.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public final let uuid = UUID()  // wall clock: identifiers differ between objects and runs, as on iOS
    open var metadata: [String: Any]? { nil }
}
/// A position in the data, from which the next query continues.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}

/// The kind of a workout, with the numbers of HKWorkout.h.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket,
        crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
        functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody,
        mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing,
        skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField,
        traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining,
        crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding,
        stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming,
        cardioDance, socialDance, pickleball, cooldown, swimBikeRun = 82, transition, underwaterDiving, other = 3000
}
/// A workout that the app creates, which is not stored.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType, duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?
    /// The events of the workout, its parts, and more of its sums.
    public final let workoutEvents: [HKWorkoutEvent]?, totalSwimmingStrokeCount: HKQuantity?, totalFlightsClimbed: HKQuantity?
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    init(
        _ activityType: HKWorkoutActivityType, _ startDate: Date, _ endDate: Date, _ duration: TimeInterval, _ events: [HKWorkoutEvent]?,
        _ energy: HKQuantity?, _ distance: HKQuantity?, _ strokes: HKQuantity?, _ flights: HKQuantity?, _ device: HKDevice?,
        _ metadata: [String: Any]?
    ) {
        (workoutActivityType, self.duration, workoutEvents) = (activityType, duration, events)
        (totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed) = (energy, distance, strokes, flights)
        super.init(HKObjectType.workoutType(), startDate, endDate, metadata, device)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, HKWorkoutEvent.activeTime(startDate, endDate, workoutEvents), workoutEvents,
            totalEnergyBurned, totalDistance, nil, nil, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration, nil, totalEnergyBurned, totalDistance, nil, nil, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, HKWorkoutEvent.activeTime(startDate, endDate, workoutEvents), workoutEvents,
            totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, nil, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, HKWorkoutEvent.activeTime(startDate, endDate, workoutEvents), workoutEvents,
            totalEnergyBurned, totalDistance, nil, totalFlightsClimbed, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(workoutActivityType, startDate, endDate, duration, nil, totalEnergyBurned, totalDistance, nil, nil, nil, metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: endDate.timeIntervalSince(startDate),
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }
}

/// The statistics of several periods: none.
open class HKStatisticsCollection: NSObject {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    /// Does nothing: there are no statistics.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
/// A query for the statistics of several periods, which fails with an error.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// Called with the statistics, or with an error.
    public final var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called with changed statistics. It isn't called.
    public final var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public let anchorDate: Date, intervalComponents: DateComponents, options: HKStatisticsOptions
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents, self.options) = (anchorDate, intervalComponents, options)
        super.init {
            guard let query = $0 as? HKStatisticsCollectionQuery else { return }
            query.initialResultsHandler?(query, nil, HKError(.errorHealthDataUnavailable))
        }
    }
}
/// A query that reports new data, which fails with an error.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKObserverQuery { updateHandler(query, {}, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// A query for what changed since an earlier query, which fails with an error.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Called with changes. It isn't called.
    public final var updateHandler: ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        super.init {
            if let query = $0 as? HKAnchoredObjectQuery { handler(query, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
        }
    }
}
/// A query for the apps that stored data, which fails with an error.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, samplePredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKSourceQuery { completionHandler(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
/// The activity of a day, which an app may make itself, for a view of the rings.
open class HKActivitySummary: NSObject {
    public override init() { super.init() }
    /// The measure of the ring of motion.
    public final var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// The energy burned by moving, and the goal.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public final var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    public final var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The exercise time, and the goal.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    public final var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    public final var exerciseTimeGoal: HKQuantity?
    /// The hours in which the user stood, and the goal.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    public final var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    public final var standHoursGoal: HKQuantity?
    open var isPaused: Bool { false }
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
/// A query for the activity of days, which fails with an error.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// Called with changes. It isn't called.
    public final var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    public init(
        predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        super.init { if let query = $0 as? HKActivitySummaryQuery { handler(query, nil, HKError(.errorHealthDataUnavailable)) } }
    }
}
