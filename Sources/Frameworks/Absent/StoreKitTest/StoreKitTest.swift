// No store for tests: a session cannot be created, because configurations of StoreKit are not read; its initializers throw.
@_exported import StoreKitCompanion

// FIXME(gap): the products of a `.storekit` file are not read, and nothing can be bought in tests.
/// A store for tests, which cannot be created.
open class SKTestSession: NSObject, @unchecked Sendable {
    /// The speed of a subscription's time.
    public enum TimeRate: Int, Sendable {
        case realTime, oneSecondIsOneDay, oneRenewalEverySixteenMinutes, oneRenewalEveryFifteenMinutes, oneRenewalEveryFiveMinutes,
            oneRenewalEveryTwoMinutes, oneRenewalEveryThirtySeconds, monthlyRenewalEveryThirtySeconds, monthlyRenewalEveryOneHour,
            monthlyRenewalEveryThirtyMinutes, monthlyRenewalEveryFifteenMinutes, monthlyRenewalEveryFiveMinutes
    }
    public init(configurationFileNamed filename: String) throws { throw StoreKitError.unknown }
    public init(contentsOf url: URL) throws { throw StoreKitError.unknown }

    open var storefront = ""
    open var locale = Locale(identifier: "en_US")
    open var disableDialogs = false, failTransactionsEnabled = false, askToBuyEnabled = false, interruptedPurchasesEnabled = false
    open var billingGracePeriodIsEnabled = false, shouldEnterBillingRetryOnRenewal = false
    open var failureError = SKError.Code.unknown
    open var timeRate = TimeRate.realTime
    open func resetToDefaultState() {}
    /// Does nothing.
    open func clearTransactions() {}
    /// The purchases: none.
    open func allTransactions() -> [SKTestTransaction] { [] }
    open func buyProduct(productIdentifier: String) throws { throw StoreKitError.unknown }
    /// Throws an error: nothing can be bought.
    @discardableResult
    open func buyProduct(identifier: Product.ID, options: Set<Product.PurchaseOption> = []) async throws -> Transaction {
        throw StoreKitError.unknown
    }
    open func refundTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func approveAskToBuyTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func declineAskToBuyTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func deleteTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    /// Throws an error: there are no purchases.
    open func resolveIssueForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func expireSubscription(productIdentifier: String) throws { throw StoreKitError.unknown }
    open func forceRenewalOfSubscription(productIdentifier: String) throws { throw StoreKitError.unknown }
    open func enableAutoRenewForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func disableAutoRenewForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func requestPriceIncreaseConsentForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    open func consentToPriceIncreaseForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
    /// Throws an error: there are no subscriptions.
    open func declinePriceIncreaseForTransaction(identifier: UInt) throws { throw StoreKitError.unknown }
}
/// A purchase in a store for tests. There are none.
open class SKTestTransaction: NSObject, @unchecked Sendable {
    open var identifier: UInt { 0 }
    open var originalTransactionIdentifier: UInt { 0 }
    open var productIdentifier: String { "" }
    open var state: SKPaymentTransactionState { .failed }
    open var purchaseDate: Date { .distantPast }
    open var expirationDate: Date? { nil }
    open var cancelDate: Date? { nil }
    open var autoRenewingEnabled: Bool { false }
    open var hasPurchaseIssue: Bool { false }
    open var pendingAskToBuyConfirmation: Bool { false }
    open var pendingPriceIncreaseConsent: Bool { false }
}
