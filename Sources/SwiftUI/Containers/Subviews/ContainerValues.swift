/// A key for a value that a view passes to the container around it.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value for a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate(set) var tag: AnyHashable?

    /// The value of a key for a subview, or its default value.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// Returns the view's tag, if it is of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    /// Returns whether the subview has a tag of the type that equals `tag`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
    /// Sets a value that the container around the view reads.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let (view, keyPath, value) = (self, keyPath, value)  // used on the main actor only
        return onMainActor { view.modifier(ContainerValueModifier { $0[keyPath: keyPath] = value }) }
    }
}

struct ContainerValueModifier: NodeModifier {
    let change: @MainActor (inout ContainerValues) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerValueNode(seed) }
}
final class ContainerValueNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { ContainerValueElement(element, self) }
}
/// Adds to the values of the view inside: the outer of two modifiers wins.
final class ContainerValueElement: WrapperElement {
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ContainerValuesKey.self, let modifier = node?.modifier(ContainerValueModifier.self) else { return content.trait(key) }
        var values = content[ContainerValuesKey.self]
        modifier.change(&values)
        return values as? Key.Value
    }
}
enum ContainerValuesKey: ViewTraitKey { static var defaultValue: ContainerValues { ContainerValues() } }

extension ViewElement {
    var containerValues: ContainerValues {
        var values = self[ContainerValuesKey.self]
        values.tag = self[TagKey.self]
        return values
    }
}
extension ViewNode {
    /// The values that the modifiers around the node set, up to another node.
    func containerValues(upTo end: ViewNode?) -> ContainerValues {
        var values = ContainerValues(), node = parent
        while let current = node, current !== end {
            // The outer modifier wins, so it comes last.
            current.modifier(ContainerValueModifier.self)?.change(&values)
            node = current.parent
        }
        return values
    }
}
