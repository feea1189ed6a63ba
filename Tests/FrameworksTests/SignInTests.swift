import AuthenticationServicesCompanion
import FrameworkPlaceholder
import LocalAuthenticationCompanion
import QuickLookThumbnailingCompanion
import SafariServicesCompanion
import Testing

@MainActor @Suite("Signing in")
struct SignInTests {
    @Test("a request for a passkey keeps its values, and fails through the delegate") func passkeys() {
        final class Listener: NSObject, ASAuthorizationControllerDelegate {
            var code: ASAuthorizationError.Code?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                code = (error as? ASAuthorizationError)?.code
            }
        }
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
        let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ann", userID: Data([2]))
        #expect(request.relyingPartyIdentifier == "example.org" && request.name == "Ann" && request.provider === provider)
        #expect(request.userVerificationPreference == .preferred)
        let controller = ASAuthorizationController(authorizationRequests: [request]), listener = Listener()
        controller.delegate = listener
        controller.performRequests()
        #expect(listener.code == .failed && ASAuthorizationError.canceled.rawValue == 1001)
    }
    @Test("the address that ends a session is compared by scheme, or by site and path") func callbacks() throws {
        let own = ASWebAuthenticationSession.Callback.customScheme("app")
        let site = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
        func fits(_ callback: ASWebAuthenticationSession.Callback, _ text: String) throws -> Bool {
            callback.matchesURL(try #require(URL(string: text)))
        }
        #expect(try fits(own, "APP://x"))
        #expect(try !fits(own, "https://app"))
        #expect(try fits(site, "https://example.org/done?a=1"))
        #expect(try !fits(site, "https://example.org/other"))
    }
    @Test("the store of accounts is off, and so are content blockers") func stores() async {
        #expect(await ASCredentialIdentityStore.shared.state().isEnabled == false)
        await #expect(throws: ASCredentialIdentityStoreError(.storeDisabled)) {
            try await ASCredentialIdentityStore.shared.removeAllCredentialIdentities()
        }
        await #expect(throws: SFError(.noExtensionFound)) { try await SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a") }
    }
    @Test("no policy and no right can be granted, and an invalid context says so") func rights() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
        context.setCredential(Data([1]), type: .applicationPassword)
        #expect(context.isCredentialSet(.applicationPassword) && !context.isCredentialSet(.smartCardPIN))
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
        }
        let right = LARight()
        await #expect(throws: LAError.self) { try await right.authorize(localizedReason: "Pay") }
        #expect(right.state == .notAuthorized)
    }
    @Test("the thumbnail of a picture keeps its proportions; other files have none") func thumbnails() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("a.png"), text = folder.appendingPathComponent("a.txt")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { _ in }
        try drawn.pngData()?.write(to: picture)
        try Data("a".utf8).write(to: text)
        func request(_ url: URL) -> QLThumbnailGenerator.Request {
            .init(fileAt: url, size: CGSize(width: 50, height: 50), scale: 2, representationTypes: .thumbnail)
        }
        let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(picture))
        #expect(thumbnail.uiImage.size == CGSize(width: 50, height: 25) && thumbnail.cgImage.width == 100)
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text))
        }
        let canceled = request(picture)
        QLThumbnailGenerator.shared.cancel(canceled)
        await #expect(throws: QLThumbnailError(.requestCancelled)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: canceled)
        }
        let file = folder.appendingPathComponent("b")
        await #expect(throws: QLThumbnailError(.savingToURLFailed)) {
            try await QLThumbnailGenerator.shared.saveBestRepresentation(for: request(picture), to: file, contentType: "public.heic")
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
