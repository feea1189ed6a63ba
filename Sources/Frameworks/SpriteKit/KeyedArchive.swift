import Foundation

/// Reads the objects of an archive that Apple's `NSKeyedArchiver` wrote, without creating any: names, numbers, texts, and references. A
/// damaged file gives nil, or lacks objects.
struct KeyedArchive {
    indirect enum Value {
        case null, flag(Bool), number(Double), text(String), data(Data), reference(Int), list([Value]), table([String: Value])
    }

    private let objects: [Value]
    private let top: [String: Value]

    init?(_ data: Data) {
        guard let root = BinaryPropertyList(data)?.root, case .table(let table) = root, case .list(let objects)? = table["$objects"],
            case .table(let top)? = table["$top"]
        else { return nil }
        (self.objects, self.top) = (objects, top)
    }

    var root: Object? { top["root"].flatMap(object) }

    private func resolve(_ value: Value) -> Value {
        guard case .reference(let index) = value else { return value }
        guard objects.indices.contains(index) else { return .null }
        return if case .text("$null") = objects[index] { .null } else { objects[index] }
    }
    private func object(_ value: Value) -> Object? {
        if case .table(let fields) = resolve(value) { Object(archive: self, fields: fields) } else { nil }
    }

    struct Object {
        fileprivate let archive: KeyedArchive
        fileprivate let fields: [String: Value]

        private func value(_ key: String) -> Value { fields[key].map(archive.resolve) ?? .null }

        var className: String { object("$class")?.text("$classname") ?? "" }
        func object(_ key: String) -> Object? { fields[key].flatMap(archive.object) }
        func text(_ key: String) -> String? { if case .text(let text) = value(key) { text } else { nil } }
        func number(_ key: String) -> CGFloat? {
            switch value(key) {
            case .number(let number): CGFloat(number)
            case .flag(let flag): flag ? 1 : 0
            default: nil
            }
        }
        /// The number as an integer, or `nil` if it does not fit.
        func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }
        func flag(_ key: String) -> Bool? { number(key).map { $0 != 0 } }
        /// The elements of an array.
        func objects(_ key: String) -> [Object] {
            object(key)?.elements ?? []
        }
        /// The elements of this array.
        var elements: [Object] {
            guard case .list(let items) = value("NS.objects") else { return [] }
            return items.compactMap(archive.object)
        }
        /// The bytes of a datum, stored directly or in an `NSData`.
        func data(_ key: String) -> Data? {
            if case .data(let data) = value(key) { return data }
            if case .data(let data)? = object(key)?.value("NS.data") { return data }
            return nil
        }
        /// The texts and numbers with text keys in a dictionary.
        func texts(_ key: String) -> [String: Any] {
            guard let table = object(key), case .list(let keys) = table.value("NS.keys"), case .list(let values) = table.value("NS.objects")
            else { return [:] }
            return zip(keys, values).reduce(into: [:]) { found, entry in
                guard case .text(let name) = archive.resolve(entry.0) else { return }
                switch archive.resolve(entry.1) {
                case .text(let text): found[name] = text
                case .number(let number): found[name] = number
                case .flag(let flag): found[name] = flag
                default: break
                }
            }
        }
        /// The value for a text key in a dictionary.
        func entry(_ key: String, _ name: String) -> String? {
            guard let table = object(key), case .list(let keys) = table.value("NS.keys"), case .list(let values) = table.value("NS.objects")
            else { return nil }
            for (key, value) in zip(keys, values) {
                if case .text(name) = archive.resolve(key), case .text(let text) = archive.resolve(value) { return text }
            }
            return nil
        }
        /// A point, size or vector: as text, or in an `NSValue`.
        func pair(_ key: String) -> (CGFloat, CGFloat)? {
            let words = text(key) ?? object(key).flatMap { $0.text("NS.pointval") ?? $0.text("NS.sizeval") } ?? ""
            let numbers = Self.numbers(words)
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
        /// A rectangle's four numbers.
        func rectangle(_ key: String) -> CGRect? {
            let numbers = Self.numbers(object(key)?.text("NS.rectval") ?? "")
            return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }
        private static func numbers(_ text: String) -> [CGFloat] {
            text.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        }
        /// The components of an archived color.
        var colorComponents: [CGFloat] {
            for key in ["NSRGB", "NSWhite"] {
                if case .data(let data) = value(key) {
                    return String(decoding: data, as: UTF8.self).split { $0 == " " || $0 == "\0" }.compactMap {
                        Double($0).map { CGFloat($0) }
                    }
                }
            }
            let floats = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].compactMap(number)
            return floats.isEmpty ? ["UIWhite", "UIAlpha"].compactMap(number) : floats
        }
    }
}

