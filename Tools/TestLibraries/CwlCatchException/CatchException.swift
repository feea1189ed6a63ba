import Foundation
import UIKit

/// Replaces mattgallagher/CwlCatchException, which catches exceptions in Objective-C. Swift cannot unwind the stack: the method that raised
/// an exception returns without doing its work, and the block continues after it.
extension NSException {
    /// Runs `block`, and returns the first exception that it raised, or `nil` if it raised none.
    public static func catchException(in block: () -> Void) -> Self? {
        guard Thread.isMainThread else {
            block()
            return nil
        }
        nonisolated(unsafe) let run = block
        let faults = MainActor.assumeIsolated { Fault.catching { run() } }
        return faults.first.flatMap { NSException(name: $0.name, reason: $0.reason) as? Self }
    }
}

/// Runs `block`, and throws an exception that it raised as an error.
public func catchExceptionAsError<Output>(in block: () throws -> Output) throws -> Output {
    var result: Result<Output, any Error>?
    if let exception = NSException.catchException(in: { result = Result(catching: block) }) { throw ExceptionError(exception) }
    return try result!.get()
}

public struct ExceptionError: CustomNSError {
    public let exception: NSException
    public let domain = "com.cocoawithlove.catch-exception"
    public let errorUserInfo: [String: Any]

    public init(_ exception: NSException) {
        self.exception = exception
        errorUserInfo = Dictionary(uniqueKeysWithValues: (exception.userInfo ?? [:]).map { ("\($0.key)", $0.value) })
    }
}
