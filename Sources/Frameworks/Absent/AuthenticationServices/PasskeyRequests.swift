@_exported import Foundation

// The requests for passkeys and security keys, as the device's providers make them.

/// The identifier of a key of the device.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
    public final var credentialID: Data
    public init(credentialID: Data) {
        self.credentialID = credentialID
    }
}
/// A request for a new key of the device.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    public final let relyingPartyIdentifier: String
    public final var userID: Data, name: String, displayName: String?, challenge: Data
    public final var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    public final var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    public final var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []
    public final var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?
    /// The data of a browser's page.
    public internal(set) final var clientData: ASPublicKeyCredentialClientData?
    /// Whether a key is made without asking.
    public enum RequestStyle: Int, Sendable { case standard, conditional }
    public final var requestStyle = RequestStyle.standard
    public final var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
    /// Whether keys of other devices are offered.
    public final var shouldShowHybridTransport = true
    init(_ site: String, _ challenge: Data, _ name: String, _ displayName: String?, _ userID: Data) {
        (relyingPartyIdentifier, self.challenge, self.name, self.displayName, self.userID) = (site, challenge, name, displayName, userID)
    }
}
/// A request for a signature by a key of the device.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    public final let relyingPartyIdentifier: String
    public final var challenge: Data
    public final var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    public final var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?
    /// The data of a browser's page.
    public internal(set) final var clientData: ASPublicKeyCredentialClientData?
    /// The keys that may sign; none for every key.
    public final var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] = []
    public final var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
    /// Whether keys of other devices are offered.
    public final var shouldShowHybridTransport = true
    init(_ site: String, _ challenge: Data) { (relyingPartyIdentifier, self.challenge) = (site, challenge) }
}
/// A new key of the device. There is none.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration {
    open var rawAttestationObject: Data? { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput? { nil }
}
/// A signature by a key of the device. There is none.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    open var rawAuthenticatorData: Data! { nil }
    open var userID: Data! { nil }
    open var signature: Data! { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? { nil }
}
/// Creates requests for keys of the device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public final let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    {
        .init(relyingPartyIdentifier, challenge, name, nil, userID).with(self)
    }
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data,
        requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
        request.requestStyle = requestStyle
        return request
    }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        .init(relyingPartyIdentifier, challenge).with(self)
    }
}
/// The identifier of a key of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
    @unchecked Sendable
{
    public final var credentialID: Data
    public final var transports: [Transport]
    public init(credentialID: Data, transports: [Transport]) {
        (self.credentialID, self.transports) = (credentialID, transports)
    }
    /// The connection of a security key.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let usb = Self(rawValue: "usb"), nfc = Self(rawValue: "nfc"), bluetooth = Self(rawValue: "ble")
    }
    /// The connections.
    open class func allSupportedTransports() -> [Transport] { [.usb, .nfc, .bluetooth] }
}
/// A request for a new key of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    public final let relyingPartyIdentifier: String
    public final var userID: Data, name: String, displayName: String?, challenge: Data
    public final var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    public final var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    public final var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    public final var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?
    /// The data of a browser's page.
    public internal(set) final var clientData: ASPublicKeyCredentialClientData?
    public final var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    public final var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged
    init(_ site: String, _ challenge: Data, _ name: String, _ displayName: String?, _ userID: Data) {
        (relyingPartyIdentifier, self.challenge, self.name, self.displayName, self.userID) = (site, challenge, name, displayName, userID)
    }
}
/// A request for a signature by a key of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    public final let relyingPartyIdentifier: String
    public final var challenge: Data
    public final var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    public final var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?
    /// The data of a browser's page.
    public internal(set) final var clientData: ASPublicKeyCredentialClientData?
    /// The keys that may sign; none for every key.
    public final var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] = []
    public final var appID: String?
    init(_ site: String, _ challenge: Data) { (relyingPartyIdentifier, self.challenge) = (site, challenge) }
}
/// A new key of a security key. There is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration {
    open var rawAttestationObject: Data? { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? { nil }
    open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { [] }
}
/// A signature by a key of a security key. There is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    open var rawAuthenticatorData: Data! { nil }
    open var userID: Data! { nil }
    open var signature: Data! { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? { nil }
    open var appID: Bool { false }
}
/// Creates requests for keys of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public final let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
    open func createCredentialRegistrationRequest(challenge: Data, displayName: String, name: String, userID: Data)
        -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
    {
        .init(relyingPartyIdentifier, challenge, name, displayName, userID).with(self)
    }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        .init(relyingPartyIdentifier, challenge).with(self)
    }
}
/// The algorithm of a new key.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
    public final let algorithm: ASCOSEAlgorithmIdentifier
    public init(algorithm: ASCOSEAlgorithmIdentifier) {
        self.algorithm = algorithm
    }
}

/// Creates requests of an organization's sign-in, which fail.
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
    public final let url: URL
    public init(identityProvider url: URL) { self.url = url }
    /// Whether there is an extension for the address: there is none.
    open var canPerformAuthorization: Bool { false }
    open func createRequest() -> ASAuthorizationSingleSignOnRequest { ASAuthorizationSingleSignOnRequest().with(self) }
}
/// A request of an organization's sign-in.
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
    open var authorizationOptions: [URLQueryItem] = []
    open var isUserInterfaceEnabled = true
}
/// The result of an organization's sign-in. There is none.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
    open var state: String? { nil }
    open var accessToken: Data? { nil }
    open var identityToken: Data? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authenticatedResponse: HTTPURLResponse? { nil }
    open var privateKeys: [Any] { [] }
}
