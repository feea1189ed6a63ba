import Foundation
import UIKitRuntime

extension NSObjectProtocol where Self: NSObject {
    /// Returns the class's name, as the description of Objective-C's classes.
    public static func description() -> String { NSStringFromClass(self) }
}

extension ProcessInfo {
    /// Whether the app was built for Mac Catalyst. Always `false`.
    public var isMacCatalystApp: Bool { false }
    /// Whether the app runs on a Mac. Always `false`.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the device saves power. Always `false`.
    public var isLowPowerModeEnabled: Bool { false }
}

/// Compares classes, which are objects in Objective-C.
public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }
/// Returns whether two classes differ.
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }

// The debug descriptions of Apple's geometry types.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size as four numbers in parentheses.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
