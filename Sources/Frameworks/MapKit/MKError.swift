import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// A failure of a request for map data.
public struct MKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { MKErrorDomain }
    public static var _nsErrorDomain: String { MKErrorDomain }
    /// The reason for an error of MapKit.
    public enum Code: UInt, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MKError
        /// The reasons, of which `serverFailure` occurs here, because no map data is available, and `decodingFailed`.
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }

    /// There is no server of map data here.
    static let noServer = MKError(.serverFailure)
}
