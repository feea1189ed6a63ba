import Foundation

/// A line of a layout. Coordinates are points from the layout's top left corner, y downward.
package struct TextLine {
    /// The UTF-16 units of the line, including the paragraph's terminator.
    package var range: Range<Int>
    /// The end of the text before the terminator.
    package var contentEnd: Int
    /// The x coordinate of the leftmost glyph.
    package var x: CGFloat
    package var top: CGFloat
    package var height: CGFloat
    package var baseline: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The width without trailing white space.
    package var width: CGFloat
    /// The width including trailing white space.
    package var fullWidth: CGFloat
    /// The left edge of the line without trailing white space.
    package var left: CGFloat
    /// The x coordinates between which the line may be.
    package var room: ClosedRange<CGFloat>
    package var pieces: [TextPiece]
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    /// A list's marker before the text; it has no unit in the text.
    var marker: [TextPiece] = []

    package var frame: CGRect { CGRect(x: left, y: top, width: width, height: height) }

    /// The characters of a truncated line that its ellipsis stands for: those between visible pieces, or from the last one to the line's
    /// end.
    package var elided: Range<Int> {
        let shown = pieces.filter { !$0.isEllipsis }.map(\.range)
        var start = range.lowerBound
        for range in shown.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > start { return start..<range.lowerBound }
            start = range.upperBound
        }
        return start..<max(contentEnd, start)
    }

    /// Whether the rectangles of a range include the ellipsis. In square/Blueprint (AttributedLabelTests/test_textContainerRects, iOS 15 to
    /// 17), words without a visible letter have its rectangle, and so has a word that it begins or ends, except in the line's middle, where
    /// the letters after it have a rectangle of their own.
    func reachesEllipsis(_ part: Range<Int>) -> Bool {
        let elided = elided
        guard isTruncated, elided.overlaps(part) else { return false }
        return part.lowerBound < elided.lowerBound || part.upperBound <= elided.upperBound || elided.lowerBound == range.lowerBound
    }

    /// Returns the attachments in a piece with their units, in the layout's coordinates.
    func attachmentFrames(of piece: TextPiece) -> [(index: Int, frame: CGRect)] {
        guard let attachment = piece.style.attachment, !piece.isEllipsis else { return [] }
        var pen = x + piece.x
        var result: [(Int, CGRect)] = []
        for glyph in piece.glyphs {
            let bounds = attachment.attachmentBounds(
                lineWidth: width, ascent: piece.style.font.ascent, position: CGPoint(x: pen, y: baseline),
                characterIndex: Int(glyph.cluster))
            if bounds.isFinite {
                let corner = CGPoint(x: pen + bounds.minX, y: baseline - piece.style.baselineOffset - bounds.maxY)
                result.append((Int(glyph.cluster), CGRect(origin: corner, size: bounds.size)))
            }
            pen += glyph.advance
        }
        return result
    }
}

/// The glyphs of one run on one line.
package struct TextPiece {
    package var range: Range<Int>
    package var style: TextStyle
    package var face: FontFace
    package var unit: CGFloat
    package var level: UInt8
    /// The offset from the line's `x`.
    package var x: CGFloat
    package var width: CGFloat
    package var glyphs: [ShapedGlyph]
    /// Whether the piece is the ellipsis.
    package var isEllipsis: Bool
}
