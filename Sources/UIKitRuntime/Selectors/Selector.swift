import Foundation

/// The name of a method, as Objective-C spells it: `"add:"`, `"tableView:didSelectRowAtIndexPath:"`.
///
/// A selector does not say whether anything implements it; `responds(to:)` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// How many arguments the method takes: one for each colon.
    public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    public var description: String { name }
    public var debugDescription: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
