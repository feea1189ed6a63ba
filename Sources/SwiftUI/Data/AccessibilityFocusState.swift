/// Assistive technologies that move the accessibility focus.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String> = []
    /// The screen reader, and control by switches.
    public static let voiceOver = AccessibilityTechnologies("voiceOver"), switchControl = AccessibilityTechnologies("switchControl")
    private init(_ name: String) { names = [name] }
    public typealias Element = AccessibilityTechnologies
    public init() {}
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { with { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other.names) } }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    @discardableResult public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }
    @discardableResult public mutating func update(with newMember: Self) -> Self? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.names.isEmpty ? nil : old
    }
    private func with(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.names)
        return copy
    }
}

/// The element that has the focus of an assistive technology. No technology runs here, so no element has it: as on a device with VoiceOver
/// off, the value stays false or `nil`, whatever the app sets.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Creates a state of a single view, which is always false.
    public init() where Value == Bool { none = false }
    /// Creates a state of several views, which is always nil.
    public init<T: Hashable>() where Value == T? { none = nil }
    /// Creates a state for technologies, which is always false.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    /// Creates a state for technologies, which is always nil.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// The focused view. It is always false or nil, and setting it has no effect, because no assistive technology runs.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }
    /// The binding that connects the state with a view.
    public var projectedValue: Binding { Binding(none: none) }

    /// A binding to a state of the accessibility focus, which connects it with a view.
    @propertyWrapper public struct Binding {
        let none: Value
        /// The focused view, which is always false or nil.
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Returns the view unchanged: no assistive technology moves the focus.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// Returns the view unchanged: no assistive technology moves the focus.
    public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    /// Returns the view unchanged: no assistive technology moves the focus.
    public func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View {
        self
    }
}
