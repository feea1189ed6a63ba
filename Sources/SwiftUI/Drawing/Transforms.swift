import QuartzCore

/// A 3×3 matrix for the plane.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first row of the matrix. Points are rows that are multiplied from the left.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row of the matrix, which contains the translation.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity.
    public init() {}
    /// Creates a transform from one in the plane.
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
    /// Creates a transform from one in space, of which the plane z = 0 is kept.
    public init(_ m: CATransform3D) {
        (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (m.m11, m.m12, m.m14, m.m21, m.m22, m.m24, m.m41, m.m42, m.m44)
    }

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Returns a transform that first applies this one, and then `other`.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CATransform3DConcat(matrix, other.matrix))
    }

    var matrix: CATransform3D {
        CATransform3D(
            m11: m11, m12: m12, m13: 0, m14: m13, m21: m21, m22: m22, m23: 0, m24: m23, m31: 0, m32: 0, m33: 1, m34: 0, m41: m31, m42: m32,
            m43: 0, m44: m33)
    }
}

/// A modifier that transforms a view's appearance without affecting the layout.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
    /// Returns the same effect: no effect changes the layout.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}
/// An effect that the positions of views don't include.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    nonisolated(unsafe) var base: Base  // read on the main actor only
    public typealias AnimatableData = Base.AnimatableData
    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}
final class GeometryEffectNode: WrapperNode {
    private lazy var data = target.flatMap { AnimatedData(of: type(of: $0)) { [weak self] in self?.setNeedsUpdate() } }
    private var target: (any GeometryEffect)? { modifier((any GeometryEffect).self) }
    /// The effect with the data of the current frame.
    var effect: (any GeometryEffect)? { target.map { data?.presented($0) ?? $0 } }

    override func update(_ change: Change) {
        if let target { data?.receive(target, isAnimated: isOnScreen) }
        super.update(change)
    }
    override func wrap(_ element: ViewElement) -> WrapperElement { GeometryEffectElement(element, self) }
    override func willRemove() { data?.stop() }
}
final class GeometryEffectElement: HoldingElement<HoldingView> {
    override func makeView() -> HoldingView? { HoldingView() }
    override func apply(to view: HoldingView) {
        guard let effect = (node as? GeometryEffectNode)?.effect else { return }
        let change = { view.project(effect.effectValue(size: view.bounds.size).matrix) }
        view.superview == nil ? UIView.performWithoutAnimation(change) : change()
    }
}

extension View {
    /// Transforms the view's appearance. Its frame in the layout stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { projectionEffect(ProjectionTransform(transform)) }
    /// Transforms the view's appearance with a perspective. Its frame in the layout stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { modifier(Projected { _ in transform.matrix }) }
    /// Rotates the view about an axis in space, seen from a distance equal to the larger side.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Projected { size in
                let (x, y) = (anchor.x * size.width, anchor.y * size.height)
                var seen = CATransform3DIdentity
                seen.m34 = -perspective / max(size.width, size.height, 1)
                let turned = CATransform3DConcat(
                    CATransform3DTranslate(CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z), 0, 0, -anchorZ), seen)
                return CATransform3DConcat(
                    CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), turned), CATransform3DMakeTranslation(x, y, 0))
            })
    }
    /// Sets how the view is combined with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(Blended(mode: blendMode)) }
    /// Composes the view into one picture, to which outer effects apply as a whole.
    public func compositingGroup() -> some View { modifier(Grouped()) }
    /// Draws the view as one picture before it is combined with others. The color mode has no effect.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(Grouped()) }
}

struct Projected: EffectModifier {
    let matrix: (CGSize) -> CATransform3D
    func apply(to view: HoldingView, _ node: ViewNode) { view.project(matrix(view.bounds.size)) }
}
extension UIView {
    /// Sets the transform whose origin is the view's corner.
    fileprivate func project(_ matrix: CATransform3D) {
        let (x, y) = (bounds.width / 2, bounds.height / 2)
        // A layer rotates about its center.
        transform3D = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), matrix), CATransform3DMakeTranslation(-x, -y, 0))
    }
}

struct Grouped: EffectModifier {
    func apply(to view: HoldingView, _ node: ViewNode) { view.layer.allowsGroupOpacity = true }
}

/// The blending of a view's colors with those behind it.
public enum BlendMode: Sendable {
    /// The mode calculates each component from those of both colors. `normal` covers what is behind.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// The mode mixes hue, saturation, and luminosity, combines coverage, or adds.
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
struct Blended: EffectModifier {
    let mode: BlendMode
    func apply(to view: HoldingView, _ node: ViewNode) {
        view.layer.compositingFilter =
            switch mode {
            case .normal: nil
            case .sourceAtop: "sourceAtopCompositing"
            case .destinationOver: "destOver"
            case .destinationOut: "destOut"
            case .plusDarker: "plusD"
            case .plusLighter: "plusL"
            default: "\(mode)BlendMode"
            }
    }
}
