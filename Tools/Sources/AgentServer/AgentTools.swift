import AutomationClient
import Foundation

/// The app that an agent works on, and the content that the agent has seen. Confined to the server's queue.
public final class AgentTools: @unchecked Sendable {  // confined to the server's queue
    /// Runs the `understudy` command as a user would.
    public struct Command: Sendable {
        /// The result of a command.
        public struct Outcome: Sendable {
            /// The exit code.
            public var code: Int32
            /// The text on standard output.
            public var output: String
            /// The text on standard error.
            public var errors: String

            /// Creates a result.
            public init(code: Int32, output: String, errors: String) { (self.code, self.output, self.errors) = (code, output, errors) }
        }

        /// Runs the command with arguments, and waits for its end.
        public var run: @Sendable (_ arguments: [String]) throws -> Outcome
        /// Creates the app from the output of `build --json`, without starting it.
        public var app: @Sendable (_ product: String) throws -> any DrivenApp

        /// Creates a command from functions, which tests replace.
        public init(run: @escaping @Sendable ([String]) throws -> Outcome, app: @escaping @Sendable (String) throws -> any DrivenApp) {
            (self.run, self.app) = (run, app)
        }
    }

    let command: Command
    /// The project for calls that don't name one.
    let project: String
    private(set) var app: (any DrivenApp)?
    private var seen = ScreenText()
    private var seenLog = 0
    private var seenTrace = 0
    /// The errors of the last build.
    var buildOutput = ""
    static let settling = 2.0

    /// Creates the tools for a project, for calls that don't name another.
    public init(project: String, command: Command) { (self.project, self.command) = (project, command) }

    func end() { app?.terminate() }

    /// Runs a tool. An error becomes a result that describes it.
    func call(_ tool: AgentTool, _ arguments: JSONValue) -> JSONValue {
        do {
            try AgentTools.check(arguments, tool)
            return try tool.body(self, arguments).json
        } catch let error as AgentError { return AgentResult(error.message, isError: true).json } catch let error as ControlError {
            return AgentResult(error.message + crashNote(error), isError: true).json
        } catch { return AgentResult("\(error)", isError: true).json }
    }

    private static func check(_ arguments: JSONValue, _ tool: AgentTool) throws {
        for name in (arguments.object ?? [:]).keys.sorted() where !tool.parameters.contains(where: { $0.name == name }) {
            let known = tool.parameters.map(\.name).joined(separator: ", ")
            throw AgentError("`\(tool.name)` has no `\(name)`; it takes \(known.isEmpty ? "nothing" : known)")
        }
        for parameter in tool.parameters {
            guard let value = arguments[parameter.name] else {
                if parameter.isNeeded { throw AgentError("`\(tool.name)` needs `\(parameter.name)`: \(parameter.about)") }
                continue
            }
            let fits: Bool =
                switch parameter.type {
                case "element": value.int != nil || value.string != nil
                case "string": value.string != nil
                case "boolean": value.bool != nil
                case "array": value.array?.allSatisfy { $0.string != nil } ?? false
                default: value.number.map { $0.isFinite && abs($0) < 1e6 } ?? false
                }
            guard fits, parameter.choices.isEmpty || parameter.choices.contains(value.string ?? "") else {
                throw AgentError(
                    "`\(parameter.name)` is \(parameter.choices.isEmpty ? "a \(parameter.type)" : parameter.choices.joined(separator: ", ")), not \(value.text.prefix(80))"
                )
            }
        }
    }

    private func crashNote(_ error: ControlError) -> String { error.code == .notRunning ? ". Call run to start the app" : "" }

    // MARK: The app

    func running() throws -> any DrivenApp {
        guard let app else { throw AgentError("no app is running. Call run first") }
        return app
    }

    func build(_ arguments: JSONValue) throws -> String {
        let path = arguments["project"]?.string ?? project
        var words = ["build", path, "--json"]
        if let target = arguments["target"]?.string { words += ["--target", target] }
        if path.hasPrefix("-") { throw AgentError("`\(path)` isn't a path") }
        let outcome = try command.run(words)
        buildOutput = AgentTools.messages(outcome.errors)
        guard outcome.code == 0 else { throw AgentError("The build failed.\n" + AgentTools.short(buildOutput, lines: 30)) }
        return outcome.output
    }

    func launch(_ arguments: JSONValue) throws -> AgentResult {
        let environment = try Self.environment(arguments["environment"]?.array?.compactMap(\.string) ?? [])
        let product = try build(arguments)
        app?.terminate()
        let app = try command.app(product)
        self.app = app
        (seen, seenLog, seenTrace) = (ScreenText(), 0, 0)
        try app.launch(
            arguments: arguments["arguments"]?.array?.compactMap(\.string) ?? [], environment: environment,
            clearState: arguments["keep_state"]?.bool != true)
        try app.request("settle", ["limit": .number(AgentTools.settling)])
        let warnings = buildOutput.split(separator: "\n").count
        return AgentResult("Running.\(warnings > 0 ? " The build said \(warnings) lines: build_messages." : "")\n" + (try look()))
    }

    /// Reads variables such as `MODE=test`.
    private static func environment(_ lines: [String]) throws -> [String: String] {
        try lines.reduce(into: [:]) { result, line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else { throw AgentError("`\(line)` isn't a variable such as MODE=test") }
            guard !AppProcess.isLinkers(parts[0]) else { throw AgentError("`\(parts[0])` can't be set for an app") }
            result[parts[0]] = parts[1]
        }
    }

    func stop() throws -> AgentResult {
        try running().terminate()
        app = nil
        return AgentResult("Stopped.")
    }

    // MARK: Looking

