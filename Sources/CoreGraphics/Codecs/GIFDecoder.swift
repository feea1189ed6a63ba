import Foundation

/// Reads GIF pictures, including animated ones. Every frame is the complete picture at its time.
package enum GIFDecoder {
    package struct Frame {
        package var pixels: PixelBuffer
        /// The delay in seconds, as written in the file.
        package var delay: Double
    }

    package static func isGIF(_ data: Data) -> Bool { data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8)) }

    package static func size(_ data: Data) -> (width: Int, height: Int)? {
        guard isGIF(data), data.count >= 10 else { return nil }
        let head = [UInt8](data.prefix(10))
        return (Int(head[6]) | Int(head[7]) << 8, Int(head[8]) | Int(head[9]) << 8)
    }

    /// Returns the frames up to the first damage and the number of repetitions (0 for an endless loop), or `nil` if not even one frame can
    /// be read.
    package static func decode(_ data: Data, limit: Int = 2000) -> (frames: [Frame], loopCount: Int)? {
        guard let size = size(data), PixelBuffer.isAcceptable(width: size.width, height: size.height) else { return nil }
        var reader = GIFReader(bytes: [UInt8](data), width: size.width, height: size.height)
        // All frames together may not take more memory than a single picture may.
        let frames = reader.frames(limit: min(limit, PixelBuffer.pixelLimit / (size.width * size.height)))
        return frames.isEmpty ? nil : (frames, reader.loopCount)
    }
}

private struct GIFReader {
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int
    private var cursor = 0
    private var canvas: [UInt32]
    private(set) var loopCount = 1

    // The graphic control block before a frame.
    private var delay = 0.0
    private var disposal = 0
    private var transparent: Int?

    init(bytes: [UInt8], width: Int, height: Int) {
        (self.bytes, self.width, self.height) = (bytes, width, height)
        canvas = Array(repeating: 0, count: width * height)
    }

    private mutating func byte() -> Int? {
        guard cursor < bytes.count else { return nil }
        cursor += 1
        return Int(bytes[cursor - 1])
    }

    private mutating func word() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return low | high << 8
    }

    private mutating func palette(_ flags: Int) -> [UInt32]? {
        let count = 2 << (flags & 7)
        guard cursor + count * 3 <= bytes.count else { return nil }
        defer { cursor += count * 3 }
        return (0..<count).map { index in
            let place = cursor + index * 3
            return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        }
    }

    mutating func frames(limit: Int) -> [GIFDecoder.Frame] {
        var frames: [GIFDecoder.Frame] = []
        cursor = 10
        guard let flags = byte(), byte() != nil, byte() != nil else { return [] }
        var global: [UInt32] = []
        if flags & 0x80 != 0 {
            guard let colors = palette(flags) else { return [] }
            global = colors
        }
        while frames.count < limit, let mark = byte() {
            switch mark {
            case 0x21: guard readExtension() else { return frames }
            case 0x2C:
                guard let frame = frame(global) else { return frames }
                frames.append(frame)
            default: return frames
            }
        }
        return frames
    }

    private mutating func blocks() -> [UInt8]? {
        var result: [UInt8] = []
        while let count = byte() {
            if count == 0 { return result }
            guard cursor + count <= bytes.count else { return nil }
            result += bytes[cursor..<cursor + count]
            cursor += count
        }
        return nil
    }

    private mutating func readExtension() -> Bool {
        guard let kind = byte(), let content = blocks() else { return false }
        if kind == 0xF9, content.count >= 4 {
            disposal = Int(content[0] >> 2 & 7)
            delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
            transparent = content[0] & 1 == 1 ? Int(content[3]) : nil
        } else if kind == 0xFF, content.starts(with: "NETSCAPE2.0".utf8), content.count >= 14 {
            loopCount = Int(content[12]) | Int(content[13]) << 8
        }
        return true
    }

    private mutating func frame(_ global: [UInt32]) -> GIFDecoder.Frame? {
        guard let left = word(), let top = word(), let w = word(), let h = word(), let flags = byte(), w > 0, h > 0 else { return nil }
        var colors = global
        if flags & 0x80 != 0 {
            guard let own = palette(flags) else { return nil }
            colors = own
        }
        guard let codeSize = byte(), (2...8).contains(codeSize), let packed = blocks(), w * h <= PixelBuffer.pixelLimit else { return nil }
        let before = canvas
        let indices = GIFReader.unpack(packed, codeSize, w * h)
        var rows = Array(0..<h)
        if flags & 0x40 != 0 { rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: h, by: $0.1)) } }
        for (line, y) in rows.enumerated() where top + y < height {
            for x in 0..<w where left + x < width {
                let place = line * w + x
                guard place < indices.count else { break }
                let index = Int(indices[place])
                if index != transparent, index < colors.count { canvas[(top + y) * width + left + x] = colors[index] }
            }
        }
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        canvas.withUnsafeBytes { source in
            if let base = source.baseAddress { memcpy(pixels.base, base, width * height * 4) }
        }
        pixels.markDirty()
        switch disposal {
        case 2:
            for y in top..<max(min(top + h, height), top) { for x in left..<max(min(left + w, width), left) { canvas[y * width + x] = 0 } }
        case 3: canvas = before
        default: break
        }
        defer { (delay, disposal, transparent) = (0, 0, nil) }
        return GIFDecoder.Frame(pixels: pixels, delay: delay)
    }

    /// Decodes LZW with growing codes. Stops at the first invalid code.
    private static func unpack(_ packed: [UInt8], _ codeSize: Int, _ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var prefix = [Int](repeating: -1, count: 4096)
        var suffix = [UInt8](repeating: 0, count: 4096)
        for index in 0..<clear { suffix[index] = UInt8(index) }
        var (next, width, previous) = (end + 1, codeSize + 1, -1)
        var (bits, available, first): (Int, Int, UInt8) = (0, 0, 0)
        var stack: [UInt8] = []
        for byte in packed {
            bits |= Int(byte) << available
            available += 8
            while available >= width {
                let code = bits & (1 << width - 1)
                bits >>= width
                available -= width
                if code == end || result.count >= count { return result }
                if code == clear {
                    (next, width, previous) = (end + 1, codeSize + 1, -1)
                    continue
                }
                guard code < next || (code == next && previous >= 0) else { return result }
                stack.removeAll(keepingCapacity: true)
                var walk = code
                if code == next {
                    stack.append(first)
                    walk = previous
                }
                while walk >= clear, prefix[walk] >= 0 {
                    stack.append(suffix[walk])
                    walk = prefix[walk]
                }
                first = suffix[walk]
                stack.append(first)
                result.append(contentsOf: stack.reversed())
                if previous >= 0, next < 4096 {
                    (prefix[next], suffix[next]) = (previous, first)
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                previous = code
            }
        }
        return result
    }
}
