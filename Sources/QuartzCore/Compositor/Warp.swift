import CoreGraphics
import Foundation

/// Pixel loops that Cairo lacks.
enum Warp {
    /// Fills `target` (whose top left pixel is that of `targetArea`) with a projection of `source`; `inverse` maps target to source pixels.
    /// Bilinear, in 1/256 of a pixel; pixels outside `source` are transparent.
    static func draw(
        _ source: PixelBuffer, at sourceArea: PixelRect, to target: PixelBuffer, at targetArea: PixelRect, through inverse: Homography
    ) {
        target.flush()
        let (width, height) = (source.width, source.height)
        let rowLength = source.bytesPerRow / 4
        let pixels = source.base.assumingMemoryBound(to: UInt32.self)
        for y in 0..<target.height {
            let row = target.row(y)
            let py = CGFloat(Int(targetArea.minY) + y) + 0.5
            for x in 0..<target.width {
                let px = CGFloat(Int(targetArea.minX) + x) + 0.5
                let w = inverse.px * px + inverse.py * py + inverse.w
                guard w > 1e-9 || w < -1e-9 else { continue }
                let sx = (inverse.a * px + inverse.c * py + inverse.tx) / w - CGFloat(sourceArea.minX) - 0.5
                let sy = (inverse.b * px + inverse.d * py + inverse.ty) / w - CGFloat(sourceArea.minY) - 0.5
                guard sx > -1, sy > -1, sx < CGFloat(width), sy < CGFloat(height) else { continue }
                let fx = Int((sx * 256).rounded(.down)), fy = Int((sy * 256).rounded(.down))
                let (x0, y0) = (fx >> 8, fy >> 8)
                let (u, v) = (UInt32(fx & 255), UInt32(fy & 255))
                @inline(__always) func at(_ x: Int, _ y: Int) -> UInt32 {
                    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * rowLength + x] : 0
                }
                let p00 = at(x0, y0), p10 = at(x0 + 1, y0), p01 = at(x0, y0 + 1), p11 = at(x0 + 1, y0 + 1)
                row[x] = mix(mix(p00, p10, u), mix(p01, p11, u), v)
            }
        }
        target.markDirty()
    }

    /// Interpolates from `a` to `b` by t/256, all four bytes at once.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ t: UInt32) -> UInt32 {
        let s = 256 &- t
        let even = ((a & 0x00FF_00FF) &* s &+ (b & 0x00FF_00FF) &* t) >> 8 & 0x00FF_00FF
        let odd = ((a >> 8 & 0x00FF_00FF) &* s &+ (b >> 8 & 0x00FF_00FF) &* t) & 0xFF00_FF00
        return even | odd
    }

    /// Sets every pixel to the color, multiplied by the pixel's alpha.
    static func fill(_ buffer: PixelBuffer, _ color: SolidPaint) {
        buffer.flush()
        let pixel = color.premultiplied
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width where row[x] != 0 { row[x] = PixelMath.scale(pixel, row[x] >> 24) }
        }
        buffer.markDirty()
    }

    /// Multiplies every pixel by a color.
    static func tint(_ buffer: PixelBuffer, _ tint: SolidPaint) {
        func factor(_ v: CGFloat) -> UInt32 { UInt32((max(0, min(1, v)) * 255).rounded()) }
        let a = factor(tint.alpha), r = factor(tint.red * tint.alpha), g = factor(tint.green * tint.alpha),
            b = factor(tint.blue * tint.alpha)
        @inline(__always) func scaled(_ v: UInt32, _ f: UInt32) -> UInt32 { (v &* f &+ 127) / 255 }
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width where row[x] != 0 {
                let p = row[x]
                row[x] = scaled(p >> 24, a) << 24 | scaled(p >> 16 & 255, r) << 16 | scaled(p >> 8 & 255, g) << 8 | scaled(p & 255, b)
            }
        }
        buffer.markDirty()
    }
}
