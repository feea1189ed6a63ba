import Foundation

/// The reason that a request over the control socket was refused.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The kind of error. Raw values are the protocol's names.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The request is not a JSON object, or is longer than 8 MiB.
        case badRequest = "bad-request"
        /// The protocol has no method with this name.
        case unknownMethod = "unknown-method"
        /// A parameter is missing or has the wrong type.
        case badParameters = "bad-parameters"
        /// The reference does not identify an element on screen.
        case noSuchElement = "no-such-element"
        /// The element is covered or out of sight.
        case notHittable = "not-hittable"
        /// The element is on screen but disabled.
        case disabled
        /// No element has the keyboard focus.
        case noFocus = "no-focus"
        /// The condition did not become true, or the response did not arrive, in time.
        case timedOut = "timed-out"
        /// This app, device or host does not support it.
        case unsupported
        /// No app is running, or its process ended.
        case notRunning = "not-running"
        /// Any other error.
        case failed
    }

    /// The kind of error.
    public var code: Code
    /// A one-sentence description for users.
    public var message: String
    /// Additional data, depending on the code: the element on top, the contents of the screen.
    public var data: JSONValue

    /// Creates an error with a one-sentence message, and additional data for some kinds.
    public init(_ code: Code, _ message: String, data: JSONValue = .null) { (self.code, self.message, self.data) = (code, message, data) }

    /// Creates an error from a response's `error`.
    public init(json: JSONValue) {
        code = json["code"]?.string.flatMap(Code.init) ?? .failed
        message = json["message"]?.string ?? "the app gave no reason"
        data = json["data"] ?? .null
    }

    /// The protocol's representation of the error.
    public var json: JSONValue {
        var members: [String: JSONValue] = ["code": .string(code.rawValue), "message": .string(message)]
        if data != .null { members["data"] = data }
        return .object(members)
    }

    /// The message.
    public var description: String { message }
    /// The message, for `localizedDescription`.
    public var errorDescription: String? { message }
}
