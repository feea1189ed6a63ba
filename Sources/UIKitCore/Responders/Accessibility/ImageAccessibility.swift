import Foundation

extension UIImage {
    private final class Words { var isElement = false; var label, hint, value, identifier: String?; var traits = UIAccessibilityTraits.image }
    nonisolated(unsafe) private static var key = 0
    private var words: Words {
        if let words = objc_getAssociatedObject(self, &UIImage.key) as? Words { return words }
        let words = Words()
        objc_setAssociatedObject(self, &UIImage.key, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }

    public var isAccessibilityElement: Bool { get { words.isElement } set { words.isElement = newValue } }
    public var accessibilityLabel: String? { get { words.label } set { words.label = newValue } }
    public var accessibilityHint: String? { get { words.hint } set { words.hint = newValue } }
    public var accessibilityValue: String? { get { words.value } set { words.value = newValue } }
    public var accessibilityIdentifier: String? { get { words.identifier } set { words.identifier = newValue } }
    public var accessibilityTraits: UIAccessibilityTraits { get { words.traits } set { words.traits = newValue } }
}
