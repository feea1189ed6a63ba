import Foundation

// The values of categories and of metadata, with the numbers of Apple's headers.

/// The weather during a workout.
public enum HKWeatherCondition: Int, Sendable {
    case none = 0, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet,
        freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers,
        showers, thunderstorms, tropicalStorm, hurricane, tornado
}
/// How strong a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified = 0, notPresent, mild, moderate, severe }
/// Whether a symptom is there.
public enum HKCategoryValuePresence: Int, Sendable { case present = 0, notPresent }
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified = 0, noChange, decreased, increased }
/// Whether the user stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood = 0, idle }
/// A warning about walking.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable { case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow }
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
/// A warning about noise.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable { case momentaryLimit = 1 }
/// A warning about headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable { case sevenDayLimit = 1 }
/// A warning about noise, in older code.
public enum HKCategoryValueAudioExposureEvent: Int, Sendable { case loudEnvironment = 1 }
/// A warning about fitness.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable { case lowFitness = 1 }
public enum HKCategoryValueOvulationTestResult: Int, Sendable { case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge }
public enum HKCategoryValuePregnancyTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
/// The strength of a bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// The strength of a menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKAppleWalkingSteadinessClassification: Int, Sendable { case ok = 1, low, veryLow }
public enum HKAppleSleepingBreathingDisturbancesClassification: Int, Sendable { case notElevated = 0, elevated }
/// The place of a thermometer.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other = 0, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
/// The place of a sensor of the heart rate.
public enum HKHeartRateSensorLocation: Int, Sendable { case other = 0, chest, wrist, finger, hand, earLobe, foot }
/// The motion during a measurement of the heart rate.
public enum HKHeartRateMotionContext: Int, Sendable { case notSet = 0, sedentary, active }
public enum HKHeartRateRecoveryTestType: Int, Sendable { case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise }
public enum HKUserMotionContext: Int, Sendable { case notSet = 0, stationary, active }
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
/// The time of a measurement of glucose.
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
/// The test of fitness.
public enum HKVO2MaxTestType: Int, Sendable { case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise, predictionStepTest }
public enum HKSwimmingStrokeStyle: Int, Sendable { case unknown = 0, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard }
public enum HKWaterSalinity: Int, Sendable { case freshWater = 1, saltWater }
/// The source of an estimated effort.
public enum HKPhysicalEffortEstimationType: Int, Sendable { case activityLookup = 1, deviceSensed }
/// The test of a cyclist's power.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
    case maxExercise60Minute = 1, maxExercise20Minute, rampTest, predictionExercise
}
/// The side on which a device is worn.
public enum HKDevicePlacementSide: Int, Sendable { case unknown = 0, left, right, central }
/// The version of the classification of electrocardiograms.
public enum HKAppleECGAlgorithmVersion: Int, Sendable { case version1 = 1, version2 }
/// The measure of the ring of motion.
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet = 0, I, II, III, IV, V, VI }
/// Whether the user uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet = 0, no, yes }
/// The way in which quantities are combined.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// Whether a workout takes place on another device.
public enum HKWorkoutSessionType: Int, Sendable { case primary = 0, mirrored }
/// The kind of an event of a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
/// The direction of a prism.
public enum HKPrismBase: Int, Sendable { case none = 0, up, down, `in`, out }
public enum HKVisionEye: Int, Sendable { case left = 1, right }
extension HKQuantityAggregationStyle {
    /// The older name of `discreteArithmetic`.
    public static let discrete = discreteArithmetic
}
extension HKCategoryValueOvulationTestResult {
    /// The older name of `luteinizingHormoneSurge`.
    public static let positive = luteinizingHormoneSurge
}
extension HKCategoryValueSleepAnalysis {
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
extension HKAppleWalkingSteadinessClassification {
    /// Creates the class of a percentage: 45 and more are good, below 30 is very low.
    public init?(for value: HKQuantity) {
        let share = value.doubleValue(for: .percent())
        guard (0...1).contains(share) else { return nil }
        self = share >= 0.45 ? .ok : share >= 0.3 ? .low : .veryLow
    }
}
/// The way in which activities are measured. The store has none.
open class HKActivityMoveModeObject: NSObject { open var activityMoveMode: HKActivityMoveMode { .activeEnergy } }
/// The type of the skin. The store has none.
open class HKFitzpatrickSkinTypeObject: NSObject { open var skinType: HKFitzpatrickSkinType { .notSet } }
/// Whether a wheelchair is used. The store has none.
open class HKWheelchairUseObject: NSObject { open var wheelchairUse: HKWheelchairUse { .notSet } }
