@_exported import FrameworkPlaceholder

// The values of an app that provides passwords to others. The system asks for none.

/// The domain of ``ASExtensionError``.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// An error of an app that provides passwords.
public struct ASExtensionError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASExtensionError
        case failed = 0, userCanceled, userInteractionRequired = 100, credentialIdentityNotFound, matchedExcludedCredential
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASExtensionErrorDomain }
    public static var errorDomain: String { ASExtensionErrorDomain }
    public static var failed: Code { .failed }
    public static var userCanceled: Code { .userCanceled }
    public static var userInteractionRequired: Code { .userInteractionRequired }
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"
/// The domain of ``ASCredentialIdentityStoreError``.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"
/// An error of the store of accounts.
public struct ASCredentialIdentityStoreError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASCredentialIdentityStoreError
        case internalError = 0, storeDisabled, storeBusy
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASCredentialIdentityStoreErrorDomain }
    public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
    public static var internalError: Code { .internalError }
    public static var storeDisabled: Code { .storeDisabled }
    public static var storeBusy: Code { .storeBusy }
}
/// The kind of a request for a password.
public enum ASCredentialRequestType: Int, Sendable { case password, passkeyAssertion, passkeyRegistration, oneTimeCode }
/// Kinds of accounts.
public struct ASCredentialIdentityTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all: Self = [], password = Self(rawValue: 1 << 0), passkey = Self(rawValue: 1 << 1),
        oneTimeCode = Self(rawValue: 1 << 2)
}
/// A site or an app that asks for a password.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    /// The form of an identifier.
    public enum IdentifierType: Int, Sendable { case domain, URL, app }
    public final let identifier: String, type: IdentifierType, displayName: String?
    public init(identifier: String, type: IdentifierType) { (self.identifier, self.type, displayName) = (identifier, type, nil) }
    public init(identifier: String, type: IdentifierType, displayName: String) {
        (self.identifier, self.type, self.displayName) = (identifier, type, displayName)
    }
}
/// An account.
public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}
/// An account with a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public final let serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
    public final var rank = 0
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    }
}
/// An account with a passkey.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public final let relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String?
    public final var rank = 0
    public final var serviceIdentifier: ASCredentialServiceIdentifier { .init(identifier: relyingPartyIdentifier, type: .domain) }
    public final var user: String { userName }
    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String? = nil
    ) {
        (self.relyingPartyIdentifier, self.userName, self.credentialID) = (relyingPartyIdentifier, userName, credentialID)
        (self.userHandle, self.recordIdentifier) = (userHandle, recordIdentifier)
    }
}
/// An account with a code.
open class ASOneTimeCodeCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public final let serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?
    public final var rank = 0
    public final var user: String { label }
    public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.label, self.recordIdentifier) = (serviceIdentifier, label, recordIdentifier)
    }
}
/// Whether the store of accounts can be used: it cannot.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
    open var supportsIncrementalUpdates: Bool { false }
}
/// The accounts that the system offers in fields. The store is off, as without the user's permission.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    public static let shared = ASCredentialIdentityStore()
    private var refusal: any Error { ASCredentialIdentityStoreError(.storeDisabled) }
    @preconcurrency open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) { completion(.init()) }
    open func state() async -> ASCredentialIdentityStoreState { .init() }
    open func credentialIdentities(
        forService service: ASCredentialServiceIdentifier? = nil, credentialIdentityTypes types: ASCredentialIdentityTypes = []
    ) async -> [any ASCredentialIdentity] { [] }
    open func getCredentialIdentities(
        forService service: ASCredentialServiceIdentifier?, credentialIdentityTypes types: ASCredentialIdentityTypes,
        completionHandler: @escaping ([any ASCredentialIdentity]) -> Void
    ) { completionHandler([]) }
    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    @discardableResult open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws -> Bool {
        throw refusal
    }
    open func removeCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    @discardableResult open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws -> Bool {
        throw refusal
    }
    open func replaceCredentialIdentities(
        _ newCredentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    @discardableResult open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws -> Bool {
        throw refusal
    }
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    @discardableResult open func replaceCredentialIdentities(with newCredentialIdentities: [ASPasswordCredentialIdentity]) async throws
        -> Bool
    { throw refusal }
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(false, refusal) }
    @discardableResult open func removeAllCredentialIdentities() async throws -> Bool { throw refusal }
}
/// A request for a password.
public protocol ASCredentialRequest: NSObjectProtocol {
    var type: ASCredentialRequestType { get }
    var credentialIdentity: any ASCredentialIdentity { get }
}
/// A request for a credential of an account.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
    public final let credentialIdentity: any ASCredentialIdentity
    public final var type: ASCredentialRequestType { .password }
    public init(credentialIdentity: ASPasswordCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}
