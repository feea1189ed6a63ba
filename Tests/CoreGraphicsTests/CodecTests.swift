import Foundation
import Testing
@testable import CoreGraphics

@Suite("Image codecs")
struct CodecTests {
    private func picture(width: Int, height: Int, isOpaque: Bool = true, _ pixel: (Int, Int) -> UInt32) throws -> PixelBuffer {
        let buffer = try #require(PixelBuffer(width: width, height: height, isOpaque: isOpaque))
        for y in 0..<height { for x in 0..<width { buffer.row(y)[x] = pixel(x, y) } }
        buffer.markDirty()
        return buffer
    }

    @Test("a new pixel buffer of any size is transparent black", arguments: [(7, 3), (1179, 2556)])
    func freshPixels(_ size: (Int, Int)) throws {
        for _ in 0..<2 {
            let buffer = try #require(PixelBuffer(width: size.0, height: size.1))
            var all: UInt32 = 0
            for y in 0..<buffer.height { for x in 0..<buffer.width { all |= buffer.row(y)[x] } }
            #expect(all == 0)
            for y in 0..<buffer.height { for x in 0..<buffer.width { buffer.row(y)[x] = .max } }
        }
    }

    private func samePixels(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool {
        guard a.width == b.width, a.height == b.height else { return false }
        return (0..<a.height).allSatisfy { y in (0..<a.width).allSatisfy { (a.row(y)[$0] | 0xFF00_0000) == (b.row(y)[$0] | 0xFF00_0000) } }
    }

    @Test("a PNG that we encode decodes to the same pixels, for flat, striped, and noisy content", arguments: [0, 1, 2, 3])
    func roundTrip(kind: Int) throws {
        var state: UInt32 = 12345
        let buffer = try picture(width: 123, height: 77) { x, y in
            switch kind {
            case 0: return 0xFF33_66CC
            case 1: return x / 10 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            case 2: return y % 7 == 0 ? 0xFF11_2233 : 0xFFEE_DDCC
            default:
                state = state &* 1_664_525 &+ 1_013_904_223
                return 0xFF00_0000 | state >> 8
            }
        }
        let data = PNGEncoder.encode(buffer)
        #expect(samePixels(try #require(PNGDecoder.decode(data)), buffer))
    }

    @Test("translucent pixels keep their alpha through PNG")
    func alpha() throws {
        let buffer = try picture(width: 8, height: 8, isOpaque: false) { x, y in PixelMath.premultiply(UInt32(x * 32) << 24 | 0x00FF_8000) }
        let decoded = try #require(PNGDecoder.decode(PNGEncoder.encode(buffer)))
        #expect((0..<8).allSatisfy { decoded.row(3)[$0] >> 24 == UInt32($0 * 32) })
    }

    @Test("the bytes of a decoded image are in RGBA order, those of an asset catalog's image in the screen's order")
    func order() throws {
        let data = PNGEncoder.encode(try picture(width: 2, height: 2) { _, _ in 0xFF10_2030 })
        let image = try #require(ImageDecoder.decode(data)?.image),
            named = try #require(ImageDecoder.decode(data, fromCatalog: true)?.image)
        #expect(image.alphaInfo == .noneSkipLast && image.byteOrderInfo == .orderDefault && named.byteOrderInfo == .order32Little)
        #expect(image.dataProvider?.data.map { Array($0.prefix(4)) } == [0x10, 0x20, 0x30, 0xFF])
        #expect(named.dataProvider?.data.map { Array($0.prefix(3)) } == [0x30, 0x20, 0x10])
        let clear = PNGEncoder.encode(try picture(width: 2, height: 2, isOpaque: false) { _, _ in PixelMath.premultiply(0x80FF_0000) })
        let half = try #require(ImageDecoder.decode(clear)?.image)
        #expect(half.alphaInfo == .last && half.dataProvider?.data.map { Array($0.prefix(4)) } == [0xFF, 0, 0, 0x80])
    }

    @Test("a truncated or inconsistent image decodes to nil and does not trap")
    func hostile() throws {
        let data = PNGEncoder.encode(try picture(width: 40, height: 40) { x, y in UInt32(x * y) | 0xFF00_0000 })
        // The last bytes only mark the end of the image.
        for length in stride(from: 0, to: data.count - 20, by: 7) { #expect(ImageDecoder.decode(data.prefix(length)) == nil) }
        var huge = data
        huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(ImageDecoder.decode(huge) == nil)
    }

    @Test("a JPEG round trip stays close, and can be decoded at half size")
    func jpeg() throws {
        let buffer = try picture(width: 64, height: 48) { x, y in 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | 0x40 }
        let data = try #require(JPEGCodec.encode(CGImage(buffer), quality: 0.95))
        let decoded = try #require(JPEGCodec.decode(data))
        let (a, b) = (decoded.row(20)[30], buffer.row(20)[30])
        for shift in [0, 8, 16] as [UInt32] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) < 8) }
        #expect(JPEGCodec.decode(data, atLeast: (32, 24))?.width == 32)
    }
}
