import UIKitLists

/// A text field's text, selection, and style.
struct FieldModel {
    var string = ""
    /// The selection in UTF-16 units.
    var selection = NSRange(location: 0, length: 0)
    /// The marked text, which an input method may still change.
    var marked: NSRange?
    var font: UIFont = .systemFont(ofSize: 17)
    var color: UIColor?
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    /// Overrides for the placeholder's own attributes.
    var placeholderLook = UITextField.PlaceholderLook()
    var isEditing = false
    /// Whether the next input clears the text: the first keystroke of a new session does so for secure text.
    var clearsOnNextInput = false
    /// The distance by which long text is scrolled to the left.
    var scrollOffset: CGFloat = 0
    var endReason: UITextField.DidEndEditingReason = .committed

    var length: Int { string.utf16.count }
    var whole: NSRange { NSRange(location: 0, length: length) }

    func substring(_ range: NSRange) -> String {
        let text = string as NSString
        let location = min(max(0, range.location), text.length)
        return text.substring(with: NSRange(location: location, length: min(max(0, range.length), text.length - location)))
    }

    @MainActor func attributes(alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return extraAttributes.merging([.font: font, .foregroundColor: color ?? .label, .paragraphStyle: style]) { _, new in new }
    }

    /// Whether the field can perform the action; `nil` leaves it to the responder.
    @MainActor func canPerform(_ action: Selector, isSecret: Bool) -> Bool? {
        switch action.name {
        case "cut:", "copy:": selection.length > 0 && !isSecret
        case "delete:": false
        case "paste:": UIPasteboard.general.hasStrings
        case "select:": length > 0 && selection.length == 0
        case "selectAll:": length > 0 && selection.length < length
        default: nil
        }
    }
}

extension UITextField: DescribesText {
    package var describedText: String? { text }
}
