import Foundation

extension NSObject {
    /// The class's name, as Objective-C's classes describe themselves.
    public class func description() -> String { NSStringFromClass(self) }
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

extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
