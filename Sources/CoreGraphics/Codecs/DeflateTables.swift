import Foundation

/// The tables of RFC 1951.
enum DeflateTables {
    struct Symbol {
        var symbol: Int
        var extra: Int
        var extraBits: Int
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385, 24577,
    ]

    /// The symbol of each match length, 0...258.
    static let lengthSymbols: [Int] = (0...258).map { length in
        length < 3 ? 0 : 257 + (lengthBases.lastIndex { $0 <= length } ?? 0)
    }

    private static let lengths: [Symbol] = (0...258).map { length in
        guard length >= 3 else { return Symbol(symbol: 0, extra: 0, extraBits: 0) }
        let index = lengthSymbols[length] - 257
        return Symbol(symbol: index + 257, extra: length - lengthBases[index], extraBits: lengthExtra[index])
    }

    @inline(__always) static func length(_ length: Int) -> Symbol { lengths[length] }

    static func distance(_ distance: Int) -> Symbol {
        let index = distanceBases.lastIndex { $0 <= distance } ?? 0
        return Symbol(symbol: index, extra: distance - distanceBases[index], extraBits: index < 4 ? 0 : index / 2 - 1)
    }

    private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the two codes' lengths, themselves Huffman coded. Runs are not used: the header is a few hundred bytes of a picture.
    static func writeHeader(_ literals: HuffmanCode, _ distances: HuffmanCode, _ writer: inout BitWriter) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 256) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let all = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
        var counts = [Int](repeating: 0, count: 19)
        for length in all { counts[length] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        writer.put(UInt32(literalCount - 257), 5)
        writer.put(UInt32(distanceCount - 1), 5)
        writer.put(19 - 4, 4)
        for index in codeLengthOrder { writer.put(UInt32(code.lengths[index]), 3) }
        for length in all { writer.put(code.codes[length], code.lengths[length]) }
    }
}

/// A canonical Huffman code with limited lengths; codes are bit-reversed, ready for writing.
struct HuffmanCode {
    private(set) var lengths: [Int]
    private(set) var codes: [UInt32]

    init(counts: [Int], limit: Int) {
        lengths = HuffmanCode.lengths(counts, limit)
        codes = [UInt32](repeating: 0, count: counts.count)
        var code: UInt32 = 0
        for length in 1...limit {
            for symbol in counts.indices where lengths[symbol] == length {
                var reversed: UInt32 = 0
                for bit in 0..<length where code >> UInt32(bit) & 1 == 1 { reversed |= 1 << UInt32(length - 1 - bit) }
                codes[symbol] = reversed
                code += 1
            }
            code <<= 1
        }
    }

    /// Returns the optimal lengths that do not exceed `limit`.
    private static func lengths(_ counts: [Int], _ limit: Int) -> [Int] {
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var lengths = [Int](repeating: 0, count: counts.count)
        guard symbols.count > 1 else {
            if let only = symbols.first { lengths[only] = 1 }
            return lengths
        }
        let depths = depths(symbols.map { counts[$0] })
        guard depths.max() ?? 0 > limit else {
            for (symbol, depth) in zip(symbols, depths) { lengths[symbol] = depth }
            return lengths
        }
        return limitedLengths(counts, symbols, limit)
    }

    /// Returns the depth of each leaf in the Huffman tree over weights in increasing order.
    private static func depths(_ weights: [Int]) -> [Int] {
        let count = weights.count
        var nodes = weights + [Int](repeating: 0, count: count - 1)
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, inner) = (0, count)
        for node in count..<2 * count - 1 {
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (inner >= node || nodes[leaf] <= nodes[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                nodes[node] += nodes[child]
                parents[child] = node
            }
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
        return Array(depths[..<count])
    }

    /// The package-merge algorithm, for the rare tree that is too deep.
    private static func limitedLengths(_ counts: [Int], _ symbols: [Int], _ limit: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        struct Package {
            var weight: Int
            var symbols: [Int]
        }
        let leaves = symbols.map { Package(weight: counts[$0], symbols: [$0]) }.sorted { $0.weight < $1.weight }
        var packages = leaves
        for _ in 1..<limit {
            var merged: [Package] = []
            var index = 0
            while index + 1 < packages.count {
                merged.append(
                    Package(
                        weight: packages[index].weight + packages[index + 1].weight,
                        symbols: packages[index].symbols + packages[index + 1].symbols))
                index += 2
            }
            packages = (leaves + merged).sorted { $0.weight < $1.weight }
        }
        for package in packages.prefix(2 * symbols.count - 2) { for symbol in package.symbols { lengths[symbol] += 1 } }
        return lengths
    }
}
