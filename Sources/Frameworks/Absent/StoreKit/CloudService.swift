@_exported import Foundation

// The music service of iOS 9 to 14, for which no user is signed in.

/// Whether an app may use the music of the user.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// What the user's music service offers.
public struct SKCloudServiceCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let musicCatalogPlayback = Self(rawValue: 1 << 0), musicCatalogSubscriptionEligible = Self(rawValue: 1 << 1),
        addToCloudMusicLibrary = Self(rawValue: 1 << 8)
}
/// The music service of the user, which denies access.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
    private var refusal: any Error { SKError(.cloudServicePermissionDenied) }
    @preconcurrency open func requestCapabilities(completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void) {
        completionHandler([], refusal)
    }
    open func requestCapabilities() async throws -> SKCloudServiceCapability { throw refusal }
    @preconcurrency open func requestStorefrontCountryCode(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, refusal)
    }
    open func requestStorefrontCountryCode() async throws -> String { throw refusal }
    @preconcurrency open func requestStorefrontIdentifier(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, refusal)
    }
    @preconcurrency open func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, refusal) }
    open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String { throw refusal }
}
extension NSNotification.Name {
    public static let SKCloudServiceCapabilitiesDidChange = NSNotification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
    public static let SKStorefrontCountryCodeDidChange = NSNotification.Name("SKStorefrontCountryCodeDidChangeNotification")
    public static let SKStorefrontIdentifierDidChange = NSNotification.Name("SKStorefrontIdentifierDidChangeNotification")
}
public enum SKProductStorePromotionVisibility: Int, Sendable { case `default`, show, hide }
/// The products that the App Store shows. There is no App Store: requests fail.
open class SKProductStorePromotionController: NSObject, @unchecked Sendable {
    open class func `default`() -> Self { unsafeDowncast(controller, to: Self.self) }
    private static let controller = SKProductStorePromotionController()
    @preconcurrency open func fetchStorePromotionVisibility(
        for product: SKProduct, completionHandler: (@Sendable (SKProductStorePromotionVisibility, (any Error)?) -> Void)? = nil
    ) { completionHandler?(.default, SKError(.unknown)) }
    @preconcurrency open func update(
        storePromotionVisibility promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(SKError(.unknown)) }
    @preconcurrency open func fetchStorePromotionOrder(completionHandler: (@Sendable ([SKProduct], (any Error)?) -> Void)? = nil) {
        completionHandler?([], SKError(.unknown))
    }
    @preconcurrency open func update(storePromotionOrder: [SKProduct], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(SKError(.unknown))
    }
}
/// Ends the app, as for a receipt that isn't valid.
public func SKTerminateForInvalidReceipt() { exit(173) }
