import Foundation

/// A value in the control protocol: parameters, results, parts of the element tree.
public enum JSONValue: Hashable, Sendable {
    /// The JSON value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number. Integers are exact up to 2⁵³.
    case number(Double)
    /// A string.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Values by name. Their order isn't kept.
    case object([String: JSONValue])

    /// Parses JSON text. Throws the errors of `JSONSerialization`.
    public init(parsing data: Data) throws {
        self.init(try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]))
    }

    /// Parses JSON text. Throws the errors of `JSONSerialization`.
    public init(parsing text: String) throws { try self.init(parsing: Data(text.utf8)) }

    /// Creates a value from objects of `JSONSerialization` and property lists; anything that JSON cannot represent becomes ``null``.
    public init(_ object: Any) {
        switch object {
        case let text as String: self = .string(text)
        case let list as [Any]: self = .array(list.map { JSONValue($0) })
        case let members as [String: Any]: self = .object(members.mapValues { JSONValue($0) })
        // A number also converts with `as? Bool`: only an actual Boolean counts as one.
        case let flag as Bool where type(of: object) == Bool.self: self = .bool(flag)
        // Foundation's own objects for `true` and `false`, which on Linux are not Swift values.
        case let number as NSNumber: self = CFBoolean.isOne(number) ? .bool(number.boolValue) : .number(number.doubleValue)
        case let number as Double: self = .number(number)
        case let number as Int: self = .number(Double(number))
        default: self = .null
        }
    }

    // MARK: Reading

    /// The member of an object with this name, or `nil` if there is none, if it is ``null``, or if the value isn't an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
        return value
    }

    /// The item of an array at this index, or `nil` if there is none or if the value isn't an array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let items) = self, items.indices.contains(index) else { return nil }
        return items[index]
    }

    /// The text, or `nil` if the value isn't a string.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The number, or `nil` if the value isn't a number.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The integer value, or `nil` if it has a fraction or is out of range.
    public var int: Int? { number.flatMap { Int(exactly: $0) } }
    /// The Boolean value, or `nil` if the value isn't one.
    public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    /// The items, or `nil` if the value isn't an array.
    public var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
    /// The members, or `nil` if the value isn't an object.
    public var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

    /// The object for `JSONSerialization`; ``null`` is `NSNull`.
    public var foundationObject: Any {
        switch self {
        case .null: NSNull()
        case .bool(let flag): flag
        case .number(let number): Int(exactly: number) ?? number as Any
        case .string(let text): text
        case .array(let items): items.map(\.foundationObject)
        case .object(let members): members.mapValues(\.foundationObject)
        }
    }

    // MARK: Writing

    /// One line of JSON with sorted keys, so that equal values have equal text.
    public var text: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// ``text`` in UTF-8.
    public var data: Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        write(into: &bytes)
        return Data(bytes)
    }

    private func write(into bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): Self.write(number, into: &bytes)
        case .string(let text): Self.write(text, into: &bytes)
        case .array(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                item.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, key) in members.keys.sorted().enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(key, into: &bytes)
                bytes.append(UInt8(ascii: ":"))
                members[key]?.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// JSON can represent neither infinity nor NaN.
    private static func write(_ number: Double, into bytes: inout [UInt8]) {
        if let whole = Int(exactly: number) {
            bytes += "\(whole)".utf8
        } else if number.isFinite {
            bytes += "\(number)".utf8
        } else {
            bytes += (number.isNaN ? "0" : number < 0 ? "-1e308" : "1e308").utf8
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    private static func write(_ text: String, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case 0..<0x20: bytes += "\\u00".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

private enum CFBoolean {
    private static let type = ObjectIdentifier(Swift.type(of: NSNumber(value: true)))
    private static let isDistinct = type != ObjectIdentifier(Swift.type(of: NSNumber(value: 1)))
    static func isOne(_ number: NSNumber) -> Bool {
        isDistinct ? ObjectIdentifier(Swift.type(of: number)) == type : String(cString: number.objCType) == "c"
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object. Of several members with the same name, the last is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(Dictionary(elements) { $1 }) }
}

extension JSONValue: CustomStringConvertible {
    /// The value as one line of JSON.
    public var description: String { text }
}
