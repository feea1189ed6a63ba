import CCairo
import Foundation

/// Pixels in Cairo's own format (premultiplied BGRA, rows of `bytesPerRow` bytes), with a Cairo surface over them.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let base: UnsafeMutableRawPointer
    /// Whether every pixel's alpha counts as 1.
    package let isOpaque: Bool
    package let surface: OpaquePointer
    private let owner: Owner

    private enum Owner {
        case this(PixelMemory)
        case caller
        case object(AnyObject)
    }

    /// The maximum number of pixels in a buffer; a larger picture is rejected before memory is allocated.
    package static let pixelLimit = 200_000_000

    /// Creates transparent black pixels, or uninitialized ones for a caller that writes all of them. Fails if a side is not in 1...32767 or
    /// there are more than ``pixelLimit`` pixels.
    package init?(width: Int, height: Int, isOpaque: Bool = false, isCleared: Bool = true) {
        guard PixelBuffer.isAcceptable(width: width, height: height) else { return nil }
        let row = width * 4
        guard let memory = PixelMemory(byteCount: height * row, isCleared: isCleared) else { return nil }
        (self.width, self.height, self.bytesPerRow, self.isOpaque) = (width, height, row, isOpaque)
        base = memory.base
        owner = .this(memory)
        surface = PixelBuffer.surface(over: base, width, height, row, isOpaque)
    }

    /// Creates the whole pixels that `size` points take at `scale`. Fails if there are none or too many.
    package convenience init?(_ size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
        func pixels(_ length: CGFloat) -> Int { Int(saturating: (length * scale - 0.001).rounded(.up)) }
        self.init(width: pixels(size.width), height: pixels(size.height), isOpaque: isOpaque)
    }

    /// Creates a surface over memory that the caller owns and keeps alive. Fails if the size or the row length is invalid for Cairo.
    package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, owner: AnyObject? = nil) {
        guard PixelBuffer.isAcceptable(width: width, height: height), bytesPerRow >= width * 4, bytesPerRow % 4 == 0
        else { return nil }
        (self.width, self.height, self.bytesPerRow, self.isOpaque) = (width, height, bytesPerRow, isOpaque)
        base = memory
        self.owner = owner.map(Owner.object) ?? .caller
        surface = PixelBuffer.surface(over: memory, width, height, bytesPerRow, isOpaque)
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        if case .this(let memory) = owner { memory.deallocate() }
    }

    package static func isAcceptable(width: Int, height: Int) -> Bool {
        (1...32767).contains(width) && (1...32767).contains(height) && width * height <= pixelLimit
    }

    private static func surface(
        over memory: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ row: Int, _ isOpaque: Bool
    ) -> OpaquePointer {
        // Never `nil`: on failure, Cairo returns a surface in an error state.
        cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(width), Int32(height), Int32(row))!
    }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Multiplies each pixel's alpha into its colors.
    func premultiply() {
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width { row[x] = PixelMath.premultiply(row[x]) }
        }
    }

    /// Must be called before reading pixels that Cairo may have written.
    package func flush() { cairo_surface_flush(surface) }

    /// Must be called after writing pixels without Cairo.
    package func markDirty() { cairo_surface_mark_dirty(surface) }

    package func copy() -> PixelBuffer? {
        guard let copy = PixelBuffer(width: width, height: height, isOpaque: isOpaque, isCleared: false) else { return nil }
        flush()
        for y in 0..<height { memcpy(copy.row(y), row(y), width * 4) }
        copy.markDirty()
        return copy
    }
}
