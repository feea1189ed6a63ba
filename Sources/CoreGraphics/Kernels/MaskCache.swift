/// A cache of drawings. Emptied once it exceeds `limit` bytes.
package struct MaskCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var bytes = 0
    private let limit: Int

    package init(limit: Int) { self.limit = limit }

    package subscript(key: Key) -> Value? { values[key] }

    package mutating func keep(_ value: Value, bytes count: Int, for key: Key) {
        guard values[key] == nil else { return }
        if bytes > limit {
            values.removeAll()
            bytes = 0
        }
        values[key] = value
        bytes += count
    }
}
