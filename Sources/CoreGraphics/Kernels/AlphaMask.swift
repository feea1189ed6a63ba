import CCairo
import Foundation

/// A mask with one byte of coverage per pixel.
package final class AlphaMask: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// A multiple of 4, as Cairo requires.
    package let bytesPerRow: Int
    /// The number of empty pixels around the content on each side.
    package let margin: Int
    package let base: UnsafeMutablePointer<UInt8>

    package init?(width: Int, height: Int, margin: Int = 0) {
        guard PixelBuffer.isAcceptable(width: width, height: height) else { return nil }
        bytesPerRow = (width + 3) & ~3
        guard let memory = calloc(height, bytesPerRow) else { return nil }
        (self.width, self.height, self.margin) = (width, height, margin)
        base = memory.assumingMemoryBound(to: UInt8.self)
    }

    package convenience init?(width: Int, height: Int, coverage: [UInt8]) {
        guard coverage.count == width * height else { return nil }
        self.init(width: width, height: height)
        coverage.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            for y in 0..<height { memcpy(base + y * bytesPerRow, source + y * width, width) }
        }
    }

    /// Creates a mask from a picture's alpha, with a margin for blurring.
    package convenience init?(alphaOf buffer: PixelBuffer, margin: Int) {
        self.init(width: buffer.width + 2 * margin, height: buffer.height + 2 * margin, margin: margin)
        for y in 0..<buffer.height {
            let (from, to) = (buffer.row(y), base + (y + margin) * bytesPerRow + margin)
            for x in 0..<buffer.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
        }
    }

    deinit { free(base) }

    package func withSurface(_ body: (OpaquePointer) -> Void) {
        guard
            let surface = cairo_image_surface_create_for_data(
                base, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
        else { return }
        body(surface)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    package var byteCount: Int { bytesPerRow * height }

    /// Draws opaque coverage on the mask, in its pixel coordinates.
    package func draw(_ body: (OpaquePointer) -> Void) {
        withSurface { surface in
            guard let cairo = cairo_create(surface) else { return }
            cairo_set_source_rgba(cairo, 1, 1, 1, 1)
            body(cairo)
            cairo_destroy(cairo)
            cairo_surface_flush(surface)
        }
    }

    /// Lays the coverage of another mask over this one; its top left pixel is at (`x`, `y`).
    func add(_ other: AlphaMask, x: Int, y: Int) {
        let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
        for row in max(0, -y)..<max(max(0, -y), min(other.height, height - y)) {
            let (from, to) = (other.base + row * other.bytesPerRow, base + (row + y) * bytesPerRow + x)
            for column in columns where from[column] > 0 {
                to[column] = UInt8(truncatingIfNeeded: 255 - ((255 - Int(to[column])) * (255 - Int(from[column])) + 127) / 255)
            }
        }
    }

    /// Paints the current source through the mask, which `toDevice` positions; the edge's coverage extends outside.
    func paint(through toDevice: CGAffineTransform, on cairo: OpaquePointer) {
        guard toDevice.isUsable else { return }
        withSurface { surface in
            let pattern = cairo_pattern_create_for_surface(surface)
            var matrix = toDevice.inverted().quantized.cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Blurs the mask with three box passes in each direction, which approximate a Gaussian.
    package func blur(sigma: CGFloat) {
        let boxes = BoxBlur.radii(sigma: sigma)
        guard boxes.contains(where: { $0 > 0 }) else { return }
        let longest = max(width, height)
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: longest * 2)
        defer { scratch.deallocate() }
        for y in 0..<height {
            BoxBlur.blurLine(base + y * bytesPerRow, stride: 1, count: width, boxes, scratch, longest)
        }
        BoxBlur.blurColumns(base, width: width, height: height, bytesPerRow: bytesPerRow, boxes)
    }
}
