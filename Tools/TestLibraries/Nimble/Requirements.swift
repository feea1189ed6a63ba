import Foundation

// Expectations that throw, so that a test ends at the first that is not met.

/// A value that wasn't as required.
public struct RequireError: Error, CustomStringConvertible {
    public let message: String
    public let location: SourceLocation
    public var description: String { message }
}

/// A test's requirement of an expression.
public struct Requirement<Value> {
    public let expression: Expression<Value>
    let customError: (any Error)?

    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try verify(matcher, isExpected: true, description)
    }
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try verify(matcher, isExpected: false, description)
    }
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try toNot(matcher, description: description)
    }

    private func verify(_ matcher: Matcher<Value>, isExpected: Bool, _ description: String?) throws -> Value {
        let outcome = matcher.outcome(of: expression, isExpected: isExpected)
        let message = [description, outcome.message].compactMap { $0 }.joined(separator: "\n")
        NimbleAssertionHandler.assert(outcome.isMet, message: FailureMessage(stringValue: message), location: expression.location)
        guard outcome.isMet, let value = try expression.evaluate() else {
            throw customError ?? RequireError(message: message, location: expression.location)
        }
        return value
    }
}

public func require<Value>(
    file: FileString = #filePath, line: UInt = #line, customError: (any Error)? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    let location = SourceLocation(file: file, line: line)
    return Requirement(expression: Expression(expression: expression, location: location), customError: customError)
}

/// Returns the value of an expression, which must not be `nil`.
@discardableResult
public func unwrap<Value>(
    file: FileString = #filePath, line: UInt = #line, customError: (any Error)? = nil, description: String? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    try require(file: file, line: line, customError: customError, expression()).toNot(beNil(), description: description)
}
