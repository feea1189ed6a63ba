import Foundation

extension PixelBuffer {
    /// Returns the pixels averaged in squares of `factor`; remaining pixels at the right and bottom edge form smaller squares.
    package func boxReduced(by factor: Int) -> PixelBuffer? {
        guard factor > 1 else { return self }
        let (outWidth, outHeight) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        guard let result = PixelBuffer(width: outWidth, height: outHeight, isOpaque: isOpaque, isCleared: false) else { return nil }
        flush()
        // Sums of two channels per word: rows are at most 32767 and a square adds factor² samples of 8 bits.
        var sums = [UInt64](repeating: 0, count: outWidth * 2)
        sums.withUnsafeMutableBufferPointer { sums in
            for outY in 0..<outHeight {
                sums.update(repeating: 0)
                let rows = min(factor, height - outY * factor)
                for y in outY * factor..<outY * factor + rows {
                    let line = row(y)
                    var x = 0
                    for outX in 0..<outWidth {
                        let end = min(x + factor, width)
                        var (even, odd): (UInt64, UInt64) = (0, 0)
                        while x < end {
                            let pixel = UInt64(line[x])
                            even &+= (pixel & 0xFF) | (pixel & 0xFF_0000) << 16
                            odd &+= (pixel >> 8 & 0xFF) | (pixel >> 24) << 32
                            x += 1
                        }
                        sums[2 * outX] &+= even
                        sums[2 * outX + 1] &+= odd
                    }
                }
                let out = result.row(outY)
                for outX in 0..<outWidth {
                    let columns = min(factor, width - outX * factor)
                    let area = UInt64(rows * columns)
                    let half = area / 2
                    let (even, odd) = (sums[2 * outX], sums[2 * outX + 1])
                    let blue = ((even & 0xFFFF_FFFF) + half) / area
                    let red = ((even >> 32) + half) / area
                    let green = ((odd & 0xFFFF_FFFF) + half) / area
                    let alpha = ((odd >> 32) + half) / area
                    out[outX] = UInt32(alpha << 24 | red << 16 | green << 8 | blue)
                }
            }
        }
        result.markDirty()
        return result
    }
}
