import CoreText
import Foundation
import Testing

@Suite struct TextLayoutTests {
    let font = CTFont.system(size: 17)

    private func words(_ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: layout.text.units[$0.range], as: UTF16.self) }
    }

    @Test("lines break between words, and trailing spaces extend past the edge")
    func wrapping() {
        let layout = TextLayout("The quick brown fox jumps", font: font, TextConstraints(width: 90))
        #expect(words(layout) == ["The quick ", "brown fox ", "jumps"])
        #expect(layout.size.width <= 90)
        #expect(abs(layout.size.height - 3 * font.lineHeight) < 0.001)
        #expect(!layout.isTruncated)
    }

    @Test(
        "trailing white space of a paragraph counts if it fits",
        arguments: [(17, "Claim of ", 67), (12, "Don't have an account? ", 136.5)] as [(CGFloat, String, CGFloat)])
    func endingSpace(size: CGFloat, text: String, width: CGFloat) {
        let font = CTFont.system(size: size)
        #expect(abs(TextLayout(text, font: font, TextConstraints()).size.width - width) <= 0.5)
        let trimmed = TextLayout(String(text.dropLast()), font: font, TextConstraints()).size.width
        #expect(TextLayout(text, font: font, TextConstraints(width: trimmed + 1)).size.width <= trimmed + 1)
    }

    @Test("a word wider than the line is broken between characters")
    func longWord() {
        let layout = TextLayout("Donaudampfschifffahrt", font: font, TextConstraints(width: 60))
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
        #expect(words(layout).joined() == "Donaudampfschifffahrt")
    }

    @Test(
        "nonfinite attributes do not prevent layout",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func strangeFigures(_ value: CGFloat) {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (value, value, value, value)
        (style.minimumLineHeight, style.lineHeightMultiple, style.paragraphSpacing, style.defaultTabInterval) = (value, value, value, value)
        style.tabStops = [NSTextTab(textAlignment: .right, location: value)]
        let attributes: [NSAttributedString.Key: Any] = [
            .paragraphStyle: style, .kern: value, .baselineOffset: value, .expansion: value, .obliqueness: value, .underlineStyle: value,
        ]
        let text = AttributedText(
            NSAttributedString(string: "Some\twords\nof text", attributes: attributes), defaultFont: CTFont.system(size: value))
        let layout = TextLayout(text, TextConstraints(width: 90))
        #expect(words(layout).joined() == "Some\twords\nof text")
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(style.lineSpacing == value || value.isNaN)
    }

    @Test("line breaks in the text start new lines; one at the end starts a line only if an empty line is requested")
    func paragraphs() {
        #expect(words(TextLayout("a\nb\r\n\nc", font: font, TextConstraints())) == ["a\n", "b\r\n", "\n", "c"])
        #expect(TextLayout("a\n", font: font, TextConstraints()).lines.count == 1)
        var constraints = TextConstraints()
        constraints.includesTrailingEmptyLine = true
        #expect(TextLayout("a\n", font: font, constraints).lines.count == 2)
        let empty = TextLayout("", font: font, TextConstraints())
        #expect(empty.size == CGSize(width: 0, height: font.lineHeight))
    }

    @Test(
        "truncated text has an ellipsis at the head, in the middle, or at the tail",
        arguments: [
            NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ])
    func truncation(mode: NSLineBreakMode) throws {
        let text = "The quick brown fox jumps"
        let layout = TextLayout(text, font: font, .label(width: 100, numberOfLines: 1, lineBreakMode: mode))
        let line = try #require(layout.lines.first)
        #expect(layout.isTruncated && line.isTruncated && line.width <= 100.001 && line.width > 85)
        let ellipsis = line.pieces.firstIndex { $0.isEllipsis }
        let expected = [.byTruncatingHead: 0, .byTruncatingMiddle: 1, .byTruncatingTail: line.pieces.count - 1][mode]
        #expect(ellipsis == expected)
    }

    @Test("no space precedes or follows an ellipsis")
    func spacesBesideEllipsis() {
        let text = "one two three four five six seven", units = Array(text.utf16)
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            for width in stride(from: CGFloat(40), to: 160, by: 5) {
                let pieces = TextLayout(text, font: font, .label(width: width, numberOfLines: 1, lineBreakMode: mode)).lines[0].pieces
                for (index, piece) in pieces.enumerated() where piece.isEllipsis {
                    if index > 0 { #expect(units[pieces[index - 1].range.upperBound - 1] != 32) }
                    if index + 1 < pieces.count { #expect(units[pieces[index + 1].range.lowerBound] != 32) }
                }
            }
        }
    }

    /// square/Blueprint (iOS 15 to 17), AttributedLabelTests/test_textContainerRects.
    @Test("an ellipsis looks like the first character that it stands for, and has the rectangle of those characters")
    func ellipsisOfElidedText() throws {
        let words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit", units = Array(words.utf16)
        let text = NSMutableAttributedString(string: words, attributes: [.font: font, .baselineOffset: 1])
        for index in units.indices where units[index] == 32 {
            text.addAttribute(.baselineOffset, value: 0, range: NSRange(location: index, length: 1))
        }
        for width in stride(from: CGFloat(100), to: 300, by: 7) {
            for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
                let layout = TextLayout(AttributedText(text), .label(width: width, numberOfLines: 1, lineBreakMode: mode))
                let line = layout.lines[0], elided = line.elided
                let ellipsis = try #require(line.pieces.first { $0.isEllipsis })
                #expect(ellipsis.style.baselineOffset == (units[elided.lowerBound] == 32 ? 0 : 1))
                let (left, right) = (line.x + ellipsis.x, line.x + ellipsis.x + ellipsis.width)
                let inside = layout.rects(for: elided.lowerBound..<elided.lowerBound + 1)
                #expect(inside.count == 1 && abs(inside[0].minX - left) < 0.01 && abs(inside[0].maxX - right) < 0.01)
                switch mode {
                case .byTruncatingTail:
                    let rects = layout.rects(for: elided.lowerBound - 1..<elided.upperBound)
                    #expect(rects.count == 1 && abs(rects[0].maxX - right) < 0.01)
                default:
                    let rects = layout.rects(for: elided.upperBound - 1..<elided.upperBound + 1)
                    #expect(rects.count == 1 && abs(rects[0].minX - (mode == .byTruncatingHead ? left : right)) < 0.01)
                }
            }
        }
    }

    @Test("the last allowed line is truncated when more text follows")
    func lineLimit() {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = TextLayout(text, font: font, .label(width: 100, numberOfLines: 2, lineBreakMode: .byTruncatingTail))
        #expect(layout.lines.count == 2 && layout.isTruncated)
        #expect(layout.lines[0].isTruncated == false && layout.lines[1].isTruncated)
        let words = TextLayout(text, font: font, .label(width: 100, numberOfLines: 2, lineBreakMode: .byWordWrapping))
        #expect(words.lines.count == 2 && !words.lines[1].isTruncated && words.isTruncated)
        let lines = TextLayout("a\nb", font: font, .label(width: 100, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
        #expect(lines.lines.count == 1 && lines.lines[0].pieces.last?.isEllipsis == true)
        let low = TextLayout(text, font: font, .label(width: 100, height: 45, numberOfLines: 0, lineBreakMode: .byTruncatingTail))
        #expect(low.lines.count == 2 && low.lines[1].isTruncated)
    }

    @Test("a low line fits below a tall one in the height that the text reported")
    func mixedHeights() {
        let text = NSMutableAttributedString(string: "Tall words here\u{2028}", attributes: [.font: CTFont.system(size: 40)])
        text.append(NSAttributedString(string: "low end", attributes: [.font: CTFont.system(size: 12)]))
        let free = TextLayout(AttributedText(text), .label(width: 400, numberOfLines: 0, lineBreakMode: .byTruncatingTail))
        let fitted = TextLayout(
            AttributedText(text), .label(width: 400, height: free.size.height, numberOfLines: 0, lineBreakMode: .byTruncatingTail))
        #expect(
            free.lines.count == 2 && fitted.lines.count == 2 && !fitted.isTruncated, "\(free.lines.count) and \(fitted.lines.count) lines")
    }

    @Test("paragraph styles set indents, heights, spacing, and alignment")
    func paragraphStyle() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 20
        style.headIndent = 10
        style.minimumLineHeight = 30
        style.lineSpacing = 5
        style.paragraphSpacing = 7
        style.alignment = .right
        let text = NSAttributedString(string: "The quick brown\nfox", attributes: [.font: font, .paragraphStyle: style])
        let layout = TextLayout(AttributedText(text), TextConstraints(width: 110))
        #expect(layout.lines.map(\.top) == [0, 35, 77])
        #expect(layout.lines.allSatisfy { $0.height == 30 })
        #expect(abs(layout.lines[0].baseline - (30 - font.descent)) < 0.001)
        #expect(layout.lines.allSatisfy { abs($0.left + $0.width - 110) < 0.001 })
        let indented = style.mutableCopy() as? NSMutableParagraphStyle
        indented?.alignment = .left
        let other = TextLayout(
            AttributedText(
                NSAttributedString(string: "The quick brown\nfox", attributes: [.font: font, .paragraphStyle: indented ?? style])),
            TextConstraints(width: 110))
        #expect(other.lines.map(\.left) == [20, 10, 20])
    }

    @Test("right-to-left text and its carets run from the right")
    func bidi() throws {
        let layout = TextLayout("שלום עולם", font: font, TextConstraints(width: 200))
        let line = try #require(layout.lines.first)
        #expect(line.isRightToLeft)
        #expect(abs(line.left + line.width - 200) < 0.001)
        #expect(abs(layout.caretRect(at: 0).minX - 200) < 0.001)
        #expect(layout.caretRect(at: 3).minX < layout.caretRect(at: 1).minX)
        let mixed = TextLayout("abc שלום def", font: font, TextConstraints())
        let xs = [0, 4, 8, 12].map { mixed.caretX(at: $0, onLine: 0) }
        #expect(xs[0] == 0 && xs[3] > xs[1] && mixed.caretX(at: 5, onLine: 0) > mixed.caretX(at: 7, onLine: 0))
    }

    @Test("the caret never stops inside an emoji sequence, which is never broken")
    func emoji() throws {
        let family = "👨‍👩‍👧"
        let layout = TextLayout("a\(family)b", font: font, TextConstraints())
        let (before, after) = (layout.caretX(at: 1, onLine: 0), layout.caretX(at: 1 + family.utf16.count, onLine: 0))
        #expect(after - before > 15 && after - before < 30)
        #expect(layout.lines[0].pieces.count == 3)
        let narrow = TextLayout(family + family, font: font, TextConstraints(width: 22))
        #expect(narrow.lines.map(\.range.count) == [family.utf16.count, family.utf16.count])
        #expect(abs(layout.size.height - font.lineHeight) < 0.001)
    }

    @Test(
        "an emoji is as wide as on iOS: larger than its text when small, as wide as the font size from 22 points on",
        arguments: [
            // flutter/flutter#28894; half of the pixels measured there.
            (11.0, 14.0), (12, 15), (13, 16), (16, 20), (17, 20), (18, 20), (19, 20.5), (20, 21), (21, 21.5), (22, 22), (24, 24), (26, 26),
            (50, 50),
        ] as [(CGFloat, CGFloat)])
    func emojiWidths(size: CGFloat, width: CGFloat) {
        for text in ["🎃", "👨‍👩‍👧"] {
            #expect(abs(TextLayout(text, font: CTFont.system(size: size), TextConstraints()).size.width - width) <= 0.34)
        }
    }

    @Test("every character of Unicode can be broken into lines")
    func anything() {
        var text = ""
        for value in stride(from: UInt32(1), to: 0x3_0000, by: 61) {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        text += "🇩🇪🇫🇷\u{FFFC}\u{85}\u{2028}\u{FEFF}"
        let layout = TextLayout(text, font: font, TextConstraints(width: 100))
        #expect(layout.lines.count > 10)
        #expect(layout.lines.last?.range.upperBound == text.utf16.count)
        let broken = AttributedText(String(decoding: [0xD83D, 0x41, 0xDE00] as [UInt16], as: UTF16.self), font: font)
        #expect(TextLayout(broken, TextConstraints(width: 10)).lines.count > 0)
    }

    @Test("points convert to indices and back")
    func hits() {
        let layout = TextLayout("The quick brown fox", font: font, TextConstraints(width: 90))
        for index in [0, 3, 9, 10, 12, 19] {
            let caret = layout.caretRect(at: index)
            #expect(layout.index(at: CGPoint(x: caret.minX + 0.2, y: caret.midY)) == index)
        }
        #expect(layout.rects(for: 4..<12).count == 2)
        #expect(layout.character(at: CGPoint(x: 1, y: 5)) == 0)
        #expect(layout.character(at: CGPoint(x: 500, y: 5)) == nil)
    }

    @Test("kern adds width, and attachments take their own space")
    func attributes() throws {
        let plain = TextLayout("abcd", font: font, TextConstraints()).size
        let kerned = TextLayout(
            AttributedText(NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2])), TextConstraints()
        ).size
        #expect(abs(kerned.width - plain.width - 8) < 0.001)
        final class Picture: TextAttachment {
            func attachmentBounds(lineWidth: CGFloat, ascent: CGFloat, position: CGPoint, characterIndex: Int) -> CGRect {
                CGRect(x: 0, y: -4, width: 30, height: 40)
            }
            func drawAttachment(in context: CGContext, rect: CGRect, characterIndex: Int, color: CGColor) {}
        }
        let text = NSMutableAttributedString(string: "ab\u{FFFC}cd", attributes: [.font: font])
        text.addAttribute(.attachment, value: Picture(), range: NSRange(location: 2, length: 1))
        let layout = TextLayout(AttributedText(text), TextConstraints())
        #expect(abs(layout.size.width - plain.width - 30) < 0.001)
        #expect(abs(layout.lines[0].ascent - 36) < 0.001 && abs(layout.size.height - 36 - font.descent) < 0.001)
    }

    // square/Blueprint, AttributedLabelTests/test_textContainerRects_byClipping_2-lines, on iOS 15.
    @Test("the last line that a clipping label may have is not wrapped, and is as wide as the label")
    func clippedLastLine() {
        let text = "one two three four five six seven"
        let two = TextCache.layout(text, font: font, .label(width: 90, numberOfLines: 2, lineBreakMode: .byClipping))
        #expect(two.lines.count == 2 && two.lines[1].contentEnd == text.utf16.count && two.isTruncated)
        let three = TextCache.layout(text, font: font, .label(width: 90, numberOfLines: 0, lineBreakMode: .byClipping))
        #expect(three.lines.count > 2 && three.lines[1].contentEnd < text.utf16.count)
        let wrapped = TextCache.layout(text, font: font, .label(width: 90, numberOfLines: 2, lineBreakMode: .byWordWrapping))
        #expect(wrapped.lines[1].contentEnd == three.lines[1].contentEnd)
    }

    @Test("repeated measurements are cached")
    func caching() {
        let constraints = TextConstraints.label(width: 90, numberOfLines: 0, lineBreakMode: .byWordWrapping)
        let first = TextCache.layout("The quick brown fox", font: font, constraints)
        #expect(TextCache.layout("The quick brown fox", font: font, constraints) === first)
        #expect(TextCache.layout("The quick brown fox", font: .system(size: 18), constraints) !== first)
    }
}
