import CDeflate
import Foundation

/// A zlib stream of a picture's rows: a zero (no filter) before each, then the samples, without premultiplied alpha. Matches reach back one
/// pixel or one row and consist of whole pixels, so the pixels themselves are compared and only new ones become bytes.
enum RunDeflate {
    static func compress(_ pixels: PixelBuffer, bytesPerPixel: Int) -> Data {
        let rowLength = pixels.width * bytesPerPixel + 1
        let distances = [bytesPerPixel, rowLength].map { $0 <= 32768 ? DeflateTables.distance($0) : nil }
        let tokenizer = RowTokenizer(pixels, bytesPerPixel: bytesPerPixel, maySeeAbove: distances[1] != nil)
        tokenizer.run()
        var literalCounts = Array(UnsafeBufferPointer(start: tokenizer.literals, count: 286))
        var distanceCounts = [Int](repeating: 0, count: 30)
        for (which, distance) in distances.enumerated() { if let distance { distanceCounts[distance.symbol] += tokenizer.matches[which] } }
        literalCounts[256] = 1
        // A stream without matches still declares one distance code.
        if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
        let literals = HuffmanCode(counts: literalCounts, limit: 15)
        let distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)

        var writer = BitWriter(capacity: tokenizer.count * 3 + 4096)
        writer.put(0x0178, 16)  // The zlib header.
        writer.put(1, 1)  // The last block,
        writer.put(2, 2)  // with its own codes.
        DeflateTables.writeHeader(literals, distanceCode, &writer)
        tokenizer.write(TokenCodes(literals, distanceCode, distances), &writer)
        writer.put(literals.codes[256], literals.lengths[256])
        writer.putBigEndian(tokenizer.checksum)
        return writer.finish()
    }
}

/// Turns a picture into tokens, greedily: the longer of the two matches at each pixel, otherwise its bytes.
private final class RowTokenizer {
    /// Distinguishes a literal byte (0...255); a pixel's red, green, and blue; and a match, with its length in bytes above the bit that
    /// selects the distance.
    private enum Flag {
        static let match: UInt32 = 1 << 31
        static let pixel: UInt32 = 1 << 30
        static let any = match | pixel
    }

    private let pixels: PixelBuffer
    private let bytesPerPixel: Int
    private let rowLength: Int
    private let maySeeAbove: Bool
    /// The longest match of whole pixels.
    private let longest: Int
    private let tokens: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    /// The number of occurrences of each literal and length symbol, and of each distance.
    let literals = UnsafeMutablePointer<Int>.allocate(capacity: 286)
    private(set) var matches = [0, 0]
    private let lengthSymbols = UnsafeMutablePointer<UInt16>.allocate(capacity: 259)
    /// The row's bytes; those that equal the row above are kept.
    private let bytes: UnsafeMutablePointer<UInt8>
    private var (low, high): (UInt64, UInt64) = (1, 0)

    init(_ pixels: PixelBuffer, bytesPerPixel: Int, maySeeAbove: Bool) {
        (self.pixels, self.bytesPerPixel, self.maySeeAbove) = (pixels, bytesPerPixel, maySeeAbove)
        rowLength = pixels.width * bytesPerPixel + 1
        longest = 258 / bytesPerPixel
        tokens = .allocate(capacity: pixels.height * (pixels.width * (bytesPerPixel - 2) + 8) + rowLength / 258 + 8)
        bytes = .allocate(capacity: rowLength)
        bytes[0] = 0
        literals.initialize(repeating: 0, count: 286)
        for length in 0...258 { lengthSymbols[length] = UInt16(DeflateTables.lengthSymbols[length]) }
    }

    deinit {
        tokens.deallocate()
        literals.deallocate()
        lengthSymbols.deallocate()
        bytes.deallocate()
    }

