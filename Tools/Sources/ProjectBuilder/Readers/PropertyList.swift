import Foundation

/// Reads untrusted property lists. Foundation limits their depth. In a binary list, many places can share an object, which expands to as
/// many values.
enum PropertyList {
    /// The maximum number of values that a list may expand to; Xcode's largest projects have some hundred thousand.
    static let most = 4_000_000

    /// Parses a property list. Throws Foundation's errors, and `CocoaError` for a list that exceeds ``most``.
    static func read(_ data: Data) throws -> Any {
        if data.starts(with: Array("bplist".utf8)), !BinaryReferences(Array(data)).isWithin(most) {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// The objects of a binary list and their references.
    private struct BinaryReferences {
        private let bytes: [UInt8]
        private var offsetSize = 0, referenceSize = 0, count = 0, top = 0, table = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            guard bytes.count >= 40 else { return }
            let trailer = bytes.count - 32
            (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
            (count, top, table) = (number(trailer + 8, 8), number(trailer + 16, 8), number(trailer + 24, 8))
        }

        /// Reads a number of `size` bytes; -1 outside the data.
        private func number(_ start: Int, _ size: Int) -> Int {
            guard start >= 0, size > 0, size <= 8, start <= bytes.count - size else { return -1 }
            let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value) ?? -1
        }

        /// Returns the objects that the object refers to, or `nil` for a damaged one, which Foundation rejects.
        private func references(_ object: Int) -> [Int]? {
            guard object >= 0, object < count else { return nil }
            let place = number(table &+ object &* offsetSize, offsetSize)
            guard place >= 0, place < bytes.count else { return nil }
            let kind = bytes[place] >> 4
            guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
            var length = Int(bytes[place] & 0xF), start = place + 1
            if length == 0xF {
                guard start < bytes.count else { return nil }
                let size = 1 << Int(bytes[start] & 0xF)
                length = number(start + 1, size)
                start += 1 + size
            }
            guard length >= 0, length <= bytes.count else { return nil }
            if kind == 0xD { length *= 2 }
            let result = (0..<length).map { number(start &+ $0 &* referenceSize, referenceSize) }
            return result.contains(-1) ? nil : result
        }

        /// Returns whether the list expands to at most `limit` values. `true` for a damaged list: Foundation reports what is wrong with it.
        func isWithin(_ limit: Int) -> Bool {
            guard count > 0, count <= bytes.count, offsetSize > 0, referenceSize > 0 else { return true }
            var sizes: [Int: Int] = [:], isDamaged = false
            func size(_ object: Int, _ depth: Int) -> Int {
                if let known = sizes[object] { return known }
                guard depth < 512, let references = references(object) else {
                    isDamaged = true
                    return 0
                }
                var total = 1
                for reference in references where total <= limit { total += size(reference, depth + 1) }
                sizes[object] = min(total, limit + 1)
                return min(total, limit + 1)
            }
            let total = size(top, 0)
            return isDamaged || total <= limit
        }
    }
}
