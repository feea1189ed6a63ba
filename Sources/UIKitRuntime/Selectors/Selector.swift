import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector may not be implemented at all; use `responds(to:)` to check.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// Creates the translation of `#selector`: the compiler checks `method`, which is never evaluated.
    @inlinable public init(_ name: String, checking method: @autoclosure () -> Any?) { self.name = name }

    // `#selector` of another module's method, written without argument labels: the number of arguments follows from its type.
    public init<T, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> () -> R) { self.name = name }
    public init<T, A, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A) -> R) { self.name = name + ":" }
    public init<T, A, B, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A, B) -> R) { self.name = name + "::" }
    public init<R>(arityOf name: String, _ method: @autoclosure () -> () -> R) { self.name = name }
    public init<A, R>(arityOf name: String, _ method: @autoclosure () -> (A) -> R) { self.name = name + ":" }

    /// The number of the method's arguments: one for each colon.
    public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    public var description: String { name }
    public var debugDescription: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
