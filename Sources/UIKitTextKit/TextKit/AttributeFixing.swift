import CoreText
import Foundation
import UIKitCore

// In an extension of the protocol, so that text storages have members of the same names.
extension NSObjectProtocol where Self: NSMutableAttributedString {
    /// Makes the attributes in `range` fit their characters: a font that has the character, one paragraph style per paragraph, and
    /// attachments only on the attachment character.
    public func fixAttributes(in range: NSRange) {
        guard let range = within(range) else { return }
        fixParagraphStyleAttribute(in: range)
        fixAttachmentAttribute(in: range)
    }

    /// Gives each paragraph that `range` touches the style of its first character.
    public func fixParagraphStyleAttribute(in range: NSRange) {
        guard let range = within(range) else { return }
        let text = string as NSString
        var paragraph = text.paragraphRange(for: NSRange(location: range.location, length: 0))
        while paragraph.length > 0 {
            let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
            var run = NSRange()
            _ = attribute(.paragraphStyle, at: paragraph.location, longestEffectiveRange: &run, in: paragraph)
            if run.length < paragraph.length {
                if let style {
                    addAttribute(.paragraphStyle, value: style, range: paragraph)
                } else {
                    removeAttribute(.paragraphStyle, range: paragraph)
                }
            }
            guard NSMaxRange(paragraph) < NSMaxRange(range) else { return }
            paragraph = text.paragraphRange(for: NSRange(location: NSMaxRange(paragraph), length: 0))
        }
    }

    /// Takes attachments off the characters that are not `NSTextAttachment.character`.
    public func fixAttachmentAttribute(in range: NSRange) {
        guard let range = within(range) else { return }
        let text = string as NSString
        for index in range.location..<NSMaxRange(range)
        where text.character(at: index) != NSTextAttachment.character && attribute(.attachment, at: index, effectiveRange: nil) != nil {
            removeAttribute(.attachment, range: NSRange(location: index, length: 1))
        }
    }

    /// Fonts are chosen for each character as it is drawn: there is nothing to fix.
    public func fixFontAttribute(in range: NSRange) {}

    /// The part of `range` inside the text; nil if there is none.
    private func within(_ range: NSRange) -> NSRange? {
        guard range.location >= 0, range.location < length else { return nil }
        return NSIntersectionRange(range, NSRange(location: 0, length: length))
    }
}
