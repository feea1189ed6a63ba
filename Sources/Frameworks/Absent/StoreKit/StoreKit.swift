// There is no App Store: payments cannot be made, product requests find nothing.
@_exported import Foundation

/// A product in the App Store, which has none here.
open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}
/// A request to the App Store.
open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() {}
    open func cancel() {}
}
/// The callbacks for the end of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// The callback for the store's products, of which there are none.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// The products that were found, of which there are none, and the invalid identifiers.
open class SKProductsResponse: NSObject {
    open private(set) var products: [SKProduct] = []
    open private(set) var invalidProductIdentifiers: [String]
    init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}
/// A request for products by their identifiers.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
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
    public override init() { productIdentifier = "" }
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }
}
/// A mutable payment.
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
}
/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var transactionState: SKPaymentTransactionState { .failed }
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
}
/// The callbacks for the progress of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// A queue for payments, which cannot be made: additions are discarded.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
    open var transactions: [SKPaymentTransaction] { [] }
    open func presentCodeRedemptionSheet() {}
}
/// Requests a review, without effect.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    /// Requests a review in a `UIWindowScene`, without effect.
    open class func requestReview(in windowScene: AnyObject) {}
}
/// A request for a new receipt.
open class SKReceiptRefreshRequest: SKRequest {
    public init(receiptProperties properties: [String: Any]? = nil) {}
    open override func start() { delegate?.request(self, didFailWithError: NSError(domain: "SKErrorDomain", code: 0)) }
}
