import Foundation
import SourceTranslator

/// The compiler's messages in terms of the user's own files, lines, and columns. Messages about generated code are hidden as long as there
/// are others.
public struct Diagnostics: Sendable {
    /// A message of the compiler.
    public struct Message: Hashable, Sendable {
        /// The path of the file.
        public var file: String
        /// The line, counted from 1.
        public var line: Int
        /// The column in UTF-8 bytes, counted from 1.
        public var column: Int
        /// The severity: `error`, `warning`, or `note`.
        public var severity: String
        /// The text of the message.
        public var text: String
        /// Whether the message is about generated code.
        var isGenerated: Bool { file.hasPrefix("<understudy>") }
        /// The message as the compiler prints it.
        public var description: String { "\(file):\(line):\(column): \(severity): \(text)" }
    }

    /// The messages so far, each once, in order.
    public private(set) var messages: [Message] = []
    private var seen: Set<Message> = []
    private var other: [String] = []
    /// Whether notes that name requirements belong to the last message.
    private var awaitsRequirement = false
    /// Whether the next note may locate the initializer that the last message's overrides, and the column that such a note gave.
    private var awaitsOverridden = false, overriddenColumn: Int?
    /// The source location that the compiler was processing when it crashed, by file, from its stack trace. The innermost location comes
    /// last.
    private var crashes: [String: Message] = [:]

    private let columns: [String: ColumnMap]
    private let originals: [String: String]

    /// Creates an empty list. `originals` maps translated files to the user's own.
    public init(columns: [String: ColumnMap] = [:], originals: [String: String] = [:]) {
        (self.columns, self.originals) = (columns, originals)
    }

    /// Adds a line of the compiler's output. Lines that aren't messages are ignored, unless they mention an error.
    public mutating func add(_ line: String) {
        if let crash = Self.crash(line) {
            crashes[crash.file] = placed(crash)
        } else if let message = Self.parse(line).map(placed) {
            let isNew = seen.insert(message).inserted
            if isNew { messages.append(message) }
            awaitsRequirement = isNew && CompilerMessage.doesNotConform.matches(message.text)
            awaitsOverridden = isNew && CompilerMessage.overrideIsIsolated.matches(message.text) && message.text.contains(" initializer '")
            overriddenColumn = nil
        } else if awaitsRequirement, let requirement = Self.requirement(line), let last = messages.indices.last {
            // The compiler lists the missing members in notes.
            messages[last].text +=
                (messages[last].text.hasSuffix("'") && !messages[last].text.contains("; it lacks ") ? "; it lacks " : ", ") + requirement
        } else if awaitsOverridden, let column = line.firstMatch(of: /:(\d+): note: overridden declaration is here$/).flatMap({ Int($0.1) })
        {
            (awaitsOverridden, overriddenColumn) = (false, column)
        } else if let column = overriddenColumn, let last = messages.indices.last {
            overriddenColumn = nil
            if let declaration = Self.initializer(in: line, at: column) { messages[last].text += "; it overrides '\(declaration)'" }
        } else if line.contains("error:") {
            other.append(line)
        }
    }

    private func placed(_ message: Message) -> Message {
        var message = message
        if let original = originals[message.file] { message = Self.atEnd(of: original, message) }
        if let map = columns[message.file] { message.column = map.original(line: message.line, column: message.column) }
        return message
    }

    /// Adjusts a message about the end of the translated file: an unterminated construct at the end of the user's file also swallows the
    /// appended source-location line.
    private static func atEnd(of original: String, _ message: Message) -> Message {
        var message = message
        let lines = (try? String(contentsOfFile: original, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let last = (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
        if message.line > last { (message.line, message.column) = (last, (lines.isEmpty ? 0 : lines[last - 1].utf8.count) + 1) }
        message.file = original
        return message
    }

    /// Adds messages that the list doesn't contain yet.
    public mutating func add(_ further: [Message]) {
        for message in further where seen.insert(message).inserted { messages.append(message) }
    }

    /// The errors in the user's own files or, if there are none, in generated code or where the compiler crashed.
    public var errors: [Message] {
        let all = messages.filter { $0.severity == "error" }
        let own = all.filter { !$0.isGenerated }
        if all.isEmpty { return crashes.values.sorted { $0.file < $1.file } }
        return own.isEmpty ? all : own
    }
    /// The warnings in the user's own files.
    public var warnings: [Message] { messages.filter { $0.severity == "warning" && !$0.isGenerated } }

    /// Returns the translator's issues that may explain errors: its own errors and, of its warnings, those about files with errors, each
    /// once.
    public static func explanations(_ issues: [TranslationIssue], of errors: [Message]) -> [String] {
        let files = Set(errors.map(\.file))
        let relevant = issues.filter { $0.severity == .error || files.contains($0.file) }
        var places: [String: Int] = [:]
        for issue in relevant { places[issue.message, default: 0] += 1 }
        return relevant.compactMap { issue in
            guard let count = places.removeValue(forKey: issue.message) else { return nil }
            return issue.description + (count > 1 ? " (and \(count - 1) more)" : "")
        }
    }

    /// The text that is shown when a build failed.
    public var report: String {
        let errors = errors.map(\.description)
        if !errors.isEmpty { return errors.joined(separator: "\n") }
        return other.filter { !$0.contains("fatalError") && !$0.contains("failed with exit code") }.joined(separator: "\n")
    }

    /// Parses a line of Swift's pretty stack trace: `6.        While type-checking expression at [FILE:58:3 - line:86:3] RangeText="…`.
    private static func crash(_ line: String) -> Message? {
        guard line.contains("While type-checking "),
            let match = line.firstMatch(of: /^\d+\.\s+While type-checking (?:expression|statement) at \[(.+?):(\d+):(\d+) - line:/),
            let number = Int(match.2), let column = Int(match.3)
        else { return nil }
        return Message(file: String(match.1), line: number, column: column, severity: "error", text: "the compiler crashed here")
    }

    /// `…: note: protocol requires function 'f()' with type '() -> ()'` → `function 'f()' with type '() -> ()'`.
    private static func requirement(_ line: String) -> String? {
        line.firstMatch(of: /: note: protocol requires ((?:\w+ )*'.+?'(?: with type '.+?')?)(?:;|$)/).map { String($0.1) }
    }

    /// `    public required init?(coder: NSCoder) {`, 21 → `required init?(coder: NSCoder)`. Returns `nil` if it continues on the next
    /// line.
    private static func initializer(in line: String, at column: Int) -> String? {
        let bytes = Array(line.utf8)
        guard column > 0, column <= bytes.count else { return nil }
        let rest = String(decoding: bytes[(column - 1)...], as: UTF8.self)
        guard rest.hasPrefix("init"), let open = rest.firstIndex(of: "(") else { return nil }
        var depth = 0
        guard
            let close = rest[open...].firstIndex(where: { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth == 0
            })
        else { return nil }
        let isRequired = String(decoding: bytes[..<(column - 1)], as: UTF8.self).split(separator: " ").contains("required")
        let isThrowing = rest[rest.index(after: close)...].drop { $0 == " " }.hasPrefix("throws")
        return (isRequired ? "required " : "") + String(rest[...close]) + (isThrowing ? " throws" : "")
    }

    private static func parse(_ line: String) -> Message? {
        for severity in ["error", "warning"] {
            guard let mark = line.range(of: ": \(severity): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            guard file.hasPrefix("/") || file.hasPrefix("<understudy>") else { continue }
            return Message(file: file, line: number, column: column, severity: severity, text: String(line[mark.upperBound...]))
        }
        return nil
    }
}
