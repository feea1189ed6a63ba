import Foundation

private final class Words { var label, hint, value: String?; var isElement = false; var traits = UIAccessibilityTraits.none }
nonisolated(unsafe) private var key = 0

// On Apple's platforms every object has accessibility properties: view models and configurations use them. Views and bar items have their
// own.
extension NSObjectProtocol where Self: NSObject {
    private var words: Words {
        if let words = objc_getAssociatedObject(self, &key) as? Words { return words }
        let words = Words()
        objc_setAssociatedObject(self, &key, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }

    public var isAccessibilityElement: Bool {
        get { words.isElement }
        set { words.isElement = newValue }
    }
    public var accessibilityLabel: String? {
        get { words.label }
        set { words.label = newValue }
    }
    public var accessibilityHint: String? {
        get { words.hint }
        set { words.hint = newValue }
    }
    public var accessibilityValue: String? {
        get { words.value }
        set { words.value = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { words.traits }
        set { words.traits = newValue }
    }
}
