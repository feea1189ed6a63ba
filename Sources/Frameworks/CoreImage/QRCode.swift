import Foundation

// FIXME(gap): messages longer than version 10 holds make no code; the mask is always 0, which every reader accepts.
/// The modules of a QR code in byte mode, versions 1 to 10. Figures and steps: ISO/IEC 18004.
struct QRCode {
    enum Correction: String {
        case l = "L", m = "M", q = "Q", h = "H"

        var row: Int { self == .l ? 0 : self == .m ? 1 : self == .q ? 2 : 3 }
        var bits: Int { self == .l ? 1 : self == .m ? 0 : self == .q ? 3 : 2 }
    }

    let size: Int
    private var dark: [Bool]
    private var fixed: [Bool]

    // By version: the number of codewords; then check words per block and blocks, for L, M, Q, and H.
    private static let words = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
    private static let checkWords = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18], [10, 16, 26, 18, 24, 16, 18, 22, 22, 26], [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
    ]
    private static let blocks = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4], [1, 1, 1, 2, 2, 4, 4, 4, 5, 5], [1, 1, 2, 2, 4, 4, 6, 6, 8, 8], [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
    ]
    private static let alignments = [
        [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
    ]

    init?(_ message: Data, _ level: Correction) {
        func room(_ version: Int) -> Int {
            Self.words[version - 1] - Self.checkWords[level.row][version - 1] * Self.blocks[level.row][version - 1]
        }
        guard let version = (1...10).first(where: { 4 + ($0 < 10 ? 8 : 16) + message.count * 8 <= room($0) * 8 }) else { return nil }
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        fixed = dark
        drawPatterns(version, level)
        place(Self.interleaved(Self.encoded(message, version, room(version)), version, level))
    }

    func isDark(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x] }

    // MARK: Codewords

    private static func encoded(_ message: Data, _ version: Int, _ room: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        append(4, 4)
        append(message.count, version < 10 ? 8 : 16)
        for byte in message { append(Int(byte), 8) }
        append(0, min(4, room * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        while bytes.count < room { bytes.append(bytes.count % 2 == bits.count / 8 % 2 ? 0xEC : 0x11) }
        return bytes
    }

    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Correction) -> [UInt8] {
        let (count, checks) = (blocks[level.row][version - 1], checkWords[level.row][version - 1])
        let short = data.count / count, long = data.count % count
        var parts: [(data: [UInt8], check: [UInt8])] = [], start = 0
        for index in 0..<count {
            let part = Array(data[start..<start + short + (index >= count - long ? 1 : 0)])
            start += part.count
            parts.append((part, ReedSolomon.remainder(part, checks)))
        }
        return (0...short).flatMap { at in parts.compactMap { at < $0.data.count ? $0.data[at] : nil } }
            + (0..<checks).flatMap { at in parts.map { $0.check[at] } }
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        dark[y * size + x] = isDark
        fixed[y * size + x] = true
    }

    private mutating func drawPatterns(_ version: Int, _ level: Correction) {
        for at in 0..<size {
            set(6, at, at % 2 == 0)
            set(at, 6, at % 2 == 0)
        }
        for (cx, cy) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { set(cx + dx, cy + dy, ![2, 4].contains(max(abs(dx), abs(dy)))) } }
        }
        let places = Self.alignments[version - 1]
        for cy in places {
            for cx in places where !((cx == 6 && cy == 6) || (cx == 6 && cy == places.last) || (cx == places.last && cy == 6)) {
                for dy in -2...2 { for dx in -2...2 { set(cx + dx, cy + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(level)
        if version >= 7 {
            var rest = version
            for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
            let bits = version << 12 | rest
            for bit in 0..<18 {
                set(size - 11 + bit % 3, bit / 3, bits >> bit & 1 == 1)
                set(bit / 3, size - 11 + bit % 3, bits >> bit & 1 == 1)
            }
        }
    }

    private mutating func drawFormat(_ level: Correction) {
        let data = level.bits << 3
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ at: Int) -> Bool { bits >> at & 1 == 1 }
        for at in 0...5 { set(8, at, bit(at)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for at in 9..<15 { set(14 - at, 8, bit(at)) }
        for at in 0..<8 { set(size - 1 - at, 8, bit(at)) }
        for at in 8..<15 { set(8, size - 15 + at, bit(at)) }
        set(8, size - 8, true)
    }

    /// Places bits up and down in two-column strips from the right, skipping the timing column, each bit under mask 0.
    private mutating func place(_ words: [UInt8]) {
        var next = 0, right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                for x in [right, right - 1] where !fixed[y * size + x] {
                    let bit = next < words.count * 8 && words[next / 8] >> (7 - next % 8) & 1 == 1
                    next += 1
                    dark[y * size + x] = bit != ((x + y) % 2 == 0)
                }
            }
            right -= 2
        }
    }
}

/// Computes check words over the field of 256 elements defined by x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() { result = result << 1 ^ (result >> 7) * 0x11D ^ (Int(b) >> bit & 1) * Int(a) }
        return UInt8(result)
    }

    static func remainder(_ data: [UInt8], _ degree: Int) -> [UInt8] {
        var divisor = [UInt8](repeating: 0, count: degree - 1) + [1], root: UInt8 = 1
        for _ in 0..<degree {
            for at in 0..<degree {
                divisor[at] = product(divisor[at], root)
                if at + 1 < degree { divisor[at] ^= divisor[at + 1] }
            }
            root = product(root, 2)
        }
        var result = [UInt8](repeating: 0, count: degree)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for at in 0..<degree { result[at] ^= product(divisor[at], factor) }
        }
        return result
    }
}
