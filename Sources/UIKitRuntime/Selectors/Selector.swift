import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector may not be implemented at all; use `responds(to:)` to check.
///
/// As in Objective-C, it is a pointer, which is the same for the same name: code casts it to `UnsafeRawPointer`, and uses it as the key of
/// an associated object.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    private let record: UnsafePointer<SelectorRecord>

    /// The name with a colon for each argument, as it follows from a declaration in Swift.
    public var name: String { record.pointee.name }
    /// The names under which a class may list the method: Objective-C's, too, if it differs.
    var names: [String] { record.pointee.names }

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

    /// The name in Objective-C.
    public var description: String { record.pointee.names.last ?? name }
    /// The name in Objective-C.
    public var debugDescription: String { description }

    /// Hashes the name: addresses differ from run to run.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The names of a selector: the one that follows from a declaration in Swift, and then Objective-C's if it differs.
private struct SelectorRecord {
    let names: [String]
    var name: String { names[0] }
}

/// The record of each selector, which is never freed.
private enum SelectorRecords {
    // Guarded by the lock.
    nonisolated(unsafe) private static var records: [String: UnsafePointer<SelectorRecord>] = [:]
    private static let lock = NSLock()

    static func record(of name: String) -> UnsafePointer<SelectorRecord> {
        lock.withLock {
            if let known = records[name] { return known }
            let derived = DelegateSelectors.derived[name] ?? name
            let names = [derived] + (DelegateSelectors.spelled[derived].map { [$0] } ?? [])
            let record = UnsafeMutablePointer<SelectorRecord>.allocate(capacity: 1)
            record.initialize(to: SelectorRecord(names: names))
            for name in names { records[name] = UnsafePointer(record) }
            return UnsafePointer(record)
        }
    }
}

/// Returns the selector of a name, whether or not a class has such a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
