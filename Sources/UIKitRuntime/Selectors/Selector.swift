import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector may not be implemented at all; use `responds(to:)` to check.
///
/// As in Objective-C, it is a pointer, which is the same for the same name: code casts it to `UnsafeRawPointer`, and uses it as the key of
/// an associated object.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    private let record: UnsafePointer<String>

    /// The name with a colon for each argument.
    public var name: String { record.pointee }

    /// Creates a selector from a name, which isn't checked.
    public init(_ name: String) { record = SelectorRecords.record(of: name) }
    /// Creates a selector from a literal, which isn't checked.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates the translation of `#selector`: the compiler checks `method`, which is never evaluated.
    @inlinable public init(_ name: String, checking method: @autoclosure () -> Any?) { self.init(name) }

    // `#selector` of another module's method, written without argument labels: the number of arguments follows from its type.
    /// Creates a selector for an instance method without arguments.
    public init<T, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> () -> R) { self.init(name) }
    /// Creates a selector for an instance method with one unlabeled argument.
    public init<T, A, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A) -> R) { self.init(name + ":") }
    /// Creates a selector for an instance method with two unlabeled arguments.
    public init<T, A, B, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A, B) -> R) { self.init(name + "::") }
    /// Creates a selector for a bound method without arguments.
    public init<R>(arityOf name: String, _ method: @autoclosure () -> () -> R) { self.init(name) }
    /// Creates a selector for a bound method with one unlabeled argument.
    public init<A, R>(arityOf name: String, _ method: @autoclosure () -> (A) -> R) { self.init(name + ":") }

    /// The number of the method's arguments: one for each colon.
    public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    /// The name with a colon for each argument.
    public var description: String { name }
    /// The name with a colon for each argument.
    public var debugDescription: String { name }

    /// Hashes the name: addresses differ from run to run.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The record of each selector's name, which is never freed.
private enum SelectorRecords {
    nonisolated(unsafe) private static var records: [String: UnsafePointer<String>] = [:]
    private static let lock = NSLock()

    static func record(of name: String) -> UnsafePointer<String> {
        lock.withLock {
            if let known = records[name] { return known }
            let record = UnsafeMutablePointer<String>.allocate(capacity: 1)
            record.initialize(to: name)
            records[name] = UnsafePointer(record)
            return UnsafePointer(record)
        }
    }
}

/// Returns the selector of a name, whether or not a class has such a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
