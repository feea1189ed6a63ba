// There is no App Store: payments cannot be made, and product requests find nothing.
@_exported import Foundation

/// A product in the App Store, which has none here.
open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var isFamilyShareable: Bool { false }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var isDownloadable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
    open var contentVersion: String { "" }

    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}
/// A request to the App Store.
open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?
    /// Does nothing.
    open func start() {}
    /// Does nothing.
    open func cancel() {}
}
/// The callbacks for the end of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// The callback for the store's products, of which there are none.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// The products that were found, of which there are none, and the invalid identifiers.
open class SKProductsResponse: NSObject {
    open private(set) var products: [SKProduct] = []
    open private(set) var invalidProductIdentifiers: [String] = []
    public override init() {}
    init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}
/// A request for products by their identifiers.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    public override init() { identifiers = [] }
    open override func start() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
        delegate?.requestDidFinish(self)
    }
}
/// A payment for a product.
open class SKPayment: NSObject, @unchecked Sendable {
    open internal(set) var productIdentifier: String
    open internal(set) var quantity = 1
    open internal(set) var applicationUsername: String?
    open internal(set) var requestData: Data?
    open internal(set) var simulatesAskToBuyInSandbox = false
    open internal(set) var paymentDiscount: SKPaymentDiscount?
    public override init() { productIdentifier = "" }
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var transactionState: SKPaymentTransactionState { .failed }
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var downloads: [SKDownload] { [] }
}
/// The callbacks for the progress of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
    /// Does nothing.
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
}
/// A queue for payments, which cannot be made: additions are discarded, and there is nothing to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }
    private var observers: [Observer] = []
    private let lock = NSLock()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
    /// Does nothing.
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) {
        remove(observer)
        lock.withLock { observers.append(Observer(object: observer)) }
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers.compactMap(\.object) } }
    /// Does nothing.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        for observer in transactionObservers {
            observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
        }
    }
    /// Does nothing.
    open func start(_ downloads: [SKDownload]) {}
    /// Does nothing.
    open func pause(_ downloads: [SKDownload]) {}
    /// Does nothing.
    open func resume(_ downloads: [SKDownload]) {}
    /// Does nothing.
    open func cancel(_ downloads: [SKDownload]) {}
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var storefront: SKStorefront? { nil }
    open var transactions: [SKPaymentTransaction] { [] }
    /// Does nothing.
    open func presentCodeRedemptionSheet() {}
    /// Does nothing: no price changes.
    open func showPriceConsentIfNeeded() {}
}
/// Requests a review, without effect.
open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() {}
    /// Requests a review in a `UIWindowScene`, without effect.
    open class func requestReview(in windowScene: AnyObject) {}
}
open class SKReceiptRefreshRequest: SKRequest {
    /// The properties of the receipt, for tests.
    open private(set) var receiptProperties: [String: Any]?
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
    open override func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}
