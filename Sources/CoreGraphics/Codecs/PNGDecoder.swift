import CPNG
import Foundation

/// Reads PNG through libpng's simple interface, which never jumps out of the call.
enum PNGDecoder {
    static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

    /// Returns the width and height from the header, without decoding anything.
    static func size(_ data: Data) -> (width: Int, height: Int)? {
        guard data.count >= 24, isPNG(data) else { return nil }
        func number(_ offset: Int) -> Int {
            data[(data.startIndex + offset)..<(data.startIndex + offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(16), number(20))
    }

    /// Returns premultiplied pixels, or `nil` if libpng rejects the data.
    static func decode(_ data: Data) -> PixelBuffer? {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return data.withUnsafeBytes { bytes -> PixelBuffer? in
            guard let base = bytes.baseAddress, png_image_begin_read_from_memory(&image, base, bytes.count) != 0 else { return nil }
            let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
            guard let buffer = PixelBuffer(width: Int(image.width), height: Int(image.height), isOpaque: !hasAlpha) else { return nil }
            // B, G, R, A in memory: PNG_FORMAT_BGRA is a macro Swift cannot read.
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_BGR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
            guard png_image_finish_read(&image, nil, buffer.base, Int32(buffer.bytesPerRow), nil) != 0 else { return nil }
            if hasAlpha { buffer.premultiply() }
            buffer.markDirty()
            return buffer
        }
    }
}
