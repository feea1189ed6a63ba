import CoreBluetoothCompanion
import CoreTelephonyCompanion
import Foundation
import HealthKitCompanion
@testable import HealthKitUICompanion
import Testing
import UIKitRuntime

@MainActor @Suite struct AbsentHardwareTests {
    @Test("there is no cellular data whose use could be restricted, and no plan") func telephony() async throws {
        let data = CTCellularData()
        data.cellularDataRestrictionDidUpdateNotifier = { _ in Issue.record("nothing changes") }
        #expect(data.restrictedState == .restrictedStateUnknown && CTCellularDataRestrictedState(rawValue: 2) == .notRestricted)
        let plans = CTCellularPlanProvisioning(), request = CTCellularPlanProvisioningRequest()
        (request.address, request.eid) = ("sm.example.org", "1")
        #expect(!plans.supportsCellularPlan() && !plans.supportsEmbeddedSIM)
        #expect(await plans.addPlan(with: request) == .fail)
        let kept = try NSKeyedArchiver.archivedData(withRootObject: request, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CTCellularPlanProvisioningRequest.self, from: kept)
        #expect(copy?.address == "sm.example.org" && copy?.eid == "1" && copy?.oid == nil)
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    }

    @Test("the health store has no data, and its queries fail with an error") func health() async throws {
        let store = HKHealthStore(), steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(!HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .sharingDenied)
        var codes: [HKError.Code?] = []
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) { _, result, error in
            codes.append(result == nil ? (error as? HKError)?.code : nil)
        }
        #expect(codes.isEmpty)
        store.execute(query)
        store.requestAuthorization(toShare: nil, read: [steps]) { granted, error in codes.append(granted ? nil : (error as? HKError)?.code)
        }
        #expect(codes == [.errorHealthDataUnavailable, .errorHealthDataUnavailable])
        let quantity = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        let sample = HKQuantitySample(type: quantity, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: .now, end: .now)
        await #expect(throws: HKError.self) { try await store.save(sample) }
        await #expect(throws: HKError.self) { try await store.delete([sample]) }
    }

    @Test("quantities are converted between units of one dimension") func units() {
        func value(_ value: Double, _ unit: HKUnit, _ other: HKUnit) -> Double {
            HKQuantity(unit: unit, doubleValue: value).doubleValue(for: other)
        }
        #expect(value(1500, .meter(), .meterUnit(with: .kilo)) == 1.5 && abs(value(1, .mile(), .foot()) - 5280) < 0.001)
        #expect(abs(value(72, HKUnit(from: "count/min"), HKUnit.count().unitDivided(by: .second())) - 1.2) < 0.001)
        #expect(abs(value(37, .degreeCelsius(), .degreeFahrenheit()) - 98.6) < 0.001 && value(0.5, .percent(), .percent()) == 0.5)
        #expect(
            abs(value(1, .kilocalorie(), .joule()) - 4184) < 0.001 && abs(value(70, .gramUnit(with: .kilo), .pound()) - 154.324) < 0.001)
        let glucose = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        #expect(abs(value(5.5, glucose, HKUnit(from: "mg/dL")) - 99.0857) < 0.001)
        #expect(HKUnit(from: "kg") == .gramUnit(with: .kilo) && !HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
        #expect(HKQuantity(unit: .meter(), doubleValue: 1000) == HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1))
        #expect(Fault.catching { _ = value(1, .gram(), .meter()) }.count == 1 && Fault.catching { _ = HKUnit(from: "soup") }.count == 1)
    }

    @Test("a version of FHIR has three numbers, of which the first decides on its release") func recordVersions() throws {
        let version = try HKFHIRVersion(fromVersionString: "4.0.1")
        #expect(version == .primaryR4() && version.fhirRelease == .r4 && version.stringRepresentation == "4.0.1")
        #expect(HKFHIRVersion.primaryDSTU2().fhirRelease == .dstu2 && HKFHIRVersion.primaryDSTU2().patchVersion == 2)
        for text in ["", "4.0", "4.x.1"] { #expect(throws: HKError.self) { try HKFHIRVersion(fromVersionString: text) } }
        let samples: [HKSample] = [HKWorkout(activityType: .running, start: .distantPast, end: .distantPast)]
        #expect(samples as? [HKClinicalRecord] == nil)
    }

    @Test("a query for several periods, an observer, and a query for changes fail with an error") func queries() throws {
        let store = HKHealthStore(), steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        var codes: [HKError.Code?] = []
        let periods = HKStatisticsCollectionQuery(
            quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: .distantPast,
            intervalComponents: DateComponents(day: 1))
        periods.initialResultsHandler = { _, _, error in codes.append((error as? HKError)?.code) }
        store.execute(periods)
        store.execute(HKObserverQuery(sampleType: steps, predicate: nil) { _, _, error in codes.append((error as? HKError)?.code) })
        store.execute(
            HKAnchoredObjectQuery(type: steps, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit) { _, _, _, _, error in
                codes.append((error as? HKError)?.code)
            })
        #expect(codes == [.errorHealthDataUnavailable, .errorHealthDataUnavailable, .errorHealthDataUnavailable])
        let run = HKWorkout(activityType: .running, start: .distantPast, end: Date.distantPast + 60)
        #expect(run.duration == 60 && run.workoutActivityType.rawValue == 37 && HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    }

    @Test("samples, workouts, and activity have the values that an app gives them") func healthValues() async {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func event(_ type: HKWorkoutEventType, _ seconds: Double) -> HKWorkoutEvent { HKWorkoutEvent(type: type, date: start + seconds) }
        let run = HKWorkout(
            activityType: .running, start: start, end: start + 100,
            workoutEvents: [event(.pause, 10), event(.resume, 30), event(.pause, 90)],
            totalEnergyBurned: nil, totalDistance: HKQuantity(unit: .mile(), doubleValue: 1), metadata: [HKMetadataKeyIndoorWorkout: true])
        #expect(run.duration == 70 && run.workoutEvents?.count == 3 && run.metadata?["HKIndoorWorkout"] as? Bool == true)
        #expect(
            HKQuantityType(.stepCount).aggregationStyle == .cumulative && HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(
            HKCategoryTypeIdentifier.headache.rawValue == "HKCategoryTypeIdentifierHeadache" && HKCategoryValueSeverity.severe.rawValue == 4
        )
        let systolic = HKQuantitySample(
            type: HKQuantityType(.bloodPressureSystolic), quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120),
            start: start,
            end: start, device: .local(), metadata: nil)
        let pressure = HKCorrelation(type: HKCorrelationType(.bloodPressure), start: start, end: start, objects: [systolic])
        #expect(
            pressure.objects(for: systolic.quantityType) == [systolic] && systolic.device?.name == "iPhone"
                && systolic.uuid != pressure.uuid)
        let mood = HKStateOfMind(date: start, kind: .dailyMood, valence: 0, labels: [.calm], associations: [.work])
        #expect(mood.valenceClassification == .neutral && HKStateOfMind.ValenceClassification(valence: 1) == .veryPleasant)
        await #expect(throws: HKError.self) {
            _ = try await HKSampleQueryDescriptor(predicates: [.workout()], sortDescriptors: []).result(for: HKHealthStore())
        }
        #expect(throws: HKError.self) { try HKWorkoutSession(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration()) }
    }

    @Test("the rings of activity show the shares of the goals") @MainActor func rings() {
        let day = HKActivitySummary(), view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.shares == [0, 0, 0])
        day.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 250)
        day.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
        (day.appleStandHours, day.appleStandHoursGoal) = (
            HKQuantity(unit: .count(), doubleValue: 12), HKQuantity(unit: .count(), doubleValue: 12)
        )
        view.setActivitySummary(day, animated: false)
        #expect(view.shares == [0.5, 0, 1])
    }

    @Test("identifiers of Bluetooth have bytes, and a short one is a part of the base") func identifiers() {
        #expect(CBUUID(data: Data([0x18, 0x0D])).uuidString == "180D" && CBUUID(string: "180D").data == Data([0x18, 0x0D]))
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        let long = CBUUID(string: "6E400001-B5A3-F393-E0A9-E50E24DCCA9E")
        #expect(CBUUID(data: long.data) == long && long.data.count == 16)
        let value = CBMutableCharacteristic(type: long, properties: [.read, .notify], value: Data([1]), permissions: [.readable])
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [value]
        #expect(
            service.characteristics?.first?.uuid == long && service.isPrimary && value.properties.contains(.notify)
                && value.value == Data([1]))
        #expect(CBATTError.Code.insufficientResources.rawValue == 0x11 && CBError.unknownDevice.rawValue == 12)
    }

    @Test("local services are not advertised, and the delegate is told") func advertising() {
        final class Local: NSObject, CBPeripheralManagerDelegate {
            var errors: [CBError.Code?] = []
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
            func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
                errors.append((error as? CBError)?.code)
            }
            func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
                errors.append((error as? CBError)?.code)
            }
        }
        let local = Local(), manager = CBPeripheralManager(delegate: local, queue: nil)
        manager.startAdvertising([CBAdvertisementDataLocalNameKey: "me"])
        manager.add(CBMutableService(type: CBUUID(string: "180D"), primary: true))
        #expect(local.errors == [.operationNotSupported, .operationNotSupported] && !manager.isAdvertising)
    }

    @Test("a central manager reports that Bluetooth is unsupported") func bluetooth() async {
        final class Central: NSObject, CBCentralManagerDelegate {
            var told: (@MainActor (CBManagerState) -> Void)?
            func centralManagerDidUpdateState(_ central: CBCentralManager) {
                let state = central.state, told = told
                MainActor.assumeIsolated { told?(state) }
            }
        }
        let central = Central()
        let state = await withCheckedContinuation { continuation in
            let manager = CBCentralManager(delegate: central, queue: nil)
            central.told = { state in
                continuation.resume(returning: state)
                _ = manager
            }
        }
        #expect(state == .unsupported && CBUUID(string: "180d") == CBUUID(string: "180D"))
    }
}
