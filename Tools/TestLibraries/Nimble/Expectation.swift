import Foundation
import UIKit

// Replaces Quick/Nimble, whose exceptions and observers are written in Objective-C: expectations of a value, for tests in XCTest.

public typealias FileString = StaticString

public struct SourceLocation: Sendable, CustomStringConvertible {
    public let file: FileString
    public let line: UInt
    public init(file: FileString, line: UInt) { (self.file, self.line) = (file, line) }
    public var description: String { "\(file):\(line)" }
}

/// The expression that a test examines. It is evaluated once, or again each time it is polled.
public struct Expression<Value> {
    private let body: (_ anew: Bool) throws -> Value?
    let isAnew: Bool
    /// Whether the value is known.
    let isEvaluated: () -> Bool
    public let location: SourceLocation

    public init(expression: @escaping () throws -> Value?, location: SourceLocation) {
        var kept: Value??
        body = { anew in
            if !anew, let kept { return kept }
            let value = try expression()
            kept = .some(value)
            return value
        }
        isAnew = false
        isEvaluated = { kept != nil }
        self.location = location
    }

    private init(
        _ body: @escaping (Bool) throws -> Value?, anew: Bool, isEvaluated: @escaping () -> Bool, _ location: SourceLocation
    ) {
        (self.body, self.isEvaluated) = (body, isEvaluated)
        isAnew = anew
        self.location = location
    }

    public func evaluate() throws -> Value? { try body(isAnew) }
    public func cast<Other>(_ change: @escaping (Value?) throws -> Other?) -> Expression<Other> {
        Expression<Other>({ try change(body($0)) }, anew: isAnew, isEvaluated: isEvaluated, location)
    }
    public func withoutCaching() -> Expression { Expression(body, anew: true, isEvaluated: isEvaluated, location) }
}

/// A test's expectation of an expression.
public struct Expectation<Value> {
    public let expression: Expression<Value>

    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        verify(matcher.outcome(of: expression, isExpected: true), description)
    }
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        verify(matcher.outcome(of: expression, isExpected: false), description)
    }
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        toNot(matcher, description: description)
    }

    /// Runs the main loop until the value matches, for at most `timeout`.
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) -> Self {
        verify(
            polled(timeout, pollInterval, until: true) { matcher.outcome(of: expression.withoutCaching(), isExpected: true) }, description)
    }
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) -> Self {
        verify(
            polled(timeout, pollInterval, until: true) { matcher.outcome(of: expression.withoutCaching(), isExpected: false) }, description)
    }
    @discardableResult
    public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) -> Self { toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description) }
    /// Runs the main loop for the whole time `until`. The value must match throughout, or never.
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) -> Self {
        verify(
            polled(until, pollInterval, until: false) { matcher.outcome(of: expression.withoutCaching(), isExpected: true) }, description)
    }
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) -> Self {
        verify(
            polled(until, pollInterval, until: false) { matcher.outcome(of: expression.withoutCaching(), isExpected: false) }, description)
    }

    private func verify(_ outcome: (isMet: Bool, message: String), _ description: String?) -> Self {
        let message = [description, outcome.message].compactMap { $0 }.joined(separator: "\n")
        NimbleAssertionHandler.assert(outcome.isMet, message: FailureMessage(stringValue: message), location: expression.location)
        return self
    }

    /// Returns the last outcome. Polling ends at the first success, or at the first failure if it doesn't wait `until` a success.
    private func polled(
        _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval, until succeeds: Bool, _ outcome: () -> (isMet: Bool, message: String)
    ) -> (isMet: Bool, message: String) {
        let end = Date(timeIntervalSinceNow: timeout.seconds)
        while true {
            let found = outcome()
            if found.isMet == succeeds || Date() >= end { return found }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: interval.seconds))
        }
    }
}

public typealias SyncExpectation = Expectation

@_disfavoredOverload
public func expect<Value>(file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?)
    -> Expectation<Value>
{
    Expectation(expression: Expression(expression: expression, location: SourceLocation(file: file, line: line)))
}
public func expect<Value>(file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value?))
    -> Expectation<Value>
{
    Expectation(expression: Expression(expression: expression(), location: SourceLocation(file: file, line: line)))
}
/// A closure of several statements. The compiler takes a single statement for the value.
@_disfavoredOverload
public func expect(file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)) -> Expectation<
    Void
> {
    Expectation(expression: Expression(expression: expression(), location: SourceLocation(file: file, line: line)))
}

public func fail(_ message: String = "fail() always fails", file: FileString = #filePath, line: UInt = #line) {
    let location = SourceLocation(file: file, line: line)
    NimbleAssertionHandler.assert(false, message: FailureMessage(stringValue: message), location: location)
}
public func fail(_ message: String, location: SourceLocation) { fail(message, file: location.file, line: location.line) }

/// A time to wait, as a number of seconds or with a unit.
public struct NimbleTimeInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let seconds: TimeInterval
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    private init(_ seconds: TimeInterval) { self.seconds = seconds }
    public static func seconds(_ count: Int) -> Self { Self(Double(count)) }
    public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
}

public enum PollingDefaults {
    nonisolated(unsafe) public static var timeout: NimbleTimeInterval = 1
    nonisolated(unsafe) public static var pollInterval: NimbleTimeInterval = 0.01
}
public typealias AsyncDefaults = PollingDefaults

/// Runs the main loop until `action` calls its completion.
public func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #filePath, line: UInt = #line,
    action: @escaping (@escaping () -> Void) -> Void
) {
    var isDone = false
    action { isDone = true }
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    while !isDone, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: PollingDefaults.pollInterval.seconds)) }
    if !isDone { fail("Waited more than \(timeout.seconds) seconds", file: file, line: line) }
}
