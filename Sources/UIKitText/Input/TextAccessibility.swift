import UIKitLists

extension UIAccessibilityCustomRotorItemResult {
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init(target: targetElement, range: targetRange)
    }
    /// The range of the result in the element's text, or `nil` for all of it.
    public var targetRange: UITextRange? {
        get { range as? UITextRange }
        set { range = newValue }
    }
}
