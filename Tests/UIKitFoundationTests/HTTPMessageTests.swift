import Foundation
import Testing
import UIKitFoundation

@Suite("messages of HTTP") struct HTTPMessageTests {
    private func text(_ message: CFHTTPMessage) -> String? {
        CFHTTPMessageCopySerializedMessage(message).map { String(decoding: $0.takeRetainedValue() as Data, as: UTF8.self) }
    }
    private func append(_ text: String, to message: CFHTTPMessage) -> Bool {
        let bytes = Array(text.utf8)
        return CFHTTPMessageAppendBytes(message, bytes, bytes.count)
    }

    @Test("a request is serialized with its path, its query, its fields in order, and its body")
    func request() throws {
        let url = try #require(URL(string: "https://example.org/chat%20room?a=1"))
        let message = CFHTTPMessageCreateRequest(kCFAllocatorDefault, "POST", url, kCFHTTPVersion1_1).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(message, "Host", "example.org")
        CFHTTPMessageSetHeaderFieldValue(message, "Accept", "text/plain")
        CFHTTPMessageSetHeaderFieldValue(message, "Upgrade", "websocket")
        CFHTTPMessageSetHeaderFieldValue(message, "ACCEPT", "*/*")
        CFHTTPMessageSetHeaderFieldValue(message, "upgrade", nil)
        CFHTTPMessageSetBody(message, Data("hi".utf8))
        #expect(text(message) == "POST /chat%20room?a=1 HTTP/1.1\r\nHost: example.org\r\nAccept: */*\r\n\r\nhi")
        #expect(CFHTTPMessageIsRequest(message) && CFHTTPMessageIsHeaderComplete(message))
        #expect(CFHTTPMessageCopyRequestMethod(message)?.takeRetainedValue() == "POST")
        #expect(CFHTTPMessageCopyRequestURL(message)?.takeRetainedValue().absoluteString == url.absoluteString)
        let root = try #require(URL(string: "http://example.org"))
        #expect(text(CFHTTPMessageCreateRequest(nil, "GET", root, kCFHTTPVersion1_0).takeRetainedValue()) == "GET / HTTP/1.0\r\n\r\n")
    }

    @Test("a response without a description has the standard one")
    func response() {
        let message = CFHTTPMessageCreateResponse(nil, 101, nil, kCFHTTPVersion1_1).takeRetainedValue()
        #expect(CFHTTPMessageCopyResponseStatusLine(message)?.takeRetainedValue() == "HTTP/1.1 101 Switching Protocols")
        let copy = CFHTTPMessageCreateCopy(nil, message).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(copy, "A", "b")
        #expect(text(message) == "HTTP/1.1 101 Switching Protocols\r\n\r\n")
        #expect(text(copy) == "HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n")
    }

    @Test("a message is read as its bytes arrive: the header is complete at the empty line, and the body follows")
    func reading() {
        let message = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        #expect(append("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\n", to: message))
        #expect(!CFHTTPMessageIsHeaderComplete(message) && CFHTTPMessageCopyAllHeaderFields(message) == nil && text(message) == nil)
        #expect(CFHTTPMessageGetResponseStatusCode(message) == 0)
        #expect(append("Set-Cookie: a=1\r\nset-cookie: b=2\r\nX-Long: one\r\n  two\r\n\r\nno", to: message) && append("ne", to: message))
        #expect(CFHTTPMessageIsHeaderComplete(message) && CFHTTPMessageGetResponseStatusCode(message) == 404)
        let fields = CFHTTPMessageCopyAllHeaderFields(message)?.takeRetainedValue() as? [String: String]
        #expect(fields == ["Content-Type": "text/plain", "Set-Cookie": "a=1, b=2", "X-Long": "one two"])
        #expect(CFHTTPMessageCopyHeaderFieldValue(message, "content-type")?.takeRetainedValue() == "text/plain")
        #expect(CFHTTPMessageCopyBody(message)?.takeRetainedValue() as Data? == Data("none".utf8))
        #expect(CFHTTPMessageCopyVersion(message).takeRetainedValue() == "HTTP/1.1")
    }

    @Test("bytes that are no message are refused")
    func refusing() {
        #expect(!append("hello\r\n\r\n", to: CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()))
        #expect(!append("GET /\r\n\r\n", to: CFHTTPMessageCreateEmpty(nil, true).takeRetainedValue()))
        #expect(!append("GET / HTTP/1.1\r\nnothing\r\n\r\n", to: CFHTTPMessageCreateEmpty(nil, true).takeRetainedValue()))
        #expect(append("GET / HTTP/1.1\n\n", to: CFHTTPMessageCreateEmpty(nil, true).takeRetainedValue()))
    }
}
