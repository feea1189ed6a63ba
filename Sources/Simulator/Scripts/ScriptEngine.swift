import CJavaScriptCore
import Foundation

/// Runs a flow's scripts in JavaScriptCore. The global object lives as long as the engine; a script's `let`, `const`, `var`, and `function`
/// declarations end with the script, and what it stores in `output` remains.
@MainActor
final class ScriptEngine {
    /// The result of a script.
    struct Outcome: Decodable {
        /// The value of the last expression, as text.
        var text: String
        /// The value of `maestro.copiedText` afterward.
        var copiedText: String
    }

    /// An uncaught exception, or a missing library.
    struct Failure: Error, Equatable {
        var message: String
        /// The script's 1-based line, or `nil` if it is unknown.
        var line: Int?
    }

    /// A script's call to its host: `name` identifies the function; `argument` and the reply are JSON.
    typealias Host = (_ name: String, _ argument: String) -> String

    static let missingLibrary = "scripts need JavaScriptCore, which is not on this machine: apt install libjavascriptcoregtk-4.1-0"

    private let script: OpaquePointer
    private let host: Host

    /// Creates an engine. Throws ``Failure`` if the library is not installed.
    init(host: @escaping Host) throws {
        self.host = host
        let box = HostBox()
        guard let script = us_scriptCreate(answer, Unmanaged.passUnretained(box).toOpaque()) else {
            throw Failure(message: Self.missingLibrary)
        }
        (self.script, self.box) = (script, box)
        box.engine = self
        var failed = false
        if let reply = us_scriptEvaluate(script, ScriptPrelude.source, &failed) {
            defer { free(reply) }
            if failed { throw Failure(message: "the script engine does not start: \(String(cString: reply))") }
        }
    }

    private let box: HostBox

    /// The object that the library references: the engine is created after the library's own object.
    fileprivate final class HostBox {
        weak var engine: ScriptEngine?
    }

    fileprivate func reply(to name: String, _ argument: String) -> String { host(name, argument) }

    isolated deinit { us_scriptDestroy(script) }

    private struct Job: Encodable {
        var source: String
        var variables: [String: String]
        var copiedText: String
    }
    private struct Reply: Decodable {
        var error: String?
        var line: Int?
        var text: String?
        var copiedText: String?
    }

    /// Runs `source` with `variables` as its global variables; any other name is `undefined`.
    func evaluate(_ source: String, variables: [String: String], copiedText: String) throws -> Outcome {
        if let problem = us_scriptSyntaxError(script, source) {
            defer { free(problem) }
            let parts = String(cString: problem).split(separator: "\t", maxSplits: 1)
            throw Failure(message: parts.last.map(String.init) ?? "", line: parts.first.flatMap { Int($0) })
        }
        let job = String(
            decoding: try JSONEncoder().encode(Job(source: source, variables: variables, copiedText: copiedText)), as: UTF8.self)
        var failed = false
        guard let text = us_scriptEvaluate(script, "__run(\(job))", &failed) else {
            throw Failure(message: "there is not enough memory for the script")
        }
        defer { free(text) }
        let result = String(cString: text)
        guard !failed, let reply = try? JSONDecoder().decode(Reply.self, from: Data(result.utf8)) else { throw Failure(message: result) }
        if let error = reply.error { throw Failure(message: error, line: reply.line) }
        return Outcome(text: reply.text ?? "undefined", copiedText: reply.copiedText ?? "")
    }
}

/// Called by the library while a script runs, always on the main thread.
private func answer(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ argument: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
    guard let context, let name, let argument else { return nil }
    let (called, text) = (String(cString: name), String(cString: argument))
    nonisolated(unsafe) let place = context  // The same thread.
    let reply = MainActor.assumeIsolated {
        Unmanaged<ScriptEngine.HostBox>.fromOpaque(place).takeUnretainedValue().engine?.reply(to: called, text) ?? "null"
    }
    return strdup(reply)
}