/// A request for a credential of an account.
open class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
    public final let credentialIdentity: any ASCredentialIdentity
    public final var type: ASCredentialRequestType { .oneTimeCode }
    public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}
/// A request for a passkey of an account.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
    /// What a request asks for besides.
    public enum ExtensionInput: Sendable {
        case assertion(ASPasskeyAssertionCredentialExtensionInput)
        case registration(ASPasskeyRegistrationCredentialExtensionInput)
    }
    public final let credentialIdentity: any ASCredentialIdentity
    public final let clientDataHash: Data, supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    public final var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    public final let extensionInput: ExtensionInput?
    public final var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? { nil }
    public final var type: ASCredentialRequestType {
        if case .registration = extensionInput { .passkeyRegistration } else { .passkeyAssertion }
    }
    public final var assertionExtensionInput: ASPasskeyAssertionCredentialExtensionInput? {
        if case .assertion(let input) = extensionInput { input } else { nil }
    }
    public final var registrationExtensionInput: ASPasskeyRegistrationCredentialExtensionInput? {
        if case .registration(let input) = extensionInput { input } else { nil }
    }
    public init(
        credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
        userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
        supportedAlgorithms: [ASCOSEAlgorithmIdentifier], extensionInput: ExtensionInput? = nil
    ) {
        (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
        (self.userVerificationPreference, self.supportedAlgorithms) = (userVerificationPreference, supportedAlgorithms)
        self.extensionInput = extensionInput
    }
}
/// The settings of a request for a passkey. There is none.
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {
    open var relyingPartyIdentifier: String { "" }
    open var clientDataHash: Data { Data() }
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { .preferred }
    open var allowedCredentials: [Data] { [] }
    open var extensionInput: ASPasskeyAssertionCredentialExtensionInput? { nil }
}
/// What a request for a signature asks for besides.
public struct ASPasskeyAssertionCredentialExtensionInput: Sendable {
    public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
}
/// What a request for a key asks for besides.
public struct ASPasskeyRegistrationCredentialExtensionInput: Sendable {
    public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
}
/// What a signature returns besides.
public struct ASPasskeyAssertionCredentialExtensionOutput: Sendable {
    public let largeBlobAssertionOutput: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput?
    public init(largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? = nil) { largeBlobAssertionOutput = largeBlob }
}
/// What a key returns besides.
public struct ASPasskeyRegistrationCredentialExtensionOutput: Sendable {
    public let largeBlobRegistrationOutput: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput?
    public init(largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput? = nil) { largeBlobRegistrationOutput = largeBlob }
}
/// A signature that an app provides.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public final let userHandle: Data
    public final let relyingParty: String
    public final let signature: Data
    public final let clientDataHash: Data
    public final let authenticatorData: Data
    public final let credentialID: Data
    public final let extensionOutput: ASPasskeyAssertionCredentialExtensionOutput?
    public init(
        userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data, credentialID: Data,
        extensionOutput: ASPasskeyAssertionCredentialExtensionOutput? = nil
    ) {
        (
            self.userHandle, self.relyingParty, self.signature, self.clientDataHash, self.authenticatorData, self.credentialID,
            self.extensionOutput
        ) = (userHandle, relyingParty, signature, clientDataHash, authenticatorData, credentialID, extensionOutput)
    }
}
/// A key that an app provides.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public final let relyingParty: String
    public final let clientDataHash: Data
    public final let credentialID: Data
    public final let attestationObject: Data
    public final let extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput?
    public init(
        relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data,
        extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput? = nil
    ) {
        (self.relyingParty, self.clientDataHash, self.credentialID, self.attestationObject, self.extensionOutput) = (
            relyingParty, clientDataHash, credentialID, attestationObject, extensionOutput
        )
    }
}
/// A code that an app provides.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public final let code: String
    public init(code: String) {
        self.code = code
    }
}
/// The data that a site signs.
open class ASPublicKeyCredentialClientData: NSObject, @unchecked Sendable {
    /// Whether the site is inside of another.
    public enum CrossOriginValue: Int, Sendable { case notSet, crossOrigin, sameOriginWithAncestors }
    public final var challenge: Data, origin: String, topOrigin: String?
    public final var crossOrigin: CrossOriginValue?
    public init(challenge: Data, origin: String) { (self.challenge, self.origin) = (challenge, origin) }
}
public struct ASGeneratedPasswordKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let alphanumeric = Self(rawValue: "alphanumeric"), passphrase = Self(rawValue: "passphrase"),
        strong = Self(rawValue: "strong")
}
/// A new password that an app provides.
open class ASGeneratedPassword: NSObject, @unchecked Sendable {
    public final let kind: ASGeneratedPasswordKind
    public final let value: String
    public init(kind: ASGeneratedPasswordKind, value: String) {
        (self.kind, self.value) = (kind, value)
    }
    /// The name of the password's kind.
    open var localizedName: String { kind.rawValue.capitalized }
}
open class ASGeneratePasswordsRequest: NSObject, @unchecked Sendable {
    public final let serviceIdentifier: ASCredentialServiceIdentifier
    public final let passwordFieldPasswordRules: String?
    public final let confirmPasswordFieldPasswordRules: String?
    public final let passwordRulesFromQuirks: String?
    public init(
        serviceIdentifier: ASCredentialServiceIdentifier, passwordFieldPasswordRules: String?, confirmPasswordFieldPasswordRules: String?,
        passwordRulesFromQuirks: String?
    ) {
        (self.serviceIdentifier, self.passwordFieldPasswordRules, self.confirmPasswordFieldPasswordRules, self.passwordRulesFromQuirks) = (
            serviceIdentifier, passwordFieldPasswordRules, confirmPasswordFieldPasswordRules, passwordRulesFromQuirks
        )
    }
}
/// A request to keep a password.
open class ASSavePasswordRequest: NSObject, @unchecked Sendable {
    public enum Event: Int, Sendable { case userInitiated, formDidDisappear, generatedPasswordFilled }
    public final let serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, title: String?
    public final let sessionID: String, event: Event, passwordKind: ASGeneratedPasswordKind?
    public init(
        serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, title: String? = nil, sessionID: String,
        event: Event, passwordKind: ASGeneratedPasswordKind? = nil
    ) {
        (self.serviceIdentifier, self.credential, self.title) = (serviceIdentifier, credential, title)
        (self.sessionID, self.event, self.passwordKind) = (sessionID, event, passwordKind)
    }
}
/// The connection of an app that provides passwords to the system, which asks for none.
open class ASCredentialProviderExtensionContext: NSObject {
    /// Calls the handler with false: nothing was requested.
    open func completeRequest(withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Calls the handler with false: nothing was requested.
    open func completeAssertionRequest(using credential: ASPasskeyAssertionCredential, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Calls the handler with false: nothing was requested.
    open func completeRegistrationRequest(using credential: ASPasskeyRegistrationCredential, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Calls the handler with false: nothing was requested.
    open func completeOneTimeCodeRequest(using credential: ASOneTimeCodeCredential, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Calls the handler with false: nothing was requested.
    open func completeRequest(withTextToInsert text: String, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func completeSavePasswordRequest(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Does nothing: nothing was requested.
    open func completeGeneratePasswordRequest(results: [ASGeneratedPassword], completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func completeExtensionConfigurationRequest() {}
    /// Does nothing.
    open func cancelRequest(withError error: any Error) {}
}
/// The screen of an app that provides passwords. The system shows none.
open class ASCredentialProviderViewController: UIViewController {
    public final let credentialContext = ASCredentialProviderExtensionContext()
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func prepareCredentialList(
        for serviceIdentifiers: [ASCredentialServiceIdentifier], requestParameters: ASPasskeyCredentialRequestParameters
    ) {}
    open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceForExtensionConfiguration() {}
    open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
    open func performPasskeyRegistrationWithoutUserInteractionIfPossible(_ registrationRequest: ASPasskeyCredentialRequest) {}
    open func performSavePasswordRequestWithoutUserInteractionIfPossible(_ savePasswordRequest: ASSavePasswordRequest) {}
    open func prepareInterface(for savePasswordRequest: ASSavePasswordRequest) {}
    open func performGeneratePasswordsRequestWithoutUserInteraction(_ generatePasswordsRequest: ASGeneratePasswordsRequest) {}
    open func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {}
    open func reportUnknownPublicKeyCredential(forRelyingParty relyingParty: String, credentialID: Data) {}
    open func reportAllAcceptedPublicKeyCredentials(forRelyingParty relyingParty: String, userHandle: Data, acceptedCredentialIDs: [Data]) {
    }
    open func reportPublicKeyCredentialUpdate(forRelyingParty relyingParty: String, userHandle: Data, newName: String) {}
    open func reportUnusedPasswordCredential(forDomain domain: String, userName: String) {}
}
/// Opens the settings of passwords: there are none, so each call ends with an error.
open class ASSettingsHelper: NSObject {
    open class func openCredentialProviderAppSettings(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(ASAuthorizationError(.notHandled))
    }
    open class func openVerificationCodeAppSettings(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(ASAuthorizationError(.notHandled))
    }
    open class func requestToTurnOnCredentialProviderExtension(completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    open class func requestToTurnOnCredentialProviderExtension() async -> Bool { false }
}
