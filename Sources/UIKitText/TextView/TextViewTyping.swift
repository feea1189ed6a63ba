import UIKitLists

extension UITextView {
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard become() else { return false }
        guard isEditable else { return true }
        editing.isEditing = true
        setNeedsLayout()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard editing.isEditing else { return resign() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
        editing.isEditing = false
        editMenu.hide()
        setNeedsLayout()
        canvas.setNeedsDisplay()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    func tapped(at point: CGPoint, count: Int) {
        let index = textIndex(at: point)
        if isSelectable, !editing.isEditing, openItem(at: index) { return }
        let was = isFirstResponder
        guard isEditable || isSelectable, was || becomeFirstResponder() else { return }
        if count >= 3 {
            if let paragraph = TextUnits.range(.paragraph, at: index, in: text as NSString) { setSelection(paragraph) }
            editMenu.show()
        } else if count == 2 {
            selectWord(at: index)
            editMenu.show()
        } else if was, isEditable || editing.selection.length > 0, editMenu.isOnSelection(point, index: index) {
            editMenu.toggle()
        } else {
            setSelection(NSRange(location: index, length: 0))
        }
    }

    /// A change by the user: the delegate may refuse it.
    func change(_ range: NSRange, _ text: String) {
        guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        apply(range, text)
    }

    func apply(_ range: NSRange, _ text: String) {
        let location = min(range.location, storage.length)
        let span = NSRange(location: location, length: min(range.length, storage.length - location))
        let attributes = typedAttributes(at: location)
        inputDelegate?.textWillChange(self)
        editing.isChanging = true
        textStorage.replaceCharacters(in: span, with: NSAttributedString(string: text, attributes: attributes))
        editing.isChanging = false
        editMenu.hide()
        editing.selection = NSRange(location: location + text.utf16.count, length: 0)
        inputDelegate?.textDidChange(self)
        canvas.caret.restart()
        textLayoutChanged()
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        KeyboardPresenter.shared.textChanged(of: self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if window != nil, isScrollEnabled {
            layoutIfNeeded()
            scrollRectToVisible(textCaretRect(editing.selection.location).insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
        }
    }

    private func typedAttributes(at location: Int) -> [NSAttributedString.Key: Any] {
        if let typing = storage.typingAttributes { return typing }
        guard storage.length > 0 else { return baseAttributes }
        var attributes = textStorage.attributes(at: max(0, min(location, storage.length) - 1), effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    func setSelection(_ range: NSRange) {
        let location = min(max(0, range.location), storage.length)
        let span = NSRange(location: location, length: min(max(0, range.length), storage.length - location))
        guard span != editing.selection else { return }
        inputDelegate?.selectionWillChange(self)
        editing.selection = span
        inputDelegate?.selectionDidChange(self)
        canvas.caret.restart()
        canvas.setNeedsDisplay()
        setNeedsLayout()
        textDelegate?.textViewDidChangeSelection(self)
    }

    /// Nil leaves the answer to the responder.
    func answer(to action: Selector) -> Bool? {
        let selection = editing.selection
        switch action.name {
        case "copy:": return selection.length > 0
        case "cut:": return isEditable && selection.length > 0
        case "delete:": return false
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "select:": return isSelectable && hasText && selection.length == 0
        case "selectAll:": return isSelectable && hasText && selection.length < storage.length
        default: return nil
        }
    }
}
