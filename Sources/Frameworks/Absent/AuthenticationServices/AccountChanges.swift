@_exported import FrameworkPlaceholder

// Changes of an account's way to sign in, which fail, and the accounts of browsers.

/// A change of an account's way to sign in.
open class ASAccountAuthenticationModificationRequest: NSObject {}
/// A change of an account's way to sign in.
open class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest: ASAccountAuthenticationModificationRequest,
    @unchecked Sendable
{
    public final let user: String
    public final let serviceIdentifier: ASCredentialServiceIdentifier
    public final let userInfo: [AnyHashable: Any]?
    public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil) {
        (self.user, self.serviceIdentifier, self.userInfo) = (user, serviceIdentifier, userInfo)
    }
}
/// A change of an account's way to sign in.
open class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest: ASAccountAuthenticationModificationRequest,
    @unchecked Sendable
{
    public final let user: String
    public final let serviceIdentifier: ASCredentialServiceIdentifier
    public final let userInfo: [AnyHashable: Any]?
    public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil) {
        (self.user, self.serviceIdentifier, self.userInfo) = (user, serviceIdentifier, userInfo)
    }
}
/// The callbacks of a change, which fails.
@preconcurrency @MainActor
public protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {
    func accountAuthenticationModificationController(
        _ controller: ASAccountAuthenticationModificationController,
        didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
        userInfo: [AnyHashable: Any]?)
    func accountAuthenticationModificationController(
        _ controller: ASAccountAuthenticationModificationController, didFailRequest request: ASAccountAuthenticationModificationRequest,
        withError error: any Error)
}
extension ASAccountAuthenticationModificationControllerDelegate {
    public func accountAuthenticationModificationController(
        _ controller: ASAccountAuthenticationModificationController,
        didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
        userInfo: [AnyHashable: Any]?
    ) {}
    public func accountAuthenticationModificationController(
        _ controller: ASAccountAuthenticationModificationController, didFailRequest request: ASAccountAuthenticationModificationRequest,
        withError error: any Error
    ) {}
}
/// Provides the window over which a change is shown.
@preconcurrency @MainActor
public protocol ASAccountAuthenticationModificationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAccountAuthenticationModificationController) -> ASPresentationAnchor
}
/// Changes an account's way to sign in. Each request fails.
@preconcurrency @MainActor
open class ASAccountAuthenticationModificationController: NSObject {
    open weak var delegate: (any ASAccountAuthenticationModificationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAccountAuthenticationModificationControllerPresentationContextProviding)?
    open func perform(_ request: ASAccountAuthenticationModificationRequest) {
        delegate?.accountAuthenticationModificationController(self, didFailRequest: request, withError: ASAuthorizationError(.notHandled))
    }
}
/// The connection of an app's extension to a change, which isn't requested.
open class ASAccountAuthenticationModificationExtensionContext: NSObject {
    /// Calls the handler with an error.
    open func getSignInWithAppleUpgradeAuthorization(
        state: String?, nonce: String?, completionHandler: @escaping (ASAuthorizationAppleIDCredential?, (any Error)?) -> Void
    ) { completionHandler(nil, ASAuthorizationError(.notHandled)) }
    open func completeUpgradeToSignInWithApple(userInfo: [AnyHashable: Any]? = nil) {}
    open func completeChangePasswordRequest(updatedCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil) {}
    /// Does nothing.
    open func cancelRequest(withError error: any Error) {}
}
/// The screen of a change. The system shows none.
open class ASAccountAuthenticationModificationViewController: UIViewController {
    public final let modificationContext = ASAccountAuthenticationModificationExtensionContext()
    open func convertAccountToSignInWithAppleWithoutUserInteraction(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]?
    ) {}
    open func prepareInterfaceToConvertAccountToSignInWithApple(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]?
    ) {}
    open func changePasswordWithoutUserInteraction(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, newPassword: String,
        userInfo: [AnyHashable: Any]?
    ) {}
    open func prepareInterfaceToChangePassword(
        for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, newPassword: String,
        userInfo: [AnyHashable: Any]?
    ) {}
    open func cancelRequest() {}
}