    func tree(within: Int? = nil) throws -> ElementSnapshot {
        var params: [String: JSONValue] = ["format": "json"]
        if let within { params["within"] = .number(Double(within)) }
        guard let tree = try running().request("describe", .object(params))["tree"].flatMap(ElementSnapshot.init(json:)) else {
            throw AgentError("the app did not describe its screen")
        }
        return tree
    }

    /// Returns the whole screen, and remembers it.
    func look() throws -> String {
        seen = ScreenText(try tree())
        try skipNews()
        return seen.text
    }

    private func skipNews() throws {
        seenLog = try running().request("log", ["since": .number(Double(seenLog))])["next"]?.int ?? seenLog
        seenTrace = try running().request("trace", ["since": .number(Double(seenTrace))])["next"]?.int ?? seenTrace
    }

    /// Describes an action's effect on the screen, the controllers, and the log.
    func changes(after answer: JSONValue, _ done: String) throws -> AgentResult {
        let now = ScreenText(try tree())
        var parts = [done, now.changes(since: seen)]
        seen = now
        let trace = try running().request("trace", ["since": .number(Double(seenTrace))])
        seenTrace = trace["next"]?.int ?? seenTrace
        let callbacks = (trace["events"]?.array ?? []).compactMap(AgentTools.callback).filter {
            $0.contains("DidAppear") || $0.contains("DidDisappear")
        }
        if !callbacks.isEmpty { parts.append("Controllers: " + callbacks.suffix(6).joined(separator: ", ")) }
        let log = try running().request("log", ["since": .number(Double(seenLog))])
        seenLog = log["next"]?.int ?? seenLog
        let lines = (log["lines"]?.array ?? []).compactMap(AgentTools.logLine)
        if !lines.isEmpty { parts.append("Log: " + AgentTools.short(lines.joined(separator: "\n"), lines: 8)) }
        if answer["rested"]?.bool == false, let pending = answer["pending"]?.array?.compactMap(\.string), !pending.isEmpty {
            parts.append("Still busy: " + pending.prefix(3).joined(separator: "; "))
        }
        return AgentResult(parts.joined(separator: "\n"))
    }

    static func callback(_ event: JSONValue) -> String? {
        guard let callback = event["callback"]?.string else { return nil }
        let owner = event["controller"]?.string.map { $0 + "." } ?? ""
        let arguments = event["arguments"].map { $0.string ?? $0.text } ?? ""
        return owner + callback + (arguments.isEmpty || arguments == "[]" ? "" : " " + arguments)
    }

    static func logLine(_ line: JSONValue) -> String? { line.string ?? line["text"]?.string ?? line["message"]?.string }

    /// Performs an action on an element and waits for the app to settle.
    func act(_ method: String, _ params: [String: JSONValue], _ done: String) throws -> AgentResult {
        var params = params
        params["settle"] = .number(AgentTools.settling)
        return try changes(after: running().request(method, .object(params)), done)
    }

    /// Returns the element that a call identifies by number or by text: a label, an identifier, a value, a placeholder.
    func element(_ name: JSONValue) throws -> ElementSnapshot {
        let all = try tree().flattened
        if let ref = name.int {
            guard let element = all.first(where: { $0.ref == ref }) else {
                throw AgentError("there is no element \(ref) on screen anymore. Call screen")
            }
            return element
        }
        let text = name.string ?? ""
        func texts(_ element: ElementSnapshot) -> [String] {
            [element.label, element.identifier, element.value ?? "", element.placeholder ?? "", element.title].filter { !$0.isEmpty }
        }
        var found = all.filter { texts($0).contains(text) }
        if found.isEmpty {
            found = all.filter { texts($0).contains { $0.range(of: text, options: .caseInsensitive) != nil } && !text.isEmpty }
        }
        let reachable = found.filter(\.isHittable)
        if !reachable.isEmpty { found = reachable }
        // A button and its text are equivalent targets: the outermost element that is more than a container is chosen.
        if let first = found.first(where: { $0.type != .other && $0.type != .window }),
            found.allSatisfy({ first.flattened.map(\.ref).contains($0.ref) || $0.flattened.map(\.ref).contains(first.ref) })
        {
            return first
        }
        guard let first = found.first else {
            throw AgentError("no element on screen has the text \"\(text)\". Call screen to see the elements")
        }
        guard found.count == 1 else {
            throw AgentError(
                "\(found.count) elements say \"\(text)\"; name one by its number:\n"
                    + found.prefix(10).map(ScreenText.line).joined(separator: "\n"))
        }
        return first
    }

    // MARK: Text

    /// Returns the text without progress lines.
    static func messages(_ text: String) -> String {
        text.split(separator: "\n").filter { line in
            !line.hasPrefix("Building ") && !line.hasPrefix("Compiling ") && !line.hasPrefix("[")
                && !line.trimmingCharacters(in: .whitespaces).isEmpty
        }.joined(separator: "\n")
    }

    /// Returns the first lines, each limited in length.
    static func short(_ text: String, lines: Int) -> String {
        let all = text.split(separator: "\n")
        let shown = all.prefix(lines).map { $0.count > 300 ? $0.prefix(300) + "…" : $0 }.joined(separator: "\n")
        return all.count > lines ? shown + "\n… \(all.count - lines) more lines" : shown
    }

    static func shortEnd(_ text: String, lines: Int) -> String {
        let all = text.split(separator: "\n")
        let shown = all.suffix(lines).map { $0.count > 300 ? $0.prefix(300) + "…" : $0 }.joined(separator: "\n")
        return all.count > lines ? "… \(all.count - lines) lines before\n" + shown : shown
    }
}
