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
        /// The reasons about locations and directions, of which `locationUnknown`, `denied`, and `network` occur here.
        case locationUnknown, denied, network, headingFailure
        /// The reasons about regions, of which the first two occur here.
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
        /// The reasons about addresses and deferred locations.
        case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
            deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled
        /// The reasons about beacons, and others.
        case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }
    /// The region that is watched instead; nil for none.
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

/// The reason why an app's extension for locations that a server asks for can't work.
public struct CLLocationPushServiceError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CLLocationPushServiceErrorDomain }
    public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CLLocationPushServiceError
        /// The reason is unknown, or something of the app is missing.
        case unknown, missingPushExtension, missingPushServerEnvironment, missingEntitlement
        /// The device can't do it.
        case unsupportedPlatform
    }
    public static var unknown: Code { .unknown }
    public static var missingPushExtension: Code { .missingPushExtension }
    public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
/// The domain of errors about locations that a server asks for.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// The code of an app's extension for locations that a server asks for. Nothing calls it here.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    /// Called when a server asks for the location.
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    /// Called when the time is over.
    func serviceExtensionWillTerminate()
}
extension CLLocationPushServiceExtension {
    /// Does nothing.
    public func serviceExtensionWillTerminate() {}
}
