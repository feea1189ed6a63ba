import Foundation

/// What a command says while it works: one moving line on a terminal, plain lines elsewhere. Standard output stays the command's own.
public enum Terminal {
    private static let isTerminal = isatty(2) != 0
    nonisolated(unsafe) private static var hasProgressLine = false

    /// A step that may take over a second.
    public static func progress(_ text: String) {
        if isTerminal {
            write("\r\u{1B}[K" + text)
            hasProgressLine = true
        } else {
            write("== " + text + "\n")
        }
    }

    public static func finishProgress() {
        guard hasProgressLine else { return }
        write("\r\u{1B}[K")
        hasProgressLine = false
    }

    public static func note(_ text: String) {
        finishProgress()
        write(text + "\n")
    }

    public static func warning(_ text: String) { note("warning: " + text) }
    public static func error(_ text: String) { note(text.hasPrefix("error:") || text.contains(": error: ") || text.hasPrefix("Error:") ? text : "error: " + text) }

    private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
