import Foundation

/// The data about a service: names with values, in the format of RFC 6763.
public struct NWTXTRecord: Hashable, Sendable, Sequence, CustomDebugStringConvertible {
    /// A value, or none: a name may stand alone.
    public enum Entry: Hashable, Sendable { case none, empty, string(String), data(Data) }
    private var entries: [(name: String, entry: Entry)] = []

    /// Creates an empty record.
    public init() {}
    public init(_ dictionary: [String: String]) { entries = dictionary.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) } }
    /// Reads a record.
    public init(_ data: Data) {
        var rest = data[...]
        while let length = rest.popFirst(), rest.count >= Int(length) {
            let piece = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let sign = piece.firstIndex(of: UInt8(ascii: "="))
            let name = String(decoding: piece[..<(sign ?? piece.endIndex)], as: UTF8.self)
            guard !name.isEmpty else { continue }
            guard let sign else {
                entries.append((name, .none))
                continue
            }
            let value = Data(piece[sign...].dropFirst())
            entries.append((name, value.isEmpty ? .empty : String(data: value, encoding: .utf8).map { .string($0) } ?? .data(value)))
        }
    }
    /// The record in its format. A longer entry than 255 bytes is left out.
    public var data: Data {
        entries.reduce(into: Data()) { data, element in
            var bytes = Data(element.name.utf8)
            switch element.entry {
            case .none: break
            case .empty: bytes += Data("=".utf8)
            case .string(let text): bytes += Data("=\(text)".utf8)
            case .data(let value): bytes += Data("=".utf8) + value
            }
            if let length = UInt8(exactly: bytes.count) { data += Data([length]) + bytes }
        }
    }
    public var dictionary: [String: String] {
        entries.reduce(into: [:]) { result, element in
            switch element.entry {
            case .string(let text): result[element.name] = text
            case .empty: result[element.name] = ""
            default: break
            }
        }
    }
    /// Returns the value of a name in either case, or nil.
    public func getEntry(for key: String) -> Entry? { entries.first { $0.name.lowercased() == key.lowercased() }?.entry }
    /// Sets the value of a name. Returns whether the name is valid.
    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        guard !key.isEmpty, key.utf8.count < 255, !key.contains("=") else { return false }
        removeEntry(key: key)
        entries.append((key, entry))
        return true
    }
    /// Removes a name. Returns whether it had a value.
    @discardableResult
    public mutating func removeEntry(key: String) -> Bool {
        let count = entries.count
        entries.removeAll { $0.name.lowercased() == key.lowercased() }
        return entries.count < count
    }
    /// The text of a name, or nil.
    public subscript(key: String) -> String? {
        get {
            switch getEntry(for: key) {
            case .string(let text): text
            case .empty: ""
            default: nil
            }
        }
        set { if let newValue { setEntry(.string(newValue), for: key) } else { removeEntry(key: key) } }
    }
    public func makeIterator() -> AnyIterator<(key: String, value: Entry)> {
        var rest = entries.makeIterator()
        return AnyIterator { rest.next().map { ($0.name, $0.entry) } }
    }
    public static func == (left: Self, right: Self) -> Bool { left.data == right.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
    public var debugDescription: String { "\(dictionary)" }
}
