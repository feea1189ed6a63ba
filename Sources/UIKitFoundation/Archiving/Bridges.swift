import Dispatch
import Foundation
import UIKitRuntime

/// Supports `number as? CGFloat`, and the reverse, as on Apple's platforms.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number in a box.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// Reads the number in a box.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }
    /// Reads the number in a box, which always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    /// Returns the number in a box; 0 without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }

    /// Creates the number's value, rounded to a `Double`'s precision.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// Returns `nil` if a `Double` cannot represent the number's value.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self = CGFloat(value)
    }
}

/// Makes a text the same key whether it is a `String` or an `NSString`, as in the `userInfo` of a notification posted with keys `as
/// NSObject`.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    /// Returns the text as a Swift string, for use as a key.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String._unconditionallyBridgeFromObjectiveC(self)) }
}

extension NSArray {
    /// Creates an array. Accepts Swift's values, too, which Apple's bridging converts to objects.
    @_disfavoredOverload public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSDictionary {
    /// Compares values as objects, however their numbers are stored: Foundation on Linux considers an `Int` and an `NSNumber` with the same
    /// value different.
    public func isEqual(to otherDictionary: [String: Any]) -> Bool { isEqual(NSDictionary(dictionary: otherDictionary)) }
}

extension NSRegularExpression {
    /// Foundation on Linux requires an escaping block, though it calls it before it returns.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            let escaping: @Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void =
                unsafeBitCast(
                    block,
                    to: (@Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void).self)
            enumerateMatches(in: string, options: options, range: range, using: escaping)
        }
    }
}

/// Makes a queue equal only to itself, as on Apple's platforms, where it is an object. Linux creates a new wrapper of `libdispatch`'s queue
/// for each access, so the wrapped ones are compared.
extension DispatchQueue: @retroactive Hashable {
    /// Returns whether both are the same queue.
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b || a.wrapped != nil && a.wrapped == b.wrapped }
    /// Hashes the queue's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrapped) }
    private var wrapped: OpaquePointer? { Mirror(reflecting: self).descendant("__wrapped") as? OpaquePointer }
}

extension DispatchQueue {
    /// The form of ``asyncAfter(deadline:qos:flags:execute:)`` for a closure that is not known to be sendable.
    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }
    /// The form of `async` for a closure that is not known to be sendable.
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        async(group: group, qos: qos, flags: flags) { work() }
    }
    /// Equivalent to `sync`, which guarantees less about the thread that runs the work.
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
    /// Equivalent to `sync`, which guarantees less about the thread that runs the work.
    public func asyncAndWait<T>(flags: DispatchWorkItemFlags = [], execute work: () throws -> T) rethrows -> T {
        try sync(flags: flags, execute: work)
    }
}
