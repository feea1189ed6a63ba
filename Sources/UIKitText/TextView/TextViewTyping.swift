import UIKitLists

extension UITextView {
    func beginEditing(_ become: () -> Bool) -> Bool {
        let was = isFirstResponder
        guard !was || isEditable && !editing.isEditing else { return true }
        guard was || become() else { return false }
        guard isEditable else { return true }
        editing.isEditing = true
        // The text became editable while it was only selected: its keyboard appears now.
        if was { reloadInputViews() }
        setNeedsLayout()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard editing.isEditing else { return resign() }
        let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
        guard mayEnd || FirstResponderChanges.isForced, resign() else { return false }
        editing.isEditing = false
        unmark()
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
        // A single tap only edits; text that can't be edited becomes the first responder when the user selects some of it.
        guard isEditable || isSelectable && (was || count > 1) else { return }
        guard was && editing.isEditing == isEditable || becomeFirstResponder() else { return }
        if count >= 3 {
            if let paragraph = TextUnits.range(.paragraph, at: min(index, max(storage.length - 1, 0)), in: text as NSString) {
                setSelection(paragraph)
            }
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

    func pressed(_ press: UIGestureRecognizer) {
        if press.state == .began { editing.pressIsOnItem = showItemMenu(at: press.location(in: self)) }
        guard !editing.pressIsOnItem, isEditable || isSelectable else { return }
        editMenu.pressed(press)
    }

    /// Makes a change, which the delegate may refuse if it is asked: only changes by the user are its to refuse. The range `marked` of the
    /// new text may still change and becomes the selection.
    func change(_ range: NSRange, _ text: String, marked: NSRange? = nil, asks: Bool = true) {
        guard isEditable, !asks || textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        apply(range, text, marked: marked)
    }

    func apply(_ range: NSRange, _ text: String, marked: NSRange? = nil) {
        apply(range, NSAttributedString(string: text, attributes: typedAttributes(range)), marked: marked)
    }

    func apply(_ range: NSRange, _ text: NSAttributedString, marked: NSRange? = nil, isUndoing: Bool = false) {
        let location = min(range.location, storage.length)
        let span = NSRange(location: location, length: min(range.length, storage.length - location))
        let new = NSRange(location: location, length: text.length)
        if !isUndoing { undo.record(textStorage.attributedSubstring(from: span), new, of: self) }
        inputDelegate?.textWillChange(self)
        editing.isChanging = true
        textStorage.replaceCharacters(in: span, with: text)
        editing.isChanging = false
        editMenu.hide()
        editing.marked = marked == nil || new.length == 0 ? nil : new
        let place = min(max(marked?.location ?? new.length, 0), new.length)
        editing.selection = NSRange(location: location + place, length: min(max(marked?.length ?? 0, 0), new.length - place))
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

    /// Returns the attributes of the replaced text, or of the preceding character.
    func typedAttributes(_ range: NSRange) -> [NSAttributedString.Key: Any] {
        if let typing = storage.typingAttributes { return typing }
        guard storage.length > 0 else { return baseAttributes }
        let index = range.length > 0 ? range.location : range.location - 1
        var attributes = textStorage.attributes(at: min(max(index, 0), storage.length - 1), effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        // Typed text always has a font, also beside text without one.
        attributes[.font] = attributes[.font] ?? baseAttributes[.font]
        return attributes
    }

    // MARK: Marked text

    func mark(_ text: String, _ selected: NSRange) {
        let range = editing.marked ?? editing.selection
        if range.length > 0 || !text.isEmpty { change(range, text, marked: selected) }
    }

    func unmark() {
        guard editing.marked != nil else { return }
        editing.marked = nil
        canvas.setNeedsDisplay()
    }

    // MARK: Selection

    func setSelection(_ range: NSRange) {
        let location = min(max(0, range.location), storage.length)
        let span = NSRange(location: location, length: min(max(0, range.length), storage.length - location))
        guard span != editing.selection else { return }
        undo.endTyping()
        storage.typingAttributes = nil
        if let marked = editing.marked, NSUnionRange(marked, span) != marked { unmark() }
        inputDelegate?.selectionWillChange(self)
        editing.selection = span
        inputDelegate?.selectionDidChange(self)
        canvas.caret.restart()
        canvas.setNeedsDisplay()
        setNeedsLayout()
        textDelegate?.textViewDidChangeSelection(self)
    }

    /// Whether the view can perform the action; `nil` leaves it to the responder.
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
