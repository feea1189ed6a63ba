/// The color space of a canvas, which is always sRGB here.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// A view that draws immediately, in all the space that it is offered. It can draw views, its symbols, any number of times.
public struct Canvas<Symbols: View>: View, PrimitiveView, AnyCanvas {
    /// The views that the renderer finds by their tags, each in its own size.
    public var symbols: Symbols
    /// Draws the canvas, whose size it gets in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing promises to be opaque.
    public var isOpaque: Bool
    /// The color space, which has no effect.
    public var colorMode: ColorRenderingMode
    /// Whether the renderer may be called outside of the main thread. It never is.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that can draw views, which `GraphicsContext.resolveSymbol(id:)` finds by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }

    var anySymbols: any View { symbols }
    func makeNode(_ seed: NodeSeed) -> ViewNode { CanvasNode(seed) }
}
extension Canvas where Symbols == EmptyView {
    /// Creates a canvas. Color mode and asynchronous drawing have no effect. The renderer gets the size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
    }
}
@preconcurrency @MainActor protocol AnyCanvas {
    var anySymbols: any View { get }
    var renderer: (inout GraphicsContext, CGSize) -> Void { get }
    var isOpaque: Bool { get }
}

final class CanvasNode: ViewNode {
    private lazy var element = CanvasElement(self)
    override var comparesViews: Bool { true }
    override func update(_ change: Change) {
        guard let canvas = view as? any AnyCanvas else { return }
        setChild(canvas.anySymbols)
        element.view.isOpaque = canvas.isOpaque
        element.view.setNeedsDisplay()
    }
    override var elements: [ViewElement] { [element] }
    override func willRemove() { element.view.stop() }
}

final class CanvasElement: ViewElement {
    let view = CanvasView()

    override init(_ node: ViewNode) {
        super.init(node)
        // A change to anything it reads while drawing redraws it.
        view.renderer = { [weak self, weak node] context, size in
            guard let self, let node, let canvas = node.view as? any AnyCanvas else { return }
            let bounds = CGRect(origin: .zero, size: size)
            var graphics = GraphicsContext(context, node.environment, bounds) { [weak self] id in onMainActor { self?.symbol(id) } }
            node.tracking { canvas.renderer(&graphics, size) }
        }
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        view.take(surroundings.pixelFrame(bounds))
        let symbols = symbols
        guard !symbols.isEmpty || !view.symbols.isEmpty else { return }
        view.symbols = symbols.enumerated().map { index, symbol in
            let holder = index < view.symbols.count ? view.symbols[index] : HoldingView()
            let size = symbol.size(for: .unspecified)
            holder.take(CGRect(origin: .zero, size: size))
            symbol.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, surroundings)
            holder.mount.show(symbol.views, in: holder)
            return holder
        }
        view.setNeedsDisplay()
    }
    override var views: [UIView] { [view] }

    private var symbols: [ViewElement] { node?.children.flatMap(\.elements) ?? [] }
    private func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        guard let index = symbols.firstIndex(where: { $0[TagKey.self] == id }), index < view.symbols.count else { return nil }
        return GraphicsContext.ResolvedSymbol(layer: view.symbols[index].layer, size: view.symbols[index].bounds.size)
    }
}

final class CanvasView: UIView {
    var renderer: ((CGContext, CGSize) -> Void)?
    /// The views that contain the symbols. They are drawn only by the renderer.
    var symbols: [HoldingView] = [] {
        didSet {
            for view in oldValue where !symbols.contains(view) { view.removeFromSuperview() }
            for view in symbols where view.superview == nil { stage.addSubview(view) }
        }
    }
    private lazy var stage: UIView = {
        let stage = UIView()
        stage.isHidden = true
        addSubview(stage)
        return stage
    }()
    private var observer: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { renderer?(context, bounds.size) }
        symbols.contains { $0.layer.isMoving } ? start() : stop()
    }

    /// Draws in each frame, while a symbol moves.
    private func start() {
        guard observer == nil else { return }
        observer = EventLoop.main.addFrameObserver { [weak self] _ in self?.setNeedsDisplay() }
    }
    func stop() {
        if let observer { EventLoop.main.removeObserver(observer) }
        observer = nil
    }
}
extension CALayer {
    fileprivate var isMoving: Bool { !(animationKeys() ?? []).isEmpty || (sublayers ?? []).contains(where: \.isMoving) }
}
