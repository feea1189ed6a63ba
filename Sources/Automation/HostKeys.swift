import Foundation
import UIKit

/// Keys of a hardware keyboard by the names that pages, flows, and requests use: `Enter`, `Backspace`, `cmd+s`.
@MainActor
public enum HostKeys {
    /// Returns the key with a name that may begin with modifiers, such as `cmd+s`, or `nil` for an unknown name. Unknown modifiers are
    /// ignored.
    public static func key(named name: String) -> UIKey? {
        var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.popLast() else { return nil }
        return key(named: last.isEmpty ? "+" : last, modifiers: parts.filter { !$0.isEmpty })
    }

    /// Returns a key, or `nil` for an unknown name. Unknown modifiers are ignored.
    public static func key(named name: String, modifiers: [String]) -> UIKey? {
        var flags: UIKeyModifierFlags = []
        for modifier in modifiers {
            switch modifier.lowercased() {
            case "cmd", "command", "meta": flags.insert(.command)
            case "ctrl", "control": flags.insert(.control)
            case "shift": flags.insert(.shift)
            case "alt", "option": flags.insert(.alternate)
            default: break
            }
        }
        if let (usage, text, command) = table[name.lowercased()] {
            return UIKey(characters: text, ignoringModifiers: command, modifierFlags: flags, keyCode: usage)
        }
        if name.count > 1, "fF".contains(name.prefix(1)), let number = Int(name.dropFirst()), let key = functionKey(number, flags) {
            return key
        }
        guard name.count == 1, let letter = name.first else { return nil }
        return UIKey(
            characters: name, ignoringModifiers: name.lowercased(), modifierFlags: flags,
            keyCode: UIKeyboardHIDUsage(letter: letter) ?? .keyboardSpacebar)
    }

    private static let table: [String: (UIKeyboardHIDUsage, String, String)] = [
        "enter": (.keyboardReturnOrEnter, "\n", "\r"), "return": (.keyboardReturnOrEnter, "\n", "\r"),
        "backspace": (.keyboardDeleteOrBackspace, "\u{8}", "\u{8}"),
        "delete": (.keyboardDeleteOrBackspace, "\u{8}", "\u{8}"),
        "forwarddelete": (.keyboardDeleteForward, "", UIKeyCommand.inputDelete),
        "home": (.keyboardHome, "", UIKeyCommand.inputHome), "end": (.keyboardEnd, "", UIKeyCommand.inputEnd),
        "pageup": (.keyboardPageUp, "", UIKeyCommand.inputPageUp), "pagedown": (.keyboardPageDown, "", UIKeyCommand.inputPageDown),
        "tab": (.keyboardTab, "\t", "\t"), "escape": (.keyboardEscape, "", UIKeyCommand.inputEscape),
        "space": (.keyboardSpacebar, " ", " "),
        "arrowup": (.keyboardUpArrow, "", UIKeyCommand.inputUpArrow), "arrowdown": (.keyboardDownArrow, "", UIKeyCommand.inputDownArrow),
        "arrowleft": (.keyboardLeftArrow, "", UIKeyCommand.inputLeftArrow),
        "arrowright": (.keyboardRightArrow, "", UIKeyCommand.inputRightArrow),
    ]

    /// Returns a key from F1 to F12, which type no text.
    private static func functionKey(_ number: Int, _ flags: UIKeyModifierFlags) -> UIKey? {
        guard (1...12).contains(number) else { return nil }
        let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
        return UIKey(characters: "", ignoringModifiers: "UIKeyInputF\(number)", modifierFlags: flags, keyCode: usage)
    }

    /// Returns the key that a character represents, or `nil` if the character is text. Apple's `XCUIKeyboardKey` uses the same characters.
    static func key(for character: Character) -> UIKey? {
        switch character {
        case "\u{8}", "\u{7f}": key(named: "delete", modifiers: [])
        case "\u{1b}": key(named: "escape", modifiers: [])
        case "\u{f700}": key(named: "arrowup", modifiers: [])
        case "\u{f701}": key(named: "arrowdown", modifiers: [])
        case "\u{f702}": key(named: "arrowleft", modifiers: [])
        case "\u{f703}": key(named: "arrowright", modifiers: [])
        case "\u{f728}": key(named: "forwarddelete", modifiers: [])
        case "\u{f729}": key(named: "home", modifiers: [])
        case "\u{f72b}": key(named: "end", modifiers: [])
        case "\u{f72c}": key(named: "pageup", modifiers: [])
        case "\u{f72d}": key(named: "pagedown", modifiers: [])
        default: nil
        }
    }
}
