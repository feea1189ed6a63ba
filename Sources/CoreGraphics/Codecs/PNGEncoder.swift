import CDeflate
import Foundation

/// Writes PNG for what screens hold: flat areas and repeats. Rows are not filtered; matches are only sought at the previous pixel
/// and in the row above, and the whole picture is one dynamic Huffman block (rendering.md 6: 16 to 22 times as fast as libpng).
package enum PNGEncoder {
    package static func encode(_ image: CGImage) -> Data? { image.buffer.map { encode($0) } }

    /// Colour with alpha, or colour alone where no pixel is translucent.
    package static func encode(_ pixels: PixelBuffer) -> Data {
        pixels.flush()
        let hasAlpha = !pixels.isOpaque && containsTranslucency(pixels)
        let bytesPerPixel = hasAlpha ? 4 : 3
        let raw = RawRows(pixels, bytesPerPixel: bytesPerPixel)
        var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        png.reserveCapacity(1 << 18)
        var header = Data()
        header.appendBigEndian(UInt32(pixels.width))
        header.appendBigEndian(UInt32(pixels.height))
        header.append(contentsOf: [8, hasAlpha ? 6 : 2, 0, 0, 0])
        png.appendChunk("IHDR", header)
        png.appendChunk("IDAT", RunDeflate.compress(raw))
        png.appendChunk("IEND", Data())
        return png
    }

    private static func containsTranslucency(_ pixels: PixelBuffer) -> Bool {
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            var all: UInt32 = 0xFF00_0000
            for x in 0..<pixels.width { all &= row[x] }
            if all & 0xFF00_0000 != 0xFF00_0000 { return true }
        }
        return false
    }
}

/// The bytes PNG compresses: a zero (no filter) before each row, then its samples, alpha not multiplied in.
final class RawRows {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
    let rowLength: Int
    let bytesPerPixel: Int
    let rows: Int

    init(_ pixels: PixelBuffer, bytesPerPixel: Int) {
        self.bytesPerPixel = bytesPerPixel
        rows = pixels.height
        rowLength = pixels.width * bytesPerPixel + 1
        count = rowLength * rows
        bytes = .allocate(capacity: count)
        for y in 0..<rows {
            let source = pixels.row(y)
            let out = bytes + y * rowLength
            out[0] = 0
            // Most of a screen is as it is one row above: such stretches are copied, not converted.
            var x = 0
            while x < pixels.width {
                let count = min(RawRows.stretch, pixels.width - x)
                let target = out + 1 + x * bytesPerPixel
                if y > 0, memcmp(source + x, pixels.row(y - 1) + x, count * 4) == 0 {
                    memcpy(target, target - rowLength, count * bytesPerPixel)
                } else if bytesPerPixel == 3 {
                    RawRows.writeOpaque(source + x, count, target)
                } else {
                    RawRows.writeTranslucent(source + x, count, target)
                }
                x += count
            }
        }
    }

    private static let stretch = 32

    private static func writeOpaque(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
        var (x, out) = (0, target)
        while x < count {
            let pixel = source[x]
            out[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel)
            out += 3
            x &+= 1
        }
    }

    private static func writeTranslucent(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
        var (x, out) = (0, target)
        while x < count {
            let pixel = PixelMath.unpremultiply(source[x])
            out[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel)
            out[3] = UInt8(truncatingIfNeeded: pixel &>> 24)
            out += 4
            x &+= 1
        }
    }

    deinit { bytes.deallocate() }
}

extension Data {
    mutating func appendBigEndian(_ value: UInt32) {
        append(contentsOf: [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)])
    }

    mutating func appendChunk(_ type: String, _ body: Data) {
        appendBigEndian(UInt32(body.count))
        let start = count
        append(contentsOf: type.utf8)
        append(body)
        let crc = withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }  // Not empty: the type was appended.
        appendBigEndian(crc)
    }
}
