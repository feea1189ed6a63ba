import Foundation

/// The reason why a location, a region, or an address is unknown.
public struct CLError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { kCLErrorDomain }
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// The reason for an error of Core Location.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CLError
        /// Errors of locations and headings. Only `locationUnknown`, `denied`, and `network` occur here.
        case locationUnknown, denied, network, headingFailure
        /// Errors of region monitoring. Only the first two occur here.
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
        /// Errors of geocoding and of deferred locations.
        case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
            deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled
        /// Errors of ranging, and others.
        case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }
    /// The region that is monitored instead; nil for none.
    public var alternateRegion: CLRegion? { _nsError.userInfo["kCLErrorUserInfoAlternateRegionKey"] as? CLRegion }
}

extension CLError {
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

/// An error of a location push service extension.
public struct CLLocationPushServiceError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CLLocationPushServiceErrorDomain }
    public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CLLocationPushServiceError
        /// The cause is unknown, or the app lacks its extension, its push environment, or its entitlement.
        case unknown, missingPushExtension, missingPushServerEnvironment, missingEntitlement
        /// The device does not support location pushes.
        case unsupportedPlatform
    }
    public static var unknown: Code { .unknown }
    public static var missingPushExtension: Code { .missingPushExtension }
    public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
/// The domain of errors of location push service extensions.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// A location push service extension of an app. It isn't called here.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    /// Called when a server requests the location by a push notification.
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    /// Called when the time is over.
    func serviceExtensionWillTerminate()
}
extension CLLocationPushServiceExtension {
    /// Does nothing.
    public func serviceExtensionWillTerminate() {}
}
