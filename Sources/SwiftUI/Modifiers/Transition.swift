/// The animated appearance and disappearance of a view.
public struct AnyTransition: Sendable {
    /// The view's appearance while it is away, relative to its normal one.
    struct Look: Sendable {
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        var offset = CGSize.zero
        /// The edge beyond which the view moves.
        var edge: Edge?
        /// The appearances that an app's own transition describes.
        var own: OwnTransition?
    }
    var insertion: Look
    var removal: Look
    var animation: Animation?

    init(_ look: Look) { (insertion, removal) = (look, look) }

    /// Appears and disappears immediately.
    public static let identity = AnyTransition(Look())
    /// Fades.
    public static let opacity = AnyTransition(Look(opacity: 0))
    /// Fades, in place of the effects by which symbols appear and disappear.
    public static let symbolEffect = AnyTransition(Look(opacity: 0))
    /// Scales from almost nothing.
    public static var scale: AnyTransition { scale(scale: 0.01) }
    /// Scales about an anchor, from at least 0.01.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Look(scale: max(scale, 0.01), anchor: anchor))
    }
    /// Moves from and to an edge of the view, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(edge: edge)) }
    /// Moves by a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Look(offset: offset)) }
    /// Moves by a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// Moves in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)) }
    /// Moves in from an edge and out to the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge).combined(with: .opacity), removal: move(edge: edge.opposite).combined(with: .opacity))
    }
    /// Appears with one transition, and disappears with another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }
    /// Returns a transition that applies both.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        return transition
    }
    /// Returns the transition with its own animation; nil uses the change's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }

    // MARK: Doing

    @MainActor func insert(_ view: UIView) {
        UIView.performWithoutAnimation { insertion.apply(to: view) }
        let arrive = { Look().apply(to: view, insertion.own?.present(view.bounds.size)) }
        if let animation { animation.animate(arrive) } else { arrive() }
    }

    @MainActor func remove(_ view: UIView) {
        view.isUserInteractionEnabled = false
        let leave = { removal.apply(to: view) }
        let end = { (_: Bool) in view.removeFromSuperview() }
        if let animation {
            animation.animate(leave, completion: end)
        } else {
            UIView.animate(withDuration: 0, animations: leave, completion: end)
        }
    }
}

extension AnyTransition.Look {
    func combined(with other: Self) -> Self {
        Self(
            opacity: opacity * other.opacity, scale: scale * other.scale, anchor: anchor == .center ? other.anchor : anchor,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height), edge: edge ?? other.edge,
            own: own.map { $0.combined(with: other.own) } ?? other.own)
    }

    @MainActor func apply(to view: UIView) { apply(to: view, own?.away(view.bounds.size)) }

    @MainActor func apply(to view: UIView, _ own: _VisualLook?) {
        view.alpha = opacity * (own?.opacity ?? 1)
        var offset = offset
        let size = view.bounds.size
        switch edge {
        case .top: offset.height -= size.height
        case .bottom: offset.height += size.height
        case .leading: offset.width -= size.width
        case .trailing: offset.width += size.width
        case nil: break
        }
        // Scaled about the anchor rather than the center.
        let shift = CGPoint(x: (anchor.x - 0.5) * size.width * (1 - scale), y: (anchor.y - 0.5) * size.height * (1 - scale))
        let transform = CGAffineTransform(translationX: offset.width + shift.x, y: offset.height + shift.y).scaledBy(x: scale, y: scale)
        view.transform = own.map { $0.transform.concatenating(transform) } ?? transform
        // FIXME(gap): a blur or a change of colors begins and ends at once.
        if let own { view.layer.compositingFilter = own.filters.isEmpty ? nil : PictureFilter(own.filters) }
    }
}

extension View {
    /// Sets the transition with which the view appears and disappears, if the change is animated.
    public func transition(_ transition: AnyTransition) -> some View { modifier(TransitionModifier(transition: transition)) }
}

struct TransitionModifier: EffectModifier {
    let transition: AnyTransition
    func makeView() -> TransitionView { TransitionView() }
    func apply(to view: TransitionView, _ node: ViewNode) { view.ownTransition = transition }
}
final class TransitionView: HoldingView { var ownTransition = AnyTransition.opacity }

extension UIView {
    /// The view's transition. One without its own uses that of its only subview; otherwise it fades.
    var transition: AnyTransition {
        if let view = self as? TransitionView { return view.ownTransition }
        return self is HoldingView && subviews.count == 1 ? subviews[0].transition : .opacity
    }
}
