/// A value that a view owns. It is initialized by the view and lives as long as the view's place.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: Location<Value>?

    /// Creates a state with an initial value, which counts only when the view first appears.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// Creates a state with an initial value, which counts only when the view first appears.
    public init(initialValue: Value) { initial = initialValue }

    /// The value. Before the view is shown, it is the initial value, and changes are lost.
    public var wrappedValue: Value {
        get { location?.current ?? initial }
        nonmutating set { location?.current = newValue }
    }

    /// A binding to the state. Before the view is shown, its value never changes.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location)
    }
}
extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}

extension State: StoredProperty {
    func makeLocation(for node: ViewNode) -> Location<Value> { Location(initial) }
    mutating func attach(_ location: Location<Value>, to node: ViewNode) -> Bool {
        self.location = location
        return false
    }
}
