import Foundation

/// A comparison of an expression with an expected value.
public enum MatcherStatus: Sendable {
    case matches, doesNotMatch, fail
    public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

public struct MatcherResult {
    public var status: MatcherStatus
    public var message: ExpectationMessage
    public init(status: MatcherStatus, message: ExpectationMessage) { (self.status, self.message) = (status, message) }
    public init(bool: Bool, message: ExpectationMessage) { self.init(status: MatcherStatus(bool: bool), message: message) }
}

/// The message of a failure.
public indirect enum ExpectationMessage {
    case expectedTo(String)
    case expectedActualValueTo(String)
    case expectedCustomValueTo(String, actual: String)
    case fail(String)
    case details(ExpectationMessage, String)

    public func appended(message: String) -> ExpectationMessage {
        switch self {
        case let .expectedTo(text): .expectedTo(text + message)
        case let .expectedActualValueTo(text): .expectedActualValueTo(text + message)
        case let .expectedCustomValueTo(text, actual): .expectedCustomValueTo(text + message, actual: actual)
        case let .fail(text): .fail(text + message)
        case let .details(inner, text): .details(inner.appended(message: message), text)
        }
    }
    public func appended(details: String) -> ExpectationMessage { .details(self, details) }
    public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

    public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
        switch self {
        case let .expectedTo(text): "\(expected) \(to) \(text)"
        case let .expectedActualValueTo(text): "\(expected) \(to) \(text), got \(actual)"
        case let .expectedCustomValueTo(text, custom): "\(expected) \(to) \(text), got \(custom)"
        case let .fail(text): text
        case let .details(inner, text): inner.toString(actual: actual, expected: expected, to: to) + "\n\n" + text
        }
    }
}

/// A condition for values.
public struct Matcher<Value> {
    private let body: (Expression<Value>) throws -> MatcherResult

    public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { body = matcher }
    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try body(expression) }

    /// A `nil` value fails an expectation and its negation, except with a `…Nilable` matcher.
    public static func define(
        _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        notNil { try matcher($0, .expectedActualValueTo(message)) }
    }
    public static func defineNilable(
        _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }
    }
    public static func define(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher { notNil(matcher) }
    public static func simple(_ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus) -> Matcher {
        notNil { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
    }
    public static func simpleNilable(_ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus) -> Matcher
    {
        Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
    }

    private static func notNil(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher {
        Matcher { expression in
            var result = try matcher(expression)
            if try expression.evaluate() == nil { result = MatcherResult(status: .fail, message: result.message.appendedBeNilHint()) }
            return result
        }
    }

    /// A condition for values that aren't `nil`.
    static func claim(_ message: String, _ holds: @escaping (Value) throws -> Bool) -> Matcher {
        simple(message) { expression in try expression.evaluate().map { MatcherStatus(bool: try holds($0)) } ?? .fail }
    }

    /// Returns whether the value matches as it is expected, with the message of the failure that it is otherwise.
    func outcome(of expression: Expression<Value>, isExpected: Bool) -> (isMet: Bool, message: String) {
        do {
            let result = try body(expression), isMet = result.status == (isExpected ? .matches : .doesNotMatch)
            // The expression isn't evaluated for the message of a success: it may trap, as expected, or be polled.
            if isMet, expression.isAnew || !expression.isEvaluated() { return (true, "") }
            let actual: String
            do { actual = "<\(stringify(try expression.evaluate()))>" } catch { actual = "an error: <\(error)>" }
            return (isMet, result.message.toString(actual: actual, to: isExpected ? "to" : "to not"))
        } catch {
            return (false, "unexpected error thrown: <\(error)>")
        }
    }
}

// The names before Nimble 13.
public typealias Predicate = Matcher
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus

func stringify<Value>(_ value: Value?) -> String {
    guard let value else { return "nil" }
    if let text = value as? any CustomDebugStringConvertible, value is any Sequence, !(value is String) { return text.debugDescription }
    return String(describing: value)
}

public func && <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { satisfyAllOf(left, right) }
public func || <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { satisfyAnyOf(left, right) }

public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { satisfyAllOf(matchers) }
public func satisfyAllOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
    .defineNilable("match all of them") { expression, message in
        MatcherResult(bool: try matchers.allSatisfy { try $0.satisfies(expression).status == .matches }, message: message)
    }
}
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { satisfyAnyOf(matchers) }
public func satisfyAnyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
    .defineNilable("match one of them") { expression, message in
        MatcherResult(bool: try matchers.contains { try $0.satisfies(expression).status == .matches }, message: message)
    }
}
public func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
    Matcher { expression in
        var result = try matcher.satisfies(expression)
        if result.status != .fail { result.status = result.status == .matches ? .doesNotMatch : .matches }
        return result
    }
}
