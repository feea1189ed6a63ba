@_exported import Foundation
import SecurityCompanion

// Rights that the user grants by authenticating: no authentication is available, so each is refused.

/// The biometry of the device.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
    open var biometryType: LABiometryType { .none }
    open var stateHash: Data? { nil }
}
/// The devices that confirm a person.
open class LADomainStateCompanion: NSObject, @unchecked Sendable {
    open var availableCompanionTypes: Set<LACompanionType> { [] }
    open var stateHash: Data? { nil }
    open func stateHash(for companionType: LACompanionType) -> Data? { nil }
}
/// What an authentication depends on.
open class LADomainState: NSObject, @unchecked Sendable {
    open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
    open var companion: LADomainStateCompanion { LADomainStateCompanion() }
    open var stateHash: Data? { nil }
}
/// What a right needs if biometry fails.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
    open class var `default`: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
    open class var devicePasscode: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
}
/// What a right needs.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
    open class var `default`: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class var biometry: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class var biometryCurrentSet: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement { LAAuthenticationRequirement() }
}
/// A right that the user grants by authenticating, which is not available.
open class LARight: NSObject, @unchecked Sendable {
    /// Whether a right was granted.
    public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }
    public final private(set) var state = State.unknown
    public final var tag = 0
    public override init() { super.init() }
    public init(requirement: LAAuthenticationRequirement) { super.init() }
    open func authorize(localizedReason: String) async throws {
        state = .notAuthorized
        throw LAError(.biometryNotAvailable)
    }
    /// Calls the handler with an error.
    @preconcurrency open func authorize(localizedReason: String, completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        state = .notAuthorized
        handler(LAError(.biometryNotAvailable))
    }
    open func checkCanAuthorize() async throws { throw LAError(.biometryNotAvailable) }
    /// Calls the handler with an error.
    @preconcurrency open func checkCanAuthorize(completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(LAError(.biometryNotAvailable))
    }
    open func deauthorize() async { state = .notAuthorized }
    /// Ends the right, and calls the handler.
    @preconcurrency open func deauthorize(completion handler: @escaping @Sendable () -> Void) {
        state = .notAuthorized
        handler()
    }
}
/// A right in the store. There is none.
open class LAPersistedRight: LARight, @unchecked Sendable {
    open var key: LAPrivateKey { LAPrivateKey() }
    open var secret: LASecret { LASecret() }
}
/// The secret of a right. There is none.
open class LASecret: NSObject, @unchecked Sendable {
    open var rawData: Data { get async throws { throw LAError(.biometryNotAvailable) } }
    /// Calls the handler with an error.
    @preconcurrency open func loadData(completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        handler(nil, LAError(.biometryNotAvailable))
    }
}
/// The public part of a right's key. There is none.
open class LAPublicKey: NSObject, @unchecked Sendable {
    open var bytes: Data { get async throws { throw LAError(.biometryNotAvailable) } }
    @preconcurrency open func exportBytes(completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        handler(nil, LAError(.biometryNotAvailable))
    }
    open func canEncrypt(using algorithm: SecKeyAlgorithm) -> Bool { false }
    open func canVerify(using algorithm: SecKeyAlgorithm) -> Bool { false }
    open func encrypt(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data { throw LAError(.biometryNotAvailable) }
    @preconcurrency open func encrypt(
        _ data: Data, algorithm: SecKeyAlgorithm, completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        handler(nil, LAError(.biometryNotAvailable))
    }
    open func verify(_ signedData: Data, signature: Data, algorithm: SecKeyAlgorithm) async throws { throw LAError(.biometryNotAvailable) }
    @preconcurrency open func verify(
        _ signedData: Data, signature: Data, algorithm: SecKeyAlgorithm, completion handler: @escaping @Sendable ((any Error)?) -> Void
    ) { handler(LAError(.biometryNotAvailable)) }
}
/// The key of a right. There is none.
open class LAPrivateKey: NSObject, @unchecked Sendable {
    open var publicKey: LAPublicKey { LAPublicKey() }
    open func canSign(using algorithm: SecKeyAlgorithm) -> Bool { false }
    open func canDecrypt(using algorithm: SecKeyAlgorithm) -> Bool { false }
    open func canExchangeKeys(using algorithm: SecKeyAlgorithm) -> Bool { false }
    open func sign(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data { throw LAError(.biometryNotAvailable) }
    @preconcurrency open func sign(
        _ data: Data, algorithm: SecKeyAlgorithm, completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        handler(nil, LAError(.biometryNotAvailable))
    }
    open func decrypt(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data { throw LAError(.biometryNotAvailable) }
    @preconcurrency open func decrypt(
        _ data: Data, algorithm: SecKeyAlgorithm, completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        handler(nil, LAError(.biometryNotAvailable))
    }
    open func exchangeKeys(publicKey: Data, algorithm: SecKeyAlgorithm, parameters: [AnyHashable: Any]) async throws -> Data {
        throw LAError(.biometryNotAvailable)
    }
    @preconcurrency open func exchangeKeys(
        publicKey: Data, algorithm: SecKeyAlgorithm, parameters: [AnyHashable: Any],
        completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { handler(nil, LAError(.biometryNotAvailable)) }
}
/// The rights that an app stores. None can be stored, because no authentication is available.
open class LARightStore: NSObject, @unchecked Sendable {
    public static let shared = LARightStore()
    private var refusal: LAError { LAError(.biometryNotAvailable) }
    open func right(forIdentifier identifier: String) async throws -> LAPersistedRight { throw refusal }
    @preconcurrency open func right(
        forIdentifier identifier: String, completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) {
        handler(nil, refusal)
    }
    open func saveRight(_ right: LARight, identifier: String) async throws -> LAPersistedRight { throw refusal }
    open func saveRight(_ right: LARight, identifier: String, secret: Data) async throws -> LAPersistedRight { throw refusal }
    @preconcurrency open func saveRight(
        _ right: LARight, identifier: String, completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) { handler(nil, refusal) }
    @preconcurrency open func saveRight(
        _ right: LARight, identifier: String, secret: Data,
        completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) { handler(nil, refusal) }
    open func removeRight(_ right: LAPersistedRight) async throws { throw refusal }
    @preconcurrency open func removeRight(_ right: LAPersistedRight, completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(refusal)
    }
    open func removeRight(forIdentifier identifier: String) async throws { throw refusal }
    @preconcurrency open func removeRight(forIdentifier identifier: String, completion handler: @escaping @Sendable ((any Error)?) -> Void)
    {
        handler(refusal)
    }
    /// Does nothing: there are no rights.
    open func removeAllRights() async throws {}
    /// Calls the handler: there are no rights.
    @preconcurrency open func removeAllRights(completion handler: @escaping @Sendable ((any Error)?) -> Void) { handler(nil) }
}
/// A way to confirm a person.
open class LAEnvironmentMechanism: NSObject, @unchecked Sendable {
    open var isUsable: Bool { false }
    open var localizedName: String { "" }
    open var iconSystemName: String { "" }
}
/// The device's biometry: there is none.
open class LAEnvironmentMechanismBiometry: LAEnvironmentMechanism, @unchecked Sendable {
    open var biometryType: LABiometryType { .none }
    open var isEnrolled: Bool { false }
    open var isLockedOut: Bool { false }
    open var stateHash: Data { Data() }
    open var builtInSensorInaccessible: Bool { false }
}
/// Another device that confirms a person: there is none.
open class LAEnvironmentMechanismCompanion: LAEnvironmentMechanism, @unchecked Sendable {
    open var type: LACompanionType { .watch }
    open var stateHash: Data? { nil }
}
/// The device's passcode, which isn't set.
open class LAEnvironmentMechanismUserPassword: LAEnvironmentMechanism, @unchecked Sendable {
    open var isSet: Bool { false }
}
/// The ways to confirm a person: none.
open class LAEnvironmentState: NSObject, @unchecked Sendable {
    open var biometry: LAEnvironmentMechanismBiometry? { nil }
    open var userPassword: LAEnvironmentMechanismUserPassword? { LAEnvironmentMechanismUserPassword() }
    open var companions: [LAEnvironmentMechanismCompanion] { [] }
    open var allMechanisms: [LAEnvironmentMechanism] { [LAEnvironmentMechanismUserPassword()] }
}
/// Called when the ways to confirm a person change. They don't.
public protocol LAEnvironmentObserver: NSObjectProtocol {
    func environment(_ environment: LAEnvironment, stateDidChangeFromOldState oldState: LAEnvironmentState)
}
extension LAEnvironmentObserver {
    public func environment(_ environment: LAEnvironment, stateDidChangeFromOldState oldState: LAEnvironmentState) {}
}
/// The ways to confirm the user.
open class LAEnvironment: NSObject, @unchecked Sendable {
    public static let currentUser = LAEnvironment()
    open var state: LAEnvironmentState { LAEnvironmentState() }
    /// Does nothing: nothing changes.
    open func addObserver(_ observer: any LAEnvironmentObserver) {}
    /// Does nothing.
    open func removeObserver(_ observer: any LAEnvironmentObserver) {}
}
