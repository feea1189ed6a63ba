import EventKitCompanion
import StoreKitCompanion
import Testing

@Suite("What is for sale and what is planned")
struct StoreTests {
    @Test("nothing is for sale, nothing was bought, and nobody can pay")
    func emptyStore() async throws {
        #expect(try await Product.products(for: ["coins", "year"]).isEmpty)
        var bought = 0
        for await result in Transaction.currentEntitlements { bought += (try? result.payloadValue.purchasedQuantity) ?? 1 }
        #expect(bought == 0 && !AppStore.canMakePayments)
        #expect(await Transaction.latest(for: "coins") == nil)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test("who waits for purchases waits until the task is cancelled")
    func updates() async {
        let waiting = Task { () -> Bool in
            for await _ in Transaction.updates { return false }
            return Task.isCancelled
        }
        waiting.cancel()
        #expect(await waiting.value)
    }

    @Test("a signed value is what was signed, or the reason to doubt it")
    func verification() throws {
        #expect(try VerificationResult.verified(3).payloadValue == 3)
        let doubtful = VerificationResult.unverified(3, .invalidSignature)
        #expect(doubtful.unsafePayloadValue == 3)
        #expect(throws: VerificationResult<Int>.VerificationError.self) { try doubtful.payloadValue }
    }

    @Test("a calendar of one's own lies on the device and may be changed")
    func calendars() {
        let calendar = EKCalendar(for: .event, eventStore: EKEventStore())
        #expect(calendar.type == .local && calendar.allowsContentModifications && !calendar.isSubscribed)
    }
}
