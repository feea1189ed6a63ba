import CCairo
import CPixelKernels
import Foundation

extension PixelBuffer {
    /// Composites a color over whole pixels of device space, with the same bytes as Cairo's rectangle fill, but without its path and clip.
    ///
    /// The rectangle must be within the buffer and not clipped.
    package func fill(x: Int, y: Int, width: Int, height: Int, with paint: SolidPaint, alpha: CGFloat = 1) {
        let color = Self.pixel(of: paint, alpha: alpha)
        flush()
        let first = devicePixel(x, y)
        for line in 0..<height { us_fillOver(first + line * (bytesPerRow / 4), width, color) }
        markDirty()
    }

    /// Composites a color over the part of `area` that `mask` covers, with the same bytes as Cairo. The mask's top left pixel is at (`x`,
    /// `y`) in device space; `area` must be within the buffer.
    func cover(_ area: CGRect, with paint: SolidPaint, alpha: CGFloat, through mask: AlphaMask, x: Int, y: Int) {
        let color = Self.pixel(of: paint, alpha: alpha)
        let (left, right) = (max(Int(area.minX), x), min(Int(area.maxX), x + mask.width))
        let (top, bottom) = (max(Int(area.minY), y), min(Int(area.maxY), y + mask.height))
        guard left < right, top < bottom else { return }
        flush()
        let pixels = devicePixel(left, top), coverage = mask.base + (top - y) * mask.bytesPerRow + left - x
        for line in 0..<bottom - top {
            us_maskOver(pixels + line * (bytesPerRow / 4), coverage + line * mask.bytesPerRow, right - left, color)
        }
        markDirty()
    }

    /// Returns the color's pixel value. Cairo keeps 16 bits of each premultiplied component, of which pixman uses the upper eight.
    private static func pixel(of paint: SolidPaint, alpha: CGFloat) -> UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
        let opacity = paint.alpha * alpha
        return byte(opacity) << 24 | byte(paint.red * opacity) << 16 | byte(paint.green * opacity) << 8 | byte(paint.blue * opacity)
    }

    private func devicePixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &left, &top)
        return (base + (y + Int(top)) * bytesPerRow + (x + Int(left)) * 4).assumingMemoryBound(to: UInt32.self)
    }
}
