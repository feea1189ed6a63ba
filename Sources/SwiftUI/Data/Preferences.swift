/// A value that views pass to their ancestors.
@preconcurrency public protocol PreferenceKey {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the values of two views that are beside each other, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets the value that the view passes to the views around it, in place of those from its content.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(transform: { $0 = value }))
    }
    /// Changes the value that the view's content passes to the views around it.
    public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        modifier(PreferenceModifier<K>(transform: callback))
    }
    /// Calls a closure with the value from the view's content when it appears and when the value changes.
    @preconcurrency public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
    /// Shows a view made of the content's value in front of the content.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: .center, isBehind: false, transform: transform))
    }
    /// Shows a view made of the content's value behind the content.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: .center, isBehind: true, transform: transform))
    }
    /// Shows a view made of the content's value in front of the content, aligned with it.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }
    /// Shows a view made of the content's value behind the content, aligned with it.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}

extension ViewNode {
    /// Returns the combined value of the views below, or `nil` if none sets it.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            guard var sum = value else {
                value = next
                continue
            }
            K.reduce(value: &sum) { next }
            value = sum
        }
        if let modifier = modifier(PreferenceModifier<K>.self) {
            var changed = value ?? K.defaultValue
            modifier.transform(&changed)
            value = changed
        }
        if let self = self as? AnchorNode, let modifier = modifier((any PlacedPreference).self) {
            value = modifier.transform(K.self, value, self.place)
        }
        return value
    }
}

struct PreferenceModifier<K: PreferenceKey>: NodeModifier {
    let transform: (inout K.Value) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { PassingNode(seed) }
}
/// The node of a modifier that is only looked up.
final class PassingNode: ViewNode {
    override func update(_ change: Change) { setChild(modifiedContent) }
}

struct PreferenceObserver<K: PreferenceKey>: NodeModifier {
    let action: @MainActor (K.Value) -> Void
    init(action: @escaping @MainActor (K.Value) -> Void) { self.action = action }
    func makeNode(_ seed: NodeSeed) -> ViewNode { PreferenceNode<K>(seed) }
}
final class PreferenceNode<K: PreferenceKey>: ViewNode, UpdateObserver {
    private var last: K.Value?
    override init(_ seed: NodeSeed) {
        super.init(seed)
        host.observers.append(Weak(self))
    }
    override func update(_ change: Change) { setChild(modifiedContent) }
    func treeDidUpdate() {
        let value = preference(K.self) ?? K.defaultValue
        // Values that are not equatable, such as lists of anchors, are compared field by field.
        if let last, ViewComparison.areEqual(last, value) { return }
        let isFirst = last == nil
        last = value
        if isFirst, ViewComparison.areEqual(value, K.defaultValue) { return }
        modifier(PreferenceObserver<K>.self)?.action(value)
    }
}

struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> V
    @State private var value: K.Value?
    func body(content: Content) -> some View {
        let layer = transform(value ?? K.defaultValue)
        content.modifier(PreferenceObserver<K> { value = $0 }).modifier(Layered(secondary: layer, alignment: alignment, isBehind: isBehind))
    }
}

/// A node that examines the tree once it is updated.
@MainActor protocol UpdateObserver: AnyObject {
    func treeDidUpdate()
}
@MainActor struct Weak {
    private(set) weak var observer: (any UpdateObserver & ViewNode)?
    init(_ observer: any UpdateObserver & ViewNode) { self.observer = observer }
}
