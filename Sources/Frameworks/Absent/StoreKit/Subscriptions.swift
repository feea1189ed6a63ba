// Subscriptions of StoreKit 2. There are none, so no object describes one, and the sequences of changes wait until their task is canceled.
@_exported import Foundation

extension Product.SubscriptionInfo {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let subscribed = RenewalState(rawValue: 1), expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3), inGracePeriod = RenewalState(rawValue: 4),
            revoked = RenewalState(rawValue: 5)
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: "Unknown"
            }
        }
    }

    /// The next renewal of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
        /// The reason for which a subscription ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1), billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3),
                productUnavailable = ExpirationReason(rawValue: 4),
                unknown = ExpirationReason(rawValue: 5)
            public var localizedDescription: String {
                switch self {
                case .autoRenewDisabled: "Auto-Renew Disabled"
                case .billingError: "Billing Error"
                case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
                case .productUnavailable: "Product Unavailable"
                default: "Unknown"
                }
            }
        }
        /// The user's answer to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

        public let originalTransactionID: UInt64
        public let currentProductID: Product.ID
        public let willAutoRenew: Bool
        public let autoRenewPreference: Product.ID?
        public let expirationReason: ExpirationReason?
        public let priceIncreaseStatus: PriceIncreaseStatus
        public let isInBillingRetry: Bool
        public let gracePeriodExpirationDate: Date?
        public let renewalDate: Date?
        public let renewalPrice: Decimal?
        public let currency: Locale.Currency?
        public let offerType: Transaction.OfferType?
        public let offerID: String?
        public let environment: AppStore.Environment
        public let recentSubscriptionStartDate: Date
        public let signedDate: Date
        public let jsonRepresentation: Data
    }

    /// The current state of a subscription, with its last transaction and next renewal.
    public struct Status: Hashable, Sendable {
        public let state: RenewalState
        public let transaction: VerificationResult<Transaction>
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// The changes to subscriptions.
        public struct Statuses: AsyncSequence, Sendable {
            public typealias Element = Status
            fileprivate let waits: Bool
            /// The iterator of a subscription's states, which waits for the next one.
            public struct AsyncIterator: AsyncIteratorProtocol {
                fileprivate var coming: AsyncStream<Element>.Iterator?
                public mutating func next() async -> Element? { await coming?.next() }
            }
            public func makeAsyncIterator() -> AsyncIterator {
                guard waits else { return AsyncIterator(coming: nil) }
                let made = AsyncStream.makeStream(of: Element.self)
                made.continuation.onTermination = { _ in _ = made.continuation }
                return AsyncIterator(coming: made.stream.makeAsyncIterator())
            }
        }
        public static var updates: Statuses { Statuses(waits: true) }
        public static var all: Statuses { Statuses(waits: false) }
    }

    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
}
extension Transaction {
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
}

// MARK: Descriptions

extension Product.ProductType {
    public var localizedDescription: String { rawValue }
}
extension Product.SubscriptionPeriod.Unit {
    public var localizedDescription: String { "\(self)".capitalized }
}
extension Product.SubscriptionOffer.PaymentMode {
    public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay as You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
    }
}
extension Transaction.OfferType {
    public var localizedDescription: String {
        switch self {
        case .introductory: "Introductory Offer"
        case .promotional: "Promotional Offer"
        case .code: "Offer Code"
        default: "Unknown"
        }
    }
}
extension Transaction.RevocationReason {
    public var localizedDescription: String {
        switch self {
        case .developerIssue: "Developer Issue"
        case .other: "Other"
        default: "Unknown"
        }
    }
}

// MARK: Signatures

extension VerificationResult where SignedType: Sendable {
    /// The signed value as JSON Web Signature: empty, as nothing was signed.
    public var jwsRepresentation: String { "" }
    public var headerData: Data { Data() }
    public var payloadData: Data { Data() }
    public var signatureData: Data { Data() }
}
