import UIKitLists

/// Text whose changes can be undone.
@MainActor protocol UndoableText: UIResponder {
    var undo: TextUndo { get }
    func attributedPart(_ range: NSRange) -> NSAttributedString
    /// Restores the previous content of a range, with the insertion point after it; the delegate is only notified.
    func putBack(_ text: NSAttributedString, in range: NSRange)
}

/// The undo registrations of a text. Consecutive letters are undone together.
@MainActor final class TextUndo {
    private final class Edit {
        var range: NSRange
        let old: NSAttributedString
        init(_ range: NSRange, _ old: NSAttributedString) { (self.range, self.old) = (range, old) }
    }

    /// A text has an undo manager of its own, which it creates when it is asked for it (Apple: `UIResponder.undoManager`).
    private(set) lazy var manager = UndoManager()
    private var typing: Edit?

    /// Records a change. `range` is the range that replaced `old`.
    func record(_ old: NSAttributedString, _ range: NSRange, of text: some UndoableText) {
        guard let manager = text.undoManager, manager.isUndoRegistrationEnabled, old.length > 0 || range.length > 0 else { return }
        if let typing, old.length == 0, range.location == NSMaxRange(typing.range), manager.canUndo {
            return typing.range.length += range.length
        }
        let edit = Edit(range, old)
        register(edit, of: text, manager)
        manager.setActionName("Typing")
        typing = old.length == 0 ? edit : nil
    }

    /// Ends a group of typed letters: later input is undone separately.
    func endTyping() { typing = nil }

    func forget(_ text: some UndoableText) {
        typing = nil
        text.undoManager?.removeAllActions(withTarget: text)
    }

    private func register(_ edit: Edit, of text: some UndoableText, _ manager: UndoManager) {
        manager.registerUndo(withTarget: text) { text in MainActor.assumeIsolated { text.undo.takeBack(edit, text) } }
    }

    private func takeBack(_ edit: Edit, _ text: some UndoableText) {
        typing = nil
        let inverse = Edit(NSRange(location: edit.range.location, length: edit.old.length), text.attributedPart(edit.range))
        text.putBack(edit.old, in: edit.range)
        if let manager = text.undoManager { register(inverse, of: text, manager) }
    }
}

extension UITextView: UndoableText {
    func attributedPart(_ range: NSRange) -> NSAttributedString {
        textStorage.attributedSubstring(from: NSIntersectionRange(range, NSRange(location: 0, length: storage.length)))
    }
    func putBack(_ text: NSAttributedString, in range: NSRange) { apply(range, text, isUndoing: true) }
}

extension UITextField: UndoableText {
    func attributedPart(_ range: NSRange) -> NSAttributedString { NSAttributedString(string: model.substring(range)) }
    func putBack(_ text: NSAttributedString, in range: NSRange) { apply(range, text.string, isUndoing: true) }
}
