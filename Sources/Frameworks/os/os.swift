// Unified logging over swift-log: one logger per subsystem and category, messages to standard error.
@_exported import Foundation
import Logging

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// The usual level.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of helpful information.
    public static let info = OSLogType(rawValue: 1)
    /// The level of details for developers.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of faults in the program.
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
        /// Points that a performance tool shows.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Points that are recorded only while a performance tool asks for them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Points with their stacks that are recorded only while a performance tool asks for them.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
    /// The log of messages without their own.
    public static let `default` = OSLog(subsystem: "app", category: "default")
    /// The log that drops messages.
    public static let disabled = OSLog(subsystem: "", category: "")
    let logger: Logging.Logger
    let isOn: Bool
    let subsystem: String, category: String

    /// Creates a log of a part of the app.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category) = (subsystem, category)
        logger = Logging.Logger(label: subsystem.isEmpty ? category : "\(subsystem).\(category)")
        isOn = !subsystem.isEmpty
    }
    /// Returns whether messages of a level are written: those of every level, except by the disabled log.
    public func isEnabled(type: OSLogType) -> Bool { isOn }
    /// Whether signposts may be recorded.
    public var signpostsEnabled: Bool { isOn }
    /// Writes a line, and remembers it for the log's store.
    func write(_ type: OSLogType, _ text: String) {
        guard isOn else { return }
        logger.log(level: type.level, "\(text)")
        LogMemory.shared.add(type, self, text)
    }
    /// Creates a log with a special category.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
}

/// The privacy of a value, which has no effect in a log that only the developer reads.
public struct OSLogPrivacy: Sendable {
    /// The way in which a private value is masked: by a hash, so that equal values are recognizable, or without one.
    public enum Mask: Sendable { case hash, none }
    /// The value is shown. Every value is shown here.
    public static let `public` = OSLogPrivacy()
    /// The value is hidden on Apple's devices. It is shown here.
    public static let `private` = OSLogPrivacy()
    /// The value is always hidden on Apple's devices. It is shown here.
    public static let sensitive = OSLogPrivacy()
    /// The value is shown or hidden by its type on Apple's devices. It is shown here.
    public static let auto = OSLogPrivacy()
    /// The value is masked on Apple's devices. It is shown here.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The value is masked by its type on Apple's devices. It is shown here.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message. Private values are included, as when a debugger is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value. It is shown, regardless of its privacy.
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
        /// Adds a value in columns. It is shown, regardless of its privacy.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) { text += align.apply("\(value())") }
        /// Adds a number in a format. It is shown, regardless of its privacy.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) { text += align.apply(format.text(Double(value()))) }
        /// Adds a number in a format. It is shown, regardless of its privacy.
        public mutating func appendInterpolation<T: FixedWidthInteger>(
            _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) { text += align.apply(format.text(value())) }
        /// Adds a Boolean value as words. It is shown, regardless of its privacy.
        public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto) {
            text += format.text(value())
        }
        /// Adds a number with its meaning. It is shown, regardless of its privacy.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
        ) { text += format.text(value()) }
    }
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Apple's `Logger`.
public struct Logger: @unchecked Sendable {
    let log: OSLog
    /// Creates a logger of the default log.
    public init() { log = .default }
    /// Creates a logger of a part of the app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    /// Writes a message at the level of details.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message at the level of details.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message at the level of information.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at the level of errors.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message at the level of errors.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message at the level of faults.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a message at the level of faults.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message with arguments for its placeholders.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    guard log.isOn else { return }
    let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
    log.write(type, String(format: format, arguments: args))
}
/// Writes a message at a level with arguments for its placeholders.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
    guard log.isOn else { return }
    let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
    log.write(type, String(format: format, arguments: args))
}
/// Writes a message with interpolated values.
@_disfavoredOverload public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }
/// Writes a message at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

// MARK: Locks

/// A lock that holds the state it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Box {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    fileprivate let box: Box
    /// Creates a lock with the state that it protects.
    public init(initialState: State) { box = Box(initialState) }
    /// Creates a lock with the state that it protects.
    public init(uncheckedState: State) { box = Box(uncheckedState) }
    /// Calls a closure with the state while the lock is held, and returns its result.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
    /// Calls a closure with the state while the lock is held, and returns its result.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Returns `nil` without running `body` if the lock is taken.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
    /// Calls a closure if the lock is free, and returns its result; otherwise nil.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? { try withLockIfAvailable(body) }
}
extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(initialState: ()) }
    /// Calls a closure while the lock is held, and returns its result.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { (_: inout Void) in try body() } }
    /// Waits for the lock and holds it.
    public func lock() { box.lock.lock() }
    /// Frees the lock.
    public func unlock() { box.lock.unlock() }
    /// Holds the lock if it is free. Returns whether it was.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Calls a closure if the lock is free, and returns its result; otherwise nil.
    public func withLockIfAvailable<R>(_ body: () throws -> R) rethrows -> R? { try withLockIfAvailable { (_: inout Void) in try body() } }
}
