@_exported import Foundation

// Advertising networks: no app is advertised, so impressions and conversions fail with the API's error `unsupported`.

/// The domain of ``SKANError``.
public let SKANErrorDomain = "SKANErrorDomain"
/// An error in the report of an advertisement.
public struct SKANError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKANError
        case impressionMissingRequiredValue = 0, unsupported, adNetworkIdMissing, mismatchedSourceAppId, impressionNotFound,
            invalidCampaignId, invalidConversionValue, invalidSourceAppId, invalidAdvertisedAppId, invalidVersion, unknown,
            impressionTooShort
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SKANErrorDomain }
    public static var errorDomain: String { SKANErrorDomain }
    public static var impressionMissingRequiredValue: Code { .impressionMissingRequiredValue }
    public static var unsupported: Code { .unsupported }
    public static var adNetworkIdMissing: Code { .adNetworkIdMissing }
    public static var mismatchedSourceAppId: Code { .mismatchedSourceAppId }
    public static var impressionNotFound: Code { .impressionNotFound }
    public static var invalidCampaignId: Code { .invalidCampaignId }
    public static var invalidConversionValue: Code { .invalidConversionValue }
    public static var invalidSourceAppId: Code { .invalidSourceAppId }
    public static var invalidAdvertisedAppId: Code { .invalidAdvertisedAppId }
    public static var invalidVersion: Code { .invalidVersion }
    public static var unknown: Code { .unknown }
    public static var impressionTooShort: Code { .impressionTooShort }
}

/// The values of an advertisement.
open class SKAdImpression: NSObject, @unchecked Sendable {
    open var sourceAppStoreItemIdentifier: NSNumber = 0, advertisedAppStoreItemIdentifier: NSNumber = 0
    open var adNetworkIdentifier = "", adImpressionIdentifier = ""
    open var adCampaignIdentifier: NSNumber = 0, sourceIdentifier: NSNumber = 0
    open var timestamp: NSNumber = 0
    open var signature = "", version = ""
    open var adType: String?, adDescription: String?, adPurchaserName: String?
    public override init() { super.init() }
    public init(
        sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber, adNetworkIdentifier: String,
        adCampaignIdentifier: NSNumber, adImpressionIdentifier: String, timestamp: NSNumber, signature: String, version: String
    ) {
        (self.sourceAppStoreItemIdentifier, self.advertisedAppStoreItemIdentifier) =
            (sourceAppStoreItemIdentifier, advertisedAppStoreItemIdentifier)
        (self.adNetworkIdentifier, self.adCampaignIdentifier) = (adNetworkIdentifier, adCampaignIdentifier)
        (self.adImpressionIdentifier, self.timestamp) = (adImpressionIdentifier, timestamp)
        (self.signature, self.version) = (signature, version)
    }
}
/// Reports advertisements. Every report fails with `SKANError.unsupported`.
open class SKAdNetwork: NSObject {
    /// A rough value of a conversion.
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let high = Self(rawValue: "high"), medium = Self(rawValue: "medium"), low = Self(rawValue: "low")
    }
    private static var refusal: any Error { SKANError(.unsupported) }
    open class func startImpression(_ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(refusal)
    }
    open class func endImpression(_ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(refusal)
    }
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(refusal) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(refusal) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(refusal) }
    open class func startImpression(_ impression: SKAdImpression) async throws { throw refusal }
    open class func endImpression(_ impression: SKAdImpression) async throws { throw refusal }
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw refusal }
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws { throw refusal }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
    ) async throws { throw refusal }
    open class func registerAppForAdNetworkAttribution() {}
    /// Does nothing.
    open class func updateConversionValue(_ conversionValue: Int) {}
}

/// The games of a subscription. The service answers that there is none.
open class SKArcadeService: NSObject {
    /// Calls the handler with an error.
    open class func registerApp(
        withRandomFromLib randomFromLib: Data?, randomFromLibLength: UInt32,
        resultHandler: (Data?, UInt32, Data?, UInt32, (any Error)?) -> Void
    ) { resultHandler(nil, 0, nil, 0, SKError(.unknown)) }
    /// Calls the handler with an error.
    open class func arcadeSubscriptionStatus(
        withNonce nonce: UInt64, resultHandler: (Data?, UInt32, Data?, UInt32, (any Error)?) -> Void
    ) { resultHandler(nil, 0, nil, 0, SKError(.unknown)) }
    /// Does nothing.
    open class func repairApp() {}
}

// The values of an advertisement, for ``SKStoreProductViewController/loadProduct(withParameters:completionBlock:)``.
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier = "adNetworkSourceAppStoreIdentifier"
public let SKStoreProductParameterAdNetworkSourceIdentifier = "sourceIdentifier"
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkImpressionTimestamp"
public let SKStoreProductParameterAdNetworkVersion = "adNetworkPayloadVersion"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
