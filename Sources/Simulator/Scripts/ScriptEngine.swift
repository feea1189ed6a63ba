import CJavaScriptCore
import Foundation

/// Runs the scripts of a flow in JavaScriptCore. One global object lives as long as the engine; what a script declares with `let`, `const`,
/// `var` or `function` ends with the script, what it puts into `output` stays.
@MainActor
final class ScriptEngine {
    /// What a script came to.
    struct Outcome: Decodable {
        /// The value of the last expression, as text.
        var text: String
        /// `maestro.copiedText` afterward.
        var copiedText: String
    }

    /// An exception that no script caught, or a library that is not there.
    struct Failure: Error, Equatable {
        var message: String
        /// Of the script, from 1; nil where it is not known.
        var line: Int?
    }

    /// What a script asks of the world around it: `name` says what, `argument` and the reply are JSON.
    typealias Host = (_ name: String, _ argument: String) -> String

    static let missingLibrary = "scripts need JavaScriptCore, which is not on this machine: apt install libjavascriptcoregtk-4.1-0"

    private let script: OpaquePointer
    private let host: Host

    /// Throws ``Failure`` when the library is not on this machine.
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

    /// What the library holds on to: the engine is made after the library's own object.
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

    /// Runs `source` with `variables` as its global names; any other name is `undefined`.
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

/// Called by the library while a script runs, which it does on the main thread alone.
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
