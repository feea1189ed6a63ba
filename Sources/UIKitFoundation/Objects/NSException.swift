import Foundation
import UIKitRuntime

/// An exception as an object. Swift cannot unwind, so raising one is a `Fault`: it terminates the app with Foundation's message.
open class NSException: NSObject, @unchecked Sendable {
    open private(set) var name: NSExceptionName
    open private(set) var reason: String?
    open private(set) var userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    open func raise() { Fault.raise(name, reason ?? "") }
    public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        Fault.raise(name, NSString(format: format, arguments: arguments) as String)
    }
    open var callStackSymbols: [String] { Thread.callStackSymbols }
}
