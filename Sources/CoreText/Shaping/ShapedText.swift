import Foundation

/// A glyph with its position relative to the pen, in points, y upward.
package struct ShapedGlyph {
    package var glyph: UInt32
    /// The UTF-16 index of the glyph's first unit.
    package var cluster: Int32
    package var advance: CGFloat
    package var dx: CGFloat
    package var dy: CGFloat
}

/// Glyphs of one face, style, and direction, in visual order from left to right.
package struct ShapedRun {
    package var range: Range<Int>
    package var style: TextStyle
    package var face: FontFace
    /// The factor from the face's units to points.
    package var unit: CGFloat
    package var level: UInt8
    package var glyphs: [ShapedGlyph]
}

/// A paragraph's text converted to glyphs, before line breaking.
package struct ShapedText {
    package var runs: [ShapedRun]
    /// For each UTF-16 unit, the width of the cluster that starts there, or 0 inside clusters.
    package var advances: [CGFloat]
    /// Whether a cluster starts at each unit. Only there may a caret be placed or a line begin.
    package var isClusterStart: [Bool]
    package var baseLevel: UInt8
}
