/// A modifier that shows its content in a separate view and changes that view.
@MainActor protocol EffectModifier: NodeModifier {
    associatedtype Holder: HoldingView
    func makeView() -> Holder
    /// Called in each layout pass, when the view is in its place.
    func apply(to view: Holder, _ node: ViewNode)
    /// Returns the distance to neighbors, given that of the content.
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing
}
extension EffectModifier {
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { spacing }
    func makeNode(_ seed: NodeSeed) -> ViewNode { EffectNode<Self>(seed) }
}
extension EffectModifier where Holder == HoldingView {
    func makeView() -> HoldingView { HoldingView() }
}

final class EffectNode<Modifier: EffectModifier>: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { EffectElement<Modifier>(element, self) }
}

final class EffectElement<Modifier: EffectModifier>: HoldingElement<Modifier.Holder> {
    override func makeView() -> Modifier.Holder? { node?.modifier(Modifier.self)?.makeView() }
    override var spacing: ViewSpacing { node?.modifier(Modifier.self)?.spacing(content.spacing) ?? content.spacing }
    override func apply(to view: Modifier.Holder) {
        guard let node, let modifier = node.modifier(Modifier.self) else { return }
        if view.superview == nil {
            UIView.performWithoutAnimation { modifier.apply(to: view, node) }
        } else {
            modifier.apply(to: view, node)
        }
    }
}

/// An element whose content is inside a view.
@MainActor class HoldingElement<Holder: HoldingView>: WrapperElement {
    final private(set) var view: Holder?

    func makeView() -> Holder? { nil }
    func apply(to view: Holder) {}

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let view = view ?? makeView() else { return }
        if self.view == nil {
            self.view = view
            // Scroll views and controllers inside reach to the edges of the screen.
            view.supplemented.passesSafeArea = true
        }
        let frame = surroundings.pixelFrame(bounds)
        view.take(frame)
        content.place(in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, surroundings.inside(frame))
        view.mount.show(content.views, in: view)
        apply(to: view)
    }
    override var views: [UIView] { view.map { [$0] } ?? [] }
}
