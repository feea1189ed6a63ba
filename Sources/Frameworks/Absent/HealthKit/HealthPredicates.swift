import Foundation
import UIKitFoundation
import UIKitRuntime

// The conditions of queries have no effect: there are no samples.

extension HKQuery {
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: UIKitFoundation.NSComparisonPredicate.Operator, value: Any
    )
        -> NSPredicate
    { NSPredicate(value: true) }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForQuantitySamples(with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, quantity: HKQuantity)
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForCategorySamples(with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, value: Int)
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForWorkouts(with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, duration: TimeInterval)
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
    public class func predicateForWorkouts(with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity)
        -> NSPredicate
    { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForWorkouts(with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, totalDistance: HKQuantity)
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForWorkouts(
        with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
    )
        -> NSPredicate
    { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForWorkouts(
        with operatorType: UIKitFoundation.NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
    )
        -> NSPredicate
    { NSPredicate(value: true) }
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForWorkoutActivities(start startDate: Date?, end endDate: Date?, options: HKQueryOptions) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForActivitySummaries(betweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents)
        -> NSPredicate
    { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForElectrocardiograms(symptomsStatus: HKElectrocardiogram.SymptomsStatus) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForClinicalRecords(withFHIRResourceType resourceType: HKFHIRResourceType) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForClinicalRecords(
        from source: HKSource, fhirResourceType resourceType: HKFHIRResourceType, identifier: String
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForVerifiableClinicalRecords(withRelevantDateWithin dateInterval: DateInterval) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Returns a condition that has no effect.
    public class func predicateForStatesOfMind(withValence valence: Double, operatorType: UIKitFoundation.NSComparisonPredicate.Operator)
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a condition that has no effect.
    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate { NSPredicate(value: true) }
}
