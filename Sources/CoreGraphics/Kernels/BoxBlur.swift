import Foundation

/// Blurs consisting of three box averages, computed with integers only, so that every machine produces the same bytes.
package enum BoxBlur {
    /// Returns the three radii whose boxes together have the variance of a Gaussian with standard deviation `sigma`, in pixels.
    package static func radii(sigma: CGFloat) -> [Int] {
        guard sigma > 0, sigma.isFinite else { return [0, 0, 0] }
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(lower, 1)
        let low = CGFloat(lower)
        let count = Int(((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded())
        return (0..<3).map { ($0 < count ? lower : lower + 2) / 2 }
    }

    /// Blurs `count` samples that are `stride` bytes apart; samples outside the line are 0.
    static func blurLine(
        _ line: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, _ radii: [Int],
        _ scratch: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) {
        var (source, target) = (scratch, scratch + capacity)
        var isEmpty = true
        for i in 0..<count {
            source[i] = line[i * stride]
            if source[i] != 0 { isEmpty = false }
        }
        if isEmpty { return }
        for radius in radii where radius > 0 {
            let window = UInt32(2 * radius + 1)
            let reciprocal = (UInt64(1) << 32) / UInt64(window) + 1
            var sum: UInt32 = 0
            for i in 0..<min(radius, count) { sum &+= UInt32(source[i]) }
            for i in 0..<count {
                if i + radius < count { sum &+= UInt32(source[i + radius]) }
                target[i] = UInt8(truncatingIfNeeded: (UInt64(sum &+ window / 2) &* reciprocal) >> 32)
                if i >= radius { sum &-= UInt32(source[i - radius]) }
            }
            swap(&source, &target)
        }
        for i in 0..<count { line[i * stride] = source[i] }
    }

    /// Blurs every column, a row at a time, so that memory is accessed in order.
    static func blurColumns(_ plane: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, _ radii: [Int]) {
        let size = bytesPerRow * height
        let other = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            other.deallocate()
            sums.deallocate()
        }
        var (source, target) = (plane, other)
        for radius in radii where radius > 0 {
            let window = UInt32(2 * radius + 1)
            let half = window / 2
            let reciprocal = (UInt64(1) << 32) / UInt64(window) + 1
            sums.update(repeating: 0, count: width)
            for y in 0..<min(radius, height) { add(source + y * bytesPerRow, sums, width) }
            for y in 0..<height {
                if y + radius < height { add(source + (y + radius) * bytesPerRow, sums, width) }
                let out = target + y * bytesPerRow
                for x in 0..<width { out[x] = UInt8(truncatingIfNeeded: (UInt64(sums[x] &+ half) &* reciprocal) >> 32) }
                if y >= radius {
                    let line = source + (y - radius) * bytesPerRow
                    for x in 0..<width { sums[x] &-= UInt32(line[x]) }
                }
            }
            swap(&source, &target)
        }
        if source != plane { memcpy(plane, source, size) }
    }

    @inline(__always)
    private static func add(_ line: UnsafePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt32>, _ width: Int) {
        for x in 0..<width { sums[x] &+= UInt32(line[x]) }
    }
}
