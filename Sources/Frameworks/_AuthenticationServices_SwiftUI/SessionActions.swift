import AuthenticationServicesCompanion
import SwiftUICompanion

/// The result of a sign-in.
public enum ASAuthorizationResult {
    /// The user chose a password.
    case password(ASPasswordCredential)
    /// The user signed in with an Apple account.
    case appleID(ASAuthorizationAppleIDCredential)
}

/// Performs requests for a sign-in, as an action in the environment.
@preconcurrency @MainActor public struct AuthorizationController {
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
@preconcurrency @MainActor public struct WebAuthenticationSession {
    /// Whether the browser keeps what the user does.
    public struct BrowserSession: Hashable, Sendable {
        private let name: String
        /// A session without stored data, and one with those of the browser.
        public static let ephemeral = BrowserSession(name: "ephemeral"), shared = BrowserSession(name: "shared")
    }
    /// Throws `ASWebAuthenticationSessionError.canceledLogin`: there is no browser.
    public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL
    {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension EnvironmentValues {
    /// An action that signs in.
    @preconcurrency @MainActor public var authorizationController: AuthorizationController { AuthorizationController() }
    /// An action that signs in on a site.
    @preconcurrency @MainActor public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
