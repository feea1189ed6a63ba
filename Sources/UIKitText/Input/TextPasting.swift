import UIKitLists

/// Text whose delegate can change what a paste or a drop inserts.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The object that changes pasted items. It is held weakly.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The delegate of pastes. Every method is optional.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Sets the result of `item`: call one of its setters, before this method returns or later.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Returns the text of several pasted items. The default joins them.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString
    /// Inserts the text, and returns the range that it covers.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
    /// Returns whether the paste is animated. The default is `true`; here, pastes are not.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Sets the default result of the item, for a delegate that doesn't implement the method.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        item.setDefaultResult()
    }
    /// Joins the texts, for a delegate that doesn't implement the method.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for string in itemStrings { whole.append(string) }
        return whole
    }
    /// Inserts the text in place of the range, for a delegate that doesn't implement the method.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        (textPasteConfigurationSupporting as? any PastableText)?.insertPasted(attributedString, in: textRange) ?? textRange
    }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// A pasted item.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's data.
    var itemProvider: NSItemProvider { get }
    /// The object that accompanies a drag within the app.
    var localObject: Any? { get }
    /// The attributes that a plain text would have at the place.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Inserts text in place of the item.
    func setResult(string: String)
    /// Inserts text with attributes in place of the item.
    func setResult(attributedString string: NSAttributedString)
    /// Inserts an attachment in place of the item.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Inserts nothing in place of the item.
    func setNoResult()
    /// Inserts what the system would insert.
    func setDefaultResult()
}

/// The interface of a field or a text view for pasting.
@MainActor
protocol PastableText: UITextPasteConfigurationSupporting, UITextInput {
    var pastedAttributes: [NSAttributedString.Key: Any] { get }
    /// Whether attributes and attachments are kept.
    var keepsPastedAttributes: Bool { get }
    func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange
}

extension PastableText {
    /// Asks the delegate for the result of each item, and inserts the results into `range` once all have a result.
    func paste(_ items: [(provider: NSItemProvider, local: Any?)], to range: UITextRange, _ delegate: any UITextPasteDelegate) {
        var open = items.count
        var pasted: [PastedItem] = []
        pasted = items.map { item in
            PastedItem(item.provider, item.local, self) { [weak self] in
                open -= 1
                if let self, open == 0 { finish(pasted, range, delegate) }
            }
        }
        for item in pasted { delegate.textPasteConfigurationSupporting(self, transform: item) }
    }

    private func finish(_ pasted: [PastedItem], _ range: UITextRange, _ delegate: any UITextPasteDelegate) {
        let texts = pasted.compactMap(\.result)
        guard !texts.isEmpty else { return }
        let whole = delegate.textPasteConfigurationSupporting(self, combineItemAttributedStrings: texts, for: range)
        _ = delegate.textPasteConfigurationSupporting(self, performPasteOf: whole, to: range)
    }
}

private final class PastedItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: NSAttributedString?
    private let keepsAttributes: Bool
    private var done: (() -> Void)?

    init(_ provider: NSItemProvider, _ local: Any?, _ text: any PastableText, done: @escaping () -> Void) {
        (itemProvider, localObject, defaultAttributes, keepsAttributes, self.done) = (
            provider, local, text.pastedAttributes, text.keepsPastedAttributes, done
        )
    }

    private func set(_ text: NSAttributedString?) {
        guard let done else { return }
        self.done = nil
        result = text
        done()
    }
    func setResult(string: String) { set(NSAttributedString(string: string, attributes: defaultAttributes)) }
    func setResult(attributedString string: NSAttributedString) { set(string) }
    func setResult(attachment textAttachment: NSTextAttachment) { set(NSAttributedString(attachment: textAttachment)) }
    func setNoResult() { set(nil) }
    func setDefaultResult() {
        if itemProvider.canLoadObject(ofClass: NSString.self) {
            itemProvider.loadObject(ofClass: NSString.self) { object, _ in
                self.setResult(string: (object as? NSString).map { String($0) } ?? "")
            }
        } else if keepsAttributes, itemProvider.canLoadObject(ofClass: UIImage.self) {
            itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                if let image = object as? UIImage { self.setResult(attachment: NSTextAttachment(image: image)) } else { self.setNoResult() }
            }
        } else {
            setNoResult()
        }
    }
}

extension UITextView: PastableText {
    var pastedAttributes: [NSAttributedString.Key: Any] { typingAttributes }
    var keepsPastedAttributes: Bool { allowsEditingTextAttributes }
    func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
        let span = range.nsRange, before = storage.length
        change(span, text.string)
        let length = storage.length - before + span.length
        let keeps = keepsPastedAttributes || text.containsAttachments(in: NSRange(location: 0, length: text.length))
        if keeps, length == text.length {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
                textStorage.addAttributes(attributes, range: NSRange(location: span.location + part.location, length: part.length))
            }
        }
        return IndexRange(NSRange(location: span.location, length: max(0, length)))
    }
    func pastePasteboard() {
        guard isEditable else { return }
        if let pasteDelegate {
            paste(UIPasteboard.general.itemProviders.map { ($0, nil) }, to: IndexRange(editing.selection), pasteDelegate)
        } else if let text = UIPasteboard.general.string {
            KeyboardInput.insert(text, into: self)
        }
    }
}

extension UITextField: PastableText {
    var pastedAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
    var keepsPastedAttributes: Bool { false }
    func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
        setSelection(range.nsRange)
        type(text.string)
        return IndexRange(NSRange(location: range.nsRange.location, length: max(0, model.selection.location - range.nsRange.location)))
    }
}
