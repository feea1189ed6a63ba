/// A transition of the system's with an appearance of its own.
protocol SystemTransition {
    var erased: AnyTransition { get }
}

/// The transition that moves the view in from an edge and out to it.
public struct MoveTransition: Transition, SystemTransition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, isAway: !phase.isIdentity))
    }
    nonisolated var erased: AnyTransition { .move(edge: edge) }
}
/// The transition that moves the view in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition, SystemTransition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase == .didDisappear ? .trailing : .leading, isAway: !phase.isIdentity))
    }
    nonisolated var erased: AnyTransition { .slide }
}
/// The transition that moves the view in from an edge and out to the opposite one, and fades it.
public struct PushTransition: Transition, SystemTransition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase == .didDisappear ? edge.opposite : edge, isAway: !phase.isIdentity))
            .opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated var erased: AnyTransition { .push(from: edge) }
}
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { Self(edge: edge) } }
extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> Self { Self(edge: edge) } }

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Places a view beyond one of its edges.
private struct EdgeShift: ViewModifier {
    let edge: Edge
    let isAway: Bool
    func body(content: Content) -> some View { Shifted(edge: isAway ? edge : nil) { content } }

    private struct Shifted: Layout {
        let edge: Edge?
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let place: CGPoint =
                switch edge {
                case .top: CGPoint(x: bounds.minX, y: bounds.minY - bounds.height)
                case .bottom: CGPoint(x: bounds.minX, y: bounds.maxY)
                case .leading: CGPoint(x: bounds.minX - bounds.width, y: bounds.minY)
                case .trailing: CGPoint(x: bounds.maxX, y: bounds.minY)
                case nil: bounds.origin
                }
            subviews.first?.place(at: place, proposal: ProposedViewSize(bounds.size))
        }
    }
}
