import CCairo
import Foundation

extension CGContext {
    /// One glyph at a place in user space.
    package struct PlacedGlyph {
        package var glyph: UInt32
        package var position: CGPoint

        package init(glyph: UInt32, position: CGPoint) { (self.glyph, self.position) = (glyph, position) }
    }

    /// Draws glyphs of a Cairo face with the fill colour. `glyphToUser` maps an em of y-down glyph space to user space; its
    /// translation is not used. `hasColor` marks faces whose glyphs bring their own colours.
    package func showGlyphs(
        _ glyphs: [PlacedGlyph], face: OpaquePointer, glyphToUser: CGAffineTransform, hasColor: Bool = false
    ) {
        guard !glyphs.isEmpty, state.device.isUsable else { return }
        var linear = glyphToUser
        (linear.tx, linear.ty) = (0, 0)
        var toDevice = linear.concatenating(state.device).quantised
        (toDevice.tx, toDevice.ty) = (0, 0)
        guard toDevice.isUsable, toDevice.meanScale < 4000 else { return }
        let device = state.device
        var placed = [cairo_glyph_t](unsafeUninitializedCapacity: glyphs.count) { buffer, count in
            for glyph in glyphs {
                let point = glyph.position.applying(device)
                guard point.isFinite, abs(point.x) < 4_000_000, abs(point.y) < 4_000_000 else { continue }
                buffer[count] = cairo_glyph_t(index: UInt(glyph.glyph), x: Double(point.x), y: Double(point.y))
                count += 1
            }
        }
        let fades = hasColor && state.alpha < 1
        if fades {
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let bounds = { [placed] in
            let em = 2 * max(toDevice.axisScales.width, toDevice.axisScales.height)
            var box = CGRect.null
            for glyph in placed { box = box.union(CGRect(x: glyph.x - em, y: glyph.y - em, width: 2 * em, height: 2 * em)) }
            return box
        }
        paint(bounds: bounds, boundedBy: nil, .winding) { [self] cairo in
            guard setSource(state.fill, cairo) else { return }
            var matrix = toDevice.cairoMatrix
            cairo_set_font_face(cairo, face)
            cairo_set_font_matrix(cairo, &matrix)
            cairo_show_glyphs(cairo, &placed, Int32(placed.count))
        }
        if fades { endTransparencyLayer() }
    }
}
