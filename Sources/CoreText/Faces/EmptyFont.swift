import Foundation

/// The smallest TrueType font, with one empty glyph, for machines without any font.
enum EmptyFont {
    static let data: Data = {
        func be16(_ values: [Int]) -> [UInt8] { values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] } }
        func be32(_ value: Int) -> [UInt8] { be16([value >> 16, value]) }
        let head =
            be32(0x10000) + be32(0x10000) + be32(0) + be32(0x5F0F_3CF5) + be16([0, 1000]) + [UInt8](repeating: 0, count: 16)
            + be16([0, 0, 0, 0, 0, 8, 2, 1, 0])
        let hhea = be32(0x10000) + be16([950, -240, 0, 500, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])
        let maxp = be32(0x10000) + be16([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
        let cmap = be16([0, 1, 3, 1]) + be32(12) + be16([4, 24, 0, 2, 2, 0, 0, 0xFFFF, 0, 0xFFFF, 1, 0])
        let tables: [(String, [UInt8])] = [
            ("cmap", cmap), ("glyf", [0, 0, 0, 0]), ("head", head), ("hhea", hhea), ("hmtx", be16([500, 0])),
            ("loca", be16([0, 0])), ("maxp", maxp),
        ]
        var directory = be32(0x10000) + be16([tables.count, 64, 2, 48])
        var body: [UInt8] = []
        let start = 12 + tables.count * 16
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + be32(0) + be32(start + body.count) + be32(bytes.count)
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return Data(directory + body)
    }()
}
