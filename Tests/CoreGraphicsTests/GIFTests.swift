import CoreGraphics
import Foundation
import Testing

@Suite struct GIFTests {
    /// One red pixel on a canvas of one.
    private let red: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0xFF, 0xFF, 0xFF, 0x21, 0xF9, 4, 0, 7, 0, 0, 0, 0x2C, 0, 0,
        0, 0, 1, 0,
        1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]

    @Test("a GIF's frames have their colors and delays")
    func frames() throws {
        let decoded = try #require(GIFDecoder.decode(Data(red)))
        #expect(decoded.frames.count == 1 && decoded.frames[0].delay == 0.07)
        #expect(decoded.frames[0].pixels.row(0)[0] == 0xFFFF_0000)
        let twice = Array(red.dropLast()) + red[19...]
        #expect(GIFDecoder.decode(Data(twice))?.frames.count == 2)
        #expect(ImageDecoder.decode(Data(red))?.image.width == 1)
    }

    @Test("a damaged GIF gives an error or the frames before the damage")
    func damaged() {
        for length in 0..<red.count { _ = GIFDecoder.decode(Data(red.prefix(length))) }
        for index in 6..<red.count {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var bytes = red
                bytes[index] = value
                // A canvas of 255 × 65281 pixels is within the limit but slow to clear, so its bytes are not changed.
                if index == 7 || index == 9 { continue }
                _ = GIFDecoder.decode(Data(bytes))
            }
        }
        var huge = red
        (huge[6], huge[7], huge[8], huge[9]) = (0xFF, 0xFF, 0xFF, 0xFF)
        #expect(GIFDecoder.decode(Data(huge)) == nil)
    }
}
