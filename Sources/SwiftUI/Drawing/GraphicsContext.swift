/// The drawing environment of a ``Canvas``. A copy draws to the same destination with independent settings.
public struct GraphicsContext {
    private let context: CGContext
    /// The environment of the canvas, with which text and images are resolved.
    public let environment: EnvironmentValues
    /// The factor for the alpha of all drawing.
    public var opacity: Double = 1
    /// The way in which drawings are combined with what is below.
    public var blendMode = BlendMode.normal
    /// The transform from the context's coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    private enum Clip {
        case path(CGPath, isEvenOdd: Bool)
        case picture(CGImage, opacity: Double, isInverse: Bool)
    }
    private var clips: [Clip] = []
    private var filters: [(filter: Filter, scale: CGFloat)] = []
    private let bounds: CGRect
    private let symbol: (AnyHashable) -> ResolvedSymbol?

    init(
        _ context: CGContext, _ environment: EnvironmentValues, _ bounds: CGRect,
        symbol: @escaping (AnyHashable) -> ResolvedSymbol? = { _ in nil }
    ) {
        (self.context, self.environment, self.bounds, self.symbol) = (context, environment, bounds, symbol)
    }

    /// The way in which a drawing is combined with what is already in the context.
    public struct BlendMode: Equatable, Sendable {
        let mode: CGBlendMode
        /// Covers what is below.
        public static let normal = BlendMode(mode: .normal)
        /// Multiplies the colors, which darkens.
        public static let multiply = BlendMode(mode: .multiply)
        /// Multiplies the inverse colors, which lightens.
        public static let screen = BlendMode(mode: .screen)
        /// Multiplies dark colors below and screens light ones.
        public static let overlay = BlendMode(mode: .overlay)
        /// Keeps the darker of both components.
        public static let darken = BlendMode(mode: .darken)
        /// Keeps the lighter of both components.
        public static let lighten = BlendMode(mode: .lighten)
        /// Brightens the color below.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// Darkens the color below.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Darkens or lightens softly, by the drawn color.
        public static let softLight = BlendMode(mode: .softLight)
        /// Multiplies or screens, by the drawn color.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// The difference of the components.
        public static let difference = BlendMode(mode: .difference)
        /// The difference of the components with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// The hue of the drawing with saturation and luminosity of what is below.
        public static let hue = BlendMode(mode: .hue)
        /// The saturation of the drawing with hue and luminosity of what is below.
        public static let saturation = BlendMode(mode: .saturation)
        /// Hue and saturation of the drawing with the luminosity of what is below.
        public static let color = BlendMode(mode: .color)
        /// The luminosity of the drawing with hue and saturation of what is below.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// The sum of the darkness, which is drawn as ``darken``.
        public static let plusDarker = BlendMode(mode: .plusDarker)
        /// The sum of the light.
        public static let plusLighter = BlendMode(mode: .plusLighter)
        /// Clears what is below.
        public static let clear = BlendMode(mode: .clear)
        /// Replaces what is below.
        public static let copy = BlendMode(mode: .copy)
        /// The drawing where something is below.
        public static let sourceIn = BlendMode(mode: .sourceIn)
        /// The drawing where nothing is below.
        public static let sourceOut = BlendMode(mode: .sourceOut)
        /// The drawing over what is below, only where something is.
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        /// The drawing behind what is below.
        public static let destinationOver = BlendMode(mode: .destinationOver)
        /// What is below, only where the drawing is.
        public static let destinationIn = BlendMode(mode: .destinationIn)
        /// What is below, except where the drawing is.
        public static let destinationOut = BlendMode(mode: .destinationOut)
        /// What is below where the drawing is, over the drawing.
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        /// Either, except where both are.
        public static let xor = BlendMode(mode: .xor)
    }

    /// The color or pattern that is painted. Points of gradients are in the canvas's coordinates, not fractions.
    public struct Shading: Sendable {
        // An image is only read.
        enum Kind: @unchecked Sendable {
            case style(AnyShapeStyle)
            case line(Gradient, CGPoint, CGPoint)
            case circles(Gradient, CGPoint, CGFloat, CGFloat)
            case turn(Gradient, CGPoint, Angle)
            case tiles(Image, CGPoint, CGRect, CGFloat)
        }
        let kind: Kind
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }
        /// A color with components from 0 to 1.
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            color(Color(red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A gray, from 0 for black to 1 for white.
        public static func color(white: Double, opacity: Double = 1) -> Shading { color(Color(white: white, opacity: opacity)) }
        /// A shape style, resolved in the context's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// The foreground style of the environment.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// The background style of the environment.
        public static var backdrop: Shading { style(BackgroundStyle()) }
        /// A gradient along a line, with points in the context's coordinates.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .line(gradient, startPoint, endPoint))
        }
        /// A gradient between two circles around a center.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .circles(gradient, center, startRadius, endRadius))
        }
        /// A gradient around a center.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .turn(gradient, center, angle))
        }
        /// An image that is repeated in both directions. `sourceRect` is the part of it that is used, in fractions of its size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(image, origin, sourceRect, scale)) }
    }
    // FIXME(gap): a gradient ends with its last color.
    /// The continuation of gradients beyond their ends, which has no effect.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Repeats the colors, also in reverse, or mixes them in a linear color space.
        public static var `repeat`: Self { Self(rawValue: 1) }
        public static var mirror: Self { Self(rawValue: 2) }
        public static var linearColor: Self { Self(rawValue: 4) }
    }
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside of the clip instead.
        public static var inverse: Self { Self(rawValue: 1) }
    }

    // MARK: Changing

    /// Moves the origin of the context by distances in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales the context's coordinates.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Rotates the context's coordinates.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Applies a transform before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Limits later drawings to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var path = path.applying(transform)
        if options.contains(.inverse) { path.addRect(bounds.union(path.boundingRect).insetBy(dx: -1, dy: -1)) }
        clips.append(.path(path.cgPath, isEvenOdd: style.isEOFilled || options.contains(.inverse)))
    }
    /// Limits later drawings to what `content` draws, by its alpha.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let scale = max(1, environment.displayScale)
        guard let picture = CGContext(size: bounds.size, scale: scale, isOpaque: false) else { return }
        picture.translateBy(x: -bounds.minX, y: -bounds.minY)
        var inner = GraphicsContext(picture, environment, bounds, symbol: symbol)
        inner.transform = transform
        try content(&inner)
        guard let image = picture.makeImage() else { return }
        clips.append(.picture(image, opacity: opacity, isInverse: options.contains(.inverse)))
    }
    /// A rectangle that contains the clip, in the coordinates of the canvas.
    public var clipBoundingRect: CGRect {
        clips.reduce(bounds) { if case .path(let path, _) = $1 { $0.intersection(path.boundingBoxOfPath) } else { $0 } }
    }
    /// Adds a filter to the picture of each later drawing operation. It is applied after the filters that are added later.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append((filter, max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))))
    }

    // MARK: Drawing

    /// Draws with this context's own state, and restores Core Graphics' state.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        for case .path(let path, let isEvenOdd) in clips {
            context.addPath(path)
            context.clip(using: isEvenOdd ? .evenOdd : .winding)
        }
        context.setAlpha(CGFloat(opacity))
        context.setBlendMode(blendMode.mode)
        for case .picture in clips { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for (filter, scale) in filters { filter.begin(context, environment, scale: scale) }
        defer {
            for (filter, _) in filters.reversed() { filter.end(context) }
            for case .picture(let image, let opacity, let isInverse) in clips.reversed() {
                pushed(context) {
                    UIImage(cgImage: image).draw(in: bounds, blendMode: isInverse ? .destinationOut : .destinationIn, alpha: opacity)
                }
                context.endTransparencyLayer()
            }
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform)
        try content(context)
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        withCGContext { context in
            context.addPath(path.cgPath)
            context.clip(using: style.isEOFilled ? .evenOdd : .winding)
            paint(shading, path.boundingRect, context)
        }
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { fill(path.strokedPath(style), with: shading) }
    /// Strokes a path with a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ shading: Shading, _ rect: CGRect, _ context: CGContext) {
        func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(x: (point.x - rect.minX) / max(rect.width, 0.001), y: (point.y - rect.minY) / max(rect.height, 0.001))
        }
        let course: GradientPaint.Course
        let gradient: Gradient
        switch shading.kind {
        case .style(let style):
            switch style.paint(in: environment) {
            case .gradient(let gradient): gradient.draw(in: rect, context)
            case let paint:
                context.setFillColor(paint.color.cgColor)
                context.fill(rect.insetBy(dx: -1, dy: -1))
            }
            return
        case .line(let colors, let start, let end): (gradient, course) = (colors, .line(from: unit(start), to: unit(end)))
        case .circles(let colors, let center, let start, let end):
            (gradient, course) = (colors, .circles(unit(center), from: start, to: end))
        case .tiles(let image, let origin, let source, let scale): return tile(resolve(image), origin, source, scale, over: rect, context)
        case .turn(let colors, let center, let angle):
            (gradient, course) = (colors, .turn(unit(center), from: angle, to: angle + .degrees(360)))
        }
        GradientPaint(stops: gradient.colors(in: environment), course: course).draw(in: rect, context)
    }

    private func tile(
        _ image: ResolvedImage, _ origin: CGPoint, _ source: CGRect, _ scale: CGFloat, over rect: CGRect, _ context: CGContext
    ) {
        let (width, height) = (image.size.width * scale, image.size.height * scale)
        let tile = CGSize(width: width * source.width, height: height * source.height)
        // A tile of less than a pixel would be drawn without end.
        guard tile.width >= 0.5, tile.height >= 0.5 else { return }
        pushed(context) {
            for y in stride(
                from: origin.y + ((rect.minY - origin.y) / tile.height).rounded(.down) * tile.height, to: rect.maxY, by: tile.height)
            {
                for x in stride(
                    from: origin.x + ((rect.minX - origin.x) / tile.width).rounded(.down) * tile.width, to: rect.maxX, by: tile.width)
                {
                    context.saveGState()
                    context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: tile))
                    image.image?.draw(in: CGRect(x: x - source.minX * width, y: y - source.minY * height, width: width, height: height))
                    context.restoreGState()
                }
            }
        }
    }

    /// Draws the content as one picture, to which the current opacity applies.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try withCGContext { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            var inner = GraphicsContext(context, environment, bounds, symbol: symbol)
            try content(&inner)
        }
    }

    // MARK: Texts and images

    /// A text with its fonts and colors resolved, which can be measured before it is drawn.
    public struct ResolvedText: @unchecked Sendable {
        let text: NSAttributedString
        fileprivate var ownShading: Shading?
        /// The shading of the text.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }
        /// Returns the size in points of the text, broken into lines to fit a width.
        public func measure(in size: CGSize) -> CGSize {
            let size = text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
    }
    /// An image that is resolved for the context, which can be measured before it is drawn.
    public struct ResolvedImage: @unchecked Sendable {
        let image: UIImage?
        /// What the parts of the image that are not transparent are painted with, if not its own colors.
        public var shading: Shading?
        /// The size of the image in points.
        public var size: CGSize { image?.size ?? .zero }
        /// The distance of the baseline from the image's top, which is its height.
        public var baseline: CGFloat { size.height }
    }
    /// A view that is a symbol of a canvas, which can be measured before it is drawn.
    public struct ResolvedSymbol: @unchecked Sendable {
        let layer: CALayer
        /// The size of the view in points.
        public let size: CGSize
    }
    /// Returns the first of the canvas's symbols with a tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbol(AnyHashable(id)) }
    /// Returns the shading, which is resolved where it is painted.
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// Resolves text in the context's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        nonisolated(unsafe) let environment = environment
        return onMainActor { ResolvedText(text: text.attributed(in: environment)) }
    }
    /// Resolves an image in the context's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        return onMainActor {
            let picture = image.uiImage(in: environment)
            let isTinted = picture.map { $0.renderingMode == .alwaysTemplate || $0.isSymbolImage } ?? false
            return ResolvedImage(image: isTinted ? picture?.withTintColor(environment.foregroundColor) : picture)
        }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        painted(with: text.ownShading, rect) { text.text.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil) }
    }
    /// Draws text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(
            text,
            in: CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
    /// Draws an image scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        painted(with: image.shading, rect) { image.image?.draw(in: rect) }
    }
    /// Draws an image in its own size, with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height, width: image.size.width,
                height: image.size.height))
    }
    /// Draws an image scaled to a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
    /// Draws an image in its own size, with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    /// Draws a symbol scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        withCGContext { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            symbol.layer.renderAsShown(in: context)
            context.endTransparencyLayer()
        }
    }
    /// Draws a symbol in its own size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol, in: CGRect(origin: origin, size: symbol.size))
    }

    /// Draws in the context's state, and replaces the colors of what is drawn with a shading, if there is one.
    private func painted(with shading: Shading?, _ rect: CGRect, _ body: () -> Void) {
        withCGContext { context in
            guard let shading else { return pushed(context, body) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            pushed(context, body)
            context.setBlendMode(.sourceIn)
            paint(shading, rect, context)
            context.endTransparencyLayer()
        }
    }

    private func pushed(_ context: CGContext, _ body: () -> Void) {
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
    }
}
