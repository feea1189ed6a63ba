import Foundation
import UIKit

/// Answers what scripts ask of the world: the date, the network, made-up texts; and prints what they log.
///
/// Each answer is kept. After the app was started anew the same scripts run again with the same answers, so that `output` holds what it
/// held, functions included, and no request goes out twice.
@MainActor
final class ScriptHost {
    /// The made-up texts of scripts and of `inputRandom…`.
    var texts: SeededTexts
    /// Where `console.log` goes.
    var log: (String) -> Void = { _ in }
    /// Sends a request and waits for its answer. A host whose clock is moved by hand lets the system's clocks run meanwhile.
    var send: (URLRequest) throws -> (HTTPURLResponse, Data) = ScriptHTTP.send
    /// The folder of the script that runs, where the files of a form are looked for.
    var folder: URL?

    private(set) var replies: [String] = []
    /// How many of the kept replies a script was given again.
    private var replayed: Int?

    init(seed: UInt64) { texts = SeededTexts(seed: seed) }

    /// Runs `body`, whose scripts get the answers that `replies` holds, in their order.
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
            // The clock that the app reads too.
            case "now": return try Self.value((Date().timeIntervalSince1970 * 1000).rounded(.down))
            case "log":
                log(try JSONDecoder().decode(String.self, from: argument))
                return "null"
            case "fake":
                let call = try JSONDecoder().decode(FakeCall.self, from: argument)
                guard let text = texts.make(call.name, call.arguments) else {
                    return try Self.error("faker.\(call.name) is not known here; there are \(SeededTexts.names.joined(separator: ", "))")
                }
                return try Self.value(text)
            case "fakeText":
                let pattern = try JSONDecoder().decode(String.self, from: argument)
                switch texts.expand(pattern) {
                case .success(let text): return try Self.value(text)
                case .failure(let problem):
                    return try Self.error("#{\(problem.name)} is not known here; there are \(SeededTexts.names.joined(separator: ", "))")
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
