import Foundation
import UIKit
import UIKitXCTest

// MARK: Equality and identity

/// `nil` is equal to no value; use `beNil()`.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    .define("equal <\(stringify(expected))>") { expression, message in
        let actual = try expression.evaluate()
        guard let expected else { return MatcherResult(status: .fail, message: actual == nil ? message : message.appendedBeNilHint()) }
        return MatcherResult(bool: actual == expected, message: message)
    }
}
public func equal<Value: Equatable>(_ expected: [Value?]) -> Matcher<[Value?]> {
    .claim("equal <\(stringify(expected))>") { $0 == expected }
}
public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Matcher<(A, B)> { .claim("equal <\(expected)>") { $0 == expected } }
public func equal<A: Equatable, B: Equatable, C: Equatable>(_ expected: (A, B, C)) -> Matcher<(A, B, C)> {
    .claim("equal <\(expected)>") { $0 == expected }
}

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> {
    .defineNilable("be identical to <\(stringify(expected))>") { expression, message in
        let actual = try expression.evaluate()
        return MatcherResult(bool: actual != nil && actual === expected, message: message)
    }
}
public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { beIdenticalTo(expected) }

public func beNil<Value>() -> Matcher<Value> { .simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) } }
public func beVoid() -> Matcher<()> { .simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) } }

public func beAKindOf<Kind>(_ expected: Kind.Type) -> Matcher<Any> { .claim("be a kind of \(expected)") { $0 is Kind } }
public func beAnInstanceOf<Kind>(_ expected: Kind.Type) -> Matcher<Any> {
    .claim("be an instance of \(expected)") { type(of: $0) == expected }
}

// MARK: Truth

public func beTrue() -> Matcher<Bool> { .claim("be true") { $0 } }
public func beFalse() -> Matcher<Bool> { .claim("be false") { !$0 } }
public func beTruthy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> { .claim("be truthy") { $0 == true } }
/// `nil` is falsy.
public func beFalsy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .simpleNilable("be falsy") { MatcherStatus(bool: try $0.evaluate() ?? false == false) }
}

// MARK: Order and distance

public func beLessThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> { compared("be less than", expected, <) }
public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
    compared("be less than or equal to", expected, <=)
}
public func beGreaterThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> { compared("be greater than", expected, >) }
public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
    compared("be greater than or equal to", expected, >=)
}
private func compared<Value: Comparable>(_ words: String, _ expected: Value?, _ holds: @escaping (Value, Value) -> Bool) -> Matcher<Value> {
    .claim("\(words) <\(stringify(expected))>") { actual in expected.map { holds(actual, $0) } ?? false }
}

public func beWithin<Value: Comparable>(_ range: ClosedRange<Value>) -> Matcher<Value> {
    .claim("be within range <\(range)>") { range.contains($0) }
}
public func beWithin<Value: Comparable>(_ range: Range<Value>) -> Matcher<Value> {
    .claim("be within range <\(range)>") { range.contains($0) }
}

/// Nimble's own tolerance.
public let defaultDelta = 0.0001
public func beCloseTo<Value: FloatingPoint>(_ expected: Value, within delta: Value = 1 / 10000) -> Matcher<Value> {
    .claim("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}
public func beCloseTo<Value: FloatingPoint>(_ expected: [Value], within delta: Value = 1 / 10000) -> Matcher<[Value]> {
    .claim("be close to <\(expected)> (each within \(delta))") { actual in
        actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) < delta }
    }
}
public func beCloseTo(_ expected: Date, within delta: TimeInterval = defaultDelta) -> Matcher<Date> {
    .claim("be close to <\(expected)> (within \(delta))") { abs($0.timeIntervalSince(expected)) < delta }
}

// MARK: Collections and texts

public func beEmpty<Value: Sequence>() -> Matcher<Value> { .claim("be empty") { sequence in !sequence.contains { _ in true } } }
public func haveCount<Value: Collection>(_ expected: Int) -> Matcher<Value> {
    Matcher { expression in
        guard let actual = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: ExpectationMessage.fail("expected a collection, got <nil>"))
        }
        return MatcherResult(
            bool: actual.count == expected,
            message: .expectedCustomValueTo("have \(stringify(actual)) with count \(expected)", actual: "\(actual.count)"))
    }
}

