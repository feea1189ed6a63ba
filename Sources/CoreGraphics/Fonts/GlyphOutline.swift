import CCairo

/// Converts FreeType's outlines.
package enum GlyphOutline {
    /// Returns a glyph's outline in font units, y upward, or `nil` for a bitmap glyph.
    package static func path(of glyph: UInt32, in face: FT_Face) -> CGPath? {
        let noScale: Int32 = 1
        guard FT_Load_Glyph(face, glyph, noScale) == 0, let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
            return nil
        }
        let path = CGMutablePath()
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                GlyphOutline.target(user).closeSubpath()
                GlyphOutline.target(user).move(to: GlyphOutline.point(to))
                return 0
            },
            line_to: { to, user in
                GlyphOutline.target(user).addLine(to: GlyphOutline.point(to))
                return 0
            },
            conic_to: { control, to, user in
                GlyphOutline.target(user).addQuadCurve(to: GlyphOutline.point(to), control: GlyphOutline.point(control))
                return 0
            },
            cubic_to: { control1, control2, to, user in
                GlyphOutline.target(user).addCurve(
                    to: GlyphOutline.point(to), control1: GlyphOutline.point(control1), control2: GlyphOutline.point(control2))
                return 0
            }, shift: 0, delta: 0)
        FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(path).toOpaque())
        path.closeSubpath()
        return path
    }

    private static func target(_ user: UnsafeMutableRawPointer?) -> CGMutablePath {
        // The pointer is the path that `path(of:in:)` keeps alive during the walk.
        Unmanaged<CGMutablePath>.fromOpaque(user!).takeUnretainedValue()
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        vector.map { CGPoint(x: CGFloat($0.pointee.x), y: CGFloat($0.pointee.y)) } ?? .zero
    }
}
