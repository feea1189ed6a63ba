import Foundation

/// A complete request from a permitted client, whose host and origin are the server's own.
public struct LoopbackRequest: Sendable {
    /// The HTTP method: `GET`.
    public var method: String
    /// The path without the query, not decoded.
    public var path: String
    /// The headers in their original order. No header that allows only one value occurs twice.
    public var headers: [(name: String, value: String)]
    /// The complete body.
    public var body: Data

    /// Creates a request, for tests of a server's responses.
    public init(method: String, path: String, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
    }

    /// Returns the value of the first header with this name, ignoring case.
    public func header(_ name: String) -> String? { headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
}

/// A response to a ``LoopbackRequest``.
public struct LoopbackResponse: Sendable {
    /// The HTTP status code.
    public var status: Int
    /// The headers, in the order in which they are sent.
    public var headers: [(name: String, value: String)]
    /// The complete body.
    public var body: Data

    /// Creates a response, by default without headers and body.
    public init(status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// Creates a response with one line of plain text.
    public static func text(_ text: String, status: Int) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Data((text + "\n").utf8))
    }
}

extension StringProtocol {
    /// Compares a secret with a client's value in a time that depends only on the lengths.
    public func matchesSecret(_ secret: String) -> Bool {
        let (mine, theirs) = (Array(secret.utf8), Array(utf8))
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
