import Foundation
import UIKit

/// A picture for the comparers: rows of 32-bit pixels with alpha in the highest byte and premultiplied colors.
struct Pixels {
    let buffer: PixelBuffer

    init(_ buffer: PixelBuffer) {
        buffer.flush()
        self.buffer = buffer
    }

    /// Returns `nil` if the data isn't a picture.
    init?(png: Data) {
        guard let buffer = UIImage(data: png)?.cgImage?.buffer else { return nil }
        self.init(buffer)
    }

    var width: Int { buffer.width }
    var height: Int { buffer.height }
    var png: Data { PNGEncoder.encode(buffer) }

    subscript(x: Int, y: Int) -> UInt32 { buffer.isOpaque ? buffer.row(y)[x] | 0xFF00_0000 : buffer.row(y)[x] }

    /// Returns the pixels of `frame`, which is in points, or `nil` if it contains none.
    func part(_ frame: CGRect, scale: CGFloat) -> Pixels? {
        let box = CGRect(
            x: (frame.minX * scale).rounded(), y: (frame.minY * scale).rounded(), width: (frame.width * scale).rounded(),
            height: (frame.height * scale).rounded()
        ).intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, let part = PixelBuffer(width: Int(box.width), height: Int(box.height), isOpaque: buffer.isOpaque) else {
            return nil
        }
        for y in 0..<part.height { memcpy(part.row(y), buffer.row(y + Int(box.minY)) + Int(box.minX), part.width * 4) }
        part.markDirty()
        return Pixels(part)
    }

    /// Red, green, blue, and alpha from 0 to 255, the colors as they look on white.
    static func onWhite(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
        let rest = 255 - Int(pixel >> 24)
        return (Int(pixel >> 16 & 0xFF) + rest, Int(pixel >> 8 & 0xFF) + rest, Int(pixel & 0xFF) + rest)
    }

    /// Returns the greatest difference of a channel, including alpha.
    static func step(_ a: UInt32, _ b: UInt32) -> Int {
        var greatest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            greatest = max(greatest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return greatest
    }
}
