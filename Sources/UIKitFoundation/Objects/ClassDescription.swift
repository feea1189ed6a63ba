import Foundation
import UIKitRuntime

extension NSObjectProtocol where Self: NSObject {
    /// The class's name, as Objective-C's classes describe themselves.
    public static func description() -> String { NSStringFromClass(self) }
}

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isLowPowerModeEnabled: Bool { false }
}

/// Classes are objects to Objective-C.
public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }

/// A pointer to a variable that a method fills; without autorelease pools, any pointer.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

// As Apple's geometry is printed.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
