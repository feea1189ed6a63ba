import AutomationClient
import Foundation
import UIKit

/// The app's output through the library's console and its view controllers' callbacks, for `log` and `trace`.
@MainActor
final class ControlLog {
    private struct Event {
        var time: TimeInterval
        var controller: String
        var callback: String
        var arguments: [String]
        var causes: [String]
    }
    private var events: [Event] = []
    /// The number of events that were dropped to limit memory.
    private var dropped = 0
    private let lines = LineStore()
    private var isListening = false
    private static let most = 100_000

    /// Starts recording, before the launch, so that its callbacks are included.
    func begin() {
        guard !isListening else { return }
        isListening = true
        Cause.isRecorded = true
        _ = CallbackTrace.addSink { [weak self] callback in
            guard let self else { return }
            if events.count >= Self.most {
                events.removeFirst(Self.most / 2)
                dropped += Self.most / 2
            }
            events.append(
                Event(
                    time: callback.time, controller: callback.controller, callback: callback.name, arguments: callback.arguments,
                    causes: Cause.current?.chain ?? []))
        }
        let old = Console.sink, lines = lines
        Console.sink = { message in
            lines.add(message)
            old(message)
        }
    }

    func trace(since first: Int) -> JSONValue {
        let start = min(max(0, first - dropped), events.count)
        let list = events[start...].map { event -> JSONValue in
            [
                "time": .number(event.time), "controller": .string(event.controller), "callback": .string(event.callback),
                "arguments": .array(event.arguments.map(JSONValue.string)), "causes": .array(event.causes.map(JSONValue.string)),
            ]
        }
        return ["events": .array(Array(list)), "next": .number(Double(dropped + events.count))]
    }

    func lines(since first: Int) -> JSONValue {
        let (list, next) = lines.read(since: first)
        return ["lines": .array(list.map(JSONValue.string)), "next": .number(Double(next))]
    }
}

/// Stores lines from any thread.
private final class LineStore: @unchecked Sendable {  // `lock` guards the lines
    private let lock = NSLock()
    private var lines: [String] = []
    private var dropped = 0

    func add(_ message: String) {
        lock.withLock {
            if lines.count >= 20_000 {
                lines.removeFirst(10_000)
                dropped += 10_000
            }
            lines += message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    func read(since first: Int) -> (lines: [String], next: Int) {
        lock.withLock { (Array(lines[min(max(0, first - dropped), lines.count)...]), dropped + lines.count) }
    }
}
