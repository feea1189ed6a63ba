import Foundation

/// The state of a control. `UIControl.State` is this type; bar items, in a module below that of controls, use it, too.
public struct UIControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = UIControlState([])
    public static let highlighted = UIControlState(rawValue: 1 << 0)
    public static let disabled = UIControlState(rawValue: 1 << 1)
    public static let selected = UIControlState(rawValue: 1 << 2)
    public static let focused = UIControlState(rawValue: 1 << 3)
    public static let application = UIControlState(rawValue: 0x00FF_0000)
    public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
