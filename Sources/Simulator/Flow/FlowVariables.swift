import Foundation

/// The values of `${…}`: the command's `--env`, the flow's `env:`, text that the flow copied, and scripts' results.
@MainActor
final class FlowVariables {
    private var scopes: [[String: String]]
    /// The text of `maestro.copiedText`, which `pasteText` types.
    var clipboard = ""
    let host: ScriptHost
    private var engine: ScriptEngine?
    /// The scripts that ran, which run again after the app is relaunched.
    private var jobs: [State.Job] = []
    /// The scopes that a relaunch interrupted, outermost first, whose values are not evaluated again.
    private var interrupted: [[String: String]] = []

    /// The reason that a value cannot be determined.
    struct Failure: Error, Equatable {
        var message: String
        /// The 1-based line in a script's file, or `nil` for the flow itself.
        var line: Int?
    }

    /// The state that is kept across a relaunch of the app.
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

    /// Creates variables without scopes.
    /// - Parameters:
    ///   - values: The command line's values. As in Maestro, a flow's `env:` takes precedence; `${NAME || 'usual'}` there lets the value
    ///     through.
    ///   - seed: The seed of the generated texts.
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

    /// Restores the state from before the relaunch.
    func resume(_ state: State) {
        (interrupted, clipboard, pending) = (state.scopes, state.clipboard, state)
        host.texts = SeededTexts(seed: state.seed, drawn: state.drawn)
    }
    private var pending: State?

    /// Adds a scope with the values that a `runFlow` passes, and on top of them the flow's own `env:`, which can refer to them.
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

    /// Removes the scope that the last ``push(_:defaults:)`` added; the command line's values are kept.
    func pop() { if scopes.count > 1 { scopes.removeLast() } }

    private var visible: [String: String] { scopes.reduce(into: [:]) { $0.merge($1) { $1 } } }

    // MARK: Texts

    /// Returns the text with every `${…}` replaced; `\${` is kept.
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

    /// Returns the brace that closes an expression: inner braces are paired, and those within quotes do not count.
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
        // An unclosed quote, such as an apostrophe in a comment.
        return quote == nil ? nil : text.lastIndex(of: "}")
    }

    /// Returns whether a condition is true, by Maestro's rules for the text after every `${…}` is replaced.
    func isTrue(_ expression: String) throws -> Bool {
        let text = try expand(expression).trimmingCharacters(in: .whitespaces)
        return !["", "false", "undefined", "null", "nan"].contains(text.lowercased()) && Double(text) != 0
    }

    // MARK: Scripts

    private func evaluate(_ expression: String) throws -> String {
        let name = expression.trimmingCharacters(in: .whitespaces)
        if name.isEmpty { return "" }
        // Expressions that need no engine: most flows use no more of JavaScript than this.
        if let value = visible[name] { return value }
        if name == "maestro.copiedText" { return clipboard }
        if name == "maestro.platform" { return "ios" }
        return try run(expression)
    }

    /// Runs a script with the flow's values and `variables` as its global variables, and returns its value as text. Its forms look for
    /// files in `folder`.
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
                // An error from the earlier run occurs again, and was handled then.
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
