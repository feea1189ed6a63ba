import UIKit

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

    init() {}
    init(_ effect: some VisualEffect, size: CGSize) {
        self.size = size
        effect._apply(to: &self)
    }

    /// Returns the appearance at a fraction of the way to another one.
    func mixed(with other: _VisualLook, _ fraction: Double) -> _VisualLook {
        var look = self
        look.opacity += (other.opacity - opacity) * fraction
        let (from, to) = (CATransform3DMakeAffineTransform(transform), CATransform3DMakeAffineTransform(other.transform))
        if let mix = AnimatableValue.mix(.transform(from), .transform(to), fraction).transform {
            look.transform = CATransform3DGetAffineTransform(mix)
        }
        look.filters = (0..<max(filters.count, other.filters.count)).map { index in
            let (from, to) = (index < filters.count ? filters[index] : nil, index < other.filters.count ? other.filters[index] : nil)
            return (from ?? to?.neutral ?? .identity).mixed(with: to ?? from?.neutral ?? .identity, fraction)
        }
        return look
    }

    @MainActor func show(in view: UIView) {
        view.alpha = opacity
        view.transform = transform
        if ((view.layer.compositingFilter as? PictureFilter)?.steps ?? []) != filters {
            view.layer.compositingFilter = filters.isEmpty ? nil : PictureFilter(filters)
        }
    }
}
extension PictureFilter.Step {
    static let identity = PictureFilter.Step.colors([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    /// The step of the same kind that changes nothing.
    fileprivate var neutral: PictureFilter.Step {
        switch self {
        case .blur(_, let isOpaque): .blur(radius: 0, isOpaque: isOpaque)
        case .colors: .identity
        case .threshold: self
        }
    }
    fileprivate func mixed(with other: PictureFilter.Step, _ fraction: Double) -> PictureFilter.Step {
        switch (self, other) {
        case (.blur(let from, let isOpaque), .blur(let to, _)): .blur(radius: from + (to - from) * fraction, isOpaque: isOpaque)
        case (.colors(let from), .colors(let to)): .colors(zip(from, to).map { $0 + ($1 - $0) * fraction })
        default: fraction < 1 ? self : other
        }
    }
}
/// No effect, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public func _apply(to look: inout _VisualLook) {}
}
/// A visual effect with one more change of the view's appearance.
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
    /// Multiplies the opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
    /// Moves the appearance by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        changed { $0.transform = $0.transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height)) }
    }
    /// Moves the appearance by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Scales the appearance about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    }
    /// Scales the appearance about an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(scaleX: scale, y: scale), anchor)
    }
    /// Scales the appearance about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Turns the appearance about an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(rotationAngle: angle.radians), anchor)
    }
    /// Blurs the appearance with a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed { $0.filters.append(.blur(radius: max(0, radius), isOpaque: opaque)) }
    }
    /// Adds an amount to the components of colors.
    public func brightness(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.brightness(amount)) } }
    /// Multiplies the distance of colors from gray.
    public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.contrast(amount)) } }
    /// Multiplies the saturation of colors.
    public func saturation(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.saturation(amount)) } }
    /// Removes color; 1 is gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { changed { $0.filters.append(.grayscale(amount)) } }
    /// Turns the hue of colors by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { $0.filters.append(.hueRotation(angle)) } }
    // FIXME(gap): a turn in space leaves the view as it is.
    /// Returns the effect unchanged: views aren't turned in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
}

extension View {
    /// Changes the view's appearance by its geometry, when it is laid out or scrolled.
    @preconcurrency public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect)
        -> some View
    {
        modifier(VisualEffecting { proxy in (_VisualLook(effect(EmptyVisualEffect(), proxy), size: proxy.size), nil) })
    }
}

struct VisualEffecting: NodeModifier {
    /// Returns the appearance for a geometry, and the animation with which it replaces the last one.
    let look: @MainActor (GeometryProxy) -> (_VisualLook, Animation?)
    func makeNode(_ seed: NodeSeed) -> ViewNode { VisualEffectNode(seed) }
}
final class VisualEffectNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { VisualEffectElement(element, self) }
}
final class VisualEffectElement: HoldingElement<HoldingView>, PositionObserver {
    private var place = CGRect.zero
    private(set) var scrolledContent: ScrolledContent?
    var isRegistered = false

    override func makeView() -> HoldingView { HoldingView() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        (place, scrolledContent) = (bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y), surroundings.content)
        host.positionObservers.add(self)
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
    override func apply(to view: HoldingView) { show() }
    func positionDidChange() { show() }

    private func show() {
        guard let view, let modifier = node?.modifier(VisualEffecting.self) else { return }
        let proxy = GeometryProxy(
            size: place.size, safeAreaInsets: EdgeInsets(), place: place, content: scrolledContent, host: host, position: PositionUse())
        let (look, animation) = modifier.look(proxy)
        if let animation, view.window != nil { animation.animate { look.show(in: view) } } else { look.show(in: view) }
    }
}
