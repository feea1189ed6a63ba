import UIKitLists

/// Controls whether a field's editing begins, changes, and ends, and handles Return. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began, when the field is first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end. It is called before the field resigns; a field that leaves its window resigns in any case.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended. It is not called if the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user's input may replace a range, in UTF-16 units, with text. Empty text is a deletion.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called after the selection changed, by the user or by code.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the Return key has its standard effect. It is called for each press of the key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu of a range, or nil for the suggested actions.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Not called: the emulated keyboard suggests nothing.
    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        target("textField:insertInputSuggestion:")?.textField(textField, insertInputSuggestion: inputSuggestion)
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        target("textFieldShouldBeginEditing:")?.textFieldShouldBeginEditing(textField) ?? true
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        target("textFieldDidBeginEditing:")?.textFieldDidBeginEditing(textField)
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        target("textFieldShouldEndEditing:")?.textFieldShouldEndEditing(textField) ?? true
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldDidEndEditing(_ textField: UITextField) { target("textFieldDidEndEditing:")?.textFieldDidEndEditing(textField) }
    // The method with a reason takes precedence if both are implemented.
    /// Calls the method without a reason, for a delegate that doesn't implement this one.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if let target = target("textFieldDidEndEditing:reason:") {
            target.textFieldDidEndEditing(textField, reason: reason)
        } else {
            textFieldDidEndEditing(textField)
        }
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        target("textField:shouldChangeCharactersIn:replacementString:")?.textField(
            textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        target("textFieldDidChangeSelection:")?.textFieldDidChangeSelection(textField)
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        target("textFieldShouldClear:")?.textFieldShouldClear(textField) ?? true
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        target("textFieldShouldReturn:")?.textFieldShouldReturn(textField) ?? true
    }
    /// Returns nil for a delegate that neither implements the method nor forwards it to another object.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        target("textField:editMenuForCharactersIn:suggestedActions:")?.textField(
            textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions) ?? nil
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        target("textField:willPresentEditMenuWith:")?.textField(textField, willPresentEditMenuWith: animator)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        target("textField:willDismissEditMenuWith:")?.textField(textField, willDismissEditMenuWith: animator)
    }
    private func target(_ selector: String) -> (any UITextFieldDelegate)? { forwardee(for: selector) as? any UITextFieldDelegate }
}
