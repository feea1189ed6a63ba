import Foundation
import FoundationNetworking

// Initializers that Apple's classes inherit from `NSObject`, used by stubs of servers. With two signatures, since an extension's member
// cannot be overridden.
extension URLResponse {
    public convenience init(_: Void = ()) {
        self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}
extension NSMutableURLRequest {
    public convenience init(_: Void = ()) {
        self.init(url: URL(fileURLWithPath: "/"))
        url = nil
    }
}
extension HTTPURLResponse {
    // This URL has no parts that could be rejected.
    public convenience init() { self.init(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)! }
}
extension URLAuthenticationChallenge {
    public convenience init(_: Void = ()) {
        let space = URLProtectionSpace(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
        self.init(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
            sender: SilentSender())
    }
}
private final class SilentSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
}
/// On Apple's platforms, these are optional; the senders of tests often omit them.
extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
extension Progress {
    public convenience init(_: Void = ()) { self.init(parent: nil) }
}
extension URLCache {
    public convenience init(_: Void = ()) { self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) }
}
extension URLCredential {
    public convenience init(_: Void = ()) { self.init(user: "", password: "", persistence: .none) }
}
extension URLProtectionSpace {
    public convenience init(_: Void = ()) { self.init(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil) }
}
extension CachedURLResponse {
    public convenience init(_: Void = ()) { self.init(response: URLResponse(), data: Data()) }
}
extension URLSession {
    public convenience init(_: Void = ()) { self.init(configuration: .default) }
}
