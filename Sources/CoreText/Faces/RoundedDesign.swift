import CoreGraphics
import Foundation

/// The drawing of San Francisco Rounded, for which there is no open face with its widths: the lines of a thin Inter weight, thickened to
/// the wanted weight with a round pen, so that every end and corner is round.
struct RoundedDesign {
    let face: FontFace
    /// The pen's radius, and the scale factors of the thin outlines that compensate for it, relative to the size.
    let radius, across, up: CGFloat

    /// The widest pen; a wider one would fill the counters of letters.
    private static let widest: CGFloat = 0.042

    /// Returns `nil` if Inter is not installed.
    static func find(weight: SystemWeight, isItalic: Bool, isDisplay: Bool, library: FontLibrary) -> RoundedDesign? {
        func face(_ weight: CGFloat) -> FontFace {
            library.systemFace(weight: SystemWeight(weight), isItalic: isItalic, isDisplay: isDisplay)
        }
        guard let (stem, width) = letters(face(weight.value)) else { return nil }
        let scale = SystemFontMetrics.outlineScale
        for thin in [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4].map(face) {
            guard let (thinStem, thinWidth) = letters(thin) else { return nil }
            let radius = max(0, (stem - thinStem) / 2) * scale
            if radius > widest { continue }
            // The letters shrink to compensate for the pen.
            return RoundedDesign(
                face: thin, radius: radius, across: (width * scale - 2 * radius) / (thinWidth * scale),
                up: 1 - 2 * radius / (thin.capHeight * scale))
        }
        return nil
    }

    /// Returns the thickness of a face's straight lines and the width of its n, in ems.
    private static func letters(_ face: FontFace) -> (stem: CGFloat, width: CGFloat)? {
        func width(_ letter: Unicode.Scalar) -> CGFloat? {
            face.glyph(for: letter).flatMap { face.outline(of: $0)?.boundingBoxOfPath.width }
        }
        guard let stem = width("l"), let wide = width("n"), stem > 0, wide > 0 else { return nil }
        return (stem / face.unitsPerEm, wide / face.unitsPerEm)
    }
}

extension CGContext {
    /// Draws glyphs of a rounded design with the fill color. `glyphToUser` maps an em of y-down glyph space to user space.
    func draw(_ glyphs: [PlacedGlyph], rounded design: RoundedDesign, glyphToUser: CGAffineTransform, size: CGFloat, color: CGColor) {
        let face = design.face
        let fades = color.alpha * alpha < 1
        saveGState()
        defer { restoreGState() }
        // Fill and pen overlap, which must not be visible.
        if fades {
            setAlpha(alpha * color.alpha)
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let paint = fades ? color.copy(alpha: 1) ?? color : color
        setFillColor(paint)
        setStrokeColor(paint)
        setLineWidth(2 * design.radius * size)
        setLineJoin(.round)
        setLineCap(.round)
        for glyph in glyphs {
            guard let outline = face.outline(of: glyph.glyph) else { continue }
            let advance = face.advance(of: glyph.glyph)
            let shape = CGAffineTransform(
                a: design.across / face.unitsPerEm, b: 0, c: 0, d: -design.up / face.unitsPerEm,
                tx: advance * (1 - design.across) / 2 / face.unitsPerEm, ty: -design.radius / SystemFontMetrics.outlineScale)
            let place = CGAffineTransform(translationX: glyph.position.x + glyph.shift, y: glyph.position.y)
            addPath(outline.applying(shape.concatenating(glyphToUser).concatenating(place)))
        }
        drawPath(using: design.radius > 0 ? .fillStroke : .fill)
        if fades { endTransparencyLayer() }
    }
}
