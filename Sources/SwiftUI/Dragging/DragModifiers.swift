extension View {
    /// Lets the user drag the view, with the data of an item provider.
    @preconcurrency public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
        modifier(Dragging(provider: data, preview: nil))
    }
    /// Shows another view under the finger.
    @preconcurrency public func onDrag<V: View>(
        _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: @escaping @MainActor () -> V
    ) -> some View {
        modifier(Dragging(provider: data) { preview() })
    }
    /// Lets the user drag the view, with the data of a value.
    @preconcurrency public func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T) -> some View {
        modifier(Dragging(provider: { .offering(payload()) }, preview: nil))
    }
    /// Makes the view draggable, with a payload that is created when a drag starts, and with a preview.
    @preconcurrency public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: @escaping @MainActor () -> V
    ) -> some View {
        modifier(Dragging(provider: { .offering(payload()) }, preview: { preview() }))
    }
    /// Lets the user drag the row, unless the action is `nil` or provides nothing.
    @preconcurrency public func itemProvider(_ action: (@MainActor () -> NSItemProvider?)?) -> some View {
        modifier(Dragging(provider: { action?() }, preview: nil))
    }
}
extension NSItemProvider {
    static func offering<T: Transferable>(_ value: T) -> NSItemProvider {
        let provider = NSItemProvider()
        nonisolated(unsafe) let value = value  // exported on the main actor
        provider.register(value)
        return provider
    }
}

struct Dragging: EffectModifier {
    let provider: @MainActor () -> NSItemProvider?
    let preview: (@MainActor () -> any View)?
    func makeView() -> DragView { DragView() }
    func apply(to view: DragView, _ node: ViewNode) {
        view.source = self
        view.environment = node.screenEnvironment
        view.interaction.isEnabled = node.environment.isEnabled
    }
}

/// Lifts its content when a finger rests on it.
final class DragView: TouchableView, UIDragInteractionDelegate {
    var source: Dragging?
    var environment = EnvironmentValues()
    /// Enabled on phones as well, unlike UIKit's.
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The view that the app shows under the finger, while its picture is taken.
    private var preview: HostingView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        interaction.isEnabled = true
        addInteraction(interaction)
    }
    required init?(coder: NSCoder) { nil }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        source?.provider().map { [UIDragItem(itemProvider: $0)] } ?? []
    }
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        guard let content = source?.preview?(), let window else { return UITargetedDragPreview(view: self) }
        let view = HostingView()
        view.outerEnvironment = environment
        view.show(content)
        let size = view.size(for: .unspecified), center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
        view.frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        window.addSubview(view)
        view.layoutIfNeeded()
        preview = view
        return UITargetedDragPreview(view: view)
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        preview?.removeFromSuperview()
        preview = nil
    }
}
