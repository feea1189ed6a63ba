import Foundation
import UIKitRuntime

/// An exception as an object. Swift cannot unwind, so raising one is a `Fault`: it terminates the app with Foundation's message.
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of exception.
    open private(set) var name: NSExceptionName
    /// The message, or `nil`.
    open private(set) var reason: String?
    /// Further values, or `nil`.
    open private(set) var userInfo: [AnyHashable: Any]?

    /// Creates an exception without raising it.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Raises the exception as a fault: it stops the app unless a test catches it, and then returns.
    open func raise() {
        UncaughtExceptions.raised = self
        defer { UncaughtExceptions.raised = nil }
        Fault.raise(name, reason ?? "")
    }
    /// Raises an exception whose reason is a format with arguments.
    public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        Fault.raise(name, NSString(format: format, arguments: arguments) as String)
    }
    /// The stack of the present call, not of the place where the exception was raised.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
}

/// A function that is called with an exception before it ends the app.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void
/// Sets the function that is called with an exception before it ends the app; `nil` for none. Swift's own errors, such as an index out of
/// range, aren't exceptions.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
    UncaughtExceptions.handler = handler
    Fault.uncaught = { fault in
        UncaughtExceptions.handler?(UncaughtExceptions.raised ?? NSException(name: fault.name, reason: fault.reason))
    }
}
/// Returns the function that is called with an exception before it ends the app.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { UncaughtExceptions.handler }

// An app sets the handler once, at launch. The exception is set and read within one call of `raise()`.
private enum UncaughtExceptions {
    nonisolated(unsafe) static var handler: NSUncaughtExceptionHandler?
    /// The object whose `raise()` is being executed.
    nonisolated(unsafe) static var raised: NSException?
}
