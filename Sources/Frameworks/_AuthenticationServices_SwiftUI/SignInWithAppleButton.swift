// The cross-import overlay of SwiftUI and AuthenticationServices: the button of Sign in with Apple, and the actions that sign a user in.
@_exported import AuthenticationServicesCompanion
@_exported import SwiftUICompanion

/// The button of Sign in with Apple. Each request fails as that of an `ASAuthorizationController` does.
@preconcurrency @MainActor public struct SignInWithAppleButton: View {
    /// The words of a button.
    public struct Label: Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        /// The text of the button.
        public static let signIn = Label(type: .signIn), signUp = Label(type: .signUp), `continue` = Label(type: .continue)
    }
    /// The colors of a button.
    public struct Style: Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        /// The colors of the button.
        public static let black = Style(style: .black), white = Style(style: .white), whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button that signs the user in.
    /// - Parameters:
    ///   - onRequest: Called with the request before it is performed.
    ///   - onCompletion: Called with the authorization, or with the error that ended the request.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }
    public var body: some View {
        // A button cannot change its colors.
        AppleButton(label: label, style: style, onRequest: onRequest, onCompletion: onCompletion).id("\(style.style)")
    }
}
extension View {
    /// Sets the colors of the buttons of Sign in with Apple inside the view.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
private enum ButtonStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }
extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

private struct AppleButton: UIViewRepresentable {
    let label: SignInWithAppleButton.Label, style: SignInWithAppleButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    func makeCoordinator() -> Authorization { Authorization() }
    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: label.type, style: style.style)
        let authorization = context.coordinator
        button.addAction(UIAction { [weak authorization] _ in authorization?.start() }, for: .touchUpInside)
        return button
    }
    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
        (context.coordinator.onRequest, context.coordinator.onCompletion) = (onRequest, onCompletion)
    }
    /// The button fills the space that it is offered.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
    }
}

/// One sign-in after another.
@MainActor private final class Authorization: NSObject, ASAuthorizationControllerDelegate {
    var onRequest: (ASAuthorizationAppleIDRequest) -> Void = { _ in }
    var onCompletion: (Result<ASAuthorization, any Error>) -> Void = { _ in }

    func start() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        onRequest(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        onCompletion(.success(authorization))
    }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        onCompletion(.failure(error))
    }
}
