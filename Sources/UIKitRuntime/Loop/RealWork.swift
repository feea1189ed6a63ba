import CRuntimeShim
import Foundation

/// An app's work that takes real time while the virtual clock is stopped: URL loading, blocks on background queues, tasks off the main
/// actor, dispatch I/O reads, subprocesses. Tracked from ``VirtualTime/begin()`` on.
///
/// A host stops the clock while ``state`` is `young`. Work that takes longer than ``patience``, such as a connection that stays open, no
/// longer stops it: from then on, real time and the clock advance together.
package enum RealWork {
    /// The time for which a piece of work stops the clock, in seconds of real time.
    package static let patience: TimeInterval = 10

    package enum State { case none, young, old }

    package static var state: State {
        let age = us_youngestWork()
        return age == .max ? .none : Double(age) / 1e9 < patience ? .young : .old
    }

    /// Returns when some work ends, or after `interval` seconds of real time.
    package static func wait(atMost interval: TimeInterval) { us_awaitWork(UInt64(max(0, interval) * 1e9)) }

    /// The running work, the latest first, one per line: `request http://… (1.2 s)`.
    package static var lines: [String] {
        var list = [us_work](repeating: us_work(), count: 64)
        let count = us_pendingWork(&list, UInt(list.count))
        var lines = list.prefix(Int(min(count, 64))).map(line)
        if count > 64 { lines.append("\(count - 64) more") }
        return lines
    }

    private static func line(_ work: us_work) -> String {
        let name = withUnsafeBytes(of: work.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let place = work.place.flatMap(SymbolName.text)
        let age = "\((Double(work.age) / 1e8).rounded() / 10) s"
        switch work.kind {
        case US_WORK_REQUEST: return "request \(name.isEmpty ? "" : name + " ")(\(age))"
        case US_WORK_TASK: return "task \(place ?? "off the main actor") (\(age))"
        case US_WORK_PROCESS: return "process \(name) (\(age))"
        case US_WORK_READ: return "read of a file\(place.map { " by \($0)" } ?? "") (\(age))"
        case US_WORK_SLEEP: return "sleeping thread (\(age))"
        default: return "block on queue \(name.isEmpty ? "without a name" : name)\(place.map { ": \($0)" } ?? "") (\(age))"
        }
    }
}
