import AutomationClient
import Foundation

/// Keys without their own character, for `typeText(_:)` and `typeKey(_:modifierFlags:)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key by the character that it enters.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let delete = XCUIKeyboardKey("\u{8}"), `return` = XCUIKeyboardKey("\r"), enter = XCUIKeyboardKey("\u{3}"),
        tab = XCUIKeyboardKey("\t")
    /// The space bar and Escape.
    public static let space = XCUIKeyboardKey(" "), escape = XCUIKeyboardKey("\u{1B}")
    public static let upArrow = XCUIKeyboardKey("\u{F700}"), downArrow = XCUIKeyboardKey("\u{F701}"),
        leftArrow = XCUIKeyboardKey("\u{F702}")
    public static let rightArrow = XCUIKeyboardKey("\u{F703}"), forwardDelete = XCUIKeyboardKey("\u{F728}"),
        home = XCUIKeyboardKey("\u{F729}")
    public static let end = XCUIKeyboardKey("\u{F72B}"), pageUp = XCUIKeyboardKey("\u{F72C}"), pageDown = XCUIKeyboardKey("\u{F72D}")
    public static let clear = XCUIKeyboardKey("\u{F739}"), help = XCUIKeyboardKey("\u{F746}")
    public static let capsLock = XCUIKeyboardKey("\u{F8F0}"), shift = XCUIKeyboardKey("\u{F8F1}"), control = XCUIKeyboardKey("\u{F8F2}")
    public static let option = XCUIKeyboardKey("\u{F8F3}"), command = XCUIKeyboardKey("\u{F8F4}"), rightShift = XCUIKeyboardKey("\u{F8F5}")
    public static let rightControl = XCUIKeyboardKey("\u{F8F6}"), rightOption = XCUIKeyboardKey("\u{F8F7}"),
        rightCommand = XCUIKeyboardKey("\u{F8F8}")
    public static let function = XCUIKeyboardKey("\u{F8F9}"), secondaryFn = XCUIKeyboardKey("\u{F8FA}")
    /// The keys F1 through F7.
    public static let F1 = function(1), F2 = function(2), F3 = function(3), F4 = function(4), F5 = function(5), F6 = function(6),
        F7 = function(7)
    /// The keys F8 through F14.
    public static let F8 = function(8), F9 = function(9), F10 = function(10), F11 = function(11), F12 = function(12), F13 = function(13),
        F14 = function(14)
    /// The keys F15 through F19.
    public static let F15 = function(15), F16 = function(16), F17 = function(17), F18 = function(18), F19 = function(19)

    private static func function(_ number: UInt32) -> XCUIKeyboardKey {
        XCUIKeyboardKey(Unicode.Scalar(0xF703 + number).map { String(Character($0)) } ?? "")
    }

    /// The names in the control protocol.
    private static let names: [XCUIKeyboardKey: String] = [
        .delete: "delete", .return: "return", .enter: "return", .tab: "tab", .escape: "escape", .upArrow: "arrowUp",
        .downArrow: "arrowDown",
        .leftArrow: "arrowLeft", .rightArrow: "arrowRight", .forwardDelete: "forwardDelete", .home: "home", .end: "end", .pageUp: "pageUp",
        .pageDown: "pageDown", .space: "space", .F1: "f1", .F2: "f2", .F3: "f3", .F4: "f4", .F5: "f5", .F6: "f6", .F7: "f7", .F8: "f8",
        .F9: "f9", .F10: "f10",
        .F11: "f11", .F12: "f12",
    ]
    var controlName: String { Self.names[self] ?? rawValue }
}

extension XCUIElement {
    /// A set of keys that are held during an action.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0), shift = KeyModifierFlags(rawValue: 1 << 1),
            control = KeyModifierFlags(rawValue: 1 << 2)
        /// The keys Option, also called Alternate, and Command.
        public static let option = KeyModifierFlags(rawValue: 1 << 3), alternate = option, command = KeyModifierFlags(rawValue: 1 << 4)
        public static let function = KeyModifierFlags(rawValue: 1 << 5)

        var controlNames: [String] {
            [(KeyModifierFlags.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")].filter { contains($0.0) }
                .map(\.1)
        }
    }

    /// The modifiers of keys inside `perform(withKeyModifiers:block:)`.
    static var heldModifiers: KeyModifierFlags = []

    /// Performs a block while keys are held.
    public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
        let before = heldModifiers
        heldModifiers = before.union(flags)
        block()
        heldModifiers = before
    }

    /// Types into the element, which must have the keyboard's focus, or contain the element that has it.
    public func typeText(_ text: String) {
        TestSteps.note("Type '\(text)' into \(name)")
        guard takesKeys("type text into") else { return }
        for part in Self.parts(text) {
            switch part {
            case .text(let text): app.act("type text into \(name)", "type", ["text": .string(text)])
            case .key(let key): app.act("type text into \(name)", "key", ["key": .string(key.controlName)])
            }
        }
    }

    /// Types a key while others are held.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) { typeKey(named: key.controlName, flags) }
    /// Types a key by its character while others are held.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) { typeKey(named: XCUIKeyboardKey(key).controlName, flags) }

    private func typeKey(named key: String, _ flags: KeyModifierFlags) {
        let flags = flags.union(Self.heldModifiers)
        TestSteps.note("Type '\(key)' key\(flags.isEmpty ? "" : " with \(flags.controlNames.joined(separator: "+"))")")
        app.act("type key \(name)", "key", ["key": .string(key), "modifiers": .array(flags.controlNames.map(JSONValue.string))])
    }

    /// Fails the test if the focus is elsewhere, as Apple does. An application accepts keys regardless of its focus.
    private func takesKeys(_ verb: String) -> Bool {
        do {
            let node = try app.settledNode(chain)
            if self is XCUIApplication || node.first(\.isFocused) != nil { return true }
            TestFailure.record(
                "Failed to \(verb) \(name): Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \(node.line)")
        } catch { TestFailure.record("Failed to \(verb) \(name): \(TestFailure.text(error))") }
        return false
    }

    private enum Part {
        case text(String)
        case key(XCUIKeyboardKey)
    }

    /// A text's runs of characters, and the keys between them.
    private static func parts(_ text: String) -> [Part] {
        var (parts, run): ([Part], String) = ([], "")
        func flush() {
            if !run.isEmpty { parts.append(.text(run)) }
            run = ""
        }
        for character in text {
            let key: XCUIKeyboardKey? =
                switch character {
                case "\u{8}", "\u{7F}": .delete
                case "\n", "\r", "\r\n", "\u{3}": .return
                case "\u{1B}": .escape
                case "\t": .tab
                case let character where ("\u{F700}"..."\u{F8FF}").contains(character): XCUIKeyboardKey(String(character))
                default: nil
                }
            if let key {
                flush()
                parts.append(.key(key))
            } else {
                run.append(character)
            }
        }
        flush()
        return parts
    }
}
