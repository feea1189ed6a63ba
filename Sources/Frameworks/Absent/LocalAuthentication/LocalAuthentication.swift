// There are no biometrics: every policy fails with the API's own error.
@_exported import Foundation

/// The policy of an authentication.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
/// The biometry that the device supports.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
/// An error in an authentication.
public struct LAError: Error, Sendable, CustomNSError {
    /// The reason for which a person couldn't be confirmed.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable =
            -6,
            biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var errorCode: Int { code.rawValue }
}

/// A context that refuses every policy, because the device supports no biometry.
open class LAContext: NSObject, @unchecked Sendable {
    open var biometryType: LABiometryType { .none }
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    /// The time in seconds for which unlocking the device counts as authentication.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var evaluatedPolicyDomainState: Data? { nil }
    public override init() { super.init() }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
    /// Does nothing.
    open func invalidate() {}
}
