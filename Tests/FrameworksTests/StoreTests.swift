import EventKitCompanion
import StoreKitCompanion
import Testing

@Suite("StoreKit and EventKit")
struct StoreTests {
    @Test("there are no products and no purchases, and payments are not possible")
    func emptyStore() async throws {
        #expect(try await Product.products(for: ["coins", "year"]).isEmpty)
        var bought = 0
        for await result in Transaction.currentEntitlements { bought += (try? result.payloadValue.purchasedQuantity) ?? 1 }
        #expect(bought == 0 && !AppStore.canMakePayments)
        #expect(await Transaction.latest(for: "coins") == nil)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test("iterating transaction updates waits until the task is canceled")
    func updates() async {
        let waiting = Task { () -> Bool in
            for await _ in Transaction.updates { return false }
            return Task.isCancelled
        }
        waiting.cancel()
        #expect(await waiting.value)
    }

    @Test("a page of the App Store tells that its product could not be loaded")
    @MainActor func page() async {
        let page = SKStoreProductViewController()
        await #expect(throws: SKError.self) {
            try await page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 284_882_215])
        }
        let reported = await withCheckedContinuation { result in
            page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 284_882_215]) { isLoaded, error in
                result.resume(returning: !isLoaded && error is SKError)
            }
        }
        #expect(reported)
    }

    @Test("a verification result has the signed value or the reason for doubt")
    func verification() throws {
        #expect(try VerificationResult.verified(3).payloadValue == 3)
        let doubtful = VerificationResult.unverified(3, .invalidSignature)
        #expect(doubtful.unsafePayloadValue == 3)
        #expect(throws: VerificationResult<Int>.VerificationError.self) { try doubtful.payloadValue }
    }

    @Test("a queue restores nothing and notifies its observers, which implement only the methods that they need")
    func restoring() {
        final class Observer: NSObject, SKPaymentTransactionObserver {
            var failure: (any Error)?
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
            func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) { failure = error }
        }
        let (queue, observer) = (SKPaymentQueue(), Observer())
        queue.add(observer)
        #expect(queue.transactionObservers.count == 1)
        queue.restoreCompletedTransactions()
        #expect((observer.failure as? SKError)?.code == .paymentNotAllowed)
        queue.remove(observer)
        #expect(queue.transactionObservers.isEmpty)
        #expect(!observer.paymentQueue(queue, shouldAddStorePayment: SKPayment(), for: SKProduct()))
    }

    @Test("an error of the store has the code, the domain, and the text of the error that it is made of")
    func errors() {
        let error = SKError(_nsError: NSError(domain: SKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "no"]))
        #expect(error.code == .paymentCancelled && error.localizedDescription == "no")
        #expect((error as NSError).domain == "SKErrorDomain" && (error as NSError).code == 2)
    }

    @Test("a recurrence has the days and the end that it is made of, and an event keeps its place and rules")
    func recurrence() {
        let event = EKEvent(eventStore: EKEventStore())
        let rule = EKRecurrenceRule(
            recurrenceWith: .monthly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)], daysOfTheMonth: nil,
            monthsOfTheYear: [1, 6], weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 3))
        event.addRecurrenceRule(rule)
        #expect(rule.frequency == .monthly && rule.interval == 2 && rule.monthsOfTheYear == [1, 6] && rule.recurrenceEnd?.endDate == nil)
        #expect(rule.daysOfTheWeek == [EKRecurrenceDayOfWeek(dayOfTheWeek: .friday, weekNumber: -1)])
        #expect(rule.recurrenceEnd?.occurrenceCount == 3 && event.hasRecurrenceRules)
        event.removeRecurrenceRule(rule)
        event.structuredLocation = EKStructuredLocation(title: "Kitchen")
        #expect(!event.hasRecurrenceRules && event.structuredLocation?.title == "Kitchen" && event.status == .none)
        #expect(EKError(.eventStoreNotAuthorized).errorCode == 29)
    }

    @Test("a new calendar is local and can be changed")
    func calendars() {
        let calendar = EKCalendar(for: .event, eventStore: EKEventStore())
        #expect(calendar.type == .local && calendar.allowsContentModifications && !calendar.isSubscribed)
    }
}
