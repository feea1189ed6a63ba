import Foundation

/// The space text is set in and what happens when it does not fit.
package struct TextConstraints: Hashable {
    /// Where lines may be broken.
    package enum Wrapping: Hashable { case words, characters, none }
    /// What is left out of a line that cannot hold all text that is still to come.
    package enum Truncation: Hashable { case none, head, middle, tail }

    /// Points; infinite for no limit.
    package var width: CGFloat = .infinity
    /// Lines that would end below are not set; the first line always is.
    package var height: CGFloat = .infinity
    /// 0 for no limit.
    package var maximumLines = 0
    package var wrapping = Wrapping.words
    package var truncation = Truncation.none
    /// Replaces the paragraphs' own alignment.
    package var alignment: NSTextAlignment?
    /// What natural alignment and direction mean for text without a letter that decides.
    package var isRightToLeft = false
    /// Whether natural alignment is the layout direction's, as a label's is, rather than each paragraph's own.
    package var alignsByLayoutDirection = false
    /// Whether a line break at the end of the text opens an empty last line, as in a text view.
    package var includesTrailingEmptyLine = false
    /// Points by which lines are shortened at both sides, as TextKit's line fragment padding.
    package var padding: CGFloat = 0
    /// Whether a single word on a paragraph's last line is avoided; nil leaves it to the paragraphs' own strategies.
    package var pushesOut: Bool?
    /// What lines are interrupted by; needs a width.
    package var exclusions: [TextExclusion] = []
    /// Whether the paragraphs' own line break modes decide, as in string drawing; labels decide for the whole text.
    package var followsParagraphModes = false

    package init(width: CGFloat = .infinity, maximumLines: Int = 0) {
        (self.width, self.maximumLines) = (width, maximumLines)
    }

    /// A label's rules for a line break mode and a number of lines.
    package static func label(
        width: CGFloat, height: CGFloat = .infinity, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
        alignment: NSTextAlignment? = nil, pushesOut: Bool? = false, isRightToLeft: Bool = false,
        alignsByLayoutDirection: Bool = false
    ) -> TextConstraints {
        var result = TextConstraints(width: width, maximumLines: max(numberOfLines, 0))
        result.height = height
        result.alignment = alignment
        result.pushesOut = pushesOut
        result.isRightToLeft = isRightToLeft
        result.alignsByLayoutDirection = alignsByLayoutDirection
        result.apply(lineBreakMode, isSingleLine: numberOfLines == 1)
        return result
    }

    mutating func apply(_ mode: NSLineBreakMode, isSingleLine: Bool) {
        switch mode {
        case .byWordWrapping: (wrapping, truncation) = (.words, .none)
        case .byCharWrapping: (wrapping, truncation) = (.characters, .none)
        case .byClipping: (wrapping, truncation) = (isSingleLine ? .none : .words, .none)
        case .byTruncatingHead: (wrapping, truncation) = (isSingleLine ? .none : .words, .head)
        case .byTruncatingTail: (wrapping, truncation) = (isSingleLine ? .none : .words, .tail)
        case .byTruncatingMiddle: (wrapping, truncation) = (isSingleLine ? .none : .words, .middle)
        }
    }
}
