// Unified logging over swift-log: one logger per subsystem and category, messages to standard error.
@_exported import Foundation
import Logging

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    var level: Logging.Logger.Level {
        switch self {
        case .debug: return .debug
        case .info: return .info
        case .error: return .error
        case .fault: return .critical
        default: return .notice
        }
    }
}

/// The destination of the messages of one subsystem and category.
public final class OSLog: NSObject, @unchecked Sendable {
    /// A category with a special meaning to performance tools.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }
    public static let `default` = OSLog(subsystem: "app", category: "default")
    public static let disabled = OSLog(subsystem: "", category: "")
    let logger: Logging.Logger
    let isEnabled: Bool
    let subsystem: String, category: String

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category) = (subsystem, category)
        logger = Logging.Logger(label: subsystem.isEmpty ? category : "\(subsystem).\(category)")
        isEnabled = !subsystem.isEmpty
    }
    /// Writes a line, and remembers it for the log's store.
    func write(_ type: OSLogType, _ text: String) {
        guard isEnabled else { return }
        logger.log(level: type.level, "\(text)")
        LogMemory.shared.add(type, self, text)
    }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
}

/// The privacy of a value, which has no effect in a log that only the developer reads.
public struct OSLogPrivacy: Sendable {
    /// The way in which a private value is masked: by a hash, so that equal values are recognizable, or without one.
    public enum Mask: Sendable { case hash, none }
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of text in its columns.
public enum OSLogStringAlignment: Sendable { case none, left(columns: Int), right(columns: Int) }
/// The format of an integer.
public enum OSLogIntegerFormatting: Sendable { case decimal, hex, octal }
/// The format of a floating-point number.
public enum OSLogFloatFormatting: Sendable {
    case fixed, hex, exponential
    public static func fixed(precision: Int) -> OSLogFloatFormatting { .fixed }
}

/// A message. Private values are included, as when a debugger is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The text of an interpolated message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Apple's `Logger`.
public struct Logger: @unchecked Sendable {
    private let log: OSLog
    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    guard log.isEnabled else { return }
    let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
    log.write(type, String(format: format, arguments: args))
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
    guard log.isEnabled else { return }
    let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
    log.write(type, String(format: format, arguments: args))
}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

// MARK: Signposts: nothing collects them on Linux.

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    public init(log: OSLog) { rawValue = 0 }
    public init(log: OSLog, object: AnyObject) { rawValue = 0 }
    public static let exclusive = OSSignpostID(0)
}
/// The kind of a signpost.
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

// MARK: Locks

/// A lock that holds the state it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Box {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    fileprivate let box: Box
    public init(initialState: State) { box = Box(initialState) }
    public init(uncheckedState: State) { box = Box(uncheckedState) }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Returns `nil` without running `body` if the lock is taken.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? { try withLockIfAvailable(body) }
}
extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(initialState: ()) }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { (_: inout Void) in try body() } }
    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func lockIfAvailable() -> Bool { box.lock.try() }
    public func withLockIfAvailable<R>(_ body: () throws -> R) rethrows -> R? { try withLockIfAvailable { (_: inout Void) in try body() } }
}
