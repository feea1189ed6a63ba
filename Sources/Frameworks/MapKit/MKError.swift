import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// A failure of a request for map data.
public struct MKError: Error, Sendable, CustomNSError {
    /// The reason for an error of MapKit.
    public enum Code: UInt, Sendable {
        /// The reasons, of which `serverFailure` occurs here, because no map data is available.
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// The reason for the error.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }

    /// There is no server of map data here.
    static let noServer = MKError(.serverFailure)
}
