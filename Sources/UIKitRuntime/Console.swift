import Foundation

/// The messages UIKit prints without raising: "Unbalanced calls to begin/end appearance transitions…".
public enum Console {
    /// Where messages go. The default is standard error.
    nonisolated(unsafe) package static var sink: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    public static func log(_ message: String) { sink(message) }

    /// Runs `body` and returns what it logged. For tests.
    @MainActor
    public static func capturing(_ body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        let previous = sink
        sink = { lines.append($0) }
        defer { sink = previous }
        try body()
        return lines
    }
}
