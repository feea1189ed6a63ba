import Foundation

/// Reads uncompressed BMP pictures: palettes of 1, 4 and 8 bits, and colors of 16, 24 and 32 bits.
// FIXME(gap): BMP pictures with run-length compression are not decoded.
struct BMPDecoder {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let isTopDown: Bool
    private let bitsPerPixel: Int
    /// The offset of the first pixel.
    private let start: Int
    private let palette: [UInt32]
    /// The bits of red, green, blue, and alpha in a pixel of 16 or 32 bits.
    private let masks: [UInt32]

    static func isBMP(_ data: Data) -> Bool { data.count >= 30 && data.starts(with: Array("BM".utf8)) }

    /// Bytes from one row to the next.
    private var stride: Int { (width * bitsPerPixel + 31) / 32 * 4 }

    /// Fails for damaged headers, incomplete pixels, and unsupported kinds.
    init?(_ data: Data) {
        guard BMPDecoder.isBMP(data) else { return nil }
        let bytes = [UInt8](data)
        func number(_ offset: Int, _ count: Int = 4) -> UInt32 {
            offset >= 0 && offset + count <= bytes.count
                ? bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | UInt32($1) } : 0
        }
        let header = Int(number(14)), isOld = header == 12
        let height = isOld ? Int(number(20, 2)) : Int(Int32(bitPattern: number(22)))
        self.bytes = bytes
        (width, self.height, isTopDown) = (isOld ? Int(number(18, 2)) : Int(Int32(bitPattern: number(18))), abs(height), height < 0)
        bitsPerPixel = Int(isOld ? number(24, 2) : number(28, 2))
        start = Int(number(10))
        let compression = isOld ? 0 : number(30)
        guard isOld || header >= 40, [1, 4, 8, 16, 24, 32].contains(bitsPerPixel),
            compression == 0 || compression == 3 && bitsPerPixel >= 16
        else { return nil }

        let entry = isOld ? 3 : 4, named = isOld ? 0 : Int(number(46)), first = 14 + header
        let count = bitsPerPixel > 8 ? 0 : named > 0 ? min(named, 1 << bitsPerPixel) : 1 << bitsPerPixel
        palette = (0..<count).map { 0xFF00_0000 | number(first + $0 * entry, 3) }
        masks =
            compression == 3
            ? [number(54), number(58), number(62), header >= 56 ? number(66) : 0]
            : bitsPerPixel == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
        guard PixelBuffer.isAcceptable(width: width, height: self.height), start + stride * self.height <= bytes.count else { return nil }
    }

    /// Returns premultiplied pixels.
    func decode() -> PixelBuffer? {
        let hasAlpha = masks[3] != 0
        guard let buffer = PixelBuffer(width: width, height: height, isOpaque: !hasAlpha) else { return nil }
        for y in 0..<height {
            let row = buffer.row(y), offset = start + (isTopDown ? y : height - 1 - y) * stride
            for x in 0..<width { row[x] = pixel(row: offset, x) }
        }
        if hasAlpha { buffer.premultiply() }
        buffer.markDirty()
        return buffer
    }

    private func pixel(row: Int, _ x: Int) -> UInt32 {
        guard bitsPerPixel > 8 else {
            let bit = x * bitsPerPixel
            let index = Int(bytes[row + bit / 8]) >> (8 - bitsPerPixel - bit % 8) & (1 << bitsPerPixel - 1)
            return palette.indices.contains(index) ? palette[index] : 0xFF00_0000
        }
        let count = bitsPerPixel / 8
        let value = (0..<count).reduce(UInt32(0)) { $0 | UInt32(bytes[row + x * count + $1]) << UInt32(8 * $1) }
        let alpha = masks[3] == 0 ? 255 : BMPDecoder.channel(value, masks[3])
        return alpha << 24 | BMPDecoder.channel(value, masks[0]) << 16 | BMPDecoder.channel(value, masks[1]) << 8
            | BMPDecoder.channel(value, masks[2])
    }

    /// Returns the bits under the mask as 0...255.
    private static func channel(_ value: UInt32, _ mask: UInt32) -> UInt32 {
        guard mask != 0 else { return 0 }
        let most = UInt64(mask >> UInt32(mask.trailingZeroBitCount)), bits = UInt64((value & mask) >> UInt32(mask.trailingZeroBitCount))
        return UInt32((bits * 255 + most / 2) / most)
    }
}
