import UIKitText

/// The words that the system adds to a keyboard's dictionary, such as contacts' names: none here.
open class UILexicon: NSObject, NSCopying {
    open var entries: [UILexiconEntry] { [] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shortcut and the text it is short for.
open class UILexiconEntry: NSObject, NSCopying {
    public let documentText: String, userInput: String
    package init(documentText: String, userInput: String) { (self.documentText, self.userInput) = (documentText, userInput) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The text that a custom keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The paragraph's text before and after the insertion point; nil if there is none, or if no view accepts text.
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// Passes everything on to the first responder of the controller's window.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
    weak var controller: UIInputViewController?
    private var target: (any UIKeyInput)? { UIApplication.shared.keyWindowForActions?.firstResponder as? any UIKeyInput }
    private var text: (any UITextInput)? { target as? any UITextInput }

    init(_ controller: UIInputViewController) { self.controller = controller }

    var hasText: Bool { target?.hasText ?? false }
    func insertText(_ text: String) { if let target { KeyboardInput.insert(text, into: target) } }
    func deleteBackward() { if let target { KeyboardInput.deleteBackward(in: target) } }

    var documentContextBeforeInput: String? {
        guard let text, let selection = text.selectedTextRange,
            let range = text.textRange(from: text.beginningOfDocument, to: selection.start)
        else { return nil }
        let before = text.text(in: range) ?? ""
        return before.isEmpty ? nil : String(before.reversed().prefix { !$0.isNewline }.reversed())
    }
    var documentContextAfterInput: String? {
        guard let text, let selection = text.selectedTextRange, let range = text.textRange(from: selection.end, to: text.endOfDocument)
        else { return nil }
        let after = text.text(in: range) ?? ""
        return after.isEmpty ? nil : String(after.prefix { !$0.isNewline })
    }
    var selectedText: String? {
        guard let text, let selection = text.selectedTextRange, !selection.isEmpty else { return nil }
        return text.text(in: selection)
    }
    var documentInputMode: UITextInputMode? { (target as? UIResponder)?.textInputMode }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let selection = text.selectedTextRange, let place = text.position(from: selection.start, offset: offset) else {
            return
        }
        text.selectedTextRange = text.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) { text?.setMarkedText(markedText, selectedRange: selectedRange) }
    func unmarkText() { text?.unmarkText() }
}

private let proxies = AttachedProperty<DocumentProxy?>(nil)

extension UIContentContainer where Self: UIInputViewController {
    /// The input to which the keyboard types.
    public var textDocumentProxy: any UITextDocumentProxy {
        if let known = proxies[self] { return known }
        let made = DocumentProxy(self)
        proxies[self] = made
        return made
    }
    /// There is only one other keyboard: the system's, which is already at the bottom of the screen.
    public var needsInputModeSwitchKey: Bool { false }
    public var hasFullAccess: Bool { false }
    public func advanceToNextInputMode() { dismissKeyboard() }
    public func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) { completionHandler(UILexicon()) }
}

extension UITextDocumentProxy {
    /// Identifies the document that a keyboard extension edits.
    public var documentIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
}
