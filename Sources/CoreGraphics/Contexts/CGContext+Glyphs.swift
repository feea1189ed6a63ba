import CCairo
import Foundation

extension CGContext {
    /// A glyph at a position in user space.
    package struct PlacedGlyph {
        package var glyph: UInt32
        package var position: CGPoint
        /// How far to the right of its position a glyph is drawn. The position is rounded to pixels without it.
        package var shift: CGFloat

        package init(glyph: UInt32, position: CGPoint, shift: CGFloat = 0) {
            (self.glyph, self.position, self.shift) = (glyph, position, shift)
        }
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
        guard let run = GlyphRun(glyphs, face: face, shape: toDevice, device: state.device, isOutlined: !hasColor) else { return }
        let plain = hasColor ? nil : plainPaint
        if run.isBetweenPixels || plain != nil, let coverage = GlyphMasks.shared.coverage(of: run, isNeeded: run.isBetweenPixels) {
            let (x, y) = (run.x + coverage.x, run.y + coverage.y)
            if let plain { return paint(coverage.mask, x: x, y: y, plain) }
            return paint(coverage.mask, x: x, y: y)
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
    /// Whether glyphs are at eighths of a pixel, which Cairo 1.16 rounds.
    let isBetweenPixels: Bool
    private let face: OpaquePointer
    /// Maps an em to pixels, without translation.
    private let shape: CGAffineTransform
    private let glyphs: [cairo_glyph_t]
    private let digest: UInt64

    /// Fails if no glyph is at a position that Cairo can represent.
    init?(_ placed: [CGContext.PlacedGlyph], face: OpaquePointer, shape: CGAffineTransform, device: CGAffineTransform, isOutlined: Bool) {
        let grid = isOutlined ? Grid(shape) : nil
        var (x, y, isBetweenPixels) = (0, 0, false)
        let glyphs = [cairo_glyph_t](unsafeUninitializedCapacity: placed.count) { buffer, count in
            for glyph in placed {
                let point = glyph.position.applying(device)
                let shift = CGSize(width: glyph.shift * device.a, height: glyph.shift * device.b)
                guard point.isFinite, abs(point.x) < 4_000_000, abs(point.y) < 4_000_000, abs(shift.width) + abs(shift.height) < 4_000_000
                else { continue }
                var (across, down) = (Self.fixed(point.x), Self.fixed(point.y))
                if let grid {
                    across = grid.place(across + 1) + ((Self.fixed(shift.width) + 64) & ~127)
                    isBetweenPixels = isBetweenPixels || across & 1023 != 0
                } else {
                    (across, down) = (across + Self.fixed(shift.width), down + Self.fixed(shift.height))
                }
                if count == 0 { (x, y) = (across >> 10, down >> 10) }
                buffer[count] = cairo_glyph_t(
                    index: UInt(glyph.glyph), x: Self.settled(across - (x << 10)), y: Self.settled(down - (y << 10)))
                count += 1
            }
        }
        guard !glyphs.isEmpty else { return nil }
        self.init(x: x, y: y, isBetweenPixels: isBetweenPixels, face: face, shape: shape, glyphs: glyphs)
    }

    private init(x: Int, y: Int, isBetweenPixels: Bool, face: OpaquePointer, shape: CGAffineTransform, glyphs: [cairo_glyph_t]) {
        var digest = UInt64(glyphs.count)
        func mix(_ word: UInt64) {
            digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
            digest ^= digest >> 29
        }
        for glyph in glyphs {
            mix(UInt64(glyph.index))
            mix(glyph.x.bitPattern)
            mix(glyph.y.bitPattern)
        }
        (self.x, self.y, self.isBetweenPixels) = (x, y, isBetweenPixels)
        (self.face, self.shape, self.glyphs, self.digest) = (face, shape, glyphs, digest)
    }

    /// The horizontal positions at which iOS draws upright glyphs. Lines are on whole pixels.
    ///
    /// Measured as the distances of equal letters on iOS 15 to 18: halves of a pixel in square/Blueprint (17 pixels per em),
    /// Automattic/Gravatar-SDK-iOS (26 to 30), and gonzalezreal/swift-markdown-ui (32), whole pixels in cashapp/AccessibilitySnapshot and
    /// thumbtack/thumbprint-ios (36 and more). Whole pixels are rounded down: letters "e" at 27.31, 30.62, 56.8, and 76.3 pixels are at 27,
    /// 30, 56, and 76 (essential-feed-case-study, IMAGE_COMMENTS_light, iOS 26.1, 48 pixels). Halves are rounded to the nearest: 98 lines
    /// of swift-markdown-ui lie 0.06 pixels from ours on average, and would lie 0.25 pixels to the right if halves were rounded down.
    private enum Grid {
        case halves, pixels

        /// Fails for turned glyphs. The stand-in's em is 0.969 of San Francisco's.
        init?(_ shape: CGAffineTransform) {
            guard shape.a > 0, abs(shape.b) < 0.001 else { return nil }
            self = shape.a < 34 ? .halves : .pixels
        }

        /// Rounds a position in 1024ths of a pixel.
        func place(_ x: Int) -> Int {
            switch self {
            case .halves: (x + 256) & ~511
            case .pixels: x & ~1023
            }
        }
    }

    /// Returns a position in 1024ths of a pixel, rounded to the nearest. Unlike the conversion, `floor` and `round` are calls on x86-64.
    private static func fixed(_ value: CGFloat) -> Int { Int(value * 1024 + 0x1p33 + 0.5) - (1 << 33) }

    /// Returns a position in pixels, plus a small bias: Cairo puts a glyph on the nearest pixel (or quarter, from 1.17 on), and no position
    /// may lie halfway between two, where the same words could be set differently one screen further.
    private static func settled(_ fixed: Int) -> Double { Double(fixed) / 1024 + 1 / 4096 }

    private func eighths(_ glyph: cairo_glyph_t) -> Int { isBetweenPixels ? Int((glyph.x - glyph.x.rounded(.down)) * 8) : 0 }

    /// Draws the glyphs, whose positions are moved by whole pixels. `outlined` returns the coverage of a glyph at a fraction of a pixel.
    func draw(on mask: AlphaMask, _ cairo: OpaquePointer, x: Int, y: Int, _ outlined: (GlyphRun) -> GlyphMasks.Coverage?) {
        let whole = moved(x: x, y: y).filter { eighths($0) == 0 }
        setFont(on: cairo)
        cairo_show_glyphs(cairo, whole, Int32(whole.count))
        for glyph in glyphs where eighths(glyph) > 0 {
            let (column, row) = (Int(glyph.x.rounded(.down)), Int((glyph.y + 0.5).rounded(.down)))
            let alone = cairo_glyph_t(index: glyph.index, x: Double(eighths(glyph)) / 8, y: 0)
            let one = GlyphRun(x: 0, y: 0, isBetweenPixels: true, face: face, shape: shape, glyphs: [alone])
            guard let coverage = outlined(one) else { continue }
            mask.add(coverage.mask, x: column + x + coverage.x, y: row + y + coverage.y)
        }
    }

    /// Draws the glyphs' outlines, also at fractions of a pixel.
    func fill(on cairo: OpaquePointer, x: Int, y: Int) {
        let placed = moved(x: x, y: y)
        setFont(on: cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
        cairo_glyph_path(cairo, placed, Int32(placed.count))
        cairo_fill(cairo)
    }

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

        init?(_ run: GlyphRun, draw: (AlphaMask, OpaquePointer, _ x: Int, _ y: Int) -> Void) {
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
                draw(mask, cairo, -x, -y)
            }
        }

        deinit { run.letGo() }
    }

    private var known = MaskCache<GlyphRun, Coverage>(limit: 16_000_000)
    /// Single glyphs at fractions of a pixel.
    private var outlined = MaskCache<GlyphRun, Coverage>(limit: 4_000_000)
    /// Hashes of the runs that were drawn once and have no mask yet.
    private var met: Set<Int> = []
    private let lock = NSLock()

    /// Returns the coverage of a run, or `nil` for glyphs too large to cache. Unless it is needed, also `nil` for a run that was not drawn
    /// before: only those that are drawn again are cached.
    func coverage(of run: GlyphRun, isNeeded: Bool) -> Coverage? {
        lock.withLock {
            if let found = known[run] { return found }
            if met.count > 4096 { met.removeAll() }
            let isNew = met.insert(run.hashValue).inserted
            guard isNeeded || !isNew else { return nil }
            guard let made = Coverage(run, draw: { run.draw(on: $0, $1, x: $2, y: $3, coverage(ofOutline:)) }) else { return nil }
            if !isNew { known.keep(made, bytes: made.mask.byteCount, for: run) }
            return made
        }
    }

    private func coverage(ofOutline glyph: GlyphRun) -> Coverage? {
        if let found = outlined[glyph] { return found }
        guard let made = Coverage(glyph, draw: { glyph.fill(on: $1, x: $2, y: $3) }) else { return nil }
        outlined.keep(made, bytes: made.mask.byteCount, for: glyph)
        return made
    }
}
