import CCairo
import CoreGraphics
import Foundation

/// Blurs the content drawn so far: reduces it, applies three box passes, saturates it, and enlarges it.
enum BackdropDrawing {
    static func draw(_ layer: BackdropLayer, _ item: DrawItem, in context: CGContext) {
        let area = item.rect
        // A blur wider than the area itself makes no further difference.
        let sigma = min(CGFloat(max(area.width, area.height)), layer.blurRadius * item.placement.toDevice.maximumScale)
        context.onPixels { cairo in
            guard let source = TargetPixels.view(of: area, in: cairo), let small = reduced(source, halvings: halvings(sigma)) else {
                return
            }
            let factor = CGFloat(1 << halvings(sigma))
            blur(small, BoxBlur.radii(sigma: sigma / factor))
            saturate(small, layer.saturation)
            small.markDirty()
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, small.surface, 0, 0)
            var matrix = cairo_matrix_t(
                xx: 1 / Double(factor), yx: 0, xy: 0, yy: 1 / Double(factor), x0: -Double(area.minX) / Double(factor),
                y0: -Double(area.minY) / Double(factor))
            cairo_pattern_set_matrix(cairo_get_source(cairo), &matrix)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            if item.alpha < 1 { cairo_paint_with_alpha(cairo, Double(item.alpha)) } else { cairo_paint(cairo) }
            cairo_restore(cairo)
        }
    }

    /// Returns the number of halvings: a wide blur needs few samples.
    private static func halvings(_ sigma: CGFloat) -> Int { sigma >= 32 ? 3 : sigma >= 8 ? 2 : sigma >= 3 ? 1 : 0 }

    /// Returns the area halved several times; each step averages 2×2 pixels.
    private static func reduced(_ area: PixelBuffer, halvings: Int) -> PixelBuffer? {
        var source = area
        if halvings == 0 { return source.copy() }
        for _ in 0..<halvings {
            guard let half = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2, isOpaque: source.isOpaque),
                let cairo = cairo_create(half.surface)
            else { return nil }
            cairo_set_source_surface(cairo, source.surface, 0, 0)
            var matrix = cairo_matrix_t(xx: 2, yx: 0, xy: 0, yy: 2, x0: 0, y0: 0)
            cairo_pattern_set_matrix(cairo_get_source(cairo), &matrix)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
            cairo_destroy(cairo)
            half.flush()
            source = half
        }
        return source
    }

    /// Applies box averages to all four bytes of a pixel; edge pixels are repeated outside.
    static func blur(_ buffer: PixelBuffer, _ radii: [Int]) {
        buffer.flush()
        let (width, height) = (buffer.width, buffer.height)
        let longest = max(width, height)
        let lines = UnsafeMutablePointer<UInt32>.allocate(capacity: longest * 2)
        defer { lines.deallocate() }
        let rowLength = buffer.bytesPerRow / 4
        let pixels = buffer.base.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height { blurLine(pixels + y * rowLength, 1, width, radii, lines, lines + longest) }
        for x in 0..<width { blurLine(pixels + x, rowLength, height, radii, lines, lines + longest) }
    }

    private static func blurLine(
        _ line: UnsafeMutablePointer<UInt32>, _ stride: Int, _ count: Int, _ radii: [Int], _ first: UnsafeMutablePointer<UInt32>,
        _ second: UnsafeMutablePointer<UInt32>
    ) {
        var (source, target) = (first, second)
        var i = 0
        while i < count {
            source[i] = line[i &* stride]
            i &+= 1
        }
        for radius in radii where radius > 0 {
            let window = UInt64(2 * radius + 1)
            let reciprocal = (UInt64(1) << 32) / window + 1
            let half = window / 2
            // Two bytes in each word: the sums are 24 bits apart.
            var (even, odd) = (UInt64(0), UInt64(0))
            @inline(__always) func spread(_ p: UInt32) -> (UInt64, UInt64) {
                (UInt64(p & 0xFF) | UInt64(p & 0xFF_0000) << 16, UInt64(p >> 8 & 0xFF) | UInt64(p >> 8 & 0xFF_0000) << 16)
            }
            let edge = spread(source[0])
            even = edge.0 &* UInt64(radius &+ 1)
            odd = edge.1 &* UInt64(radius &+ 1)
            var k = 1
            while k <= radius {
                let s = spread(source[min(k, count &- 1)])
                even &+= s.0
                odd &+= s.1
                k &+= 1
            }
            var i = 0
            while i < count {
                @inline(__always) func average(_ sum: UInt64) -> UInt32 {
                    UInt32(truncatingIfNeeded: (((sum & 0xFFFF_FFFF) &+ half) &* reciprocal) >> 32)
                }
                target[i] = average(even) | average(even >> 32) << 16 | average(odd) << 8 | average(odd >> 32) << 24
                let enter = spread(source[min(i &+ radius &+ 1, count &- 1)]), leave = spread(source[max(i &- radius, 0)])
                even = even &+ enter.0 &- leave.0
                odd = odd &+ enter.1 &- leave.1
                i &+= 1
            }
            swap(&source, &target)
        }
        i = 0
        while i < count {
            line[i &* stride] = source[i]
            i &+= 1
        }
    }

    /// Moves colors away from (or toward) their luminance, in steps of 1/256.
    private static func saturate(_ buffer: PixelBuffer, _ amount: CGFloat) {
        guard amount != 1 else { return }
        let k = Int32((max(0, min(amount, 8)) * 256).rounded())
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let p = row[x]
                let (r, g, b) = (Int32(p >> 16 & 255), Int32(p >> 8 & 255), Int32(p & 255))
                let limit = buffer.isOpaque ? 255 : Int32(p >> 24)
                let gray = (r &* 54 &+ g &* 183 &+ b &* 19) >> 8
                @inline(__always) func moved(_ v: Int32) -> UInt32 { UInt32(max(0, min(limit, gray &+ ((v &- gray) &* k) >> 8))) }
                row[x] = p & 0xFF00_0000 | moved(r) << 16 | moved(g) << 8 | moved(b)
            }
        }
    }
}
