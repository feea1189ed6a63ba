@_exported import Foundation

/// Returns a sequence without elements, which ends when its task is canceled.
func waiting<Element: Sendable>(for type: Element.Type) -> AsyncStream<Element> {
    let made = AsyncStream.makeStream(of: Element.self)
    made.continuation.onTermination = { _ in _ = made.continuation }
    return made.stream
}

/// The purchase of the app itself, of which there is none here.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appVersionID: UInt64?
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let environment: AppStore.Environment
    public let originalPlatform: AppStore.Platform
    public let appTransactionID: String
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let signedDate: Date
    public let jsonRepresentation: Data
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unknown } }
    /// Throws an error: the app wasn't bought.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}

/// A product that a user chose in the App Store. None is chosen: the sequence waits until its task is canceled.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
    public let product: Product
    public let offer: Product.SubscriptionOffer?
    public var id: Product.ID { product.id }
    public static var intents: PurchaseIntents { PurchaseIntents() }
    /// The choices in the App Store.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent
        /// Waits until its task is canceled.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var coming: AsyncStream<Element>.Iterator
            public mutating func next() async -> Element? { await coming.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(coming: waiting(for: Element.self).makeAsyncIterator()) }
    }
}

/// A text that the App Store wants to show. There is none: the sequence waits until its task is canceled.
public struct Message: Hashable, Sendable {
    /// The kind of a text.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Self(rawValue: 0), priceIncreaseConsent = Self(rawValue: 1), billingIssue = Self(rawValue: 2),
            winBackOffer = Self(rawValue: 3)
        public var localizedDescription: String {
            ["Generic", "Price Increase Consent", "Billing Issue", "Win-Back Offer"].indices.contains(rawValue)
                ? ["Generic", "Price Increase Consent", "Billing Issue", "Win-Back Offer"][rawValue] : "Unknown"
        }
    }
    public let reason: Reason
    /// Does nothing. The argument is a `UIWindowScene`.
    @preconcurrency @MainActor public func display(in scene: AnyObject) throws {}
    public static var messages: Messages { Messages() }
    /// The texts of the App Store.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        /// Waits until its task is canceled.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var coming: AsyncStream<Element>.Iterator
            public mutating func next() async -> Element? { await coming.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(coming: waiting(for: Element.self).makeAsyncIterator()) }
    }
}

extension Product {
    /// The place of a product in the App Store.
    public enum PromotionInfo {
        /// Whether the App Store shows a product.
        public enum Visibility: Hashable, Sendable { case appStoreConnectDefault, visible, hidden }
    }
}

// MARK: Purchases outside of the App Store

/// A purchase in an app that doesn't use the App Store. It is unavailable.
public enum ExternalPurchase {
    /// The user's answer to the notice.
    public enum NoticeResult: Hashable, Sendable { case continuedWithExternalPurchaseToken(token: String), cancelled }
    public static var canPresent: Bool { get async { false } }
    public static func presentNoticeSheet() async throws -> NoticeResult { throw StoreKitError.notAvailableInStorefront }
}
/// A link to purchases on a site. It is unavailable.
public enum ExternalPurchaseLink {
    public static var canOpen: Bool { get async { false } }
    public static var eligibleURLs: [URL]? { get async { nil } }
    public static func open() async throws { throw StoreKitError.notAvailableInStorefront }
    public static func open(url: URL) async throws { throw StoreKitError.notAvailableInStorefront }
}
/// A link of the app's own design to purchases on a site. It is unavailable.
public enum ExternalPurchaseCustomLink {
    public enum NoticeType: Hashable, Sendable { case browser, withinApp }
    /// The user's answer to the notice.
    public enum NoticeResult: Hashable, Sendable { case continued, cancelled }
    /// The identification of a purchase.
    public struct Token: Hashable, Sendable { public let value: String }
    public static var isEligible: Bool { get async { false } }
    public static func showNotice(type: NoticeType) async throws -> NoticeResult { throw StoreKitError.notAvailableInStorefront }
    public static func token(for tokenType: String) async throws -> Token? { throw StoreKitError.notAvailableInStorefront }
}
/// A link to the account on a site. It is unavailable.
public enum ExternalLinkAccount {
    public static var canOpen: Bool { get async { false } }
    public static func open() async throws { throw StoreKitError.notAvailableInStorefront }
}
