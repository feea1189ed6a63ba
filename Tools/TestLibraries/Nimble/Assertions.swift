import Foundation
import XCTest

// What expectations report to. Tests of libraries that add matchers replace it to read the messages.

/// The message of an expectation.
public class FailureMessage: NSObject {
    public var stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    public override convenience init() { self.init(stringValue: "") }
}

/// Receives each outcome of an expectation.
public protocol AssertionHandler {
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// The current handler. The first one records failures for XCTest. As in Nimble, any thread can read it, and a test replaces it while no
/// other one runs.
nonisolated(unsafe) public var NimbleAssertionHandler: any AssertionHandler = TestFailures()

private struct TestFailures: AssertionHandler {
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        if !assertion { XCTFail(message.stringValue, file: location.file, line: location.line) }
    }
}

/// An outcome that a recorder received.
public struct AssertionRecord: CustomStringConvertible {
    public let success: Bool
    public let message: FailureMessage
    public let location: SourceLocation
    public var description: String { "AssertionRecord { success=\(success), message='\(message.stringValue)', location=\(location) }" }
}

/// Keeps all outcomes.
public class AssertionRecorder: AssertionHandler {
    public var assertions: [AssertionRecord] = []
    public init() {}
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        assertions.append(AssertionRecord(success: assertion, message: message, location: location))
    }
}

/// Passes each outcome on to several handlers.
public class AssertionDispatcher: AssertionHandler {
    let handlers: [any AssertionHandler]
    public init(handlers: [any AssertionHandler]) { self.handlers = handlers }
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        for handler in handlers { handler.assert(assertion, message: message, location: location) }
    }
}

/// Runs `closure` with another handler.
public func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler, file: FileString = #filePath, line: UInt = #line, closure: () throws -> Void
) {
    let previous = NimbleAssertionHandler
    NimbleAssertionHandler = tempAssertionHandler
    defer { NimbleAssertionHandler = previous }
    do { try closure() } catch { fail("unexpected error thrown: <\(error)>", file: file, line: line) }
}

/// Returns the outcomes of a closure's expectations. If it is silent, the current handler does not receive them.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    let handlers: [any AssertionHandler] = silently ? [recorder] : [recorder, NimbleAssertionHandler]
    withAssertionHandler(AssertionDispatcher(handlers: handlers), closure: closure)
    return recorder.assertions
}

/// Returns those of ``gatherExpectations(silently:closure:)`` that failed.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}
