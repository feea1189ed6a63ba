import Foundation

/// Reports events in a test program to `understudy test`: one JSON object per line on the descriptor that the environment names.
///
/// XCTest on Linux only prints. Swift Testing has its own event stream, which the command reads in the same way.
enum TestEvents {
    private struct Event: Encodable {
        var kind: String
        var test: String?
        var message: String?
        var file: String?
        var line: Int?
        var duration: Double?
        var number: Int
    }

    private nonisolated(unsafe) static var number = 0  // guarded by `lock`
    private static let lock = NSLock()
    /// The descriptor, or -1 if there is no reader.
    private static let descriptor: Int32 = {
        guard let path = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_EVENTS"], !path.isEmpty else { return -1 }
        return open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    }()

    /// Writes an event. Both output streams get a line that marks the position, so that a test's output can be attributed to it.
    static func send(
        kind: String, test: String? = nil, message: String? = nil, file: String? = nil, line: Int? = nil, duration: Double? = nil
    ) {
        guard descriptor >= 0 else { return }
        lock.withLock {
            number += 1
            fflush(nil)
            let mark = "\u{1E}\(number)\n"
            for stream in [STDOUT_FILENO, STDERR_FILENO] { writeAll(Array(mark.utf8), to: stream) }
            let event = Event(kind: kind, test: test, message: message, file: file, line: line, duration: duration, number: number)
            guard var data = try? JSONEncoder().encode(event) else { return }
            data.append(10)
            writeAll(Array(data), to: descriptor)
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)  // not empty: `sent` is below the count
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Makes standard output line-buffered even if it is not a terminal, so that the two streams of one file do not split each other's
    /// lines.
    static func flushLines() {
        // C's variable, which Swift 6 treats as shared mutable state.
        guard let symbol = dlsym(nil, "stdout"), let stream = symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
        else { return }
        setvbuf(stream, nil, _IOLBF, 0)
    }
}

/// Called by the observer in a test bundle. `nil` strings, a line of 0 and a negative duration are omitted.
@_cdecl("understudy_test_event") public func understudyTestEvent(
    _ kind: UnsafePointer<CChar>, _ test: UnsafePointer<CChar>?, _ message: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?,
    _ line: Int, _ duration: Double
) {
    TestEvents.send(
        kind: String(cString: kind), test: test.map { String(cString: $0) }, message: message.map { String(cString: $0) },
        file: file.map { String(cString: $0) }, line: line > 0 ? line : nil, duration: duration >= 0 ? duration : nil)
}
