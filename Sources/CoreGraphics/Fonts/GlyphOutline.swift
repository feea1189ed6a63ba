import CCairo

/// Converts FreeType's outlines.
package enum GlyphOutline {
    /// Returns a glyph's outline in font units, y upward, or `nil` for a bitmap glyph.
    package static func path(of glyph: UInt32, in face: FT_Face) -> CGPath? {
        let noScale: Int32 = 1
        guard FT_Load_Glyph(face, glyph, noScale) == 0, let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
            return nil
        }
        let contours = Contours()
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                GlyphOutline.target(user).move(to: GlyphOutline.point(to))
                return 0
            },
            line_to: { to, user in
                GlyphOutline.target(user).addLine(to: GlyphOutline.point(to))
                return 0
            },
            conic_to: { control, to, user in
                GlyphOutline.target(user).current.addQuadCurve(to: GlyphOutline.point(to), control: GlyphOutline.point(control))
                return 0
            },
            cubic_to: { control1, control2, to, user in
                GlyphOutline.target(user).current.addCurve(
                    to: GlyphOutline.point(to), control1: GlyphOutline.point(control1), control2: GlyphOutline.point(control2))
                return 0
            }, shift: 0, delta: 0)
        FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(contours).toOpaque())
        contours.close()
        return contours.path
    }

    /// The path during the walk. FreeType ends each contour at its start, to which closing a path returns anyway: a line there is left out,
    /// as in Apple's paths of glyphs (swhitty/SwiftDraw, CGPathSegmentTests).
    private final class Contours {
        let path = CGMutablePath()
        private var start = CGPoint.zero
        private var line: CGPoint?

        /// The path, with all lines so far.
        var current: CGMutablePath {
            if let line { path.addLine(to: line) }
            line = nil
            return path
        }
        func move(to point: CGPoint) {
            close()
            start = point
            path.move(to: point)
        }
        func addLine(to point: CGPoint) {
            _ = current
            line = point
        }
        func close() {
            if line == start { line = nil }
            current.closeSubpath()
        }
    }

    private static func target(_ user: UnsafeMutableRawPointer?) -> Contours {
        // The pointer is the object that `path(of:in:)` keeps alive during the walk.
        Unmanaged<Contours>.fromOpaque(user!).takeUnretainedValue()
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        vector.map { CGPoint(x: CGFloat($0.pointee.x), y: CGFloat($0.pointee.y)) } ?? .zero
    }
}
