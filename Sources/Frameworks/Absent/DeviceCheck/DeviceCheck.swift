// The device is not known to Apple: `isSupported` is false, and every request fails with `featureUnsupported`.
@_exported import Foundation

/// The reason why a request fails.
public struct DCError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of DCError.h.
    public enum Code: Int, Sendable { case unknownSystemFailure = 0, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.devicecheck.error" }
    public var errorCode: Int { code.rawValue }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidKey: Code { .invalidKey }
    public static var invalidInput: Code { .invalidInput }
    public static var serverUnavailable: Code { .serverUnavailable }
    public static var unknownSystemFailure: Code { .unknownSystemFailure }
}

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// The device that creates tokens.
open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()
    /// Whether the device creates tokens, which is false as in Apple's simulator.
    open var isSupported: Bool { false }
    /// Fails.
    @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    /// Fails.
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
open class DCAppAttestService: NSObject, @unchecked Sendable {
    /// The only service.
    public static let shared = DCAppAttestService()
    /// Whether the device attests apps, which is false as in Apple's simulator.
    open var isSupported: Bool { false }
    /// Fails.
    @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    /// Fails.
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    /// Fails.
    @preconcurrency open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    /// Fails.
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
    /// Fails.
    @preconcurrency open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    /// Fails.
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}
