import CDeflate
import Foundation

/// A zlib stream whose matches reach back one pixel or one row.
enum RunDeflate {
    /// A literal byte (0...255), or a match: length in the high half, 1 + the index of its distance in the low half.
    private static let matchFlag: UInt32 = 1 << 31
    private static let longestMatch = 258

    static func compress(_ raw: RawRows) -> Data {
        let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: raw.count)
        defer { tokens.deallocate() }
        var literalCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        let distances = [raw.bytesPerPixel, raw.rowLength].map { $0 <= 32768 ? DeflateTables.distance($0) : nil }
        let tokenCount = literalCounts.withUnsafeMutableBufferPointer { literals in
            distanceCounts.withUnsafeMutableBufferPointer { tokenize(raw, tokens, literals, $0, distances) }
        }
        literalCounts[256] = 1
        // A stream without matches still declares one distance code.
        if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
        let literals = HuffmanCode(counts: literalCounts, limit: 15)
        let distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)

        var writer = BitWriter(capacity: raw.count / 4 + 4096)
        writer.put(1, 1)  // The last block,
        writer.put(2, 2)  // with its own codes.
        DeflateTables.writeHeader(literals, distanceCode, &writer)
        let codes = TokenCodes(literals, distanceCode, distances)
        var index = 0
        while index < tokenCount {
            let token = tokens[index]
            if token & matchFlag == 0 {
                writer.put(codes.literal(token))
            } else {
                writer.put(codes.length(token >> 1 & 0x3FFF))
                writer.put(codes.distance(token & 1))
            }
            index &+= 1
        }
        writer.put(literals.codes[256], literals.lengths[256])
        var stream = Data([0x78, 0x01])
        stream.append(writer.finish())
        stream.appendBigEndian(libdeflate_adler32(1, raw.bytes, raw.count))
        return stream
    }

    /// Greedy: at each pixel the longer of the two matches, else its bytes.
    private static func tokenize(
        _ raw: RawRows, _ tokens: UnsafeMutablePointer<UInt32>, _ literals: UnsafeMutableBufferPointer<Int>,
        _ distanceCounts: UnsafeMutableBufferPointer<Int>, _ distances: [DeflateTables.Symbol?]
    ) -> Int {
        let (bytes, end, pixel, row) = (raw.bytes, raw.count, raw.bytesPerPixel, raw.rowLength)
        let maySeeAbove = distances[1] != nil
        var position = 0
        var count = 0
        while position < end {
            let limit = min(longestMatch, end - position)
            var best = 0
            var which: UInt32 = 0
            if position >= pixel {
                best = matchLength(bytes + position, bytes + position - pixel, limit)
            }
            if maySeeAbove, position >= row, best < limit, bytes[position] == bytes[position - row] {
                let above = matchLength(bytes + position, bytes + position - row, limit)
                if above > best { (best, which) = (above, 1) }
            }
            if best >= 4 {
                tokens[count] = matchFlag | UInt32(best) << 1 | which
                literals[DeflateTables.lengthSymbols[best]] += 1
                distanceCounts[distances[Int(which)]!.symbol] += 1  // Only distances that exist are matched.
                position += best
                count += 1
            } else {
                let stop = min(position + pixel, end)
                while position < stop {
                    tokens[count] = UInt32(bytes[position])
                    literals[Int(bytes[position])] += 1
                    position += 1
                    count += 1
                }
            }
        }
        return count
    }

    @inline(__always)
    private static func matchLength(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ limit: Int) -> Int {
        var length = 0
        while length + 8 <= limit {
            let difference =
                UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self) ^ UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
            if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount / 8 }
            length += 8
        }
        while length < limit, a[length] == b[length] { length += 1 }
        return length
    }
}

/// What each token is written as: the bits in the low word, how many they are above.
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

    /// Bits in the low word, their number above.
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

    /// The bytes written; the writer must not be used afterwards.
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
