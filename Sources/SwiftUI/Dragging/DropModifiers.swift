import UniformTypeIdentifiersCompanion

extension View {
    /// Accepts items of the given types that are dropped on the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(Dropping(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }
    /// Accepts items of the given types that are dropped on the view. `isTargeted` is true while a drag is above it.
    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { providers, _ in action(providers) }
    }
    /// Accepts items of the given types that are dropped on the view. The action also gets the location of the drop, in points of the view.
    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Accepts items with the given type identifiers that are dropped on the view. A delegate handles them.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(Dropping(types: supportedTypes, delegate: delegate))
    }
    /// Accepts items with the given type identifiers that are dropped on the view.
    @preconcurrency public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }
    /// Accepts items with the given type identifiers that are dropped on the view. The action also gets the location of the drop.
    @preconcurrency public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            Dropping(
                types: supportedTypes,
                delegate: ClosureDropDelegate(isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
                    action(info.itemProviders(for: supportedTypes), info.location)
                }))
    }

    /// Accepts values that are dropped on the view. The action is called once the values are created from the dropped data, so its result
    /// no longer affects the drop.
    @preconcurrency public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        let accepted = { @MainActor (info: DropInfo) in info.providers.filter { $0.offers(T.self) } }
        return modifier(
            Dropping(
                types: nil,
                delegate: ClosureDropDelegate(accepts: { !accepted($0).isEmpty }, isTargeted: isTargeted) { info in
                    let providers = accepted(info)
                    Task { @MainActor in
                        var items: [T] = []
                        for provider in providers { if let item = await provider.transferred(as: T.self) { items.append(item) } }
                        if !items.isEmpty { _ = action(items, info.location) }
                    }
                    return !providers.isEmpty
                }))
    }
}

struct Dropping: EffectModifier {
    /// The identifiers of the accepted types; `nil` for those that the delegate accepts.
    let types: [String]?
    let delegate: any DropDelegate
    func makeView() -> DropView { DropView() }
    func apply(to view: DropView, _ node: ViewNode) { view.target = node.environment.isEnabled ? self : nil }
}

/// Accepts drops where its content shows something.
final class DropView: TouchableView, UIDropInteractionDelegate {
    var target: Dropping?
    /// The proposal of the last update.
    private var proposal = DropOperation.copy

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }
    required init?(coder: NSCoder) { nil }

    private func info(_ session: any UIDropSession) -> DropInfo {
        DropInfo(location: session.location(in: self), providers: session.items.map(\.itemProvider))
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let target else { return false }
        let info = info(session)
        return (target.types.map { info.hasItemsConforming(to: $0) } ?? true) && target.delegate.validateDrop(info: info)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        proposal = .copy
        target?.delegate.dropEntered(info: info(session))
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        if let new = target?.delegate.dropUpdated(info: info(session)) { proposal = new.operation }
        return UIDropProposal(operation: proposal.uiOperation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        target?.delegate.dropExited(info: info(session))
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = target?.delegate.performDrop(info: info(session))
    }
}
