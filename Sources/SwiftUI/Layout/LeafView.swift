/// A view that a single UIKit view shows, without SwiftUI views inside.
@preconcurrency @MainActor protocol LeafView: PrimitiveView {
    associatedtype Shown: UIView
    func makeView(_ node: ViewNode) -> Shown
    /// Called when the value, the environment, or a binding that it reads has changed.
    func update(_ view: Shown, _ node: ViewNode)
    func size(of view: Shown, for proposal: ProposedViewSize) -> CGSize
    func explicitGuide(_ key: AlignmentKey, of view: Shown, in size: CGSize) -> CGFloat?
    func spacing(of view: Shown, _ node: ViewNode) -> ViewSpacing
}
extension LeafView {
    func explicitGuide(_ key: AlignmentKey, of view: Shown, in size: CGSize) -> CGFloat? { nil }
    func spacing(of view: Shown, _ node: ViewNode) -> ViewSpacing { ViewSpacing() }
    func makeNode(_ seed: NodeSeed) -> ViewNode { LeafNode<Self>(seed) }
}

final class LeafNode<Leaf: LeafView>: ViewNode {
    private var element: LeafElement<Leaf>?
    override var comparesViews: Bool { true }
    var leaf: Leaf? { view as? Leaf }

    override func update(_ change: Change) {
        guard let leaf else { return }
        let element = element ?? LeafElement(leaf.makeView(self), self)
        self.element = element
        tracking { leaf.update(element.view, self) }
    }
    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
}

final class LeafElement<Leaf: LeafView>: ViewElement {
    let view: Leaf.Shown
    private var leaf: Leaf? { (node as? LeafNode<Leaf>)?.leaf }

    init(_ view: Leaf.Shown, _ node: ViewNode) {
        self.view = view
        super.init(node)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf?.size(of: view, for: proposal) ?? .zero }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        view.take(surroundings.pixelFrame(bounds))
    }
    override var views: [UIView] { [view] }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { leaf?.explicitGuide(key, of: view, in: size) }
    override var spacing: ViewSpacing {
        guard let leaf, let node else { return ViewSpacing() }
        return leaf.spacing(of: view, node)
    }
}

/// Computes how views of a fixed size shrink.
enum LeafSize {
    /// Returns the view's own size, limited to the proposal, in whole pixels.
    static func fitting(_ size: CGSize, _ scale: CGFloat) -> CGSize { size.roundedUp(toPixelsAt: scale) }
}
