import Foundation

/// A value of a PDF file.
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(CGFloat)
    case string([UInt8])
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case stream([String: PDFObject], Range<Int>)
    case reference(Int)
    /// A plain keyword: an operator in content, a keyword elsewhere.
    case word(String)

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
    var dictionary: [String: PDFObject]? {
        switch self {
        case .dictionary(let value), .stream(let value, _): value
        default: nil
        }
    }
}

/// Reads PDF's tokens and objects from bytes, never past the end.
struct PDFReader {
    let bytes: [UInt8]
    var cursor: Int

    init(_ bytes: [UInt8], at cursor: Int = 0) { (self.bytes, self.cursor) = (bytes, cursor) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32 }
    static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipSpace() {
        while cursor < bytes.count {
            if PDFReader.isSpace(bytes[cursor]) {
                cursor += 1
            } else if bytes[cursor] == UInt8(ascii: "%") {
                while cursor < bytes.count, bytes[cursor] != 10, bytes[cursor] != 13 { cursor += 1 }
            } else {
                return
            }
        }
    }

    /// Returns the next object, or `nil` at the end. `resolvesReferences` reads "3 0 R" as one object.
    mutating func object(resolvesReferences: Bool, depth: Int = 0) -> PDFObject? {
        skipSpace()
        guard cursor < bytes.count, depth < 64 else { return nil }
        switch bytes[cursor] {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return .string(literalString())
        case UInt8(ascii: "["):
            cursor += 1
            var items: [PDFObject] = []
            while true {
                skipSpace()
                guard cursor < bytes.count else { return .array(items) }
                if bytes[cursor] == UInt8(ascii: "]") {
                    cursor += 1
                    return .array(items)
                }
                guard let item = object(resolvesReferences: resolvesReferences, depth: depth + 1) else { return nil }
                items.append(item)
            }
        case UInt8(ascii: "<"):
            if cursor + 1 < bytes.count, bytes[cursor + 1] == UInt8(ascii: "<") { return dictionary(resolvesReferences, depth) }
            return .string(hexString())
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            cursor += 1
            return .word(String(UnicodeScalar(bytes[cursor - 1])))
        default: return numberOrWord(resolvesReferences)
        }
    }

    private mutating func numberOrWord(_ resolvesReferences: Bool) -> PDFObject? {
        let start = cursor
        if let value = DecimalReader.read(bytes, &cursor) {
            let isWhole = cursor == bytes.count || PDFReader.isSpace(bytes[cursor]) || PDFReader.isDelimiter(bytes[cursor])
            if isWhole {
                guard resolvesReferences, value >= 0, value == value.rounded(), value < 10_000_000 else { return .number(value) }
                let mark = cursor
                skipSpace()
                if let generation = DecimalReader.read(bytes, &cursor), generation == generation.rounded() {
                    skipSpace()
                    if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "R"),
                        cursor + 1 == bytes.count || PDFReader.isSpace(bytes[cursor + 1]) || PDFReader.isDelimiter(bytes[cursor + 1])
                    {
                        cursor += 1
                        return .reference(Int(value))
                    }
                }
                cursor = mark
                return .number(value)
            }
            cursor = start
        }
        while cursor < bytes.count, !PDFReader.isSpace(bytes[cursor]), !PDFReader.isDelimiter(bytes[cursor]) { cursor += 1 }
        if cursor == start { cursor += 1 }
        let word = String(decoding: bytes[start..<cursor], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return .word(word)
        }
    }

    private mutating func name() -> String {
        cursor += 1
        var result: [UInt8] = []
        while cursor < bytes.count, !PDFReader.isSpace(bytes[cursor]), !PDFReader.isDelimiter(bytes[cursor]) {
            if bytes[cursor] == UInt8(ascii: "#"), cursor + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[cursor + 1...cursor + 2], as: UTF8.self), radix: 16)
            {
                result.append(value)
                cursor += 3
            } else {
                result.append(bytes[cursor])
                cursor += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func literalString() -> [UInt8] {
        cursor += 1
        var (depth, result): (Int, [UInt8]) = (1, [])
        while cursor < bytes.count {
            let byte = bytes[cursor]
            cursor += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
            case UInt8(ascii: "\\") where cursor < bytes.count:
                if let escaped = escapedByte() { result.append(escaped) }
                continue
            default: break
            }
            result.append(byte)
        }
        return result
    }

    /// Returns the byte for an escape after a backslash, or `nil` for a line end, which is ignored.
    private mutating func escapedByte() -> UInt8? {
        let byte = bytes[cursor]
        cursor += 1
        switch byte {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case 10: return nil
        case 13:
            if cursor < bytes.count, bytes[cursor] == 10 { cursor += 1 }
            return nil
        case 48...55:
            var value = Int(byte - 48)
            for _ in 0..<2 where cursor < bytes.count && (48...55).contains(bytes[cursor]) {
                value = value * 8 + Int(bytes[cursor] - 48)
                cursor += 1
            }
            return UInt8(truncatingIfNeeded: value)
        default: return byte
        }
    }

    private mutating func hexString() -> [UInt8] {
        cursor += 1
        var digits: [UInt8] = []
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(bytes[cursor])).hexDigitValue { digits.append(UInt8(digit)) }
            cursor += 1
        }
        cursor = min(cursor + 1, bytes.count)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func dictionary(_ resolvesReferences: Bool, _ depth: Int) -> PDFObject? {
        cursor += 2
        var result: [String: PDFObject] = [:]
        while true {
            skipSpace()
            guard cursor < bytes.count else { return .dictionary(result) }
            if bytes[cursor] == UInt8(ascii: ">") {
                cursor = min(cursor + 2, bytes.count)
                return .dictionary(result)
            }
            guard bytes[cursor] == UInt8(ascii: "/") else {
                // Something other than a key: skip it.
                guard object(resolvesReferences: resolvesReferences, depth: depth + 1) != nil else { return nil }
                continue
            }
            let key = name()
            guard let value = object(resolvesReferences: resolvesReferences, depth: depth + 1) else { return nil }
            result[key] = value
        }
    }
}
