// Shapes, colors, and gradients as views that paint all the space that they are offered.

extension Color: View {
    public var body: some View { Rectangle().fill(self) }
}
extension LinearGradient: View { public var body: some View { Rectangle().fill(self) } }
extension MeshGradient: View { public var body: some View { Rectangle().fill(self) } }
extension RadialGradient: View { public var body: some View { Rectangle().fill(self) } }
extension AngularGradient: View { public var body: some View { Rectangle().fill(self) } }
extension EllipticalGradient: View { public var body: some View { Rectangle().fill(self) } }

extension _ShapeView: PrimitiveView, LeafView {
    func makeView(_ node: ViewNode) -> PaintedView { PaintedView() }

    func update(_ view: PaintedView, _ node: ViewNode) {
        let shape = shape
        let container = node.environment.containerShape
        view.paint = style.resolvedPaint(in: node.environment)
        view.data = view.data ?? AnimatedData(of: Content.self) { [weak view] in view?.repaint() }
        // A layer animates the color and outline of a shape that it knows.
        let isStepwise = if case .color = view.paint, shape is any LayerShape { false } else { true }
        view.data?.receive(shape, isAnimated: isStepwise && node.isOnScreen)
        view.outline =
            shape is Rectangle
            ? nil
            : { [weak view] rect in ContainerShape.within(container) { (view?.data?.presented(shape) ?? shape).outlined(in: rect) } }
        view.isEvenOdd = fillStyle.isEOFilled
        view.show(style.resolvedShadows(in: node.environment), in: node.environment)
        view.repaint()
    }
    func size(of view: PaintedView, for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    func explicitGuide(_ key: AlignmentKey, of view: PaintedView, in size: CGSize) -> CGFloat? { nil }
    func makeNode(_ seed: NodeSeed) -> ViewNode { LeafNode<Self>(seed) }
}

/// Shows a paint, optionally within an outline. A plain color is the view's background, so that it animates.
final class PaintedView: UIView {
    /// Returns the outline, or `nil` for the whole bounds.
    var outline: ((CGRect) -> ShapeOutline)?
    var paint = Paint.color(.clear)
    var isEvenOdd = false
    /// The motion of the shape's data, if it has any.
    var data: AnimatedData?
    private var shape: CAShapeLayer?
    private var blur: UIVisualEffectView?
    private var shadows: [ShadowStyle] = [], shadowLayers: [CALayer] = []
    private var environment: EnvironmentValues?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { nil }

    /// A shape takes the touches inside its outline: a border around a view doesn't cover it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return outline?(bounds).contains(point, isEvenOdd: isEvenOdd) ?? true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur?.frame = bounds
        repaint()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        repaint()
    }
    override func tintColorDidChange() { repaint() }

    func repaint() {
        var color: UIColor?
        if case .color(let plain) = paint { color = plain }
        backgroundColor = outline == nil ? color : nil
        showOutline(color)
        showBlur()
        showShadows()
        if case .gradient = paint { setNeedsDisplay() }
    }

    private func showOutline(_ color: UIColor?) {
        guard let outline, let color else {
            shape?.removeFromSuperlayer()
            shape = nil
            return
        }
        let layer = shape ?? CAShapeLayer()
        if shape == nil { self.layer.addSublayer(layer) }
        layer.role.insert(.animatesPaths)
        shape = layer
        let show = { [self] in
            layer.show(outline(bounds), (color == .tintColor ? tintColor : color).resolvedColor(with: traitCollection), isEvenOdd)
        }
        if data?.isMoving == true { UIView.performWithoutAnimation(show) } else { show() }
        layer.frame = bounds
    }

    private func showBlur() {
        guard case .material(let style) = paint else {
            blur?.removeFromSuperview()
            blur = nil
            return
        }
        let view = blur ?? UIVisualEffectView(effect: UIBlurEffect(style: style))
        if blur == nil { addSubview(view) }
        blur = view
        view.frame = bounds
        guard let outline else { return }
        let mask = CAShapeLayer()
        mask.show(outline(bounds), .black, isEvenOdd)
        view.layer.mask = mask
    }

