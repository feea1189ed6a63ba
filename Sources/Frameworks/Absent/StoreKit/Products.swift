// StoreKit 2. There is no App Store: there are no products and no purchases, so no object describes one.
@_exported import Foundation

/// A product in the App Store, which has none here.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product, such as a subscription.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable"), nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription"),
            autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    /// The length of a subscription's period.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
        /// The usual periods.
        public static let weekly = Self(unit: .week, value: 1), monthly = Self(unit: .month, value: 1), yearly = Self(unit: .year, value: 1)
        public static let everyThreeDays = Self(unit: .day, value: 3), everyTwoWeeks = Self(unit: .week, value: 2),
            everyTwoMonths = Self(unit: .month, value: 2), everyThreeMonths = Self(unit: .month, value: 3),
            everySixMonths = Self(unit: .month, value: 6)
        /// The dates of the period that begins at a date.
        // wall clock: the default is the present, as in StoreKit
        public func dateRange(referenceDate: Date = Date()) -> Range<Date> {
            let component: Calendar.Component =
                switch unit {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            // wall clock: periods are those of the user's calendar
            let end = Calendar.current.date(byAdding: component, value: value, to: referenceDate) ?? referenceDate
            return referenceDate..<max(referenceDate, end)
        }
    }
    /// An offer of a lower price for a subscription.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The way in which an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo"), payUpFront = PaymentMode(rawValue: "PayUpFront"),
                freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = Self(rawValue: "Introductory"), promotional = Self(rawValue: "Promotional")
            public static let winBack = Self(rawValue: "WinBack")
            public var localizedDescription: String { self == .winBack ? "Win-Back" : rawValue }
        }
        /// The signature of an offer, which an app's server makes.
        public struct Signature: Hashable, Sendable {
            public var keyID: String, nonce: UUID, timestamp: Int, signature: Data
            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
            }
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
    /// The facts about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let winBackOffers: [SubscriptionOffer]
        /// The rank in the group: the highest level of service is 1.
        public let groupLevel: Int
        public let groupDisplayName: String
        public var isEligibleForIntroOffer: Bool { get async { false } }
    }
    public struct PurchaseOption: Hashable, @unchecked Sendable {
        private let name: String
        private let value: AnyHashable?
        private init(_ name: String, _ value: AnyHashable? = nil) { (self.name, self.value) = (name, value) }
        /// The app's identifier of the user, and the number of products.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("appAccountToken", token) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity", quantity) }
        /// Offers, with the signature of the app's server.
        public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int)
            -> PurchaseOption
        {
            PurchaseOption("promotionalOffer", [offerID, keyID, nonce.uuidString, signature.base64EncodedString(), "\(timestamp)"])
        }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
            [PurchaseOption("promotionalOffer", [offerID, compactJWS])]
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
            PurchaseOption("introductoryOfferEligibility", compactJWS)
        }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption("winBackOffer", offer) }
        /// Whether the purchase asks the parents in the store for tests.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption("simulatesAskToBuyInSandbox", simulateAskToBuy)
        }
        /// Whether a purchase continues in another country. The closure isn't called.
        @preconcurrency public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool)
            -> PurchaseOption
        {
            PurchaseOption("onStorefrontChange")
        }
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(key, value) }
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(key, value) }
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(key, value) }
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(key, value) }
    }
    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
    /// The reason for which a purchase isn't possible.
    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice,
            invalidOfferSignature,
            missingOfferParameters
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let jsonRepresentation: Data
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// Returns no products, as for identifiers that App Store Connect does not know.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    /// Throws, because payments cannot be made.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }
    /// Throws, because payments cannot be made. The first argument is a `UIScene` or a `UIViewController`.
    @MainActor @discardableResult
    public func purchase(confirmIn confirmation: AnyObject, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.purchaseNotAllowed
    }
    /// The format of a price and of a period.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD", locale: Locale(identifier: "en_US")) }
    public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

