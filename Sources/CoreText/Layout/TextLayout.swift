import Foundation

/// Text divided into positioned lines. Immutable; sizes are exact and not rounded to pixels.
package final class TextLayout: @unchecked Sendable {
    package let text: AttributedText
    package let lines: [TextLine]
    /// The width of the widest line with its indents, and the height of all lines.
    package let size: CGSize
    /// Whether some text does not fit.
    package let isTruncated: Bool

    /// Lays out text. `start` is the index at which text continues that did not fit in another layout; ranges count from the text's
    /// beginning regardless.
    package init(_ text: AttributedText, _ constraints: TextConstraints, from start: Int = 0) {
        TextLock.lock()
        defer { TextLock.unlock() }
        var setter = LineSetter(text, constraints, from: start)
        setter.run()
        self.text = text
        lines = setter.lines
        size = setter.size
        isTruncated = setter.isTruncated
    }

    /// Creates a layout with lines in other places.
    package init(_ layout: TextLayout, lines: [TextLine]) {
        text = layout.text
        self.lines = lines
        size = CGSize(width: layout.size.width, height: lines.last.map { $0.top + $0.height } ?? 0)
        isTruncated = layout.isTruncated
    }

    package convenience init(_ string: String, font: CTFont, _ constraints: TextConstraints) {
        self.init(AttributedText(string, font: font), constraints)
    }

    /// Returns the attachments in a range of lines, with their units.
    package func attachments(in shown: Range<Int>) -> [(index: Int, attachment: any TextAttachment, frame: CGRect)] {
        lines[shown].flatMap { line in
            line.pieces.flatMap { piece in
                piece.style.attachment.map { attachment in line.attachmentFrames(of: piece).map { ($0.index, attachment, $0.frame) } } ?? []
            }
        }
    }

    /// The distance of the first line's baseline from the top.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance of the last line's baseline from the top.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
