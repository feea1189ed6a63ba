import UIKitCore

// FIXME(gap): Shift does not extend the selection; Option and Command do not move by words and lines.
extension HardwareKeyEditing where Self: UITextInput & UIResponder {
    /// Arrows move the caret, Tab leads from field to field, Command with A, C and X selects, copies and cuts.
    package func perform(_ key: UIKey) -> Bool {
        if key.modifierFlags.contains(.command) { return performCommand(key.charactersIgnoringModifiers.lowercased()) }
        switch key.keyCode {
        case .keyboardTab:
            guard let field = self as? UITextField else { return false }
            FieldOrder.advance(from: field, backwards: key.modifierFlags.contains(.shift))
        case .keyboardLeftArrow: moveCaret(.left)
        case .keyboardRightArrow: moveCaret(.right)
        case .keyboardUpArrow: moveCaret(.up)
        case .keyboardDownArrow: moveCaret(.down)
        default: return false
        }
        return true
    }

    private func performCommand(_ letter: String) -> Bool {
        let actions: [String: (Selector, (Self) -> Void)] = [
            "a": ("selectAll:", { $0.selectAll(nil) }), "c": ("copy:", { $0.copy(nil) }), "x": ("cut:", { $0.cut(nil) }),
            "v": ("paste:", { $0.paste(nil) }),
        ]
        guard let (selector, action) = actions[letter], canPerformAction(selector, withSender: nil) else { return false }
        action(self)
        return true
    }

    private func moveCaret(_ direction: UITextLayoutDirection) {
        guard let selection = selectedTextRange else { return }
        let isBack = direction == .left || direction == .up
        let edge = isBack ? selection.start : selection.end
        let target: UITextPosition?
        switch direction {
        case .left, .right:
            // A selection folds to its edge; else a whole character is passed, however many units it has.
            let rest = isBack ? textRange(from: beginningOfDocument, to: edge) : textRange(from: edge, to: endOfDocument)
            let text = rest.flatMap { self.text(in: $0) } ?? ""
            let length = (isBack ? text.last : text.first).map { String($0).utf16.count } ?? 0
            target = selection.isEmpty ? position(from: edge, offset: isBack ? -length : length) : edge
        case .up, .down:
            // A field has one line.
            target = self is UITextField ? (isBack ? beginningOfDocument : endOfDocument) : position(from: edge, in: direction, offset: 1)
        @unknown default: target = nil
        }
        if let target { selectedTextRange = textRange(from: target, to: target) }
    }
}

extension UITextField: HardwareKeyEditing {}
extension UITextView: HardwareKeyEditing {}
