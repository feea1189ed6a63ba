/// A message in the wire format of protocol buffers (protobuf.dev/programming-guides/encoding), whose fields are read one by one.
struct WireMessage {
    enum Value { case number(UInt64), bytes(ArraySlice<UInt8>) }
    /// Bytes that aren't a message.
    struct Damage: Error {}

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Returns the next field, or `nil` at the end. Throws ``Damage`` if the bytes end within the field, or if its type is unknown.
    mutating func next() throws -> (number: UInt64, value: Value)? {
        guard !rest.isEmpty else { return nil }
        let key = try variableLength()
        let value: Value
        switch key & 7 {
        case 0: value = .number(try variableLength())
        case 1: value = .bytes(try take(8))
        case 2:
            let count = try variableLength()
            value = .bytes(try take(count))
        case 5: value = .bytes(try take(4))
        default: throw Damage()
        }
        return (key >> 3, value)
    }

    private mutating func variableLength() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { throw Damage() }
            value |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return value }
        }
        throw Damage()
    }

    private mutating func take(_ count: UInt64) throws -> ArraySlice<UInt8> {
        guard count <= UInt64(rest.count) else { throw Damage() }
        defer { rest = rest.dropFirst(Int(count)) }
        return rest.prefix(Int(count))
    }
}
