import Foundation
import UIKit

/// Implements the functions that scripts call: the date, the network, generated texts, and logging.
///
/// Each reply is kept. After a relaunch of the app the same scripts run again with the same replies, so that `output` has the same
/// contents, including functions, and no request is sent twice.
@MainActor
final class ScriptHost {
    /// The generated texts of scripts and of `inputRandom…`.
    var texts: SeededTexts
    /// Receives the output of `console.log`.
    var log: (String) -> Void = { _ in }
    /// Sends a request and waits for its response. A host with a virtual clock lets the system's clocks run in the meantime.
    var send: (URLRequest) throws -> (HTTPURLResponse, Data) = ScriptHTTP.send
    /// The folder of the running script, to which a form's files are relative.
    var folder: URL?

    private(set) var replies: [String] = []
    /// The number of kept replies that were replayed to scripts.
    private var replayed: Int?

    init(seed: UInt64) { texts = SeededTexts(seed: seed) }

    /// Runs `body`, whose scripts get the replies in `replies`, in order.
    func replaying(_ replies: [String], _ body: () throws -> Void) rethrows {
        (self.replies, replayed) = (replies, 0)
        defer { replayed = nil }
        try body()
    }

    func reply(to name: String, _ argument: String) -> String {
        if let next = replayed, next < replies.count {
            replayed = next + 1
            return replies[next]
        }
        let reply = answer(name, Data(argument.utf8))
        replies.append(reply)
        return reply
    }

    private func answer(_ name: String, _ argument: Data) -> String {
        do {
            switch name {
            case "seed": return try Self.value(texts.seed & 0xFFFF_FFFF)
            // The clock that the app also reads.
            case "now": return try Self.value((Date().timeIntervalSince1970 * 1000).rounded(.down))
            case "log":
                log(try JSONDecoder().decode(String.self, from: argument))
                return "null"
            case "fake":
                let call = try JSONDecoder().decode(FakeCall.self, from: argument)
                guard let text = texts.make(call.name, call.arguments) else {
                    return try Self.error(
                        "faker.\(call.name) isn't supported; the supported names are \(SeededTexts.names.joined(separator: ", "))")
                }
                return try Self.value(text)
            case "fakeText":
                let pattern = try JSONDecoder().decode(String.self, from: argument)
                switch texts.expand(pattern) {
                case .success(let text): return try Self.value(text)
                case .failure(let problem):
                    return try Self.error(
                        "#{\(problem.name)} isn't supported; the supported names are \(SeededTexts.names.joined(separator: ", "))")
                }
            case "http":
                let request = try JSONDecoder().decode(ScriptHTTP.Request.self, from: argument)
                let (response, body) = try send(request.urlRequest(in: folder))
                return try Self.value(ScriptHTTP.Response(response, body))
            default: return try Self.error("`\(name)` is not known")
            }
        } catch {
            return (try? Self.error("\(ScriptHTTP.message(error))")) ?? "null"
        }
    }

    private struct FakeCall: Decodable {
        var name: String
        var arguments: [String]
    }
    private struct Value<Content: Encodable>: Encodable { var value: Content }
    private static func value(_ content: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(Value(value: content)), as: UTF8.self)
    }
    private static func error(_ message: String) throws -> String {
        String(decoding: try JSONEncoder().encode(["error": message]), as: UTF8.self)
    }
}
