import UIKit

/// The stages of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear, is shown, or has disappeared.
    case willAppear, identity, didDisappear
    /// Whether the view is shown as it is.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0, or 1.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

// FIXME(gap): clipping and views that a body adds around its content are not shown.
/// The change in a view's appearance when it is inserted or removed.
///
/// Its body is evaluated once for each phase. The view takes on the opacity, the position, the size, the rotation, and the filters that the
/// body gives its content.
@preconcurrency @MainActor public protocol Transition {
    /// The type of the changed content.
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    /// Returns the content's appearance in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}
extension Transition {
    /// The properties of a transition that moves the view.
    public static var properties: TransitionProperties { TransitionProperties() }
    public func apply(content: some View, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
    /// Returns a transition that applies both.
    public func combined(with other: some Transition) -> some Transition { CombinedTransition(first: self, second: other) }
}
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First, second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// The transition that doesn't change the view.
public struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// The transition that fades the view in and out.
public struct OpacityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
/// The transition that scales the view about an anchor.
public struct ScaleTransition: Transition {
    /// The scale in the phases in which the view isn't shown.
    public var scale: Double
    /// The point about which the view is scaled.
    public var anchor: UnitPoint
    /// Creates a transition with a scale and an anchor.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}
/// The transition that moves the view by an offset in points.
public struct OffsetTransition: Transition {
    /// The distance in points in the phases in which the view isn't shown.
    public var offset: CGSize
    /// Creates a transition with a distance in points.
    public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}
/// Replaces a view with a blurred, smaller one that fades.
public struct BlurReplaceTransition: Transition {
    /// The appearance of a symbol's replacement: whether the old symbol shrinks before the new one grows.
    public struct Configuration: Hashable, Sendable {
        let shrinks: Bool
        /// The new symbol grows after the old one has shrunk, or both grow.
        public static let downUp = Configuration(shrinks: true), upUp = Configuration(shrinks: false)
    }
    /// The movement of the symbols. It is stored but has no effect.
    public var configuration: Configuration
    /// Creates a transition that blurs and fades.
    public init(configuration: Configuration = .downUp) { self.configuration = configuration }
    // The figures are estimates.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear || configuration.shrinks ? 0.8 : 1.2)
    }
}
/// A transition for the insertion, and another one for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of appearing.
    public var insertion: Insertion
    /// The transition of disappearing.
    public var removal: Removal
    /// Creates a transition of two.
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    @ViewBuilder public func body(content: Content, phase: TransitionPhase) -> some View {
        if phase == .didDisappear { removal.apply(content: content, phase: phase) } else { insertion.apply(content: content, phase: phase) }
    }
}
extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }
extension Transition where Self == ScaleTransition {
    /// Scales the view from almost nothing.
    public static var scale: Self { Self(0.01) }
    /// Scales the view about an anchor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs and fades the view.
    public static var blurReplace: Self { Self() }
    /// Blurs and fades the view.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: configuration)
    }
}
extension Transition {
    /// Appears with one transition, and disappears with another.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

// MARK: Showing

/// The appearances of an app's transition, which are determined with a placeholder of the view's size.
struct OwnTransition: Sendable {
    let away: @Sendable @MainActor (CGSize) -> _VisualLook
    let present: @Sendable @MainActor (CGSize) -> _VisualLook

    func combined(with other: OwnTransition?) -> OwnTransition {
        guard let other else { return self }
        return OwnTransition(
            away: { size in away(size).with(other.away(size)) }, present: { size in present(size).with(other.present(size)) })
    }

    /// Returns the appearance that `modify` gives its content.
    @MainActor static func measure(_ size: CGSize, _ modify: (AnyView) -> AnyView) -> _VisualLook {
        let host = HostingView(frame: CGRect(origin: .zero, size: size))
        host.safeAreaEdges = []
        host.show(modify(AnyView(Probe().frame(width: size.width, height: size.height))))
        host.layoutIfNeeded()
        var look = _VisualLook()
        guard let probe = host.firstDescendant(ProbeView.self) else {
            look.opacity = 0
            return look
        }
        for view in sequence(first: probe as UIView, next: \.superview).prefix(while: { $0 !== host }) {
            look.opacity *= view.alpha
            look.filters += (view.layer.compositingFilter as? PictureFilter)?.steps ?? []
        }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let center = probe.convert(middle, to: host), right = probe.convert(CGPoint(x: middle.x + 1, y: middle.y), to: host),
            down = probe.convert(CGPoint(x: middle.x, y: middle.y + 1), to: host)
        look.transform = CGAffineTransform(
            a: right.x - center.x, b: right.y - center.y, c: down.x - center.x, d: down.y - center.y, tx: center.x - middle.x,
            ty: center.y - middle.y)
        return look
    }
}
extension _VisualLook {
    fileprivate func with(_ other: _VisualLook) -> _VisualLook {
        var look = self
        look.opacity *= other.opacity
        look.transform = transform.concatenating(other.transform)
        look.filters += other.filters
        return look
    }
}
private final class ProbeView: UIView {}
private struct Probe: UIViewRepresentable {
    func makeUIView(context: Context) -> ProbeView { ProbeView() }
    func updateUIView(_ uiView: ProbeView, context: Context) {}
}
extension UIView {
    fileprivate func firstDescendant<V: UIView>(_ type: V.Type) -> V? {
        for view in subviews {
            if let found = view as? V ?? view.firstDescendant(type) { return found }
        }
        return nil
    }
}

extension AnyTransition {
    /// Creates a transition whose type is erased.
    public init<T: Transition>(_ transition: T) {
        if let system = transition as? any SystemTransition {
            self = system.erased
            return
        }
        nonisolated(unsafe) let transition = transition  // used on the main actor only
        func look(_ phase: TransitionPhase) -> @Sendable @MainActor (CGSize) -> _VisualLook {
            { size in OwnTransition.measure(size) { AnyView(transition.apply(content: $0, phase: phase)) } }
        }
        self.init(Look(own: OwnTransition(away: look(.willAppear), present: look(.identity))))
        removal = Look(own: OwnTransition(away: look(.didDisappear), present: look(.identity)))
    }
    /// Creates a transition between two values of a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)  // used on the main actor only
        return AnyTransition(
            Look(
                own: OwnTransition(
                    away: { size in OwnTransition.measure(size) { AnyView($0.modifier(active)) } },
                    present: { size in OwnTransition.measure(size) { AnyView($0.modifier(identity)) } })))
    }
}
extension View {
    /// Sets the transition with which the view appears and disappears.
    @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
