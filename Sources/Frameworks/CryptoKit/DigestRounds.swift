/// Computes digests of whole messages: RFC 1321 and FIPS 180-4.
package enum DigestRounds {
    /// The message padded with a one bit, zeros, and its length to whole blocks.
    private static func padded(_ message: [UInt8], block: Int, lengthBytes: Int, bigEndian: Bool) -> [UInt8] {
        var padded = message + [0x80]
        while padded.count % block != block - lengthBytes { padded.append(0) }
        let bits = UInt64(message.count) * 8
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        return padded + (bigEndian ? Array(repeating: 0, count: lengthBytes - 8) + length.reversed() : length)
    }

    private static func bytes<Word: FixedWidthInteger>(_ words: [Word], bigEndian: Bool) -> [UInt8] {
        words.flatMap { withUnsafeBytes(of: bigEndian ? $0.bigEndian : $0.littleEndian, Array.init) }
    }

    private static func word<Word: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> Word {
        (bigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Word($1) }
    }

    private static func turned<Word: FixedWidthInteger>(_ word: Word, left count: Int) -> Word {
        word << count | word >> (Word.bitWidth - count)
    }
    private static func turned<Word: FixedWidthInteger>(_ word: Word, right count: Int) -> Word {
        word >> count | word << (Word.bitWidth - count)
    }

    package static func md5(_ message: [UInt8]) -> [UInt8] {
        let turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        let message = padded(message, block: 64, lengthBytes: 8, bigEndian: false)
        for start in stride(from: 0, to: message.count, by: 64) {
            let words: [UInt32] = (0..<16).map { word(message[start + 4 * $0..<start + 4 * $0 + 4], bigEndian: false) }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for round in 0..<64 {
                let (mix, index): (UInt32, Int) =
                    switch round / 16 {
                    case 0: (b & c | ~b & d, round)
                    case 1: (d & b | ~d & c, (5 * round + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * round + 5) % 16)
                    default: (c ^ (b | ~d), 7 * round % 16)
                    }
                let sum = a &+ mix &+ DigestTables.sines[round] &+ words[index]
                (a, d, c, b) = (d, c, b, b &+ turned(sum, left: turns[round / 16 * 4 + round % 4]))
            }
            state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
        }
        return bytes(state, bigEndian: false)
    }

    package static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        let message = padded(message, block: 64, lengthBytes: 8, bigEndian: true)
        for start in stride(from: 0, to: message.count, by: 64) {
            var words: [UInt32] = (0..<16).map { word(message[start + 4 * $0..<start + 4 * $0 + 4], bigEndian: true) }
            for index in 16..<80 {
                words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], left: 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for round in 0..<80 {
                let (mix, constant): (UInt32, UInt32) =
                    switch round / 20 {
                    case 0: (b & c | ~b & d, 0x5a82_7999)
                    case 1: (b ^ c ^ d, 0x6ed9_eba1)
                    case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let sum = turned(a, left: 5) &+ mix &+ e &+ constant &+ words[round]
                (e, d, c, b, a) = (d, c, turned(b, left: 30), a, sum)
            }
            state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
        }
        return bytes(state, bigEndian: true)
    }

    package static func sha256(_ message: [UInt8]) -> [UInt8] { short(message, DigestTables.start.map { UInt32($0 >> 32) }) }
    // The initial state is the lower halves of SHA-384's.
    package static func sha224(_ message: [UInt8]) -> [UInt8] {
        Array(short(message, DigestTables.start384.map { UInt32(truncatingIfNeeded: $0) }).prefix(28))
    }
    package static func sha512(_ message: [UInt8]) -> [UInt8] { long(message, DigestTables.start) }
    package static func sha384(_ message: [UInt8]) -> [UInt8] { Array(long(message, DigestTables.start384).prefix(48)) }

    private static func short(_ message: [UInt8], _ start: [UInt32]) -> [UInt8] {
        sha2(
            message, start: start, constants: DigestTables.roundConstants.prefix(64).map { UInt32($0 >> 32) },
            turns: ([7, 18, 3], [17, 19, 10], [6, 11, 25], [2, 13, 22]))
    }
    private static func long(_ message: [UInt8], _ start: [UInt64]) -> [UInt8] {
        sha2(message, start: start, constants: DigestTables.roundConstants, turns: ([1, 8, 7], [19, 61, 6], [14, 18, 41], [28, 34, 39]))
    }

    /// Computes SHA-2 in either word size, which differ in their constants and rotations. The first two groups of rotations end in a shift.
    private static func sha2<Word: FixedWidthInteger>(
        _ message: [UInt8], start: [Word], constants: [Word], turns: ([Int], [Int], [Int], [Int])
    ) -> [UInt8] {
        let size = Word.bitWidth / 8, block = 16 * size
        let message = padded(message, block: block, lengthBytes: 2 * size, bigEndian: true)
        func schedule(_ word: Word, _ turns: [Int]) -> Word {
            turned(word, right: turns[0]) ^ turned(word, right: turns[1]) ^ word >> turns[2]
        }
        func mix(_ word: Word, _ turns: [Int]) -> Word {
            turned(word, right: turns[0]) ^ turned(word, right: turns[1]) ^ turned(word, right: turns[2])
        }
        var state = start
        for first in stride(from: 0, to: message.count, by: block) {
            var words: [Word] = (0..<16).map { word(message[first + size * $0..<first + size * ($0 + 1)], bigEndian: true) }
            for index in 16..<constants.count {
                words.append(
                    words[index - 16] &+ schedule(words[index - 15], turns.0) &+ words[index - 7] &+ schedule(words[index - 2], turns.1))
            }
            var s = state
            for round in constants.indices {
                let chosen = s[4] & s[5] ^ ~s[4] & s[6], majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
                let first = s[7] &+ mix(s[4], turns.2) &+ chosen &+ constants[round] &+ words[round]
                s = [first &+ mix(s[0], turns.3) &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
            }
            state = zip(state, s).map { $0 &+ $1 }
        }
        return bytes(state, bigEndian: true)
    }

    package static func authenticationCode(_ message: [UInt8], key: [UInt8], block: Int, _ hash: ([UInt8]) -> [UInt8]) -> [UInt8] {
        var key = key.count > block ? hash(key) : key
        key += Array(repeating: 0, count: block - key.count)
        return hash(key.map { $0 ^ 0x5c } + hash(key.map { $0 ^ 0x36 } + message))
    }
}
