import Foundation

/// The log of this process: its last ten thousand lines.
final class LogMemory: @unchecked Sendable {
    static let shared = LogMemory()
    private static let most = 10_000
    private let lock = NSLock()
    private var entries: [OSLogEntryLog] = []

    func add(_ type: OSLogType, _ log: OSLog, _ text: String) {
        let entry = OSLogEntryLog(
            date: Date(),  // wall clock: when a line was written
            text: text, level: OSLogEntryLog.Level(type), subsystem: log.subsystem, category: log.category)
        lock.withLock {
            entries.append(entry)
            if entries.count > Self.most + Self.most / 4 { entries.removeFirst(entries.count - Self.most) }
        }
    }
    var all: [OSLogEntryLog] { lock.withLock { entries } }
}

/// A line of the log, or something else that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// The time for which the system keeps an entry.
    public enum StoreCategory: Int, Sendable {
        /// The times, of which every entry has the short one.
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }
    /// The text and the time of the entry.
    public let composedMessage: String, date: Date
    public var storeCategory: StoreCategory { .shortTerm }
    init(_ composedMessage: String, _ date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// The process that logged an entry.
public protocol OSLogEntryFromProcess {
    /// The identifier of the activity, which is always 0.
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    /// The name of the library, which is that of the process.
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// An entry that consists of a format and its arguments.
public protocol OSLogEntryWithPayload {
    var category: String { get }
    /// The text with placeholders, which is the text itself.
    var formatString: String { get }
    var subsystem: String { get }
}

/// A line of the log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The importance of an entry.
    public enum Level: Int, Sendable {
        /// The importances in increasing order.
        case undefined, debug, info, notice, error, fault

        init(_ type: OSLogType) {
            self =
                switch type {
                case .debug: .debug
                case .info: .info
                case .error: .error
                case .fault: .fault
                default: .notice
                }
        }
    }
    /// The importance, the subsystem, and the category of the entry.
    public let level: Level, subsystem: String, category: String

    init(date: Date, text: String, level: Level, subsystem: String, category: String) {
        (self.level, self.subsystem, self.category) = (level, subsystem, category)
        super.init(text, date)
    }
    public var activityIdentifier: UInt64 { 0 }
    public var formatString: String { composedMessage }
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    public var sender: String { process }
    /// Threads are not recorded.
    public var threadIdentifier: UInt64 { 0 }

    // The keys for predicates: `subsystem == "com.example.app"`.
    fileprivate var words: [String: Any] {
        [
            "subsystem": subsystem, "category": category, "composedMessage": composedMessage, "eventMessage": composedMessage,
            "process": process,
            "date": date, "processIdentifier": Int(processIdentifier), "level": level.rawValue,
        ]
    }
    fileprivate func matches(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: words) }
}

/// A place in the log.
public final class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date
    init(_ date: Date) { self.date = date }
}

/// Reads the log of this process, which is the one that iOS lets an app read.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// The part of the log that a store reads.
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

    /// Throws for the system's log, which iOS keeps from apps.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.featureUnsupported) }
        super.init()
    }
    /// A log archive cannot be read here.
    public convenience init(url: URL) throws { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }

    /// Returns the position of a time.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// `seconds` is negative for positions before the log's last line.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition((LogMemory.shared.all.last?.date ?? .distantPast).addingTimeInterval(seconds))
    }
    /// The log begins with the process, so the device's start is the first entry.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition((LogMemory.shared.all.first?.date ?? .distantPast).addingTimeInterval(seconds))
    }

    /// The order of the entries.
    public struct EnumeratorOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// From the newest to the oldest entry.
        public static let reverse = EnumeratorOptions(rawValue: 1)
    }

    /// The lines from `position` on that match `predicate`, the oldest first.
    public func getEntries(with options: EnumeratorOptions = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil)
        throws -> AnySequence<OSLogEntry>
    {
        let reversed = options.contains(.reverse)
        let entries = LogMemory.shared.all.filter { entry in
            guard let position else { return predicate.map { entry.matches($0) } ?? true }
            return (reversed ? entry.date <= position.date : entry.date >= position.date) && (predicate.map { entry.matches($0) } ?? true)
        }
        return AnySequence(reversed ? entries.reversed() : entries)
    }
}
