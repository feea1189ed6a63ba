/// Reads and writes a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The transaction of changes through the binding.
    public var transaction = Transaction()
    /// The source of the value, which identifies equal bindings.
    let source: AnyHashable?
    /// The value with which the binding was made, if changes aren't announced to the views that read it: an object announces
    /// its changes only to those that observe it, and these make new bindings.
    let given: Any?

    /// Creates a binding that reads and writes by closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(get: get) { value, _ in set(value) } }
    /// Creates a binding whose closure for writing also gets the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(source: nil, get: get, set: set)
    }
    init(source: AnyHashable?, given: Any? = nil, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.get, self.set, self.source, self.given) = (get, set, source, given)
    }

    @preconcurrency init(_ location: Location<Value>) {
        get = { location.current }
        set = { value, _ in location.current = value }
        source = ObjectIdentifier(location)
        given = nil
    }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    /// The value. Setting it updates the views that read it.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            guard transaction.animation != nil else { return set(newValue, transaction) }
            withTransaction(transaction) { set(newValue, transaction) }
        }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
    /// Creates a copy of a binding.
    public init(projectedValue: Binding) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var member = Binding<Subject>(
            source: source.map { [$0, AnyHashable(keyPath)] },
            given: given.map { _ in wrappedValue[keyPath: keyPath] as Any },
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, _ in wrappedValue[keyPath: keyPath] = value })
        member.transaction = transaction
        return member
    }

    /// Returns a binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding { transaction(Transaction(animation: animation)) }
    /// Returns a binding whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// Creates a binding to the value in the base; fails while it is `nil`.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            source: base.source, given: base.given, get: { base.wrappedValue ?? first }, set: { value, _ in base.wrappedValue = value })
    }
    /// Creates a binding to an optional. Setting nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            source: base.source, given: base.given, get: { base.wrappedValue },
            set: { value, _ in if let value { base.wrappedValue = value } })
    }
    /// Creates a binding to a type-erased value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            source: base.source, given: base.given, get: { base.wrappedValue },
            set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
    }
}

/// Makes `$items` in a `ForEach` or a `List` a sequence of bindings to each element.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Self>
    public typealias SubSequence = Slice<Self>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let element = wrappedValue[position]
        return Binding<Value.Element>(
            source: source.flatMap { base in (position as? AnyHashable).map { [base, $0] } }, given: given.map { _ in element as Any },
            // An element may be removed before a disappearing view reads it.
            get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : element },
            set: { value, _ in if wrappedValue.indices.contains(position) { wrappedValue[position] = value } })
    }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
