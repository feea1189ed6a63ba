import CoreGraphics
import Foundation

/// Writes GIF files of one or several frames, each with up to 255 colors of its own and one for transparent pixels.
enum GIFEncoder {
    /// Returns the file. `loopCount` is the number of repetitions, 0 for endless; nil plays once. A delay is in seconds.
    static func encode(_ frames: [(image: CGImage, delay: Double)], loopCount: Int?) -> Data? {
        guard let first = frames.first, first.image.width < 65536, first.image.height < 65536 else { return nil }
        func small(_ value: Int) -> Data { Data([UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]) }
        var data = Data("GIF89a".utf8) + small(first.image.width) + small(first.image.height) + Data([0x70, 0, 0])
        if let loopCount {
            data += Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1]) + small(loopCount) + Data([0])
        }
        for frame in frames {
            guard let buffer = frame.image.buffer else { return nil }
            buffer.flush()
            let (width, height) = (min(buffer.width, first.image.width), min(buffer.height, first.image.height))
            var pixels: [UInt32] = []
            pixels.reserveCapacity(width * height)
            for y in 0..<height {
                let row = buffer.row(y)
                for x in 0..<width { pixels.append(PixelMath.unpremultiply(row[x])) }
            }
            let (palette, indices, hasClear) = quantize(pixels)
            let bits = max(2, Int.bitWidth - (palette.count - 1).leadingZeroBitCount)
            let delay = Int((min(max(frame.delay, 0), 655) * 100).rounded())
            data += Data([0x21, 0xF9, 4, hasClear ? 0x09 : 0x04]) + small(delay) + Data([hasClear ? UInt8(palette.count - 1) : 0, 0])
            data += Data([0x2C]) + small(0) + small(0) + small(width) + small(height) + Data([0x80 | UInt8(bits - 1)])
            for index in 0..<1 << bits {
                let color = index < palette.count ? palette[index] : 0
                data += Data([UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)])
            }
            data.append(UInt8(bits))
            let packed = compress(indices, bits)
            for start in stride(from: 0, to: packed.count, by: 255) {
                let part = packed[start..<min(start + 255, packed.count)]
                data.append(UInt8(part.count))
                data.append(contentsOf: part)
            }
            data.append(0)
        }
        return data + Data([0x3B])
    }

    /// Returns at most 256 colors, the color of each pixel, and whether the last one is transparent. Few colors are kept as they are.
    private static func quantize(_ pixels: [UInt32]) -> (palette: [UInt32], indices: [UInt8], hasClear: Bool) {
        var counts: [UInt32: Int] = [:]
        var hasClear = false
        for pixel in pixels {
            if pixel >> 24 < 128 { hasClear = true } else { counts[pixel & 0xFFFFFF, default: 0] += 1 }
        }
        let limit = hasClear ? 255 : 256
        // Boxes of colors are halved at the middle of their longest side, the most used first.
        var boxes: [[UInt32]] = [counts.keys.sorted()]
        func spread(_ box: [UInt32]) -> (shift: UInt32, size: UInt32) {
            var best: (UInt32, UInt32) = (0, 0)
            for shift in [16, 8, 0] as [UInt32] {
                let values = box.map { $0 >> shift & 255 }
                let size = (values.max() ?? 0) - (values.min() ?? 0)
                if size > best.1 { best = (shift, size) }
            }
            return best
        }
        if counts.count <= limit {
            boxes = counts.keys.sorted().map { [$0] }
        } else {
            var weights = [counts.values.reduce(0, +)]
            while boxes.count < limit {
                guard let index = boxes.indices.filter({ boxes[$0].count > 1 }).max(by: { weights[$0] < weights[$1] }) else { break }
                let shift = spread(boxes[index]).shift
                let sorted = boxes[index].sorted { ($0 >> shift & 255, $0) < ($1 >> shift & 255, $1) }
                let (low, high) = (Array(sorted[..<(sorted.count / 2)]), Array(sorted[(sorted.count / 2)...]))
                (boxes[index], weights[index]) = (low, low.reduce(0) { $0 + counts[$1, default: 0] })
                boxes.append(high)
                weights.append(high.reduce(0) { $0 + counts[$1, default: 0] })
            }
        }
        var (palette, place): ([UInt32], [UInt32: UInt8]) = ([], [:])
        for box in boxes where !box.isEmpty {
            let weight = max(box.reduce(0) { $0 + counts[$1, default: 0] }, 1)
            func mean(_ shift: UInt32) -> UInt32 {
                UInt32((box.reduce(0) { $0 + Int($1 >> shift & 255) * counts[$1, default: 0] } + weight / 2) / weight) << shift
            }
            for color in box { place[color] = UInt8(palette.count) }
            palette.append(mean(16) | mean(8) | mean(0))
        }
        if hasClear || palette.isEmpty { palette.append(0) }
        let clear = UInt8(palette.count - 1)
        return (palette, pixels.map { $0 >> 24 < 128 ? clear : place[$0 & 0xFFFFFF] ?? 0 }, hasClear)
    }

    /// Compresses indices by Lempel, Ziv, and Welch's method, with codes that begin with `bits` + 1 bits.
    private static func compress(_ indices: [UInt8], _ bits: Int) -> [UInt8] {
        let (clear, end) = (1 << bits, 1 << bits + 1)
        var (result, buffer, filled): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        var (size, next) = (UInt32(bits + 1), end + 1)
        var codes: [Int: Int] = [:]
        func put(_ code: Int) {
            buffer |= UInt32(code) << filled
            filled += size
            while filled >= 8 {
                result.append(UInt8(buffer & 255))
                (buffer, filled) = (buffer >> 8, filled - 8)
            }
        }
        put(clear)
        var prefix = -1
        for index in indices {
            guard prefix >= 0 else {
                prefix = Int(index)
                continue
            }
            let key = prefix << 8 | Int(index)
            if let code = codes[key] {
                prefix = code
                continue
            }
            put(prefix)
            if next < 4096 {
                codes[key] = next
                if next == 1 << size, size < 12 { size += 1 }
                next += 1
            } else {
                put(clear)
                (codes, size, next) = ([:], UInt32(bits + 1), end + 1)
            }
            prefix = Int(index)
        }
        if prefix >= 0 { put(prefix) }
        put(end)
        if filled > 0 { result.append(UInt8(buffer & 255)) }
        return result
    }
}
