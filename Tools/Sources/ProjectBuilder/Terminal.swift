import Foundation

/// Prints a command's messages while it works: one updating line on a terminal, plain lines elsewhere. Standard output is left to the
/// command.
public enum Terminal {
    private static let isTerminal = isatty(2) != 0 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    /// Follows no-color.org: color is off if the variable is set and not empty.
    private static let hasColor = isTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    /// Whether standard output supports colors. Swift Testing's program, which writes to a pipe, cannot detect that.
    static let isOutputColored =
        isatty(1) != 0 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    nonisolated(unsafe) private static var hasProgressLine = false
    nonisolated(unsafe) private static var lastText = ""
    nonisolated(unsafe) private static var lastTime: UInt64 = 0

    /// Shows a step that may take over a second. `detail` updates in place on a terminal; elsewhere it is printed twice a minute, so that a
    /// log stays short.
    public static func progress(_ text: String, detail: String = "") {
        if isTerminal {
            write("\r\u{1B}[K" + text.withoutTerminalControls + (detail.isEmpty ? "" : " " + detail.withoutTerminalControls.prefix(70)))
            hasProgressLine = true
            return
        }
        let now = DispatchTime.now().uptimeNanoseconds
        guard text != lastText || now - lastTime > 30_000_000_000 else { return }
        write((text != lastText ? "== " + text : "   " + detail).withoutTerminalControls + "\n")
        (lastText, lastTime) = (text, now)
    }

    /// Makes standard output line-buffered even if it is not a terminal: when it shares a file with standard error, neither then splits the
    /// other's lines.
    public static func writesLines() {
        // C's variable, which Swift 6 treats as shared mutable state.
        guard let symbol = dlsym(nil, "stdout"), let stream = symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
        else { return }
        setvbuf(stream, nil, _IOLBF, 0)
    }

    /// Removes the line that shows progress, if there is one.
    public static func finishProgress() {
        guard hasProgressLine else { return }
        write("\r\u{1B}[K")
        hasProgressLine = false
    }

    /// Prints a line on standard error. Control characters are removed.
    public static func note(_ text: String) { line(text.withoutTerminalControls) }

    private static func line(_ text: String) {
        finishProgress()
        write(text + "\n")
    }

    /// Prints the warning the first time only.
    static func warningOnce(_ text: String) { if said.insert(text).inserted { warning(text) } }
    static func noteOnce(_ text: String) { if said.insert(text).inserted { note(text) } }
    /// Commands run on one thread.
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Prints a warning.
    public static func warning(_ text: String) { line(emphasized("warning:", 33) + " " + text.withoutTerminalControls) }

    /// Prints an error.
    public static func error(_ text: String) {
        let text = text.withoutTerminalControls
        if let rest = text.droppingPrefix("Error: ") ?? text.droppingPrefix("error: ") {
            line(emphasized("error:", 31) + " " + rest)
        } else {
            line(text.contains(": error: ") ? text : emphasized("error:", 31) + " " + text)
        }
    }

    private static func emphasized(_ text: String, _ color: Int) -> String { hasColor ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text }
    private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Prints text on standard output, without characters that a terminal interprets. It shadows Swift's function in this module and in those
/// that import it: most of what a command prints has names of a project.
public func print(_ text: String, terminator: String = "\n") { Swift.print(text.withoutTerminalControls, terminator: terminator) }

extension String {
    /// The text without characters that a terminal interprets: a project's names could change the window's title or the clipboard, or
    /// reverse the order of what follows.
    public var withoutTerminalControls: String { replacingTerminalControls { _ in "\u{FFFD}" } }

    /// The text of a JSON document, with those characters as escapes.
    public var withEscapedTerminalControls: String { replacingTerminalControls { "\\u" + String(format: "%04x", $0.value) } }

    /// The text without those characters, except in sequences that choose colors, as a test program prints them.
    var withColorsOnly: String {
        var result = "", rest = hasSuffix("\r") ? dropLast() : self[...]
        while let color = rest.firstMatch(of: #/\u{1B}\[[0-9;:]*m/#) {
            result += String(rest[..<color.range.lowerBound]).withoutTerminalControls + color.output
            rest = rest[color.range.upperBound...]
        }
        return result + String(rest).withoutTerminalControls
    }

    private func replacingTerminalControls(_ replacement: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.isObeyedByTerminals) else { return self }
        return unicodeScalars.reduce(into: "") { $0 += $1.isObeyedByTerminals ? replacement($1) : String($1) }
    }

    fileprivate func droppingPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

extension Unicode.Scalar {
    fileprivate var isObeyedByTerminals: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true  // embeddings, overrides, and isolates of Unicode's bidirectional algorithm
        default: properties.generalCategory == .control && self != "\n" && self != "\t"
        }
    }
}
