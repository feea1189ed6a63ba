import Foundation
import FoundationNetworking

// What Apple's classes inherit from `NSObject`; stubs of servers answer with these. Two signatures, since an extension's member is not overridden.
extension URLResponse {
    public convenience init(_: Void = ()) { self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil) }
}
extension HTTPURLResponse {
    // Such an address has no parts that could be refused.
    public convenience init() { self.init(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)! }
}
extension URLAuthenticationChallenge {
    public convenience init(_: Void = ()) {
        let space = URLProtectionSpace(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
        self.init(protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: SilentSender())
    }
}
private final class SilentSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
extension Progress {
    public convenience init(_: Void = ()) { self.init(parent: nil) }
}
extension URLSession {
    public convenience init(_: Void = ()) { self.init(configuration: .default) }
}
