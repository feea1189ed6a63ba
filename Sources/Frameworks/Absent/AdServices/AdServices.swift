// No advertising: there is no token that attributes the app's installation, as in Apple's simulator.
@_exported import Foundation

/// The attribution of the app's installation.
open class AAAttribution: NSObject {
    /// Throws ``AAAttributionError/platformNotSupported``.
    open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
/// The reason why there is no token.
public struct AAAttributionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case networkError = 1, internalError, platformNotSupported }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.ap.adservices.attributionError" }
    public var errorCode: Int { code.rawValue }
    public static var platformNotSupported: Code { .platformNotSupported }
    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
}
