/// The color space of a canvas, which is always sRGB here.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// A view that draws immediately, in all the space that it is offered. FIXME(gap): symbols, views that are drawn as pictures.
public struct Canvas<Symbols: View>: View, LeafView {
    /// The views that the renderer draws, each with a tag.
    public var symbols: Symbols
    /// Whether the drawing promises to be opaque.
    public var isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Creates a canvas with views that its renderer draws by their tags. Color mode and asynchronous drawing have no effect. The renderer
    /// gets the size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.renderer, self.symbols) = (opaque, renderer, symbols())
    }

    func makeView(_ node: ViewNode) -> CanvasView { CanvasView() }
    func update(_ view: CanvasView, _ node: ViewNode) {
        view.isOpaque = isOpaque
        let environment = node.environment
        // A change to anything it reads while drawing redraws it.
        view.renderer = { [weak node] context, size in
            var graphics = GraphicsContext(context, environment, CGRect(origin: .zero, size: size))
            graphics.symbol = { CanvasSymbol(tag: $0, symbols: symbols).picture(in: environment) }
            if let node { node.tracking { renderer(&graphics, size) } } else { renderer(&graphics, size) }
        }
        view.setNeedsDisplay()
    }
    func size(of view: CanvasView, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
extension Canvas where Symbols == EmptyView {
    /// Creates a canvas. Color mode and asynchronous drawing have no effect. The renderer gets the size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(opaque: opaque, renderer: renderer, symbols: { EmptyView() })
    }
}

/// One of several views, by its tag.
private struct CanvasSymbol<Symbols: View>: View {
    let tag: AnyHashable
    let symbols: Symbols
    var body: some View { Group(subviews: symbols) { views in ForEach(views.filter { $0.containerValues.tag == tag }) { $0 } } }

    func picture(in environment: EnvironmentValues) -> UIImage? {
        let renderer = ImageRenderer(content: transformEnvironment(\.self) { $0 = environment })
        renderer.scale = environment.displayScale
        return renderer.uiImage
    }
}

final class CanvasView: UIView {
    var renderer: ((CGContext, CGSize) -> Void)?
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) { if let context = UIGraphicsGetCurrentContext() { renderer?(context, bounds.size) } }
}
