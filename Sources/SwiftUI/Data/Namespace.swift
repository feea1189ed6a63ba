/// A unique identifier.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The identity of a namespace, unique in the process.
    public struct ID: Hashable, Sendable { let number: Int }
    private var id: ID?
    public init() {}
    public var wrappedValue: ID { id ?? ID(number: 0) }
}
extension Namespace: StoredProperty {
    final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }
    private static nonisolated(unsafe) var last = 0
    func makeLocation(for node: ViewNode) -> Kept {
        Self.last += 1
        return Kept(ID(number: Self.last))
    }
    mutating func attach(_ kept: Kept, to node: ViewNode) -> Bool {
        id = kept.id
        return false
    }
}
