import Foundation

/// Why a request over the control socket was refused.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// What went wrong, for programs. The raw value is the protocol's word.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// No JSON, no object, longer than 8 MiB.
        case badRequest = "bad-request"
        case unknownMethod = "unknown-method"
        /// A parameter is missing or of the wrong kind.
        case badParameters = "bad-parameters"
        /// The reference names nothing that is on screen.
        case noSuchElement = "no-such-element"
        /// Something lies on top, or the element is out of sight.
        case notHittable = "not-hittable"
        case disabled
        /// Nothing takes text.
        case noFocus = "no-focus"
        case timedOut = "timed-out"
        /// This app, device or host cannot do it.
        case unsupported
        /// No app runs, or its process ended.
        case notRunning = "not-running"
        case failed
    }

    public var code: Code
    /// One sentence for people.
    public var message: String
    /// More about it, by code: the element on top, what was on screen.
    public var data: JSONValue

    public init(_ code: Code, _ message: String, data: JSONValue = .null) { (self.code, self.message, self.data) = (code, message, data) }

    /// From an answer's `error`.
    public init(json: JSONValue) {
        code = json["code"]?.string.flatMap(Code.init) ?? .failed
        message = json["message"]?.string ?? "the app gave no reason"
        data = json["data"] ?? .null
    }

    public var json: JSONValue {
        var members: [String: JSONValue] = ["code": .string(code.rawValue), "message": .string(message)]
        if data != .null { members["data"] = data }
        return .object(members)
    }

    public var description: String { message }
    public var errorDescription: String? { message }
}
