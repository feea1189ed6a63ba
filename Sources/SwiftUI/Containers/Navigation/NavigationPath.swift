/// The values of a stack's pages, which may be of any type.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
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
