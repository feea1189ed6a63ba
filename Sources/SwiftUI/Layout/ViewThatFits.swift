/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    /// Creates a view that shows the first of its views that fits in the directions, or the last one if none does.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    public var body: some View { FirstFittingView(axes: axes, content: content) }
}
struct FirstFittingView<Content: View>: View, PrimitiveView, AnyFirstFitting {
    let axes: Axis.Set
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { FirstFittingNode(seed) }
    var anyContent: any View { content }
}
@MainActor protocol AnyFirstFitting {
    var axes: Axis.Set { get }
    var anyContent: any View { get }
}
final class FirstFittingNode: ViewNode {
    private lazy var element = FirstFittingElement(self)
    override func update(_ change: Change) { if let view = view as? any AnyFirstFitting { setChild(view.anyContent) } }
    override var elements: [ViewElement] {
        element.candidates = super.elements
        return [element]
    }
}
final class FirstFittingElement: ViewElement {
    var candidates: [ViewElement] = []
    private var chosen: ViewElement?
    private func choose(_ proposal: ProposedViewSize) -> ViewElement? {
        let axes = (node?.view as? any AnyFirstFitting)?.axes ?? []
        return candidates.first { candidate in
            let ideal = candidate.size(for: .unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? candidates.last
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { choose(proposal)?.size(for: proposal) ?? .zero }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        chosen = choose(proposal)
        chosen?.place(in: bounds, proposal: proposal, surroundings)
    }
    override var views: [UIView] { chosen?.views ?? [] }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        choose(ProposedViewSize(size))?.guide(key, in: size)
    }
}
