import Foundation

/// A test's expectation of an expression that waits. It is evaluated once, or again each time it is polled.
public struct AsyncExpectation<Value> {
    let expression: () async throws -> Value?
    let location: SourceLocation

    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
        await evaluated().to(matcher, description: description)
        return self
    }
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
        await evaluated().toNot(matcher, description: description)
        return self
    }
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
        await toNot(matcher, description: description)
    }
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await poll(timeout, pollInterval) { $0.outcome(of: matcher, isExpected: true) }.to(matcher, description: description)
        return self
    }
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await poll(timeout, pollInterval) { $0.outcome(of: matcher, isExpected: false) }.toNot(matcher, description: description)
        return self
    }
    @discardableResult
    public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self { await toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description) }
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await poll(until, pollInterval) { !$0.outcome(of: matcher, isExpected: true) }.to(matcher, description: description)
        return self
    }
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await poll(until, pollInterval) { !$0.outcome(of: matcher, isExpected: false) }.toNot(matcher, description: description)
        return self
    }

    /// Returns an expectation of the expression's value or error.
    private func evaluated() async -> Expectation<Value> {
        let result: Result<Value?, any Error>
        do { result = .success(try await expression()) } catch { result = .failure(error) }
        return Expectation(expression: Expression(expression: { try result.get() }, location: location))
    }

    /// Evaluates the expression until its value is what `isLast` looks for, for at most `timeout`. Returns the last expectation.
    private func poll(_ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval, until isLast: (Expectation<Value>) -> Bool) async
        -> Expectation<Value>
    {
        let end = Date(timeIntervalSinceNow: timeout.seconds)
        while true {
            let found = await evaluated()
            if isLast(found) || Date() >= end { return found }
            try? await Task.sleep(nanoseconds: UInt64(interval.seconds * 1e9))
        }
    }
}

extension Expectation {
    fileprivate func outcome(of matcher: Matcher<Value>, isExpected: Bool) -> Bool {
        matcher.outcome(of: expression, isExpected: isExpected).isMet
    }
}

@_disfavoredOverload
public func expect<Value>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    AsyncExpectation(expression: expression, location: SourceLocation(file: file, line: line))
}

public func expecta<Value>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () async throws -> Value?
) async -> AsyncExpectation<Value> {
    AsyncExpectation(expression: expression, location: SourceLocation(file: file, line: line))
}
