import Foundation

/// One set line. Coordinates are points from the layout's top left corner, y downwards.
package struct TextLine {
    /// The UTF-16 units of the line, the paragraph's end mark included.
    package var range: Range<Int>
    /// The end of the text that is not the end mark.
    package var contentEnd: Int
    /// Where the first glyph at the left starts.
    package var x: CGFloat
    package var top: CGFloat
    package var height: CGFloat
    package var baseline: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The width without white space at the line's end.
    package var width: CGFloat
    /// The width with it.
    package var fullWidth: CGFloat
    /// The left edge of the line without white space at its end.
    package var left: CGFloat
    package var pieces: [TextPiece]
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    /// A list's marker before the text; it has no unit of the text.
    var marker: [TextPiece] = []

    package var frame: CGRect { CGRect(x: left, y: top, width: width, height: height) }

    /// The attachments in a piece by their units, in the layout's coordinates.
    func attachmentFrames(of piece: TextPiece) -> [(index: Int, frame: CGRect)] {
        guard let attachment = piece.style.attachment, !piece.isEllipsis else { return [] }
        var pen = x + piece.x
        var result: [(Int, CGRect)] = []
        for glyph in piece.glyphs {
            let bounds = attachment.attachmentBounds(
                lineWidth: width, ascent: piece.style.font.ascent, position: CGPoint(x: pen, y: baseline), characterIndex: Int(glyph.cluster))
            if bounds.isFinite {
                let corner = CGPoint(x: pen + bounds.minX, y: baseline - piece.style.baselineOffset - bounds.maxY)
                result.append((Int(glyph.cluster), CGRect(origin: corner, size: bounds.size)))
            }
            pen += glyph.advance
        }
        return result
    }
}

/// Glyphs of one run on one line.
package struct TextPiece {
    package var range: Range<Int>
    package var style: TextStyle
    package var face: FontFace
    package var unit: CGFloat
    package var level: UInt8
    /// From the line's `x`.
    package var x: CGFloat
    package var width: CGFloat
    package var glyphs: [ShapedGlyph]
    /// Whether this is the sign for left-out text.
    package var isEllipsis: Bool
}
