import Foundation

extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    public static let invalidArchiveOperationException = NSExceptionName(rawValue: "NSInvalidArchiveOperationException")
    public static let invalidUnarchiveOperationException = NSExceptionName(rawValue: "NSInvalidUnarchiveOperationException")
    public static let inconsistentArchiveException = NSExceptionName(rawValue: "NSInconsistentArchiveException")
    public static let characterConversionException = NSExceptionName(rawValue: "NSCharacterConversionException")
}

/// A programmer error for which UIKit raises an exception, with UIKit's own name and reason.
///
/// Swift cannot unwind, so a raise that a test catches *returns*, and the code that raised it returns without performing the operation.
public struct Fault: Sendable, Equatable {
    public let name: NSExceptionName
    public let reason: String

    /// The handler of faults. The default prints UIKit's two lines and traps.
    nonisolated(unsafe) package static var handler: (Fault) -> Void = Fault.terminate

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
        fatalError("*** Terminating app due to uncaught exception '\(fault.name.rawValue)', reason: '\(fault.reason)'")
    }
}
