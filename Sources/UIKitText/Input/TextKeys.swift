import UIKitCore

extension HardwareKeyEditing where Self: UITextInput & UIResponder {
    /// Arrows move the caret: with Shift the end of the selection, with Option by words and paragraphs, with Command to the ends of lines
    /// and of the text. Delete and Forward Delete remove the same units. Home and End move to the ends of the text, and Tab to the next
    /// field. Command with A, C, X, V, and Z performs the commands of the edit menu.
    package func perform(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        switch key.keyCode {
        case .keyboardLeftArrow: moveCaret(.left, flags)
        case .keyboardRightArrow: moveCaret(.right, flags)
        case .keyboardUpArrow: moveCaret(.up, flags)
        case .keyboardDownArrow: moveCaret(.down, flags)
        case .keyboardDeleteOrBackspace where !flags.isDisjoint(with: [.command, .alternate]):
            if selectedTextRange?.isEmpty == true { moveCaret(.left, flags.union(.shift)) }
            if selectedTextRange?.isEmpty == false { KeyboardInput.deleteBackward(in: self) }
        case .keyboardHome: moveCaret(.up, flags.union(.command))
        case .keyboardEnd: moveCaret(.down, flags.union(.command))
        case .keyboardDeleteForward:
            if selectedTextRange?.isEmpty == true { moveCaret(isTurnedAtCaret ? .left : .right, flags.union(.shift)) }
            if selectedTextRange?.isEmpty == false { KeyboardInput.deleteBackward(in: self) }
        case .keyboardTab:
            guard let field = self as? UITextField, flags.isDisjoint(with: [.command, .control]) else { return false }
            FieldOrder.advance(from: field, backwards: flags.contains(.shift))
        default: return flags.contains(.command) && performCommand(key.charactersIgnoringModifiers.lowercased(), flags)
        }
        return true
    }

    /// Whether the text after the caret is on its left.
    private var isTurnedAtCaret: Bool {
        selectedTextRange.map { baseWritingDirection(for: $0.start, in: .forward) == .rightToLeft } ?? false
    }

    private func performCommand(_ letter: String, _ flags: UIKeyModifierFlags) -> Bool {
        if letter == "z", let manager = undoManager {
            guard flags.contains(.shift) ? manager.canRedo : manager.canUndo else { return false }
            if flags.contains(.shift) { manager.redo() } else { manager.undo() }
            return true
        }
        let actions: [String: (Selector, (Self) -> Void)] = [
            "a": ("selectAll:", { $0.selectAll(nil) }), "c": ("copy:", { $0.copy(nil) }), "x": ("cut:", { $0.cut(nil) }),
            "v": ("paste:", { $0.paste(nil) }),
        ]
        guard let (selector, action) = actions[letter], canPerformAction(selector, withSender: nil) else { return false }
        action(self)
        return true
    }

    private func moveCaret(_ direction: UITextLayoutDirection, _ flags: UIKeyModifierFlags) {
        guard let selection = selectedTextRange else { return }
        let isTurned = baseWritingDirection(for: selection.start, in: .forward) == .rightToLeft
        let isBack = direction == .up || direction == (isTurned ? .right : .left)
        let extends = flags.contains(.shift)
        // The fixed end: the one that the last key left in place, while the selection is still that key's.
        let ends = (offset(from: beginningOfDocument, to: selection.start), offset(from: beginningOfDocument, to: selection.end))
        let left = selectionAnchors[self]
        let fixed = left == ends.0 || left == ends.1 ? left : isBack ? ends.1 : ends.0
        let edge = extends ? (fixed == ends.0 ? selection.end : selection.start) : isBack ? selection.start : selection.end
        let isPlain = flags.isDisjoint(with: [.command, .alternate])
        let folds = !extends && !selection.isEmpty && isPlain && direction != .up && direction != .down
        guard let target = folds ? edge : target(from: edge, direction, isBack, flags) else { return }
        if extends, let anchor = position(from: beginningOfDocument, offset: fixed) {
            selectedTextRange = textRange(from: anchor, to: target)
            selectionAnchors[self] = fixed
        } else {
            selectedTextRange = textRange(from: target, to: target)
            selectionAnchors[self] = -1
        }
    }

    private func target(from edge: UITextPosition, _ direction: UITextLayoutDirection, _ isBack: Bool, _ flags: UIKeyModifierFlags)
        -> UITextPosition?
    {
        let end = isBack ? beginningOfDocument : endOfDocument
        let isVertical = direction == .up || direction == .down
        let storage = UITextDirection.storage(isBack ? .backward : .forward)
        if flags.contains(.command) { return isVertical ? end : lineEnd(edge, isBack) }
        if flags.contains(.alternate) {
            return tokenizer.position(from: edge, toBoundary: isVertical ? .paragraph : .word, inDirection: storage) ?? end
        }
        // A field has one line.
        if isVertical { return self is UITextField ? end : position(from: edge, in: direction, offset: 1) }
        // A whole character is passed, however many code units it has.
        return tokenizer.position(from: edge, toBoundary: .character, inDirection: storage) ?? edge
    }

    /// Returns the end of the line, before a line break.
    private func lineEnd(_ position: UITextPosition, _ isBack: Bool) -> UITextPosition? {
        guard let line = tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage(.forward)) else {
            return isBack ? tokenizer.position(from: position, toBoundary: .line, inDirection: .storage(.backward)) ?? position : position
        }
        if isBack { return line.start }
        return text(in: line)?.last?.isNewline == true ? self.position(from: line.end, offset: -1) : line.end
    }
}

/// The fixed end of a selection that keys extend.
@MainActor private let selectionAnchors = AttachedProperty(-1)

extension UITextField: HardwareKeyEditing {}
extension UITextView: HardwareKeyEditing {}