/// A property list in Apple's binary form (`bplist00`), as Apple's CFBinaryPList.c describes it.
private struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private(set) var root: KeyedArchive.Value?

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
        let trailer = bytes.count - 32
        func number(_ at: Int, _ size: Int) -> Int? { Self.integer(bytes, at, size) }
        let offsetSize = Int(bytes[trailer + 6])
        let referenceSize = Int(bytes[trailer + 7])
        guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8), let table = number(trailer + 24, 8),
            (1...8).contains(offsetSize),
            (1...8).contains(referenceSize),
            count > 0, count <= bytes.count, table >= 8, table <= trailer - count * offsetSize
        else { return nil }
        let offsets = (0..<count).map { number(table + $0 * offsetSize, offsetSize) ?? 0 }
        (self.bytes, self.offsets, self.referenceSize) = (bytes, offsets, referenceSize)
        root = read(top, depth: 0)
    }

    private static func integer(_ bytes: [UInt8], _ at: Int, _ size: Int) -> Int? {
        guard at >= 0, size > 0, at <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for index in at..<at + size { value = value << 8 | UInt64(bytes[index]) }
        return Int(exactly: value)
    }

    private func read(_ index: Int, depth: Int) -> KeyedArchive.Value? {
        // An archive's tables are four levels deep; anything deeper is malicious.
        guard offsets.indices.contains(index), depth < 16 else { return nil }
        var at = offsets[index]
        guard let marker = bytes.indices.contains(at) ? bytes[at] : nil else { return nil }
        at += 1
        var count = Int(marker & 15)
        if ![0x0, 0x1, 0x2, 0x8].contains(marker >> 4), count == 15 {
            guard bytes.indices.contains(at), bytes[at] >> 4 == 1, let size = Optional(1 << Int(bytes[at] & 15)), size <= 8,
                let long = Self.integer(bytes, at + 1, size)
            else { return nil }
            (count, at) = (long, at + 1 + size)
        }
        func references(_ from: Int, _ count: Int) -> [Int]? {
            guard count >= 0, from >= 0, count <= (bytes.count - from) / referenceSize else { return nil }
            return (0..<count).map { Self.integer(bytes, from + $0 * referenceSize, referenceSize) ?? -1 }
        }
        switch marker >> 4 {
        case 0x0: return marker == 8 ? .flag(false) : marker == 9 ? .flag(true) : .null
        case 0x1:
            let size = 1 << count
            guard size <= 16, at <= bytes.count - size else { return nil }
            var value: Int64 = 0
            for byte in bytes[at..<at + size].suffix(8) { value = value << 8 | Int64(byte) }
            return .number(Double(value))
        case 0x2:
            guard count == 2 || count == 3, at <= bytes.count - (1 << count) else { return nil }
            let bits = bytes[at..<at + (1 << count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return .number(count == 2 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits))
        case 0x4: return count <= bytes.count - at ? .data(Data(bytes[at..<at + count])) : nil
        case 0x5: return count <= bytes.count - at ? .text(String(decoding: bytes[at..<at + count], as: UTF8.self)) : nil
        case 0x6:
            guard count <= (bytes.count - at) / 2 else { return nil }
            return .text(
                String(decoding: (0..<count).map { UInt16(bytes[at + $0 * 2]) << 8 | UInt16(bytes[at + $0 * 2 + 1]) }, as: UTF16.self))
        case 0x8: return Self.integer(bytes, at, count + 1).map { .reference($0) }
        case 0xA, 0xC: return references(at, count).map { .list($0.map { read($0, depth: depth + 1) ?? .null }) }
        case 0xD:
            guard let keys = references(at, count), let values = references(at + count * referenceSize, count) else { return nil }
            var table: [String: KeyedArchive.Value] = [:]
            for (key, value) in zip(keys, values) {
                if case .text(let name)? = read(key, depth: depth + 1) { table[name] = read(value, depth: depth + 1) }
            }
            return .table(table)
        default: return .null
        }
    }
}
