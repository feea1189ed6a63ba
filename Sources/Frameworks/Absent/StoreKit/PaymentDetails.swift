import Foundation

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// The period of a subscription's renewal.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}
/// A reduced price of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way in which a discounted price is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory, subscription }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var type: `Type` { .introductory }
}
/// A discount with the signature of the seller's server.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var keyIdentifier: String
    open private(set) var nonce: UUID
    open private(set) var signature: String
    open private(set) var timestamp: NSNumber
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}
public enum SKDownloadState: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }
/// Content that the App Store keeps for a product, which it does for none here.
open class SKDownload: NSObject, @unchecked Sendable {
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var expectedContentLength: Int64 { 0 }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var state: SKDownloadState { .failed }
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// The App Store of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "" }
    open var identifier: String { "" }
}
/// The callback in which an app decides whether transactions continue in another storefront.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront)
        -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

public let SKErrorDomain = "SKErrorDomain"
public let SKReceiptPropertyIsExpired = "expired", SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// An error of a purchase.
public struct SKError: CustomNSError, Hashable, @unchecked Sendable {
    /// The reason for which a payment failed.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams
        case invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
        case overlayPresentedInBackgroundScene
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.init(_nsError: NSError(domain: SKErrorDomain, code: code.rawValue, userInfo: userInfo))
    }
    public var code: Code { Code(rawValue: _nsError.code) ?? .unknown }
    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { _nsError.code }
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    public var userInfo: [String: Any] { _nsError.userInfo }
    public var localizedDescription: String { _nsError.localizedDescription }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    public static var invalidSignature: Code { .invalidSignature }
    public static var missingOfferParams: Code { .missingOfferParams }
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    public static var overlayCancelled: Code { .overlayCancelled }
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    public static var overlayTimeout: Code { .overlayTimeout }
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
