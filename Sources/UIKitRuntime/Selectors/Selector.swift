import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector may not be implemented at all; use `responds(to:)` to check.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    /// The name with a colon for each argument.
    public let name: String

    /// Creates a selector from a name, which isn't checked.
    public init(_ name: String) { self.name = name }
    /// Creates a selector from a literal, which isn't checked.
    public init(stringLiteral name: String) { self.name = name }

    /// Creates the translation of `#selector`: the compiler checks `method`, which is never evaluated.
    @inlinable public init(_ name: String, checking method: @autoclosure () -> Any?) { self.name = name }

    // `#selector` of another module's method, written without argument labels: the number of arguments follows from its type.
    /// Creates a selector for an instance method without arguments.
    public init<T, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> () -> R) { self.name = name }
    /// Creates a selector for an instance method with one unlabeled argument.
    public init<T, A, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A) -> R) { self.name = name + ":" }
    /// Creates a selector for an instance method with two unlabeled arguments.
    public init<T, A, B, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A, B) -> R) { self.name = name + "::" }
    /// Creates a selector for a bound method without arguments.
    public init<R>(arityOf name: String, _ method: @autoclosure () -> () -> R) { self.name = name }
    /// Creates a selector for a bound method with one unlabeled argument.
    public init<A, R>(arityOf name: String, _ method: @autoclosure () -> (A) -> R) { self.name = name + ":" }

    /// The number of the method's arguments: one for each colon.
    public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    /// The name with a colon for each argument.
    public var description: String { name }
    /// The name with a colon for each argument.
    public var debugDescription: String { name }
}

/// Returns the selector of a name, whether or not a class has such a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