/// A purchase. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: Product.ID
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let appAccountToken: UUID?
    public let jsonRepresentation: Data
    public let subscriptionGroupID: String?
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let storefront: Storefront
    public let offer: Offer?
    public let ownershipType: OwnershipType
    public let environment: AppStore.Environment
    public let revocationReason: RevocationReason?
    public let signedDate: Date
    public var currencyCode: String? { currency?.identifier }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public let appBundleID: String
    public let webOrderLineItemID: String?
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let reason: Reason
    public let appTransactionID: String
    /// Does nothing.
    public func finish() async {}
    /// Whether a purchase was new or a renewal.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Self(rawValue: "PURCHASE"), renewal = Self(rawValue: "RENEWAL")
        public var localizedDescription: String { rawValue.capitalized }
    }
    /// The user's answer to a request for a refund.
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
    /// The reason for which a request for a refund failed.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
    /// Throws an error: there are no purchases. The argument is a `UIWindowScene`.
    @preconcurrency @MainActor public func beginRefundRequest(in scene: AnyObject) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
    /// Throws an error: there are no purchases. The last argument is a `UIWindowScene`.
    @preconcurrency @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: AnyObject) async throws
        -> RefundRequestStatus
    {
        throw RefundRequestError.failed
    }
    public static func all(for productID: String) -> Transactions { Transactions(waits: false) }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(waits: false) }

    /// The reduced price of a purchase.
    public struct Offer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public let period: Product.SubscriptionPeriod?
        /// The way in which an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = Self(rawValue: "FREE_TRIAL"), payAsYouGo = Self(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = Self(rawValue: "PAY_UP_FRONT"), oneTime = Self(rawValue: "ONE_TIME")
        }
    }
    /// The kind of the offer with which a product was bought.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1), promotional = OfferType(rawValue: 2), code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }
    /// Whether the user or the family bought the product.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED"), familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    /// The reason for which a purchase was revoked.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = RevocationReason(rawValue: 0), developerIssue = RevocationReason(rawValue: 1)
    }

    /// The sequence of new or existing transactions, which is empty.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        fileprivate let waits: Bool
        /// The iterator of transactions, which waits for the next one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var coming: AsyncStream<Element>.Iterator?
            /// Returns `nil` immediately for existing transactions; for new ones, waits until the task is canceled.
            public mutating func next() async -> Element? { await coming?.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(coming: waits ? Self.coming.stream.makeAsyncIterator() : nil) }
        private static var coming: (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
            let made = AsyncStream.makeStream(of: Element.self)
            made.continuation.onTermination = { _ in _ = made.continuation }
            return made
        }
    }
    public static var all: Transactions { Transactions(waits: false) }
    public static var currentEntitlements: Transactions { Transactions(waits: false) }
    public static var unfinished: Transactions { Transactions(waits: false) }
    public static var updates: Transactions { Transactions(waits: true) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A value signed by the App Store, and whether the signature is valid.
public enum VerificationResult<SignedType> {
    /// The reason for which a signature isn't valid.
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled, unsupported
}

/// The App Store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    /// There is no account, and therefore no country.
    public static var current: Storefront? { get async { nil } }
    public let localeIdentifierForCurrency: String?
    public var currency: Locale.Currency? { localeIdentifierForCurrency.flatMap { Locale(identifier: $0).currency } }
    /// The changes of the country: the sequence waits until its task is canceled.
    public static var updates: Storefronts { Storefronts() }
    /// The changes of the country.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        /// Waits until its task is canceled.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var coming: AsyncStream<Storefront>.Iterator
            public mutating func next() async -> Storefront? { await coming.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(coming: waiting(for: Storefront.self).makeAsyncIterator()) }
    }
}

/// The App Store, without an account.
public enum AppStore {
    /// The store: the real one, or one for tests.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production"), sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
    public static var canMakePayments: Bool { false }
    /// The identifier of the device in signatures; nil, because nothing is signed.
    public static var deviceVerificationID: UUID? { nil }
    /// The age rating of the app; nil, because the app is not in the store.
    public static var ageRatingCode: Int? { get async { nil } }
    public static func sync() async throws { throw StoreKitError.userCancelled }
    /// Has no effect; the argument is a `UIWindowScene`.
    @preconcurrency @MainActor public static func requestReview(in scene: AnyObject) {}
    /// Does nothing.
    @preconcurrency @MainActor public static func showManageSubscriptions(in scene: AnyObject) async throws {}
    /// Does nothing.
    @preconcurrency @MainActor public static func showManageSubscriptions(in scene: AnyObject, subscriptionGroupID: String) async throws {}
    /// Throws an error: no code can be redeemed.
    @preconcurrency @MainActor public static func presentOfferCodeRedeemSheet(in scene: AnyObject) async throws {
        throw StoreKitError.unknown
    }
    /// The kind of device for which the app was bought.
    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let iOS = Self(rawValue: "iOS"), macOS = Self(rawValue: "macOS"), tvOS = Self(rawValue: "tvOS"),
            visionOS = Self(rawValue: "visionOS")
    }
}
