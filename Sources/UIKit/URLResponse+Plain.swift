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
