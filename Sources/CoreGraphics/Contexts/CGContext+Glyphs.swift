import CCairo
import Foundation

extension CGContext {
    /// A glyph at a position in user space.
    package struct PlacedGlyph {
        package var glyph: UInt32
        package var position: CGPoint

        package init(glyph: UInt32, position: CGPoint) { (self.glyph, self.position) = (glyph, position) }
    }

    /// Draws glyphs of a Cairo face with the fill color. `glyphToUser` maps an em of y-down glyph space to user space; its translation is
    /// not used. `hasColor` marks faces whose glyphs have their own colors.
    package func showGlyphs(
        _ glyphs: [PlacedGlyph], face: OpaquePointer, glyphToUser: CGAffineTransform, hasColor: Bool = false
    ) {
        guard !glyphs.isEmpty, state.device.isUsable else { return }
        var linear = glyphToUser
        (linear.tx, linear.ty) = (0, 0)
        var toDevice = linear.concatenating(state.device).quantized
        (toDevice.tx, toDevice.ty) = (0, 0)
        guard toDevice.isUsable, toDevice.meanScale < 4000 else { return }
        guard let run = GlyphRun(glyphs, face: face, shape: toDevice, device: state.device) else { return }
        if !hasColor, let plain = plainPaint, let coverage = GlyphMasks.shared.coverage(of: run) {
            return paint(coverage.mask, x: run.x + coverage.x, y: run.y + coverage.y, plain)
        }
        let fades = hasColor && state.alpha < 1
        if fades {
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let em = 2 * max(toDevice.axisScales.width, toDevice.axisScales.height)
        var placed = run.moved(x: run.x, y: run.y)
        let bounds = { [placed] in
            placed.reduce(CGRect.null) { $0.union(CGRect(x: $1.x - em, y: $1.y - em, width: 2 * em, height: 2 * em)) }
        }
        paint(bounds: bounds, boundedBy: nil, .winding) { [self] cairo in
            guard setSource(state.fill, cairo) else { return }
            run.setFont(on: cairo)
            cairo_show_glyphs(cairo, &placed, Int32(placed.count))
        }
        if fades { endTransparencyLayer() }
    }
}

/// Glyphs of one face and size, at positions relative to each other in pixels.
private struct GlyphRun: Hashable {
    /// The pixel that the positions are relative to.
    let x: Int
    let y: Int
    private let face: OpaquePointer
    /// Maps an em to pixels, without translation.
    private let shape: CGAffineTransform
    private let glyphs: [cairo_glyph_t]
    private let digest: UInt64

    /// Fails if no glyph is at a position that Cairo can represent.
    init?(_ placed: [CGContext.PlacedGlyph], face: OpaquePointer, shape: CGAffineTransform, device: CGAffineTransform) {
        var (x, y, digest) = (0, 0, UInt64(placed.count))
        func mix(_ word: UInt64) {
            digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
            digest ^= digest >> 29
        }
        glyphs = [cairo_glyph_t](unsafeUninitializedCapacity: placed.count) { buffer, count in
            for glyph in placed {
                let point = glyph.position.applying(device)
                guard point.isFinite, abs(point.x) < 4_000_000, abs(point.y) < 4_000_000 else { continue }
                if count == 0 { (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) }
                let place = (x: Self.settled(point.x) - Double(x), y: Self.settled(point.y) - Double(y))
                buffer[count] = cairo_glyph_t(index: UInt(glyph.glyph), x: place.x, y: place.y)
                mix(UInt64(glyph.glyph))
                mix(place.x.bitPattern)
                mix(place.y.bitPattern)
                count += 1
            }
        }
        guard !glyphs.isEmpty else { return nil }
        (self.x, self.y, self.face, self.shape, self.digest) = (x, y, face, shape, digest)
    }

    /// Returns the nearest 1024th of a pixel, plus a small bias: Cairo puts a glyph on the nearest pixel (or quarter, from 1.17 on), and no
    /// position may lie halfway between two, where the same words could be set differently one screen further.
    private static func settled(_ value: CGFloat) -> Double { (Double(value) * 1024).rounded() / 1024 + 1 / 4096 }

    func moved(x: Int, y: Int) -> [cairo_glyph_t] {
        glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + Double(x), y: $0.y + Double(y)) }
    }

    func setFont(on cairo: OpaquePointer) {
        var matrix = shape.cairoMatrix
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &matrix)
    }

    /// Returns the pixels that the glyphs cover, relative to ``x`` and ``y``.
    func extent(on cairo: OpaquePointer) -> CGRect {
        var extents = cairo_text_extents_t()
        setFont(on: cairo)
        cairo_glyph_extents(cairo, glyphs, Int32(glyphs.count), &extents)
        return CGRect(x: glyphs[0].x + extents.x_bearing, y: glyphs[0].y + extents.y_bearing, width: extents.width, height: extents.height)
            .insetBy(dx: -2, dy: -2).integral
    }

    static func == (a: GlyphRun, b: GlyphRun) -> Bool {
        a.digest == b.digest && a.face == b.face && a.shape == b.shape && a.glyphs.count == b.glyphs.count
            && memcmp(a.glyphs, b.glyphs, a.glyphs.count * MemoryLayout<cairo_glyph_t>.stride) == 0
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
        hasher.combine(shape.a)
    }

    func hold() { cairo_font_face_reference(face) }
    func letGo() { cairo_font_face_destroy(face) }
}

/// Caches the coverage of text that is drawn repeatedly: while a screen moves, each frame has the same words. Text is drawn on any thread.
private final class GlyphMasks: @unchecked Sendable {
    static let shared = GlyphMasks()

    /// A mask, and the position of its top left pixel relative to the run's. Retains the face, whose address identifies the run.
    final class Coverage {
        let mask: AlphaMask
        let x: Int
        let y: Int
        private let run: GlyphRun

        init?(_ run: GlyphRun) {
            guard let ruler = AlphaMask(width: 1, height: 1) else { return nil }
            var box = CGRect.zero
            ruler.draw { cairo in
                CGContext.Layer.configure(cairo)
                box = run.extent(on: cairo)
            }
            guard box.isFinite, box.width * box.height < 2_000_000, let mask = AlphaMask(width: Int(box.width), height: Int(box.height))
            else { return nil }
            (self.mask, x, y, self.run) = (mask, Int(box.minX), Int(box.minY), run)
            run.hold()
            mask.draw { cairo in
                CGContext.Layer.configure(cairo)
                run.setFont(on: cairo)
                let glyphs = run.moved(x: -x, y: -y)
                cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
            }
        }

        deinit { run.letGo() }
    }

    private var known = MaskCache<GlyphRun, Coverage>(limit: 16_000_000)
    /// Hashes of the runs that were drawn once and have no mask yet.
    private var met: Set<Int> = []
    private let lock = NSLock()

    /// Returns the coverage of a run that was drawn before, or `nil` the first time and for glyphs too large to cache.
    func coverage(of run: GlyphRun) -> Coverage? {
        lock.withLock {
            if let found = known[run] { return found }
            if met.count > 4096 { met.removeAll() }
            guard !met.insert(run.hashValue).inserted, let made = Coverage(run) else { return nil }
            known.keep(made, bytes: made.mask.byteCount, for: run)
            return made
        }
    }
}
