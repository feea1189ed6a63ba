import AuthenticationServicesCompanion
import SwiftUICompanion

/// The result of a sign-in.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
}

/// Performs requests for a sign-in, as an action in the environment.
@MainActor public struct AuthorizationController {
    /// Throws `ASAuthorizationError.failed`.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request])
    }
    /// Throws `ASAuthorizationError.failed`.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.failed)
    }
}

/// Signs a user in on a web page, as an action in the environment.
@MainActor public struct WebAuthenticationSession {
    /// Whether the browser keeps what the user does.
    public struct BrowserSession: Hashable, Sendable {
        private let name: String
        public static let ephemeral = BrowserSession(name: "ephemeral"), shared = BrowserSession(name: "shared")
    }
    /// Throws `ASWebAuthenticationSessionError.canceledLogin`: there is no browser.
    public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL
    {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension EnvironmentValues {
    @MainActor public var authorizationController: AuthorizationController { AuthorizationController() }
    @MainActor public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