    func run() {
        var sums: (UInt64, UInt64) = (0, 0)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            if y > 0, maySeeAbove, memcmp(row, pixels.row(y - 1), pixels.width * 4) == 0 {
                repeatRow()
            } else {
                tokenize(row, above: y > 0 ? pixels.row(y - 1) : nil)
                let sum = libdeflate_adler32(0, bytes, rowLength)
                sums = (UInt64(sum & 0xFFFF), UInt64(sum >> 16))
            }
            // Updates Adler-32 with the row's own sums: a' = a + A, b' = b + length * a + B.
            high = (high + UInt64(rowLength) * low + sums.1) % 65521
            low = (low + sums.0) % 65521
        }
    }

    var checksum: UInt32 { UInt32(high) << 16 | UInt32(low) }

    private func repeatRow() {
        var left = rowLength
        while left > 0 {
            // No match is shorter than three bytes.
            let length = left <= 258 ? left : min(258, left - 3)
            if length < 3 { for index in 0..<length { literal(bytes[rowLength - left + index]) } } else { match(length, 1) }
            left -= length
        }
    }

    @inline(__always)
    private func match(_ length: Int, _ which: Int) {
        tokens[count] = Flag.match | UInt32(length) << 1 | UInt32(which)
        count &+= 1
        literals[Int(lengthSymbols[length])] &+= 1
        matches.withUnsafeMutableBufferPointer { $0[which] &+= 1 }
    }

    @inline(__always)
    private func literal(_ byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        literals[Int(byte)] &+= 1
    }

    private func tokenize(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) {
        let width = pixels.width
        let above = maySeeAbove ? above : nil
        literal(0)
        var x = 0
        while x < width {
            let limit = width - x
            let run = x > 0 && row[x] == row[x - 1] ? RowTokenizer.equalPixels(row + x, row + x - 1, limit) : 0
            var same = 0
            if let above, run < limit, row[x] == above[x] { same = RowTokenizer.equalPixels(row + x, above + x, limit) }
            if run == 0, same == 0 {
                put(row[x], at: x)
                x &+= 1
                continue
            }
            let length = max(run, same)
            if same < run || above == nil { fill(x, length) }
            var left = length
            while left > 0 {
                let part = min(left, longest)
                match(part &* bytesPerPixel, same >= run ? 1 : 0)
                left &-= part
            }
            x &+= length
        }
    }

    /// Adds a pixel that matches nothing.
    @inline(__always)
    private func put(_ source: UInt32, at x: Int) {
        let pixel = bytesPerPixel == 3 ? source : PixelMath.unpremultiply(source)
        let out = bytes + 1 + x &* bytesPerPixel
        out[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
        out[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        out[2] = UInt8(truncatingIfNeeded: pixel)
        tokens[count] = Flag.pixel | pixel & 0xFF_FFFF
        count &+= 1
        for index in 0..<3 { literals[Int(out[index])] &+= 1 }
        guard bytesPerPixel == 4 else { return }
        out[3] = UInt8(truncatingIfNeeded: pixel &>> 24)
        literal(out[3])
    }

    /// Writes the bytes of pixels that repeat the previous one.
    private func fill(_ x: Int, _ length: Int) {
        let start = bytes + 1 + x &* bytesPerPixel
        for index in 0..<(length &* bytesPerPixel) { start[index] = start[index &- bytesPerPixel] }
    }

    @inline(__always)
    private static func equalPixels(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var length = 0
        let (left, right) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        @inline(__always) func pair(_ at: Int) -> UInt64 {
            left.loadUnaligned(fromByteOffset: at &* 4, as: UInt64.self) ^ right.loadUnaligned(fromByteOffset: at &* 4, as: UInt64.self)
        }
        while length &+ 8 <= limit, pair(length) | pair(length &+ 2) | pair(length &+ 4) | pair(length &+ 6) == 0 { length &+= 8 }
        while length < limit, a[length] == b[length] { length &+= 1 }
        return length
    }

    func write(_ codes: TokenCodes, _ writer: inout BitWriter) {
        var index = 0
        while index < count {
            let token = tokens[index]
            switch token & Flag.any {
            case 0: writer.put(codes.literal(token))
            case Flag.pixel:
                writer.put(codes.literal(token &>> 16 & 0xFF))
                writer.put(codes.literal(token &>> 8 & 0xFF))
                writer.put(codes.literal(token & 0xFF))
            default:
                writer.put(codes.length(token &>> 1 & 0x3FFF))
                writer.put(codes.distance(token & 1))
            }
            index &+= 1
        }
    }
}

/// The encoding of each token: the bits in the low word, their count above it.
private final class TokenCodes {
    /// 256 literals, then the match lengths 0...258, then the two distances.
    private let entries = UnsafeMutablePointer<UInt64>.allocate(capacity: 256 + 259 + 2)

    init(_ literals: HuffmanCode, _ distanceCode: HuffmanCode, _ distances: [DeflateTables.Symbol?]) {
        entries.initialize(repeating: 0, count: 256 + 259 + 2)
        func entry(_ code: HuffmanCode, _ symbol: Int, _ extra: Int, _ extraBits: Int) -> UInt64 {
            let length = code.lengths[symbol]
            return UInt64(code.codes[symbol]) | UInt64(extra) << UInt64(length) | UInt64(length + extraBits) << 32
        }
        for byte in 0..<256 { entries[byte] = entry(literals, byte, 0, 0) }
        for length in 3...258 {
            let symbol = DeflateTables.length(length)
            entries[256 + length] = entry(literals, symbol.symbol, symbol.extra, symbol.extraBits)
        }
        for (index, distance) in distances.enumerated() {
            if let distance { entries[515 + index] = entry(distanceCode, distance.symbol, distance.extra, distance.extraBits) }
        }
    }

    deinit { entries.deallocate() }

    @inline(__always) func literal(_ byte: UInt32) -> UInt64 { entries[Int(byte)] }
    @inline(__always) func length(_ length: UInt32) -> UInt64 { entries[256 &+ Int(length)] }
    @inline(__always) func distance(_ which: UInt32) -> UInt64 { entries[515 &+ Int(which)] }
}

/// Least significant bit first, as deflate packs them.
struct BitWriter {
    private var bytes: UnsafeMutableRawPointer
    private var capacity: Int
    private var position = 0
    private var buffer: UInt64 = 0
    private var used: UInt64 = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        bytes = .allocate(byteCount: self.capacity, alignment: 8)
    }

    mutating func put(_ value: UInt32, _ count: Int) { put(UInt64(value) | UInt64(count) << 32) }

    /// Writes bits from the low word; their count is above it.
    @inline(__always)
    mutating func put(_ entry: UInt64) {
        buffer |= (entry & 0xFFFF_FFFF) &<< used
        used &+= entry &>> 32
        guard used >= 32 else { return }
        if position &+ 8 > capacity { grow() }
        bytes.storeBytes(of: UInt32(truncatingIfNeeded: buffer).littleEndian, toByteOffset: position, as: UInt32.self)
        position &+= 4
        buffer = buffer &>> 32
        used &-= 32
    }

    private mutating func grow() {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2, alignment: 8)
        larger.copyMemory(from: bytes, byteCount: position)
        bytes.deallocate()
        (bytes, capacity) = (larger, capacity * 2)
    }

    /// Writes four bytes, starting at the next whole byte.
    mutating func putBigEndian(_ value: UInt32) {
        put(0, (8 - Int(used & 7)) & 7)
        put(value.byteSwapped, 32)
    }

    /// Returns the written bytes; the writer must not be used afterward.
    mutating func finish() -> Data {
        if position + 8 > capacity { grow() }
        while used > 0 {
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: buffer), toByteOffset: position, as: UInt8.self)
            position += 1
            buffer >>= 8
            used = used > 8 ? used - 8 : 0
        }
        let memory = bytes
        return Data(bytesNoCopy: memory, count: position, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }
}
