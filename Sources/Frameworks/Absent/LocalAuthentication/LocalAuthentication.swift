// There are no biometrics: every policy fails with the API's own error, and no right is granted.
@_exported import Foundation
import SecurityCompanion

/// The policy of an authentication.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication, deviceOwnerAuthenticationWithCompanion,
        deviceOwnerAuthenticationWithBiometricsOrCompanion, deviceOwnerAuthenticationWithWristDetection
    /// The name for a companion that is a watch.
    public static let deviceOwnerAuthenticationWithWatch = LAPolicy.deviceOwnerAuthenticationWithCompanion
    public static let deviceOwnerAuthenticationWithBiometricsOrWatch = LAPolicy.deviceOwnerAuthenticationWithBiometricsOrCompanion
}
/// The biometry that the device supports.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}
/// The secret that an app sets.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }
/// The use of a protected item.
public enum LAAccessControlOperation: Int, Sendable { case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange }
/// The device that confirms a person.
public enum LACompanionType: Int, Sendable { case watch = 1, mac = 2, vision = 4 }
/// The longest time in seconds for which unlocking the device counts as authentication.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// An error in an authentication.
public struct LAError: _BridgedStoredNSError, @unchecked Sendable {
    /// The reason for which a person couldn't be confirmed.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LAError
        public static let touchIDNotAvailable = Code.biometryNotAvailable, touchIDNotEnrolled = Code.biometryNotEnrolled,
            touchIDLockout = Code.biometryLockout
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5,
            biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10,
            companionNotAvailable = -11, biometryNotPaired = -12, biometryDisconnected = -13, invalidDimensions = -14,
            notInteractive = -1004
    }
    public let _nsError: NSError
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var watchNotAvailable: Code { .companionNotAvailable }
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { LAErrorDomain }
    public static var errorDomain: String { LAErrorDomain }
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var companionNotAvailable: Code { .companionNotAvailable }
    public static var biometryNotPaired: Code { .biometryNotPaired }
    public static var biometryDisconnected: Code { .biometryDisconnected }
    public static var invalidDimensions: Code { .invalidDimensions }
    public static var notInteractive: Code { .notInteractive }
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
    /// What an authentication depends on: nothing is enrolled.
    open var domainState: LADomainState { LADomainState() }
    private final var secrets: Set<LACredentialType> = []
    /// Keeps that a secret was set; nil removes it. Returns true.
    @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        if credential == nil { secrets.remove(type) } else { secrets.insert(type) }
        return true
    }
    /// Returns whether a secret was set.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { secrets.contains(type) }
    /// Calls the handler with an error: no item is protected.
    @preconcurrency open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.biometryNotAvailable)) }
    /// Throws an error: no item is protected.
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
    ) async throws -> Bool { throw LAError(.biometryNotAvailable) }
    public override init() { super.init() }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = refusal as NSError
        return false
    }
    @preconcurrency open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, refusal)
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw refusal }
    private final var isInvalid = false
    /// Makes every later request fail with ``LAError/Code/invalidContext``.
    open func invalidate() { isInvalid = true }
    private final var refusal: LAError { LAError(isInvalid ? .invalidContext : .biometryNotAvailable) }
}
