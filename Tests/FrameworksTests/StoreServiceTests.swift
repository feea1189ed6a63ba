import Foundation
import StoreKitCompanion
import StoreKitTestCompanion
import Testing

@Suite("Services of the App Store")
struct StoreServiceTests {
    @Test("the app was not bought, and nothing is refunded, advertised, or sold elsewhere")
    func refusals() async throws {
        await #expect(throws: StoreKitError.self) { _ = try await AppTransaction.shared }
        await #expect(throws: Transaction.RefundRequestError.failed) {
            _ = try await Transaction.beginRefundRequest(for: 1, in: NSObject())
        }
        #expect(await ExternalPurchase.canPresent == false && AppStore.deviceVerificationID == nil)
        await #expect(throws: SKANError(.unsupported)) { try await SKAdNetwork.updatePostbackConversionValue(1) }
        #expect(SKCloudServiceController.authorizationStatus() == .denied)
        #expect(throws: StoreKitError.self) { try SKTestSession(configurationFileNamed: "Store") }
    }
    @Test("the sequences of messages and chosen products wait until the task is canceled") func sequences() async {
        let waiting = Task { () -> Bool in
            for await _ in Message.messages { return false }
            for await _ in PurchaseIntent.intents { return false }
            return Task.isCancelled
        }
        waiting.cancel()
        #expect(await waiting.value)
    }
    @Test("options of purchases differ by their values, and a period has dates") func values() throws {
        let options: Set<Product.PurchaseOption> = [.quantity(1), .quantity(1), .quantity(2), .custom(key: "a", value: true)]
        #expect(options.count == 3)
        let start = try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 1, day: 1)))
        let range = Product.SubscriptionPeriod.everyThreeMonths.dateRange(referenceDate: start)
        #expect(Calendar.current.component(.month, from: range.upperBound) == 4)
    }
}
