import CoreBluetoothCompanion
import HealthKitCompanion
import Testing

@MainActor @Suite struct AbsentHardwareTests {
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
