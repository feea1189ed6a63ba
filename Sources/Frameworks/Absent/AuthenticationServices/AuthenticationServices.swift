// The button is drawn; every request fails through the API's own path.
@_exported import FrameworkPlaceholder

/// The domain of ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// An error in a sign-in.
public struct ASAuthorizationError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport,
            credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    public static var credentialImport: Code { .credentialImport }
    public static var credentialExport: Code { .credentialExport }
    public static var preferSignInWithApple: Code { .preferSignInWithApple }
    public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}
/// The window over which a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow
/// A request for a sign-in.
open class ASAuthorizationRequest: NSObject {
    /// The service that made the request.
    open var provider: any ASAuthorizationProvider { made ?? ASAuthorizationAppleIDProvider() }
    private final var made: (any ASAuthorizationProvider)?
    final func with(_ provider: any ASAuthorizationProvider) -> Self {
        made = provider
        return self
    }
}
/// A service that can sign a user in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// The result of a sign-in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
extension ASAuthorization {
    /// A part of the account's data that an app requests.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name"), email = Scope(rawValue: "email")
    }
    /// What is done with an account.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Self(rawValue: "implicit"), operationLogin = Self(rawValue: "login"),
            operationRefresh = Self(rawValue: "refresh"), operationLogout = Self(rawValue: "logout")
    }
}
/// A successful sign-in, which does not occur here.
open class ASAuthorization: NSObject {
    open private(set) var provider: any ASAuthorizationProvider
    open private(set) var credential: any ASAuthorizationCredential
    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}
/// A request of an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
    /// What is done with the account.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user whose account it is, if known.
    open var user: String?
}
/// Creates requests for an Apple ID.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// The state of an account's permission for the app.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest().with(self) }
    @preconcurrency open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
    /// Returns that the account is unknown.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Sent when the user revokes the app's permission. It isn't.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
}
/// A request for a stored password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
/// Creates requests for a stored password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest().with(self) }
}
/// The user of a sign-in with an Apple ID.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var fullName: PersonNameComponents? { nil }
    open var email: String? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    open var userAgeRange: ASUserAgeRange { .unknown }
}
/// Whether the user is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }
/// A user name with its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    open private(set) var user: String, password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// The callbacks of a sign-in, which fails.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    /// Called when the user chose a way of the app's own. It isn't called.
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod)
}
extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
    /// Does nothing.
    public func authorizationController(
        _ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod
    ) {}
}
/// A way of the app's own to sign in.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let other = Self(rawValue: "other"), restorePurchase = Self(rawValue: "restorePurchase"),
        videoSubscriberAccount = Self(rawValue: "videoSubscriberAccount")
}

/// Provides the window over which a sign-in is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// A controller that fails immediately with `failed`.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    open private(set) var authorizationRequests: [ASAuthorizationRequest]
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
    }
    open var customAuthorizationMethods: [ASAuthorizationCustomMethod] = []
    open func performRequests() { delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed)) }
    /// Fails as ``performRequests()`` does.
    open func performRequests(options: RequestOptions = []) { performRequests() }
    /// Fails as ``performRequests()`` does: no field offers an account.
    open func performAutoFillAssistedRequests() { performRequests() }
    /// Does nothing.
    open func cancel() {}
}
/// The button in Apple's guidelines, which sends its actions like any control.
open class ASAuthorizationAppleIDButton: UIControl {
    /// The text of the button.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    /// The colors of the button.
    public enum Style: Int, Sendable { case white, whiteOutline, black }
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let caption = UILabel()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        show(type, style)
    }
    public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.signIn, .black)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    private func show(_ type: ButtonType, _ style: Style) {
        caption.text = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][type.rawValue]
        caption.font = .systemFont(ofSize: 15, weight: .medium)
        caption.textAlignment = .center
        caption.textColor = style == .black ? .white : .black
        caption.frame = bounds
        caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        addSubview(caption)
    }
}
/// Provides the window over which a web sign-in is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// The domain of ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
/// An error in a web sign-in.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
/// A session that is canceled when it starts, because there is no browser.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    /// Header fields of requests. They are stored but have no effect.
    open var additionalHeaderFields: [String: String]?
    /// Whether the session can start: it cannot.
    open var canStart: Bool { false }
    /// The address that ends a session.
    open class Callback: NSObject {
        private let scheme: String?, host: String?, path: String?
        private init(scheme: String?, host: String?, path: String?) { (self.scheme, self.host, self.path) = (scheme, host, path) }
        /// An address of the app's own scheme.
        open class func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme, host: nil, path: nil) }
        /// An address of a site that belongs to the app.
        open class func https(host: String, path: String) -> Callback { Callback(scheme: nil, host: host, path: path) }
        /// Returns whether an address ends the session.
        open func matchesURL(_ url: URL) -> Bool {
            if let scheme { return url.scheme?.lowercased() == scheme.lowercased() }
            return url.scheme?.lowercased() == "https" && url.host?.lowercased() == host?.lowercased() && url.path == path
        }
    }
    private let completion: CompletionHandler
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
    @discardableResult open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return false
    }
    /// Does nothing.
    open func cancel() {}
}
