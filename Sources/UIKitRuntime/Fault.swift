import Foundation

extension NSExceptionName {
    /// The name of an exception of no particular kind.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// The name of the exception for an argument that a method can't use.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// The name of the exception for a call in a state that doesn't allow it.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// The name of the exception for an index out of range.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// The name of the exception for a key that an object doesn't have.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
    /// The name of the exception for an object that can't be reached.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// The name of the exception for memory that can't be allocated.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// The name of the exception for a receiver that no longer exists.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// The name of the exception for an object that can't be archived.
    public static let invalidArchiveOperationException = NSExceptionName(rawValue: "NSInvalidArchiveOperationException")
    /// The name of the exception for an archive that can't be read.
    public static let invalidUnarchiveOperationException = NSExceptionName(rawValue: "NSInvalidUnarchiveOperationException")
    /// The name of the exception for a damaged archive.
    public static let inconsistentArchiveException = NSExceptionName(rawValue: "NSInconsistentArchiveException")
    /// The name of the exception for text that an encoding can't represent.
    public static let characterConversionException = NSExceptionName(rawValue: "NSCharacterConversionException")
}

/// A programmer error for which UIKit raises an exception, with UIKit's own name and reason.
///
/// Swift cannot unwind, so a raise that a test catches *returns*, and the code that raised it returns without performing the operation.
public struct Fault: Sendable, Equatable {
    /// UIKit's name for the kind of exception.
    public let name: NSExceptionName
    /// UIKit's message, with the objects involved.
    public let reason: String

    /// The handler of faults. The default prints UIKit's two lines and traps.
    nonisolated(unsafe) package static var handler: (Fault) -> Void = Fault.terminate

    /// Called with a fault before it ends the process. An app sets it once, at launch.
    nonisolated(unsafe) package static var uncaught: (Fault) -> Void = { _ in }

    /// Raises a fault: prints it and traps, unless a test catches it. The call then returns, so return after it.
    public static func raise(_ name: NSExceptionName, _ reason: String) {
        handler(Fault(name: name, reason: reason))
    }

    /// Runs `body` and returns the faults that it raised instead of trapping. For tests.
    @MainActor
    public static func catching(_ body: () throws -> Void) rethrows -> [Fault] {
        var caught: [Fault] = []
        let previous = handler
        handler = { caught.append($0) }
        defer { handler = previous }
        try body()
        return caught
    }

    /// Returns `<Class: 0x…>`, as UIKit names an object in its messages.
    public static func name(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        return "<\(SystemClasses.printedName(of: object)): \(address(of: object))>"
    }

    package static func address(of object: AnyObject) -> String {
        "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
    }

    private static func terminate(_ fault: Fault) {
        // A fault of the called function isn't reported to it again.
        let last = uncaught
        uncaught = { _ in }
        last(fault)
        fatalError("*** Terminating app due to uncaught exception '\(fault.name.rawValue)', reason: '\(fault.reason)'")
    }
}
