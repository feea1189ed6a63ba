import Dispatch
import Foundation

/// `number as? CGFloat`, and the other way round, as on Apple's platforms.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }

    /// The number's value, rounded to a `Double`'s precision.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// Nil where a `Double` cannot hold the number's value.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self = CGFloat(value)
    }
}

/// A text is the same key whether a `String` or an `NSString` holds it, as in the `userInfo` of a notification posted with keys `as NSObject`.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String._unconditionallyBridgeFromObjectiveC(self)) }
}

extension NSArray {
    /// Takes Swift's values too, which Apple's bridging makes objects of.
    @_disfavoredOverload public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSDictionary {
    /// Compares values as objects, however their numbers are stored: Foundation on Linux takes an `Int` and an `NSNumber` of the same
    /// value to be different.
    public func isEqual(to otherDictionary: [String: Any]) -> Bool { isEqual(NSDictionary(dictionary: otherDictionary)) }
}

extension NSRegularExpression {
    /// Foundation on Linux wants the block to escape, though it calls it before it returns.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            let escaping: @Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = unsafeBitCast(
                block, to: (@Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void).self)
            enumerateMatches(in: string, options: options, range: range, using: escaping)
        }
    }
}

/// A queue equals itself alone, as the object it is on Apple's platforms. Linux wraps `libdispatch`'s queue anew each time one is asked for, so the wrapped one is compared.
extension DispatchQueue: @retroactive Hashable {
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b || a.wrapped != nil && a.wrapped == b.wrapped }
    public func hash(into hasher: inout Hasher) { hasher.combine(wrapped) }
    private var wrapped: OpaquePointer? { Mirror(reflecting: self).descendant("__wrapped") as? OpaquePointer }
}

extension DispatchQueue {
    /// ``asyncAfter(deadline:qos:flags:execute:)`` for a closure that is not known to be sendable.
    public func asyncAfterUnsafe(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }
    public func asyncUnsafe(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        async(group: group, qos: qos, flags: flags) { work() }
    }
    /// As `sync`, which says less about the thread that runs the work.
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
    public func asyncAndWait<T>(flags: DispatchWorkItemFlags = [], execute work: () throws -> T) rethrows -> T { try sync(flags: flags, execute: work) }
}
