import CCairo
import CPixelKernels
import Foundation

extension PixelBuffer {
    /// Lays a colour over whole pixels of device space, to the byte as Cairo fills a rectangle with it, but without its path and clip.
    ///
    /// The rectangle lies within the buffer, and the caller knows that no clip cuts it.
    package func fill(x: Int, y: Int, width: Int, height: Int, with paint: SolidPaint, alpha: CGFloat = 1) {
        // Cairo keeps 16 bits of each premultiplied component, of which pixman takes the upper eight.
        func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
        let opacity = paint.alpha * alpha
        let color = byte(opacity) << 24 | byte(paint.red * opacity) << 16 | byte(paint.green * opacity) << 8 | byte(paint.blue * opacity)
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &left, &top)
        let first = base + (y + Int(top)) * bytesPerRow + (x + Int(left)) * 4
        flush()
        for line in 0..<height {
            us_fillOver((first + line * bytesPerRow).assumingMemoryBound(to: UInt32.self), width, color)
        }
        markDirty()
    }
}