public func contain<Value: Sequence>(_ items: Value.Element...) -> Matcher<Value> where Value.Element: Equatable { contain(items) }
public func contain<Value: Sequence>(_ items: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    .claim("contain <\(stringify(items))>") { sequence in items.allSatisfy { sequence.contains($0) } }
}
public func contain(_ parts: String...) -> Matcher<String> { contain(parts) }
public func contain(_ parts: [String]) -> Matcher<String> {
    .claim("contain <\(stringify(parts))>") { text in parts.allSatisfy { text.contains($0) } }
}
public func containElementSatisfying<Value: Sequence>(_ holds: @escaping (Value.Element) -> Bool, _ description: String = "") -> Matcher<
    Value
> {
    .claim(description.isEmpty ? "find object in collection that satisfies predicate" : "find object in collection \(description)") {
        $0.contains(where: holds)
    }
}
public func elementsEqual<Value: Sequence>(_ expected: Value?) -> Matcher<Value> where Value.Element: Equatable {
    .claim("elementsEqual <\(stringify(expected))>") { actual in expected.map { actual.elementsEqual($0) } ?? false }
}

public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
    Matcher { expression in
        let items = try expression.evaluate().map(Array.init)
        let fits = try items?.allSatisfy { item in
            try matcher.satisfies(Expression(expression: { item }, location: expression.location)).status == .matches
        }
        return MatcherResult(status: fits.map(MatcherStatus.init(bool:)) ?? .fail, message: .expectedActualValueTo("all pass"))
    }
}
public func allPass<Value: Sequence>(_ holds: @escaping (Value.Element) throws -> Bool) -> Matcher<Value> {
    .claim("all pass a condition") { try $0.allSatisfy(holds) }
}

public func beginWith<Value: Sequence>(_ start: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    .claim("begin with <\(start)>") { $0.first { _ in true } == start }
}
public func beginWith(_ start: String) -> Matcher<String> { .claim("begin with <\(start)>") { $0.hasPrefix(start) } }
public func endWith<Value: Sequence>(_ end: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    .claim("end with <\(end)>") { Array($0).last == end }
}
public func endWith(_ end: String) -> Matcher<String> { .claim("end with <\(end)>") { $0.hasSuffix(end) } }
public func match(_ pattern: String?) -> Matcher<String> {
    .claim("match <\(stringify(pattern))>") { text in pattern.map { text.range(of: $0, options: .regularExpression) != nil } ?? false }
}

// MARK: Errors, results, and exceptions

public func matchError<Failure: Error>(_ expected: Failure) -> Matcher<any Error> {
    .claim("match error <\(expected)>") { String(reflecting: $0) == String(reflecting: expected) && $0 is Failure }
}
public func matchError<Failure: Error & Equatable>(_ expected: Failure) -> Matcher<any Error> {
    .claim("match error <\(expected)>") { $0 as? Failure == expected }
}
public func matchError<Failure: Error>(_ expected: Failure.Type) -> Matcher<any Error> {
    .claim("match error <\(expected)>") { $0 is Failure }
}
public func throwError<Value>() -> Matcher<Value> { thrown("throw any error") { _ in true } }
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
    thrown("throw error that satisfies block") { error in
        closure(error)
        return true
    }
}
public func throwError<Value, Failure: Error>(_ expected: Failure, closure: ((any Error) -> Void)? = nil) -> Matcher<Value> {
    thrown("throw error <\(expected)>") { error in
        guard error is Failure, error._domain == expected._domain, error._code == expected._code else { return false }
        closure?(error)
        return true
    }
}
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure, closure: ((Failure) -> Void)? = nil) -> Matcher<Value> {
    thrown("throw error <\(expected)>") { error in
        guard let error = error as? Failure, error == expected else { return false }
        closure?(error)
        return true
    }
}
public func throwError<Value, Failure: Error>(errorType: Failure.Type, closure: ((Failure) -> Void)? = nil) -> Matcher<Value> {
    thrown("throw error from type <\(errorType)>") { error in
        guard let error = error as? Failure else { return false }
        closure?(error)
        return true
    }
}
private func thrown<Value>(_ words: String, _ holds: @escaping (any Error) -> Bool) -> Matcher<Value> {
    Matcher { expression in
        do {
            _ = try expression.evaluate()
            return MatcherResult(bool: false, message: .expectedTo(words + ", got no error"))
        } catch {
            return MatcherResult(bool: holds(error), message: .expectedCustomValueTo(words, actual: "<\(error)>"))
        }
    }
}

