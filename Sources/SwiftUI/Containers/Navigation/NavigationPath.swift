/// The values of a stack's pages, which may be of any type.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    /// Creates an empty path, which shows the root.
    public init() {}
    /// Creates a path of values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// The number of pushed views.
    public var count: Int { values.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }
    /// Pushes the destination for a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Pops the last `k` views, or all if there are fewer.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// Type-erased access to a path.
struct PathAccess {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.values }
        set = { path.wrappedValue.values = $0 }
    }
    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}
