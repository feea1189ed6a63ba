/// A key for a value that a view publishes for the rest of the app while it is in focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the views on screen publish.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    /// The value of a key, or nil if no view publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The combined values that all views publish.
    @MainActor static let shown = Location(FocusedValues())
}

// FIXME(gap): a value counts while the view that publishes it is on screen, whether or not the focus is in it.
/// Reads a value that a focused view publishes; nil if none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    /// The published value, or nil if no view publishes one.
    public var wrappedValue: Value? {
        let read = read
        return onMainActor { read(FocusedValues.shown.value) }
    }
}

/// Reads and changes a binding that a focused view publishes; nil if none does.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?

    /// Creates a property that reads and changes the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }
    private var binding: Binding<Value>? {
        let read = read
        return onMainActor { read(FocusedValues.shown.value) }
    }
    /// The published value, or nil if no view publishes one. Setting it has no effect then.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }
    /// A binding to the published value.
    public var projectedValue: Binding<Value?> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
    }
}

extension View {
    /// Publishes a value while the view is on screen.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(Publishing(keyPath: keyPath, value: value))
    }
    /// Publishes a value while the view is on screen; nil publishes none.
    @_disfavoredOverload public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(Publishing(keyPath: keyPath, value: value))
    }
    /// Publishes a value while the scene is on screen.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(Publishing(keyPath: keyPath, value: value))
    }
    /// Publishes a value while the scene is on screen; nil publishes none.
    @_disfavoredOverload public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
        -> some View
    {
        modifier(Publishing(keyPath: keyPath, value: value))
    }
}

struct Publishing<Value>: NodeModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    func makeNode(_ seed: NodeSeed) -> ViewNode { PublishingNode<Value>(seed) }
}
final class PublishingNode<Value>: EventNode {
    /// A value that is not Equatable is published when its view appears: if publishing evaluated the view again, it would never settle.
    override func update(_ change: Change) {
        super.update(change)
        if isShown, modifier(Publishing<Value>.self)?.value is any Equatable { host.perform { [weak self] in self?.publish() } }
    }
    override func appeared() { publish() }
    override func disappeared() {
        guard let publishing = modifier(Publishing<Value>.self) else { return }
        FocusedValues.shown.value[keyPath: publishing.keyPath] = nil
    }
    private func publish() {
        guard isShown, let publishing = modifier(Publishing<Value>.self) else { return }
        let old = FocusedValues.shown.value[keyPath: publishing.keyPath]
        if let old = old as? any Equatable, let new = publishing.value, isEqual(old, new) { return }
        FocusedValues.shown.value[keyPath: publishing.keyPath] = publishing.value
    }
}
