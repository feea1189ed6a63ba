import UIKitCore

// The rest of the keyboard page of HID Usage Tables 1.4, chapter 10: usb.org/document-library/hid-usage-tables-14.
extension UIKeyboardHIDUsage {
    private static func usage(_ number: Int) -> UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: number) }
    public static let keyboardErrorRollOver = usage(0x01), keyboardPOSTFail = usage(0x02), keyboardErrorUndefined = usage(0x03)
    public static let keyboardNonUSPound = usage(0x32), keyboardNonUSBackslash = usage(0x64)
    public static let keyboardPrintScreen = usage(0x46), keyboardScrollLock = usage(0x47), keyboardPause = usage(0x48)
    public static let keypadNumLock = usage(0x53), keypadSlash = usage(0x54), keypadAsterisk = usage(0x55), keypadHyphen = usage(0x56),
        keypadPlus = usage(0x57)
    public static let keypad1 = usage(0x59), keypad2 = usage(0x5A), keypad3 = usage(0x5B), keypad4 = usage(0x5C), keypad5 = usage(0x5D)
    public static let keypad6 = usage(0x5E), keypad7 = usage(0x5F), keypad8 = usage(0x60), keypad9 = usage(0x61), keypad0 = usage(0x62)
    public static let keypadPeriod = usage(0x63), keypadEqualSign = usage(0x67), keypadComma = usage(0x85),
        keypadEqualSignAS400 = usage(0x86)
    public static let keyboardApplication = usage(0x65), keyboardPower = usage(0x66)
    public static let keyboardF13 = usage(0x68), keyboardF14 = usage(0x69), keyboardF15 = usage(0x6A), keyboardF16 = usage(0x6B)
    public static let keyboardF17 = usage(0x6C), keyboardF18 = usage(0x6D), keyboardF19 = usage(0x6E), keyboardF20 = usage(0x6F)
    public static let keyboardF21 = usage(0x70), keyboardF22 = usage(0x71), keyboardF23 = usage(0x72), keyboardF24 = usage(0x73)
    public static let keyboardExecute = usage(0x74), keyboardHelp = usage(0x75), keyboardMenu = usage(0x76), keyboardSelect = usage(0x77)
    public static let keyboardStop = usage(0x78), keyboardAgain = usage(0x79), keyboardUndo = usage(0x7A), keyboardCut = usage(0x7B)
    public static let keyboardCopy = usage(0x7C), keyboardPaste = usage(0x7D), keyboardFind = usage(0x7E), keyboardMute = usage(0x7F)
    public static let keyboardVolumeUp = usage(0x80), keyboardVolumeDown = usage(0x81)
    public static let keyboardLockingCapsLock = usage(0x82), keyboardLockingNumLock = usage(0x83), keyboardLockingScrollLock = usage(0x84)
    public static let keyboardInternational1 = usage(0x87), keyboardInternational2 = usage(0x88), keyboardInternational3 = usage(0x89)
    public static let keyboardInternational4 = usage(0x8A), keyboardInternational5 = usage(0x8B), keyboardInternational6 = usage(0x8C)
    public static let keyboardInternational7 = usage(0x8D), keyboardInternational8 = usage(0x8E), keyboardInternational9 = usage(0x8F)
    public static let keyboardLANG1 = usage(0x90), keyboardLANG2 = usage(0x91), keyboardLANG3 = usage(0x92), keyboardLANG4 = usage(0x93)
    public static let keyboardLANG5 = usage(0x94), keyboardLANG6 = usage(0x95), keyboardLANG7 = usage(0x96), keyboardLANG8 = usage(0x97)
    public static let keyboardLANG9 = usage(0x98)
    public static let keyboardAlternateErase = usage(0x99), keyboardSysReqOrAttention = usage(0x9A), keyboardCancel = usage(0x9B)
    public static let keyboardClear = usage(0x9C), keyboardPrior = usage(0x9D), keyboardReturn = usage(0x9E),
        keyboardSeparator = usage(0x9F)
    public static let keyboardOut = usage(0xA0), keyboardOper = usage(0xA1), keyboardClearOrAgain = usage(0xA2),
        keyboardCrSelOrProps = usage(0xA3)
    public static let keyboardExSel = usage(0xA4)

    // The meaning of the keys for languages that have them, by the notes of that chapter.
    public static let keyboardHangul = keyboardLANG1, keyboardHanja = keyboardLANG2, keyboardKanaSwitch = keyboardLANG1
    public static let keyboardAlphanumericSwitch = keyboardLANG2, keyboardKatakana = keyboardLANG3, keyboardHiragana = keyboardLANG4
    public static let keyboardZenkakuHankakuKanji = keyboardLANG5
}
