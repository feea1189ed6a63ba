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
        for index in 0..<tokenCount {
            let token = tokens[index]
            if token & matchFlag == 0 {
                writer.put(literals.codes[Int(token)], literals.lengths[Int(token)])
            } else {
                let length = DeflateTables.length(Int(token >> 1 & 0x3FFF))
                writer.put(literals.codes[length.symbol], literals.lengths[length.symbol])
                writer.put(UInt32(length.extra), length.extraBits)
                let distance = distances[Int(token & 1)]!  // Only distances that exist are matched.
                writer.put(distanceCode.codes[distance.symbol], distanceCode.lengths[distance.symbol])
                writer.put(UInt32(distance.extra), distance.extraBits)
            }
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

/// Least significant bit first, as deflate packs them.
struct BitWriter {
    private var bytes: Data
    private var buffer: UInt64 = 0
    private var used: UInt64 = 0

    init(capacity: Int) {
        bytes = Data()
        pending.reserveCapacity(1 << 14)
        bytes.reserveCapacity(capacity)
    }

    private var pending: [UInt8] = []

    @inline(__always)
    mutating func put(_ value: UInt32, _ count: Int) {
        buffer |= UInt64(value) << used
        used += UInt64(count)
        while used >= 8 {
            pending.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            used -= 8
        }
        if pending.count >= (1 << 14) - 8 {
            bytes.append(contentsOf: pending)
            pending.removeAll(keepingCapacity: true)
        }
    }

    mutating func finish() -> Data {
        if used > 0 { pending.append(UInt8(truncatingIfNeeded: buffer)) }
        bytes.append(contentsOf: pending)
        return bytes
    }
}
