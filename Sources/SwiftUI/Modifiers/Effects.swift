extension View {
    /// Multiplies the view's opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View { modifier(Opacity(opacity: opacity)) }
    /// Hides the view, which keeps its space but is neither visible nor touchable.
    public func hidden() -> some View { modifier(Hidden()) }
    /// Sets whether touches reach the view and its content.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestable(isEnabled: enabled)) }
    /// Disables the controls in the view. An inner call can't enable them again.
    public func disabled(_ disabled: Bool) -> some View { modifier(EnvironmentTransforming { $0.isEnabled = $0.isEnabled && !disabled }) }

    /// Turns the view's appearance about an anchor. Its frame in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(Turned(transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor))
    }
    /// Scales the view's appearance about an anchor. Its frame in the layout stays.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(Turned(transform: CGAffineTransform(scaleX: scale, y: scale), anchor: anchor))
    }
    /// Scales the view's appearance about an anchor, by a factor for each axis.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(Turned(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
    }
    /// Scales the view's appearance about an anchor, by a factor for each axis.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Limits the view's appearance to its frame.
    public func clipped(antialiased: Bool = false) -> some View { modifier(Clipped(outline: nil)) }
    /// Limits the view's appearance to a rectangle with round corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { modifier(Rounded(radius: radius)) }
    /// Limits the view's appearance to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(Clipped(outline: { shape.path(in: $0).cgPath }))
    }
    /// Shows the view where another one is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(Masked(mask: AnyView(mask()), alignment: alignment))
    }
    /// Shows the view where another one is opaque.
    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(Masked(mask: AnyView(mask), alignment: .center))
    }
    /// Adds a shadow. Radius and offset are in points.
    public func shadow(color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    /// Adds a border inside of the view's frame, with a width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

struct Opacity: EffectModifier {
    let opacity: Double
    func apply(to view: HoldingView, _ node: ViewNode) { view.alpha = CGFloat(min(max(opacity, 0), 1)) }
}
struct Hidden: EffectModifier {
    func apply(to view: HoldingView, _ node: ViewNode) { view.isHidden = true }
}
struct HitTestable: EffectModifier {
    let isEnabled: Bool
    func apply(to view: HoldingView, _ node: ViewNode) { view.isUserInteractionEnabled = isEnabled }
}

struct Turned: EffectModifier {
    let transform: CGAffineTransform
    let anchor: UnitPoint
    func apply(to view: HoldingView, _ node: ViewNode) {
        let shift = CGPoint(x: (anchor.x - 0.5) * view.bounds.width, y: (anchor.y - 0.5) * view.bounds.height)
        view.transform = CGAffineTransform(translationX: -shift.x, y: -shift.y).concatenating(transform).concatenating(
            CGAffineTransform(translationX: shift.x, y: shift.y))
    }
}

struct Rounded: EffectModifier {
    let radius: CGFloat
    func apply(to view: HoldingView, _ node: ViewNode) {
        let half = min(view.bounds.width, view.bounds.height) / 2, radius = min(radius, half)
        // A layer's corners are continuous only where they fit.
        let fits = radius * CALayer.cornerCurveExpansionFactor(.continuous) <= half
        view.clipsToBounds = true
        (view.layer.cornerRadius, view.layer.cornerCurve) = (fits ? radius : 0, .continuous)
        let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.role.insert(.animatesPaths)
        mask.path = fits ? nil : RoundedRectangle(cornerRadius: radius).path(in: view.bounds).cgPath
        view.layer.mask = fits ? nil : mask
    }
}

struct Clipped: EffectModifier {
    /// The outline, or `nil` for the bounds.
    let outline: ((CGRect) -> CGPath)?
    func makeView() -> ClippingView { ClippingView() }
    func apply(to view: ClippingView, _ node: ViewNode) {
        guard let outline else { return view.clipsToBounds = true }
        let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.role.insert(.animatesPaths)
        view.path = ContainerShape.within(node.environment.containerShape) { outline(view.bounds) }
        mask.path = view.path
        if view.layer.mask == nil { view.layer.mask = mask }
    }
}
/// A view that clips: touches outside its visible part pass through.
final class ClippingView: HoldingView {
    var path: CGPath?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && path?.contains(point) ?? true && super.point(inside: point, with: event)
    }
}

struct Masked: NodeModifier {
    let mask: AnyView
    let alignment: Alignment
    func makeNode(_ seed: NodeSeed) -> ViewNode { MaskNode(seed) }
}
final class MaskNode: WrapperNode {
    override func update(_ change: Change) { setChildren([modifiedContent, modifier(Masked.self)?.mask ?? AnyView(EmptyView())]) }
    override func wrap(_ element: ViewElement) -> WrapperElement { MaskElement(element, self) }
}
final class MaskElement: HoldingElement<HoldingView> {
    private let holder = HoldingView()
    private lazy var layer = ImplicitStack(host: host, axis: nil)
    override func makeView() -> HoldingView? { HoldingView() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        super.layOut(in: bounds, proposal: proposal, surroundings)
        guard let view, let node, node.children.count > 1 else { return }
        layer.children = node.children[1].elements
        holder.frame = view.bounds
        let placement = layer.aligned(
            node.modifier(Masked.self)?.alignment ?? .center, in: bounds.size, proposal: ProposedViewSize(bounds.size))
        layer.place(in: CGRect(origin: placement.origin, size: placement.size), proposal: placement.proposal, surroundings.inside(bounds))
        holder.mount.show(layer.views, in: holder)
        view.mask = holder
    }
}

struct Shadow: EffectModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    func apply(to view: HoldingView, _ node: ViewNode) {
        view.layer.shadowColor = color.uiColor(in: node.environment).withAlphaComponent(1).resolvedColor(with: view.traitCollection).cgColor
        view.layer.shadowOpacity = Float(color.uiColor(in: node.environment).resolvedColor(with: view.traitCollection).cgColor.alpha)
        // Core Animation's radius is the standard deviation, SwiftUI's the whole blur.
        view.layer.shadowRadius = radius / 2
        view.layer.shadowOffset = offset
    }
}
