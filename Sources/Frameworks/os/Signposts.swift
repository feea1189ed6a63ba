import Foundation

// Signposts: nothing collects them on Linux.

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier that no other interval of this process has.
    public init(log: OSLog) { rawValue = SignpostNumbers.next() }
    /// Creates the identifier of an object, which is always the same.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// The identifier of intervals that don't overlap.
    public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
    /// The identifier of no interval, and one that is never valid.
    public static let null = OSSignpostID(0), invalid = OSSignpostID(.max)
    /// Compares the numbers.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
private enum SignpostNumbers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0  // Behind the lock.
    static func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

public enum OSSignpostType: Sendable { case begin, end, event }
/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: any CVarArg...
) {}

/// The text of a signpost.
public typealias SignpostMetadata = OSLogMessage
/// An interval that began and has not ended.
public final class OSSignpostIntervalState: Hashable, Sendable {
    private let id: OSSignpostID
    private init(_ id: OSSignpostID) { self.id = id }
    /// Creates the state of an interval from its identifier.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
    /// Returns whether both are states of intervals with the same identifier.
    public static func == (a: OSSignpostIntervalState, b: OSSignpostIntervalState) -> Bool { a.id == b.id }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Measures intervals. Nothing records them here.
public struct OSSignposter: Sendable {
    private let log: OSLog
    /// A signposter that records nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)
    /// Creates a signposter of the default log.
    public init() { log = .default }
    /// Creates a signposter of a part of the app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter of a special category.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter of a logger's log.
    public init(logger: Logger) { log = logger.log }
    /// Whether intervals may be recorded.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identifier that no other interval of this process has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identifier of an object, which is always the same.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks a moment. Nothing records it.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment with a text. Nothing records it.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { .beginState(id: id) }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) -> OSSignpostIntervalState {
        .beginState(id: id)
    }
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .beginState(id: id)
    }
    /// Begins the interval of an animation with a text.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { .beginState(id: id) }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
    /// Calls a function in an interval, and returns its result.
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T {
        try task()
    }
    /// Calls a function in an interval with a text, and returns its result.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T { try task() }
}
