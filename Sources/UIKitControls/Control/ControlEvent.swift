import UIKitCore

extension UIControl {
    /// Events of a control, to which targets and actions are added.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touched the control again, in the same series of taps.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside of the control's bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside of the control's bounds, near them.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger moved into the control's bounds.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger moved out of the control's bounds.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger left the screen inside of the control's bounds: the event of buttons.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger left the screen outside of the control's bounds.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system canceled the touch, for example because a scroll view began to scroll.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value, such as that of a slider. Changes by code don't send it.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user performed the control's main action, by a touch or by a key.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to appear, or the user chose from it.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key ended the editing of a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The values that apps may use for events of their own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The values that the system reserves.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public typealias State = UIControlState

    /// The vertical place of the content in a control that is higher.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }
    /// The horizontal place of the content in a control that is wider.
    public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
}
