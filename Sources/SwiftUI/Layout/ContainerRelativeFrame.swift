/// The size of the nearest scroll view or screen, which is known when views are laid out.
@MainActor final class ContainerSize: Equatable {
    var size = CGSize.zero
    nonisolated static func == (one: ContainerSize, other: ContainerSize) -> Bool { one === other }
}
private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: ContainerSize? { nil } }
extension EnvironmentValues {
    var containerSize: ContainerSize? {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }
}

extension View {
    /// Makes the view as large as its container: the nearest scroll view, or the screen.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    /// Makes the view as large as `span` of `count` parts of its container, with `spacing` points between them.
    public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)
        -> some View
    {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
    /// Sets lengths of the view that a closure calculates from those of the closest container, such as a scroll view or the screen.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelative(axes: axes, alignment: alignment, length: length))
    }
}
struct ContainerRelative: ViewModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    @Environment(\.containerSize) private var container
    func body(content: Content) -> some View {
        ContainerRelativeLayout(container: container, axes: axes, alignment: alignment, length: length) { content }
    }
}
struct ContainerRelativeLayout: Layout {
    let container: ContainerSize?
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let size = onMainActor { [container] in container?.size ?? .zero }
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? max(0, length(size.width, .horizontal)) : proposal.width,
            height: axes.contains(.vertical) ? max(0, length(size.height, .vertical)) : proposal.height)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offered = inner(proposal), content = subviews.first?.sizeThatFits(offered) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? offered.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? offered.height ?? content.height : content.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offered = inner(proposal)
        for subview in subviews {
            let origin = subview.dimensions(in: offered).origin(in: ViewDimensions(room: bounds.size), alignment)
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
        }
    }
}
