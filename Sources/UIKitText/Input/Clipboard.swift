import UIKitLists

/// Cut and pasted text.
@MainActor enum Clipboard {
    static var string: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
    }
    static var hasStrings: Bool { UIPasteboard.general.hasStrings }
}
