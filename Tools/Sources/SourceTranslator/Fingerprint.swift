/// FNV-1a in two lanes: distinguishes contents for caching, nothing more.
public struct Fingerprint {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// Creates the fingerprint of no content.
    public init() {}
    /// Adds a string, in UTF-8.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }
    /// Adds bytes. Two parts result in a different fingerprint than their concatenation.
    public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }
    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second &+ UInt64(byte) &+ 1) &* 0xff51_afd7_ed55_8ccd
            second ^= second >> 32
        }
        first = (first ^ 0xff) &* 0x100_0000_01b3
    }
    /// The fingerprint in 32 hexadecimal digits.
    public var text: String { Self.hex(first) + Self.hex(second) }
    /// A shorter form of 8 hexadecimal digits, for names.
    public var short: String { String(Self.hex(first ^ second).suffix(8)) }
    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
