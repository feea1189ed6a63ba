import Foundation

/// Input by a keyboard. It asks a text's delegate before each change, unlike an app that calls `insertText(_:)` or
/// `deleteBackward()` itself (stackoverflow.com/questions/4674023).
@MainActor
package enum KeyboardInput {
    /// Whether a key's change has not been asked about yet.
    private static var isPending = false

    package static func insert(_ text: String, into input: any UIKeyInput) { press { input.insertText(text) } }
    package static func deleteBackward(in input: any UIKeyInput) { press { input.deleteBackward() } }

    private static func press(_ body: () -> Void) {
        let outer = isPending
        isPending = true
        body()
        isPending = outer
    }

    /// Returns whether the change that begins is a key's, so that the delegate must be asked. For each key, only the first one is: the
    /// delegate, or a subclass, may insert other text instead.
    package static func beginsChange() -> Bool {
        defer { isPending = false }
        return isPending
    }
}
