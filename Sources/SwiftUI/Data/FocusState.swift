/// The field that has the keyboard focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    /// Creates a state of one view, which is false at first.
    public init() where Value == Bool { initial = false }
    /// Creates a state of several views, which is nil at first.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The view that has focus. Setting it moves the focus; false or nil removes it.
    public var wrappedValue: Value {
        get { location?.current ?? initial }
        nonmutating set { location?.current = newValue }
    }
    /// The binding that connects the state with a view.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }

    /// A binding to a focus state, which connects it with a view by `focused(_:)` or `focused(_:equals:)`.
    @propertyWrapper public struct Binding {
        let location: Location<Value>?
        let initial: Value
        /// The view that has focus.
        public var wrappedValue: Value {
            get { location?.current ?? initial }
            nonmutating set { location?.current = newValue }
        }
        public var projectedValue: Binding { self }
    }
}
extension FocusState: StoredProperty {
    func makeLocation(for node: ViewNode) -> Location<Value> { Location(initial) }
    mutating func attach(_ location: Location<Value>, to node: ViewNode) -> Bool {
        self.location = location
        return false
    }
}

/// Connects a field's first responder status with a focus state.
struct FocusLink {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void

    @MainActor func follow(_ field: EditableTextField, _ node: ViewNode) {
        field.focusChanged = setFocused
        follow(field as UIView, node)
    }
    @MainActor func follow(_ view: EditableTextView, _ node: ViewNode) {
        view.focusChanged = setFocused
        follow(view as UIView, node)
    }
    /// Changes the responder once the field is in the hierarchy.
    @MainActor private func follow(_ view: UIView, _ node: ViewNode) {
        let wanted = isFocused()
        guard wanted != view.isFirstResponder else { return }
        node.host.afterLayout { [weak view] in
            guard let view, wanted != view.isFirstResponder else { return }
            if wanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
        }
    }
}
private enum FocusKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }
extension EnvironmentValues {
    var focus: FocusLink? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
}
extension View {
    /// Connects the view's focus with a Boolean.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.focus, FocusLink(isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 }))
    }
    /// Connects the view's focus with a value: the view has focus while the state is `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(
            \.focus,
            FocusLink(
                isFocused: { binding.wrappedValue == value },
                setFocused: { isFocused in
                    if isFocused {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value {
                        binding.wrappedValue = binding.initial
                    }
                }))
    }
}
