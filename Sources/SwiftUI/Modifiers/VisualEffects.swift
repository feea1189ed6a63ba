/// Changes to a view's appearance that don't affect its layout.
public protocol VisualEffect: Sendable {
    func _apply(to look: inout _VisualLook)
}
/// The appearance that effects describe.
public struct _VisualLook {
    var opacity = 1.0
    var transform = CGAffineTransform.identity
    var filters: [PictureFilter.Step] = []
    /// The size of the view, to which anchors are relative.
    var size = CGSize.zero
}
/// No effect, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public func _apply(to look: inout _VisualLook) {}
}
public struct _ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (inout _VisualLook) -> Void
    public func _apply(to look: inout _VisualLook) {
        base._apply(to: &look)
        change(&look)
    }
}
extension VisualEffect {
    private func changed(_ change: @escaping @Sendable (inout _VisualLook) -> Void) -> some VisualEffect {
        _ChangedVisualEffect(base: self, change: change)
    }
    private func turned(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> some VisualEffect {
        changed { look in
            let shift = CGPoint(x: (anchor.x - 0.5) * look.size.width, y: (anchor.y - 0.5) * look.size.height)
            look.transform = look.transform.concatenating(CGAffineTransform(translationX: -shift.x, y: -shift.y)).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
        }
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
    public func offset(_ offset: CGSize) -> some VisualEffect {
        changed { $0.transform = $0.transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height)) }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(scaleX: scale, y: scale), anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(rotationAngle: angle.radians), anchor)
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed { $0.filters.append(.blur(radius: max(0, radius), isOpaque: opaque)) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.brightness(amount)) } }
    public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.contrast(amount)) } }
    public func saturation(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.saturation(amount)) } }
    public func grayscale(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.grayscale(amount)) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { $0.filters.append(.hueRotation(angle)) } }
    // FIXME(gap): a turn in space leaves the view as it is.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
}

/// The phase of a scrolled view: before, inside, or after the visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration(), interactive = ScrollTransitionConfiguration(),
        identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    public struct Threshold: Sendable {
        public static let visible = Threshold(), hidden = Threshold(), centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

extension View {
    /// Changes the view's appearance by its geometry, when it is laid out.
    // FIXME(gap): scrolling alone does not recompute the effect.
    @preconcurrency public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect)
        -> some View
    {
        modifier(VisualEffecting { effect(EmptyVisualEffect(), $0) })
    }
    // FIXME(gap): a view that scrolls in or out keeps its identity appearance.
    @preconcurrency public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffecting { _ in transition(EmptyVisualEffect(), .identity) })
    }
    @preconcurrency public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffecting { _ in transition(EmptyVisualEffect(), .identity) })
    }
}
struct VisualEffecting: EffectModifier {
    let effect: @MainActor (GeometryProxy) -> any VisualEffect
    func apply(to view: HoldingView, _ node: ViewNode) {
        let surface = node.host.surface
        let center = surface.flatMap { view.superview?.convert(view.center, to: $0) } ?? view.center, size = view.bounds.size
        let place = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        var look = _VisualLook(size: size)
        effect(GeometryProxy(size: size, safeAreaInsets: EdgeInsets(), place: place, host: node.host))._apply(to: &look)
        view.alpha = look.opacity
        view.transform = look.transform
        if ((view.layer.compositingFilter as? PictureFilter)?.steps ?? []) != look.filters {
            view.layer.compositingFilter = look.filters.isEmpty ? nil : PictureFilter(look.filters)
        }
    }
}
