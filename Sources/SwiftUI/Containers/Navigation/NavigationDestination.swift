extension View {
    /// Sets the view that pages of the stack's path show for values of a type.
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        modifier(DestinationModifier(destination: destination))
    }
    /// Shows a page while the binding is `true`.
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V) -> some View {
        modifier(PushModifier(isActive: isPresented, destination: { destination() }))
    }
    /// Pushes a view while `item` isn't nil. Going back sets it to nil.
    public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        modifier(
            PushModifier(
                isActive: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                destination: { item.wrappedValue.map { AnyView(destination($0)) } }))
    }
}

struct DestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
    let destination: (Value) -> Destination
    func makeNode(_ seed: NodeSeed) -> ViewNode { DestinationNode<Value, Destination>(seed) }
}
final class DestinationNode<Value: Hashable, Destination: View>: ViewNode {
    override func update(_ change: Change) {
        setChild(modifiedContent)
        host.perform { [weak self] in
            guard let self, let modifier = modifier(DestinationModifier<Value, Destination>.self) else { return }
            navigator?.register(Value.self, from: self, modifier.destination)
        }
    }
}

/// Pushes a page while a binding is `true`.
struct PushModifier: NodeModifier {
    let isActive: Binding<Bool>
    /// Whether the page is on top of the column that contains the view, also if there is a next one.
    var staysInColumn = false
    /// Returns the page's view, or `nil` to keep the last one.
    let destination: @MainActor () -> (any View)?
    func makeNode(_ seed: NodeSeed) -> ViewNode { PushNode(seed) }
}
final class PushNode: EventNode {
    private weak var page: PageController?
    private weak var usedNavigator: Navigator?

    override func update(_ change: Change) {
        super.update(change)
        guard let modifier = modifier(PushModifier.self) else { return }
        // Only the destination is tracked here: the page's views track what they read.
        let (isActive, view) = tracking { () -> (Bool, (any View)?) in
            let isActive = modifier.isActive.wrappedValue
            return (isActive, isActive && page != nil ? modifier.destination() : nil)
        }
        if let page, let view { usedNavigator?.show(view, on: page) }
        if isActive != (page != nil) { host.perform { [weak self] in self?.follow() } }
    }
    override func appeared() { follow() }

    private func follow() {
        guard let modifier = modifier(PushModifier.self), !isRemoved else { return }
        // The destination may read state that the views around don't.
        func wanted() -> (any View)? { tracking { modifier.isActive.wrappedValue ? modifier.destination() : nil } }
        if page == nil, isShown, let view = wanted() {
            let own = navigator
            usedNavigator = modifier.staysInColumn ? own : own?.target
            page = usedNavigator?.push(view, replacesRoot: usedNavigator !== own) { [weak self] in self?.left() }
        } else if !modifier.isActive.wrappedValue, let page {
            self.page = nil
            usedNavigator?.pop(page)
        }
    }
    private func left() {
        page = nil
        if let isActive = modifier(PushModifier.self)?.isActive, isActive.wrappedValue { isActive.wrappedValue = false }
    }
}