/// A passkey that a browser lists. There is none.
open class ASAuthorizationWebBrowserPlatformPublicKeyCredential: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var relyingParty: String { "" }
    open var credentialID: Data { Data() }
    open var userHandle: Data { Data() }
    open var customTitle: String? { nil }
    open var providerName: String { "" }
}
/// The passkeys that a browser lists: access is denied.
open class ASAuthorizationWebBrowserPublicKeyCredentialManager: NSObject, @unchecked Sendable {
    /// Whether a browser may list passkeys.
    public enum AuthorizationState: Int, Sendable { case authorized, denied, notDetermined }
    public override init() { super.init() }
    open class var isDeviceConfiguredForPasskeys: Bool { false }
    open var authorizationStateForPlatformCredentials: AuthorizationState { .denied }
    @preconcurrency open func requestAuthorizationForPublicKeyCredentials(
        _ completionHandler: @escaping @Sendable (AuthorizationState) -> Void
    ) {
        completionHandler(.denied)
    }
    open func requestAuthorizationForPublicKeyCredentials() async -> AuthorizationState { .denied }
    open func platformCredentials(forRelyingParty relyingParty: String) async
        -> [ASAuthorizationWebBrowserPlatformPublicKeyCredential]
    { [] }
    @preconcurrency open func platformCredentials(
        forRelyingParty relyingParty: String,
        completionHandler: @escaping @Sendable ([ASAuthorizationWebBrowserPlatformPublicKeyCredential]) -> Void
    ) { completionHandler([]) }
}
/// A browser's request for a signature.
public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData? { get }
    var shouldShowHybridTransport: Bool { get set }
}
public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData? { get }
    var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? { get set }
    var shouldShowHybridTransport: Bool { get set }
}
public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData? { get }
}
public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData? { get }
}
/// Creates a browser's requests.
public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider: ASAuthorizationProvider {
    func createCredentialRegistrationRequest(clientData: ASPublicKeyCredentialClientData, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    func createCredentialRegistrationRequest(
        clientData: ASPublicKeyCredentialClientData, name: String, userID: Data,
        requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    func createCredentialAssertionRequest(clientData: ASPublicKeyCredentialClientData)
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
}
/// Creates a browser's requests to security keys.
public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider: ASAuthorizationProvider {
    func createCredentialRegistrationRequest(clientData: ASPublicKeyCredentialClientData, displayName: String, name: String, userID: Data)
        -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
    func createCredentialAssertionRequest(clientData: ASPublicKeyCredentialClientData)
        -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
}
extension ASAuthorizationPlatformPublicKeyCredentialProvider: ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider {
    public func createCredentialRegistrationRequest(clientData: ASPublicKeyCredentialClientData, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    {
        let request = createCredentialRegistrationRequest(challenge: clientData.challenge, name: name, userID: userID)
        request.clientData = clientData
        return request
    }
    public func createCredentialRegistrationRequest(
        clientData: ASPublicKeyCredentialClientData, name: String, userID: Data,
        requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = createCredentialRegistrationRequest(clientData: clientData, name: name, userID: userID)
        request.requestStyle = requestStyle
        return request
    }
    public func createCredentialAssertionRequest(clientData: ASPublicKeyCredentialClientData)
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    {
        let request = createCredentialAssertionRequest(challenge: clientData.challenge)
        request.clientData = clientData
        return request
    }
}
extension ASAuthorizationSecurityKeyPublicKeyCredentialProvider: ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider {
    public func createCredentialRegistrationRequest(
        clientData: ASPublicKeyCredentialClientData, displayName: String, name: String, userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        let request = createCredentialRegistrationRequest(
            challenge: clientData.challenge, displayName: displayName, name: name, userID: userID)
        request.clientData = clientData
        return request
    }
    public func createCredentialAssertionRequest(clientData: ASPublicKeyCredentialClientData)
        -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
    {
        let request = createCredentialAssertionRequest(challenge: clientData.challenge)
        request.clientData = clientData
        return request
    }
}
extension ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest
{}
extension ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest {
}
extension ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest
{}
extension ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest
{}

/// What an organization's extension is asked for.
public struct ASAuthorizationProviderAuthorizationOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let configurationRemoved = Self(rawValue: "configurationRemoved"), directRequest = Self(rawValue: "directRequest")
}
/// Answers requests of an organization's sign-in. The system asks for none.
public protocol ASAuthorizationProviderExtensionAuthorizationRequestHandler: NSObjectProtocol {
    func beginAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest)
    func cancelAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest)
}
extension ASAuthorizationProviderExtensionAuthorizationRequestHandler {
    public func cancelAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest) {}
}
/// A request of an organization's sign-in. There is none.
open class ASAuthorizationProviderExtensionAuthorizationRequest: NSObject, @unchecked Sendable {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var requestedOperation: ASAuthorizationProviderAuthorizationOperation { .directRequest }
    open var httpHeaders: [String: String] { [:] }
    open var httpBody: Data { Data() }
    open var realm: String { "" }
    open var extensionData: [AnyHashable: Any] { [:] }
    open var callerBundleIdentifier: String { "" }
    open var authorizationOptions: [AnyHashable: Any] { [:] }
    open var isCallerManaged: Bool { false }
    open var callerTeamIdentifier: String { "" }
    open var localizedCallerDisplayName: String { "" }
    open var isUserInterfaceEnabled: Bool { false }
    open func doNotHandle() {}
    open func cancel() {}
    open func complete() {}
    open func complete(httpAuthorizationHeaders: [String: String]) {}
    open func complete(httpResponse: HTTPURLResponse, httpBody: Data?) {}
    open func complete(authorizationResult: ASAuthorizationProviderExtensionAuthorizationResult) {}
    /// Does nothing: nothing was requested.
    open func complete(error: any Error) {}
    /// Calls the handler with an error: nothing is shown.
    open func presentAuthorizationViewController(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, ASAuthorizationError(.notHandled))
    }
}
/// The answer to a request of an organization's sign-in.
open class ASAuthorizationProviderExtensionAuthorizationResult: NSObject {
    public final var httpAuthorizationHeaders: [String: String]?, httpResponse: HTTPURLResponse?, httpBody: Data?
    public init(httpAuthorizationHeaders: [String: String]) { self.httpAuthorizationHeaders = httpAuthorizationHeaders }
    public init(httpResponse: HTTPURLResponse, httpBody: Data?) { (self.httpResponse, self.httpBody) = (httpResponse, httpBody) }
}
