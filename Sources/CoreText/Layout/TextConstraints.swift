import Foundation

/// The space in which text is laid out, and the treatment of text that does not fit.
package struct TextConstraints: Hashable {
    /// The lines that have the leading of their fonts' text styles: none, as in string drawing; all but the last, as in a label, which
    /// ends at its last line's descender; or all, as in TextKit.
    package enum StyleLeading: Hashable { case none, between, everyLine }
    /// The positions at which lines may break.
    package enum Wrapping: Hashable { case words, characters, none }
    /// The part that is omitted from a line that cannot contain the remaining text.
    package enum Truncation: Hashable { case none, head, middle, tail }

    /// The width in points; infinite for no limit.
    package var width: CGFloat = .infinity
    /// The height in points. Lines that would end below it are omitted, except the first.
    package var height: CGFloat = .infinity
    /// The maximum number of lines; 0 for no limit.
    package var maximumLines = 0
    package var styleLeading = StyleLeading.between
    package var wrapping = Wrapping.words
    package var truncation = Truncation.none
    /// The alignment that replaces the paragraphs' own.
    package var alignment: NSTextAlignment?
    /// The natural alignment and direction of text without a strong character.
    package var isRightToLeft = false
    /// Whether natural alignment follows the layout direction, as in a label, rather than each paragraph's own.
    package var alignsByLayoutDirection = false
    /// Whether a line break at the end of the text adds an empty last line, as in a text view.
    package var includesTrailingEmptyLine = false
    /// The points by which lines are shortened on both sides, as by TextKit's line fragment padding.
    package var padding: CGFloat = 0
    /// Whether a single word on a paragraph's last line is avoided, or `nil` to follow the paragraphs' own strategies.
    package var pushesOut: Bool?
    /// Areas that interrupt lines; they require a width.
    package var exclusions: [TextExclusion] = []
    /// Whether white space at a line break counts for the width, as at the end of a paragraph.
    package var countsSpaceAtBreaks = false
    /// Whether the paragraphs' own line break modes apply, as in string drawing; labels have one for the whole text.
    package var followsParagraphModes = false
    /// Whether the last of the allowed lines is not wrapped, but contains the rest of the paragraph and is cut off at the edge.
    package var clipsLastLine = false

    package init(width: CGFloat = .infinity, maximumLines: Int = 0) {
        (self.width, self.maximumLines) = (width, maximumLines)
    }

    /// Returns a label's constraints for a line break mode and a number of lines.
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
        clipsLastLine = mode == .byClipping
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
