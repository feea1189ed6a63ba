import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector does not say whether anything implements it; `responds(to:)` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// The translation of `#selector`: the compiler checks `method`, which is never evaluated.
    @inlinable public init(_ name: String, checking method: @autoclosure () -> Any?) { self.name = name }

    // `#selector` of another module's method, written without argument labels: its type tells how many arguments it takes.
    public init<T, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> () -> R) { self.name = name }
    public init<T, A, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A) -> R) { self.name = name + ":" }
    public init<T, A, B, R>(arityOf name: String, _ method: @autoclosure () -> (T) -> (A, B) -> R) { self.name = name + "::" }
    public init<R>(arityOf name: String, _ method: @autoclosure () -> () -> R) { self.name = name }
    public init<A, R>(arityOf name: String, _ method: @autoclosure () -> (A) -> R) { self.name = name + ":" }

    /// How many arguments the method takes: one for each colon.
    public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    public var description: String { name }
    public var debugDescription: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
