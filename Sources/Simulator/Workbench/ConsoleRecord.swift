import AutomationClient
import CHostSystem
import CRuntimeShim
import Foundation
import UIKit

/// The app's output, logs, and requests, in order.
///
/// A request has two entries: one when it begins and one when it ends.
final class ConsoleRecord: @unchecked Sendable {  // `lock` guards mutable state
    /// A line or a request.
    struct Entry: Equatable {
        enum Level: String { case debug, info, notice, warning, error, fault }
        enum Source: String { case print, nslog = "NSLog", oslog = "os_log", uikit = "UIKit", stderr, request }
        /// The seconds of real time since recording began.
        var time: TimeInterval
        var level: Level
        var source: Source
        /// The logger's subsystem and category, or the request's method.
        var label = ""
        var text: String
        var transfer: TransferRecord.Summary?
    }
    private let transfers = TransferRecord()

    private let lock = NSLock()
    private var entries: [Entry] = []
    /// The number of entries that were dropped to limit memory use.
    private var dropped = 0
    /// The bytes of incomplete lines, by descriptor.
    private var parts: [Int32: Data] = [:]
    private let start = DispatchTime.now()
    private static let most = 20_000
    private static let longestLine = 16 << 10
    /// The record for C callbacks, which have no context. A process shows only one app.
    nonisolated(unsafe) private static var shared: ConsoleRecord?  // set once, before the app's code runs

    @MainActor
    func begin() {
        guard Self.shared == nil else { return }
        Self.shared = self
        let old = Console.sink
        Console.sink = { [weak self] message in
            self?.add(.warning, .uikit, "", message)
            old(message)
        }
        // On the thread that writes.
        _ = us_observe_console { @Sendable descriptor, bytes, count in
            guard let bytes, count > 0 else { return }
            ConsoleRecord.shared?.receive(Data(bytes: bytes, count: count), from: descriptor)
        }
        // On the thread that serves the transfer.
        us_observeTransfers { @Sendable transfer in
            guard let transfer, let console = ConsoleRecord.shared else { return }
            let summary = console.transfers.take(transfer.pointee)
            console.add(summary.level, .request, summary.method, summary.address, summary)
        }
    }

    /// Adds a request that an offline device refuses.
    static func noteRefusal(method: String, address: String) {
        shared?.add(.error, .request, method, "\(address) · the device is offline")
    }

    /// Adds the output of a stream, divided into lines.
    func receive(_ data: Data, from descriptor: Int32) {
        lock.withLock {
            var rest = (parts[descriptor] ?? Data()) + data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                append(Self.entry(String(decoding: rest[..<end], as: UTF8.self), isError: descriptor == STDERR_FILENO, at: elapsed))
                rest = Data(rest[(end + 1)...])
            }
            if rest.count > Self.longestLine {
                append(Self.entry(String(decoding: rest, as: UTF8.self), isError: descriptor == STDERR_FILENO, at: elapsed))
                rest = Data()
            }
            parts[descriptor] = rest
        }
    }

    func add(_ level: Entry.Level, _ source: Entry.Source, _ label: String, _ text: String, _ transfer: TransferRecord.Summary? = nil) {
        lock.withLock { append(Entry(time: elapsed, level: level, source: source, label: label, text: text, transfer: transfer)) }
    }

    /// Returns the headers and bodies of request `number`.
    func transfer(_ number: Int) throws -> JSONValue { try transfers.details(number) }

    private var elapsed: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }

    private func append(_ entry: Entry) {
        if entries.count >= Self.most {
            entries.removeFirst(Self.most / 2)
            dropped += Self.most / 2
        }
        entries.append(entry)
    }

    /// Returns the entry for a line, which is parsed in the format of the loggers.
    static func entry(_ line: String, isError: Bool, at time: TimeInterval) -> Entry {
        // swift-log, on which os.Logger and os_log are based: `2026-11-28T12:59:39+0000 info com.example.app: [Module] text`.
        if isError,
            let match = line.prefixMatch(
                of: #/\d{4}-\d\d-\d\dT\S+ (trace|debug|info|notice|warning|error|critical) ([^:]*?) ?:(?: \[\S+\])? /#)
        {
            let level: Entry.Level =
                switch match.output.1 {
                case "trace": .debug
                case "critical": .fault
                default: Entry.Level(rawValue: String(match.output.1)) ?? .notice
                }
            return Entry(
                time: time, level: level, source: .oslog, label: String(match.output.2), text: String(line[match.range.upperBound...]))
        }
        // NSLog: `2026-11-28 12:59:39.638 App[2684:d06bd800] text`.
        if isError, let match = line.prefixMatch(of: #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ .*?\[\d+:[0-9a-f]+\] /#) {
            return Entry(time: time, level: .notice, source: .nslog, text: String(line[match.range.upperBound...]))
        }
        return Entry(time: time, level: isError ? .warning : .info, source: isError ? .stderr : .print, text: line)
    }

    /// Returns the entries from number `first` on.
    func entries(since first: Int) -> JSONValue {
        let (list, next) = lock.withLock { (Array(entries[min(max(0, first - dropped), entries.count)...]), dropped + entries.count) }
        let items = list.map { entry -> JSONValue in
            [
                "time": .number((entry.time * 1000).rounded() / 1000), "level": .string(entry.level.rawValue),
                "source": .string(entry.source.rawValue),
                "label": .string(entry.label), "text": .string(entry.text), "transfer": entry.transfer?.json ?? .null,
            ]
        }
        return ["entries": .array(items), "next": .number(Double(next))]
    }
}
