import Foundation

/// A whole request of a client that may ask: its host and origin are the server's own.
public struct LoopbackRequest: Sendable {
    public var method: String
    /// Without the query, not decoded.
    public var path: String
    /// In the order they came. No name that allows one value comes twice.
    public var headers: [(name: String, value: String)]
    public var body: Data

    public init(method: String, path: String, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
    }

    /// The value of the first header of this name, in any case of letters.
    public func header(_ name: String) -> String? { headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
}

public struct LoopbackResponse: Sendable {
    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: Data

    public init(status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    public static func text(_ text: String, status: Int) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Data((text + "\n").utf8))
    }
}

extension StringProtocol {
    /// Compares a secret with what a client sent. The time it takes depends on the lengths alone.
    public func matchesSecret(_ secret: String) -> Bool {
        let (mine, theirs) = (Array(secret.utf8), Array(utf8))
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
