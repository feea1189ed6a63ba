import UIKitLists

/// Cut and pasted text.
// FIXME(gap): the general UIPasteboard, once it stands below.
@MainActor enum Clipboard {
    static var string: String?
    static var hasStrings: Bool { string != nil }
}
