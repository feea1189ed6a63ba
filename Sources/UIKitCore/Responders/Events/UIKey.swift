import Foundation

/// The key that produced a press.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The text that the key types with the modifiers held.
    open private(set) var characters: String
    /// The text that the key types by itself.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifier keys that were held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    open private(set) var keyCode: UIKeyboardHIDUsage

    package init(characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}

/// The usage numbers of the USB HID keyboard page (0x07).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The number of the key in USB's table.
    public let rawValue: Int
    /// Creates a key from its number. Numbers without a constant are allowed.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates the key of a Latin letter in either case; `nil` for any other character.
    public init?(letter: Character) {
        guard let value = letter.lowercased().unicodeScalars.first?.value, (97...122).contains(value) else { return nil }
        rawValue = 4 + Int(value) - 97
    }

    // The numbers of HID Usage Tables 1.4, chapter 10: usb.org/document-library/hid-usage-tables-14.
    private static func key(_ number: Int) -> UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: number) }
    /// The keys for the letters A to G on a US keyboard.
    public static let keyboardA = key(4), keyboardB = key(5), keyboardC = key(6), keyboardD = key(7), keyboardE = key(8),
        keyboardF = key(9), keyboardG = key(10)
    /// The keys for the letters H to N on a US keyboard.
    public static let keyboardH = key(11), keyboardI = key(12), keyboardJ = key(13), keyboardK = key(14), keyboardL = key(15),
        keyboardM = key(16), keyboardN = key(17)
    /// The keys for the letters O to U on a US keyboard.
    public static let keyboardO = key(18), keyboardP = key(19), keyboardQ = key(20), keyboardR = key(21), keyboardS = key(22),
        keyboardT = key(23), keyboardU = key(24)
    /// The keys for the letters V to Z on a US keyboard.
    public static let keyboardV = key(25), keyboardW = key(26), keyboardX = key(27), keyboardY = key(28), keyboardZ = key(29)
    /// The keys for the digits 1 to 5 above the letters.
    public static let keyboard1 = key(30), keyboard2 = key(31), keyboard3 = key(32), keyboard4 = key(33), keyboard5 = key(34)
    /// The keys for the digits 6 to 0 above the letters.
    public static let keyboard6 = key(35), keyboard7 = key(36), keyboard8 = key(37), keyboard9 = key(38), keyboard0 = key(39)
    /// The keys to the right of the digits, and those above and beside Return on a US keyboard.
    public static let keyboardHyphen = key(45), keyboardEqualSign = key(46), keyboardOpenBracket = key(47), keyboardCloseBracket = key(48),
        keyboardBackslash = key(49)
    /// The keys for punctuation marks on a US keyboard, and the one to the left of 1.
    public static let keyboardSemicolon = key(51), keyboardQuote = key(52), keyboardGraveAccentAndTilde = key(53), keyboardComma = key(54),
        keyboardPeriod = key(55)
    /// The key of the slash, and Caps Lock.
    public static let keyboardSlash = key(56), keyboardCapsLock = key(57)
    /// The first six function keys.
    public static let keyboardF1 = key(58), keyboardF2 = key(59), keyboardF3 = key(60), keyboardF4 = key(61), keyboardF5 = key(62),
        keyboardF6 = key(63)
    /// The other six function keys.
    public static let keyboardF7 = key(64), keyboardF8 = key(65), keyboardF9 = key(66), keyboardF10 = key(67), keyboardF11 = key(68),
        keyboardF12 = key(69)
    /// The Insert key, and Enter on the number pad.
    public static let keyboardInsert = key(73), keypadEnter = key(88)
    /// The modifier keys on the left; GUI is the Command key.
    public static let keyboardLeftControl = key(224), keyboardLeftShift = key(225), keyboardLeftAlt = key(226), keyboardLeftGUI = key(227)
    /// The modifier keys on the right; GUI is the Command key.
    public static let keyboardRightControl = key(228), keyboardRightShift = key(229), keyboardRightAlt = key(230),
        keyboardRightGUI = key(231)
    /// The Return key of the main block.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The Escape key.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The key that deletes the character before the caret.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// The Tab key.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The Home key.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// The Page Up key.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// The key that deletes the character after the caret.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// The End key.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// The Page Down key.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The right arrow key.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The left arrow key.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The arrow key down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The arrow key up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
