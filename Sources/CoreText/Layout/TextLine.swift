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

    package var frame: CGRect { CGRect(x: left, y: top, width: width, height: height) }
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
