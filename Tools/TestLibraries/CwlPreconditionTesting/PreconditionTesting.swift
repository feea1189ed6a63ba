import UIKit
import UIKitXCTest

/// Replaces mattgallagher/CwlPreconditionTesting, whose signal handlers are written in Objective-C and for Mach.
public class BadInstructionException: NSException, @unchecked Sendable {
    public init() {
        super.init(
            name: NSExceptionName("com.cocoawithlove.BadInstruction"), reason: "a trap", userInfo: nil)
    }
}

/// Runs `block`, and returns an exception if it trapped, as `fatalError` and failed preconditions do, or `nil` if it ended.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
    Traps.occur(in: block) ? BadInstructionException() : nil
}
