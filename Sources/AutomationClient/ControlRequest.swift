import Foundation

/// A request as it comes over a control socket, one line of JSON.
public struct ControlRequest: Sendable {
    public var method: String
    public var params: JSONValue?
    private let identifier: JSONValue

    /// What a line of a client's is.
    public enum Reading: Sendable {
        case request(ControlRequest)
        /// No request: the answer that says why.
        case refused(answer: JSONValue)
        case blank
    }

    public static func read(_ line: LineReader.Line) -> Reading {
        guard case .text(let data) = line else { return refused("a request has at most 8 MiB") }
        if data.isBlankLine { return .blank }
        guard let json = try? JSONValue(parsing: data) else { return refused("a request is one line of JSON") }
        guard json.object != nil else { return refused("a request is an object") }
        let identifier = json["id"] ?? .null
        switch identifier {
        case .null, .number, .string: break
        default: return refused("`id` is a number or a string")
        }
        guard let method = json["method"]?.string else { return refused("`method` is missing", identifier) }
        return .request(ControlRequest(method: method, params: json["params"], identifier: identifier))
    }

    /// The answer to this request.
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
    /// A line of spaces and tabs, or the end of one that another system wrote.
    public var isBlankLine: Bool { allSatisfy { $0 == 0x20 || $0 == 0x0d || $0 == 0x09 } }
}
