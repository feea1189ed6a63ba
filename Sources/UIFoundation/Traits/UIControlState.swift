import Foundation

/// The state of a control. `UIControl.State` is this type; bar items, in a module below that of controls, use it, too.
public struct UIControlState: OptionSet, Hashable, Sendable {
    /// The bits, one for each state.
    public let rawValue: UInt
    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No state: enabled, neither highlighted nor selected.
    public static let normal = UIControlState([])
    /// A finger is down on the control.
    public static let highlighted = UIControlState(rawValue: 1 << 0)
    /// The control doesn't react.
    public static let disabled = UIControlState(rawValue: 1 << 1)
    /// The control is selected, as a segment.
    public static let selected = UIControlState(rawValue: 1 << 2)
    /// The focus rests on the control.
    public static let focused = UIControlState(rawValue: 1 << 3)
    /// The bits for an app's own states.
    public static let application = UIControlState(rawValue: 0x00FF_0000)
    /// The bits for UIKit's own use.
    public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
