import Foundation

/// A request received over a control socket, as one line of JSON.
public struct ControlRequest: Sendable {
    /// The name of the requested method.
    public var method: String
    /// The parameters, or `nil` if the request has none.
    public var params: JSONValue?
    private let identifier: JSONValue

    /// The interpretation of a line from a client.
    public enum Reading: Sendable {
        /// A valid request.
        case request(ControlRequest)
        /// An invalid request, with the response that explains it.
        case refused(answer: JSONValue)
        /// A line without content, which needs no response.
        case blank
    }

    /// Interprets a line from a client. An invalid request is refused with a `bad-request` response.
    public static func read(_ line: LineReader.Line) -> Reading {
        guard case .text(let data) = line else { return refused("a request has at most 8 MiB") }
        if data.isBlankLine { return .blank }
        guard let json = try? JSONValue(parsing: data) else { return refused("a request is one line of JSON") }
        guard json.object != nil else { return refused("a request is an object") }
        let identifier = json["id"] ?? .null
        switch identifier {
        case .null, .number, .string: break
        default: return refused("`id` must be a number or a string")
        }
        guard let method = json["method"]?.string else { return refused("`method` is missing", identifier) }
        return .request(ControlRequest(method: method, params: json["params"], identifier: identifier))
    }

    /// Returns the response to this request.
    public func answer(_ result: Result<JSONValue, ControlError>) -> JSONValue { Self.answer(identifier, result) }

    private static func answer(_ identifier: JSONValue, _ result: Result<JSONValue, ControlError>) -> JSONValue {
        switch result {
        case .success(let value): ["id": identifier, "result": value]
        case .failure(let error): ["id": identifier, "error": error.json]
        }
    }

    private static func refused(_ message: String, _ identifier: JSONValue = .null) -> Reading {
        .refused(answer: answer(identifier, .failure(ControlError(.badRequest, message))))
    }
}

extension Data {
    /// Whether the line contains only spaces, tabs and carriage returns.
    public var isBlankLine: Bool { allSatisfy { $0 == 0x20 || $0 == 0x0d || $0 == 0x09 } }
}
