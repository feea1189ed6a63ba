import UIKitLists

extension UITextField: EditingResponder {
    package func didTakeFirstResponder() { beginEditing() }
}

/// Editing sessions and typing.
extension UITextField {
    func setText(_ text: String) {
        guard text != model.string else { return }
        undo.forget(self)
        model.marked = nil
        model.string = text
        model.selection = NSRange(location: model.length, length: 0)
        textLooksChanged()
        KeyValueObservation.noticeChanges(of: self)
    }

    func setAttributedText(_ text: NSAttributedString?) {
        if let text, text.length > 0 {
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { model.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { model.color = color }
            model.extraAttributes = attributes
        }
        setText(text?.string ?? "")
        textLooksChanged()
    }

    func textLooksChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    // MARK: Sessions

    /// Begins editing before the keyboard is shown: `textFieldDidBeginEditing`, then `keyboardWillShow`; for a text view the order is
    /// reversed (craiggrummitt.com, 2016-07-18; hackiftekhar/IQKeyboardManager#271).
    func beginEditing() {
        model.isEditing = true
        model.endReason = .committed
        model.clearsOnNextInput = isSecureTextEntry
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { changeByUser("") }
        model.selection = NSRange(location: model.length, length: 0)
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditingField(_ resign: () -> Bool) -> Bool {
        guard model.isEditing else { return resign() }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd || FirstResponderChanges.isForced, resign() else { return false }
        model.isEditing = false
        model.marked = nil
        // Apple: a field's undo manager is cleared when the field resigns first responder.
        undo.forget(self)
        editMenu.hide()
        model.selection = NSRange(location: model.length, length: 0)
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: model.endReason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: model.endReason.rawValue])
        return true
    }

    func fieldTapped(at point: CGPoint, count: Int) {
        guard isEnabled else { return }
        let was = isEditing
        guard isFirstResponder || becomeFirstResponder() else { return }
        let index = fieldIndex(at: point)
        if count >= 3 {
            setSelection(NSRange(location: 0, length: model.length))
            editMenu.show()
        } else if count == 2 {
            selectWord(at: index)
            editMenu.show()
        } else if was {
            if editMenu.isOnSelection(point, index: index) { editMenu.toggle() } else { setSelection(NSRange(location: index, length: 0)) }
        }
    }

    /// A field that becomes secure while it is edited loses its text with the next input (lionheart/openradar-mirror#15106).
    func secureEntryChanged(from old: Bool) {
        if isSecureTextEntry != old { model.clearsOnNextInput = isSecureTextEntry && model.isEditing && hasText }
        textLooksChanged()
    }

    // MARK: Typing

    func type(_ text: String, asks: Bool = true) {
        if text == "\n" {
            returnPressed()
            return
        }
        let typed = text.replacingOccurrences(of: "\n", with: " ")
        let clears = model.clearsOnNextInput && !typed.isEmpty, replacesAll = clearsOnInsertion
        model.clearsOnNextInput = false
        clearsOnInsertion = false
        change(replacesAll ? model.whole : model.marked ?? model.selection, typed, clearing: clears, asks: asks)
    }

    func deleteTyped(asks: Bool = true) {
        let clears = model.clearsOnNextInput
        model.clearsOnNextInput = false
        let range =
            model.selection.length > 0
            ? model.selection : TextUnits.deletion(before: model.selection.location, in: model.string as NSString)
        if range.length > 0 { change(range, "", clearing: clears, asks: asks) }
    }

    /// Makes a change, which the delegate may refuse if it is asked: only changes by the user are its to refuse. The first input of a
    /// secure field replaces all text, but the delegate is asked as for any other (wordpress-mobile/WordPress-iOS#2844).
    private func change(_ range: NSRange, _ text: String, marked: NSRange? = nil, clearing: Bool = false, asks: Bool = true) {
        guard !asks || delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
        apply(clearing ? model.whole : range, text, marked: marked)
    }

    /// Sets marked text, which may still change; `selected` is relative to its beginning.
    func mark(_ text: String, _ selected: NSRange) {
        let range = model.marked ?? model.selection
        if range.length > 0 || !text.isEmpty { change(range, text, marked: selected) }
    }

    func unmark() {
        guard model.marked != nil else { return }
        model.marked = nil
        canvas.setNeedsDisplay()
    }

    func replaceByInput(_ range: NSRange, _ text: String) { apply(range, text) }

    func apply(_ range: NSRange, _ text: String, marked: NSRange? = nil, isUndoing: Bool = false) {
        // The delegate may have changed the text itself.
        let length = model.length
        let location = min(range.location, length)
        let span = NSRange(location: location, length: min(range.length, length - location))
        let new = NSRange(location: location, length: text.utf16.count)
        if !isUndoing { undo.record(attributedPart(span), new, of: self) }
        inputDelegate?.textWillChange(self)
        model.string = (model.string as NSString).replacingCharacters(in: span, with: text)
        model.marked = marked == nil || new.length == 0 ? nil : new
        let place = min(max(marked?.location ?? new.length, 0), new.length)
        model.selection = NSRange(location: location + place, length: min(max(marked?.length ?? 0, 0), new.length - place))
        inputDelegate?.textDidChange(self)
        changedByUser()
    }

    private func changeByUser(_ text: String) {
        undo.record(NSAttributedString(string: model.string), NSRange(location: 0, length: text.utf16.count), of: self)
        model.marked = nil
        model.string = text
        model.selection = NSRange(location: model.length, length: 0)
        changedByUser()
    }

    private func changedByUser() {
        editMenu.hide()
        canvas.caret.restart()
        textLooksChanged()
        sendActions(for: .editingChanged)
        KeyboardPresenter.shared.textChanged(of: self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    private func returnPressed() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

    func clearTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        changeByUser("")
    }

    // MARK: Selection

    func setSelection(_ range: NSRange) {
        let length = model.length
        let location = min(max(0, range.location), length)
        let span = NSRange(location: location, length: min(max(0, range.length), length - location))
        guard span != model.selection else { return }
        undo.endTyping()
        if let marked = model.marked, NSUnionRange(marked, span) != marked { unmark() }
        inputDelegate?.selectionWillChange(self)
        model.selection = span
        inputDelegate?.selectionDidChange(self)
        canvas.caret.restart()
        setNeedsLayout()
        canvas.setNeedsDisplay()
        delegate?.textFieldDidChangeSelection(self)
    }

    func copySelection() {
        guard model.selection.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = model.substring(model.selection)
    }

    func cutSelection() {
        copySelection()
        deleteTyped()
    }

    func pasteText() {
        if let pasteDelegate {
            return paste(UIPasteboard.general.itemProviders.map { ($0, nil) }, to: IndexRange(model.selection), pasteDelegate)
        }
        if let text = UIPasteboard.general.string { type(text) }
    }
}
