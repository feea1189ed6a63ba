import Foundation

/// The messages that UIKit prints without raising an exception: "Unbalanced calls to begin/end appearance transitions…".
public enum Console {
    /// The destination of messages. The default is standard error.
    nonisolated(unsafe) package static var sink: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Prints a message that UIKit would print to the console of the debugger.
    public static func log(_ message: String) { sink(message) }

    /// Logs `message` the first time it is called with `key`.
    package static func warn(once key: String, _ message: String) {
        guard lock.withLock({ said.insert(key).inserted }) else { return }
        log("[understudy] " + message)
    }
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    /// Runs `body` and returns the messages that it logged. For tests.
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
