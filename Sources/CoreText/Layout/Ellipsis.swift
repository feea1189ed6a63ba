import Foundation

/// The ellipsis, in the font of the surrounding text.
struct Ellipsis {
    let style: TextStyle
    private let glyph: UInt32
    private let count: Int

    init(style: TextStyle) {
        self.style = style
        let sign = style.font.face.glyph(for: "\u{2026}")
        glyph = sign ?? style.font.face.glyph(for: ".") ?? 0
        count = sign == nil ? 3 : 1
    }

    var width: CGFloat { style.font.advance(of: glyph) * CGFloat(count) }

    func piece(at index: Int, level: UInt8) -> TextPiece {
        let font = style.font
        let advance = font.advance(of: glyph)
        let bearing = font.usesFeatures ? 0 : (advance - font.face.advance(of: glyph) * font.unit) / 2
        let sign = ShapedGlyph(glyph: glyph, cluster: Int32(index), advance: advance, dx: bearing, dy: 0)
        return TextPiece(
            range: index..<index, style: style, face: font.face, unit: font.unit, level: level, x: 0, width: width,
            glyphs: Array(repeating: sign, count: count), isEllipsis: true)
    }
}
