/// A PDF stream's packed numbers, in rows of whole bytes.
struct PackedSamples {
    /// The bit sizes that images use.
    static let imageBits = [1, 2, 4, 8, 16]

    /// The largest value that a number can have.
    let highest: Int
    private let bytes: [UInt8]
    private let bits: Int
    private let count: Int
    private let row: Int

    /// Fails if there are too few bytes, or if the number of bits is not among `sizes`, none of which exceeds 32.
    init?(_ bytes: [UInt8], width: Int, height: Int, count: Int, bits: Int, among sizes: [Int] = imageBits) {
        guard sizes.contains(bits) else { return nil }
        row = (width * count * bits + 7) / 8
        guard bytes.count >= row * height else { return nil }
        (self.bytes, self.bits, self.count, highest) = (bytes, bits, count, (1 << bits) - 1)
    }

    subscript(x: Int, y: Int, component: Int) -> Int {
        let index = x * count + component
        if bits == 8 { return Int(bytes[y * row + index]) }
        let (first, last) = (index * bits, index * bits + bits - 1)
        var value = 0
        for byte in first / 8...last / 8 { value = value << 8 | Int(bytes[y * row + byte]) }
        return value >> (7 - last % 8) & highest
    }
}
