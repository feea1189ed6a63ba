// The button is drawn; every request fails through the API's own path.
@_exported import FrameworkPlaceholder

/// An error in a sign-in.
public struct ASAuthorizationError: Error, CustomNSError, Sendable {
    /// The reason for which an authorization failed.
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }
}
/// The window over which a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow
/// A request for a sign-in.
open class ASAuthorizationRequest: NSObject {}
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
}
/// A successful sign-in, which does not occur here.
open class ASAuthorization: NSObject {
    open private(set) var provider: any ASAuthorizationProvider
    open private(set) var credential: any ASAuthorizationCredential
    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}
/// A request for an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
}
/// Creates requests for an Apple ID.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// The state of an account's permission for the app.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}
/// A request for a stored password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
/// Creates requests for a stored password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
/// The user of a sign-in with an Apple ID.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var fullName: PersonNameComponents? { nil }
    open var email: String? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var state: String? { nil }
}
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
}
extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
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
    open func performRequests() { delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed)) }
    /// Does nothing.
    open func cancel() {}
}
/// The button in Apple's guidelines, which sends its actions like any control.
open class ASAuthorizationAppleIDButton: UIControl {
    /// The text of the button.
    public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
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
/// An error in a web sign-in.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable {
    /// The reason for which a session on a site failed.
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
}
/// A session that is canceled when it starts, because there is no browser.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    private let completion: CompletionHandler
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
    @discardableResult open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return false
    }
    /// Does nothing.
    open func cancel() {}
}