    /// Shows the shadows of a shape that is filled with a color: those behind it below its layer, those inside its edge above it.
    func show(_ shadows: [ShadowStyle], in environment: EnvironmentValues) {
        (self.shadows, self.environment) = (shadows, environment)
    }
    private func showShadows() {
        for layer in shadowLayers { layer.removeFromSuperlayer() }
        shadowLayers = []
        guard !shadows.isEmpty, let environment else { return }
        let path = outline?(bounds).path ?? CGPath(rect: bounds, transform: nil)
        for shadow in shadows {
            let caster = CAShapeLayer()
            caster.frame = bounds
            shadow.apply(to: caster, in: environment, traitCollection)
            guard shadow.isInner else {
                caster.path = path
                caster.fillColor = shape?.fillColor ?? backgroundColor?.cgColor
                layer.insertSublayer(caster, at: 0)
                shadowLayers.append(caster)
                continue
            }
            // The area around the shape casts the shadow, of which only the part inside the shape is shown.
            let reach = 2 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
            let around = CGMutablePath()
            around.addRect(bounds.insetBy(dx: -reach, dy: -reach))
            around.addPath(path)
            (caster.path, caster.fillRule, caster.fillColor) = (around, .evenOdd, UIColor.black.cgColor)
            let (window, mask) = (CALayer(), CAShapeLayer())
            (window.frame, mask.frame, mask.path) = (bounds, bounds, path)
            window.mask = mask
            window.addSublayer(caster)
            layer.addSublayer(window)
            shadowLayers.append(window)
        }
    }

    override func draw(_ rect: CGRect) {
        guard case .gradient(let gradient) = paint, let context = UIGraphicsGetCurrentContext() else { return }
        if let outline = outline?(bounds) {
            context.addPath(
                outline.stroke.map {
                    outline.path.copy(
                        strokingWithWidth: $0.lineWidth, lineCap: $0.lineCap, lineJoin: $0.lineJoin, miterLimit: $0.miterLimit)
                }
                    ?? outline.path)
            context.clip(using: isEvenOdd ? .evenOdd : .winding)
        }
        gradient.draw(in: bounds, context)
    }
}

extension CAShapeLayer {
    fileprivate func show(_ outline: ShapeOutline, _ color: UIColor, _ isEvenOdd: Bool) {
        path = outline.path
        (strokeStart, strokeEnd) = (outline.from, outline.to)
        fillRule = isEvenOdd ? .evenOdd : .nonZero
        guard let stroke = outline.stroke else {
            fillColor = color.cgColor
            strokeColor = nil
            return
        }
        fillColor = nil
        strokeColor = color.cgColor
        lineWidth = stroke.lineWidth
        lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
        lineJoin = stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
        miterLimit = stroke.miterLimit
        lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
        lineDashPhase = stroke.dashPhase
    }
}

/// A line between the elements of a stack, across its axis.
public struct Divider: View {
    /// Creates a line of one pixel across the direction of the stack around it.
    public init() {}
    @Environment(\.displayScale) private var scale
    public var body: some View { DividerLine(thickness: 1 / scale) }
}

struct DividerLine: View, PrimitiveView {
    let thickness: CGFloat
    func makeNode(_ seed: NodeSeed) -> ViewNode { SingleElementNode(seed) { DividerElement($0) } }
}

final class DividerElement: ViewElement {
    private let line = UIView()
    override init(_ node: ViewNode) {
        super.init(node)
        line.backgroundColor = .separator
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = (node?.view as? DividerLine)?.thickness ?? 1
        return node?.container?.stackOrientation == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        line.take(surroundings.pixelFrame(bounds))
    }
    override var views: [UIView] { [line] }
}
