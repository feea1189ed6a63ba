import Foundation

/// The values behind `${…}`: the command's `--env`, the flow's `env:`, what the flow copied, and what its scripts made.
@MainActor
final class FlowVariables {
    private var scopes: [[String: String]]
    /// `maestro.copiedText`, which `pasteText` types.
    var clipboard = ""
    let host: ScriptHost
    private var engine: ScriptEngine?
    /// The scripts that ran, to run again after the app was started anew.
    private var jobs: [State.Job] = []
    /// Scopes that a relaunch interrupted, outermost first: what they hold is not worked out again.
    private var interrupted: [[String: String]] = []

    /// What stands in the way of a value.
    struct Failure: Error, Equatable {
        var message: String
        /// Of a script's file, from 1; nil for what a flow says itself.
        var line: Int?
    }

    /// What a relaunch of the app carries over.
    struct State: Codable {
        struct Job: Codable {
            var source: String
            var variables: [String: String]
            var copiedText: String
        }
        var scopes: [[String: String]] = []
        var clipboard = ""
        var seed: UInt64 = 0
        var drawn: UInt64 = 0
        var jobs: [Job] = []
        var replies: [String] = []
    }

    /// - Parameters:
    ///   - values: what the command line gives. As in Maestro a flow's `env:` goes before it; `${NAME || 'usual'}` there lets it through.
    ///   - seed: of the made-up texts.
    init(_ values: [String: String] = [:], seed: UInt64 = 0) {
        scopes = [values]
        host = ScriptHost(seed: seed)
    }

    var state: State {
        State(
            scopes: Array(scopes.dropFirst()), clipboard: clipboard, seed: host.texts.seed, drawn: host.texts.drawn,
            jobs: pending?.jobs ?? jobs,
            replies: pending?.replies ?? host.replies)
    }

    /// Takes up what a run before the relaunch left.
    func resume(_ state: State) {
        (interrupted, clipboard, pending) = (state.scopes, state.clipboard, state)
        host.texts = SeededTexts(seed: state.seed, drawn: state.drawn)
    }
    private var pending: State?

    /// Adds what a `runFlow` hands in, and over that the flow's own `env:`, which can read it.
    func push(_ values: [String: String] = [:], defaults: [String: String] = [:]) throws {
        if !interrupted.isEmpty { return scopes.append(interrupted.removeFirst()) }
        var scope: [String: String] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { scope[name] = try expand(value) }
        scopes.append(scope)
        do {
            for (name, value) in defaults.sorted(by: { $0.key < $1.key }) { scope[name] = try expand(value) }
        } catch {
            scopes.removeLast()
            throw error
        }
        scopes[scopes.count - 1] = scope
    }

    /// Forgets what the last ``push(_:defaults:)`` added; the command line's values stay.
    func pop() { if scopes.count > 1 { scopes.removeLast() } }

    private var visible: [String: String] { scopes.reduce(into: [:]) { $0.merge($1) { $1 } } }

    // MARK: Texts

    /// The text with every `${…}` replaced; `\${` stays.
    func expand(_ text: String) throws -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "${") {
            if rest[..<start.lowerBound].hasSuffix("\\") {
                result += rest[..<start.lowerBound].dropLast() + "${"
                rest = rest[start.upperBound...]
                continue
            }
            guard let end = Self.end(of: rest[start.upperBound...]) else { throw Failure(message: "`\(text)` opens ${ without a }") }
            result += rest[..<start.lowerBound]
            result += try evaluate(String(rest[start.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The brace that closes an expression: braces within it come in pairs, and those within quotes do not count.
    private static func end(of text: Substring) -> String.Index? {
        var (depth, quote, isEscaped) = (0, Character?.none, false)
        for index in text.indices {
            let character = text[index]
            defer { isEscaped = character == "\\" && !isEscaped }
            if isEscaped { continue }
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "'", "\"", "`": quote = character
            case "{": depth += 1
            case "}" where depth == 0: return index
            case "}": depth -= 1
            default: break
            }
        }
        // A quote that nothing closes, such as an apostrophe in a comment.
        return quote == nil ? nil : text.lastIndex(of: "}")
    }

    /// Whether a condition holds, as Maestro reads what is left when each `${…}` is replaced.
    func isTrue(_ expression: String) throws -> Bool {
        let text = try expand(expression).trimmingCharacters(in: .whitespaces)
        return !["", "false", "undefined", "null", "nan"].contains(text.lowercased()) && Double(text) != 0
    }

    // MARK: Scripts

    private func evaluate(_ expression: String) throws -> String {
        let name = expression.trimmingCharacters(in: .whitespaces)
        if name.isEmpty { return "" }
        // What needs no engine: most flows use no more of JavaScript than this.
        if let value = visible[name] { return value }
        if name == "maestro.copiedText" { return clipboard }
        if name == "maestro.platform" { return "ios" }
        return try run(expression)
    }

    /// Runs a script with the flow's values and `variables` as its global names. Its value as text. `folder` is where its forms look for
    /// files.
    @discardableResult
    func run(_ source: String, variables: [String: String] = [:], folder: URL? = nil) throws -> String {
        let job = State.Job(source: source, variables: visible.merging(variables) { $1 }, copiedText: clipboard)
        host.folder = folder
        do {
            let engine = try startedEngine()
            jobs.append(job)
            let outcome = try engine.evaluate(job.source, variables: job.variables, copiedText: job.copiedText)
            clipboard = outcome.copiedText
            return outcome.text
        } catch let failure as ScriptEngine.Failure {
            throw Failure(message: failure.message, line: failure.line)
        }
    }

    private func startedEngine() throws -> ScriptEngine {
        if let engine { return engine }
        let earlier = pending
        pending = nil
        var started: ScriptEngine?
        try host.replaying(earlier?.replies ?? []) {
            let engine = try ScriptEngine { [unowned host] in host.reply(to: $0, $1) }
            for job in earlier?.jobs ?? [] {
                // What failed then fails again, and was dealt with then.
                _ = try? engine.evaluate(job.source, variables: job.variables, copiedText: job.copiedText)
            }
            started = engine
        }
        jobs = earlier?.jobs ?? []
        engine = started
        guard let started else { throw ScriptEngine.Failure(message: ScriptEngine.missingLibrary) }
        return started
    }
}