public func beSuccess<Success, Failure>(test: ((Success) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
    .claim("be <success(\(Success.self))>") { result in
        guard case let .success(value) = result else { return false }
        test?(value)
        return true
    }
}
public func beFailure<Success, Failure>(test: ((Failure) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
    .claim("be <failure(\(Failure.self))>") { result in
        guard case let .failure(error) = result else { return false }
        test?(error)
        return true
    }
}

/// Compares what a function makes of the value.
public func map<Value, Result>(_ transform: @escaping (Value) throws -> Result?, _ matcher: Matcher<Result>) -> Matcher<Value> {
    Matcher { try matcher.satisfies($0.cast { try $0.flatMap(transform) }) }
}

/// The outcome of a condition that a test checks itself.
public enum ToSucceedResult {
    case succeeded
    case failed(reason: String)
}

public func succeed() -> Matcher<ToSucceedResult> {
    .define("succeed") { expression, message in
        guard case .failed(let reason) = try expression.evaluate() else { return MatcherResult(bool: true, message: message) }
        return MatcherResult(bool: false, message: .expectedCustomValueTo("succeed", actual: "<failed> because <\(reason)>"))
    }
}

/// Compares the notifications that are posted during the expression.
public func postNotifications<Value>(_ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default) -> Matcher<Value> {
    Matcher { expression in
        // A notification posted on another thread while the expression is evaluated would race, as in Nimble.
        nonisolated(unsafe) var posted: [Notification] = []
        let observer = center.addObserver(forName: nil, object: nil, queue: nil) { posted.append($0) }
        defer { center.removeObserver(observer) }
        _ = try expression.evaluate()
        let notifications = posted
        var result = try matcher.satisfies(Expression(expression: { notifications }, location: expression.location))
        if notifications.isEmpty { result.message = .expectedTo("post notifications - but no notifications were posted") }
        return result
    }
}

/// Runs on the main thread. Swift cannot unwind the stack, so the code continues after the method that raised.
public func raiseException<Value>(named name: NSExceptionName? = nil, reason: String? = nil, closure: ((NSException) -> Void)? = nil)
    -> Matcher<Value>
{
    Matcher { expression in
        nonisolated(unsafe) let look = { _ = try? expression.evaluate() }
        let fault = MainActor.assumeIsolated { Fault.catching { look() } }.first
        let isExpected = fault.map { (name == nil || $0.name == name) && (reason == nil || $0.reason == reason) } ?? false
        if let fault, isExpected { closure?(NSException(name: fault.name, reason: fault.reason)) }
        return MatcherResult(
            bool: isExpected,
            message: .expectedCustomValueTo(
                "raise \(name.map { "exception with name <\($0.rawValue)>" } ?? "any exception")",
                actual: fault.map { "\($0.name.rawValue) { reason=\($0.reason) }" } ?? "no exception"))
    }
}

/// Runs until the code traps, as `fatalError` and failed preconditions do.
public func throwAssertion<Value>() -> Matcher<Value> {
    Matcher { expression in
        var thrown: (any Error)?
        let hasTrapped = Traps.occur {
            do { _ = try expression.evaluate() } catch { thrown = error }
        }
        return MatcherResult(
            bool: hasTrapped,
            message: thrown.map { .expectedCustomValueTo("throw assertion", actual: "threw error instead: <\($0)>") }
                ?? .expectedTo("throw assertion"))
    }
}
