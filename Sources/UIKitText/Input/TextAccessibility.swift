import UIKitLists

extension UIAccessibilityCustomRotorItemResult {
    /// Creates a result of a rotor: an element, and a range of its text or nil for the whole element.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init(target: targetElement, range: targetRange)
    }
    /// The range of the result in the element's text, or `nil` for all of it.
    public var targetRange: UITextRange? {
        get { range as? UITextRange }
        set { range = newValue }
    }
}

/// A closure that returns the text input of an element, or nil.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?

extension NSObjectProtocol where Self: NSObject {
    /// The text input that assistive technologies use for an element which draws the text itself.
    public var accessibilityTextInputResponder: (any UITextInput)? {
        get { accessibilityState.textInputResponder as? any UITextInput }
        set { accessibilityState.textInputResponder = newValue }
    }
    /// A closure that returns the text input that an element represents, or nil.
    public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
        get { accessibilityState.$textInputResponder.map { block in { block() as? any UITextInput } } }
        set { accessibilityState.$textInputResponder = newValue.map { block in { block() } } }
    }
}
