import Foundation

/// How a merchant answers a customer's authorization.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired, pinIncorrect
    case pinLockout
}

/// A merchant's answer with its errors.
open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors ?? []) }
}

/// A merchant's answer to a change in the sheet.
open class PKPaymentRequestUpdate: NSObject {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
/// A merchant's answer to another contact.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]!
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}
/// A merchant's answer to another way of shipping.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
/// A merchant's answer to another card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]! = []
}
/// A merchant's answer to a coupon.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]!
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

/// The callbacks of a sheet that a controller presents. None is called, because no sheet is presented.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
    /// Refuses the payment.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    /// Refuses the payment.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) { completion(.failure) }
}

/// Presents the payment sheet outside of UIKit. Here it never can.
@preconcurrency @MainActor
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments() -> Bool { false }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool {
        false
    }
    /// Reports that the sheet is not presented.
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    open func dismiss() async {}
}

/// The callbacks of a sheet that is a view controller.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
    /// Refuses the payment.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    /// Refuses the payment.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) { completion(.failure) }
}

/// The payment sheet. It cannot be made on a device without Apple Pay: `init(paymentRequest:)` returns `nil`.
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments() -> Bool { false }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Returns `false`, as on a device without Apple Pay.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool {
        false
    }
}
