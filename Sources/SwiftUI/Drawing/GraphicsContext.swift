/// The drawing environment of a ``Canvas``. A copy draws to the same destination with independent settings.
public struct GraphicsContext {
    private let context: CGContext
    public let environment: EnvironmentValues
    /// The factor for the alpha of all drawing.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    private var clips: [(path: CGPath, isEvenOdd: Bool)] = []
    private let bounds: CGRect

    init(_ context: CGContext, _ environment: EnvironmentValues, _ bounds: CGRect) {
        (self.context, self.environment, self.bounds) = (context, environment, bounds)
    }

    /// The way in which a drawing is combined with what is already in the context.
    public struct BlendMode: Equatable, Sendable {
        let mode: CGBlendMode
        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
        public static let clear = BlendMode(mode: .clear)
        public static let copy = BlendMode(mode: .copy)
        public static let sourceIn = BlendMode(mode: .sourceIn)
        public static let sourceOut = BlendMode(mode: .sourceOut)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationIn = BlendMode(mode: .destinationIn)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        public static let xor = BlendMode(mode: .xor)
    }

    /// The color or pattern that is painted. Points of gradients are in the canvas's coordinates, not fractions.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case line(Gradient, CGPoint, CGPoint)
            case circles(Gradient, CGPoint, CGFloat, CGFloat)
            case turn(Gradient, CGPoint, Angle)
        }
        let kind: Kind
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            color(Color(red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(white: Double, opacity: Double = 1) -> Shading { color(Color(white: white, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        public static var foreground: Shading { style(ForegroundStyle()) }
        public static var backdrop: Shading { style(BackgroundStyle()) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .line(gradient, startPoint, endPoint))
        }
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading {
            Shading(kind: .circles(gradient, center, startRadius, endRadius))
        }
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .turn(gradient, center, angle))
        }
    }

    // MARK: Changing

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.applying(transform).cgPath, style.isEOFilled))
    }
    public var clipBoundingRect: CGRect { clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) } }

    // MARK: Drawing

    /// Draws with this context's own state, and restores Core Graphics' state.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        for clip in clips {
            context.addPath(clip.path)
            context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
        }
        context.concatenate(transform)
        context.setAlpha(CGFloat(opacity))
        context.setBlendMode(blendMode.mode)
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
        case .turn(let colors, let center, let angle):
            (gradient, course) = (colors, .turn(unit(center), from: angle, to: angle + .degrees(360)))
        }
        GradientPaint(stops: gradient.colors(in: environment), course: course).draw(in: rect, context)
    }

    /// Draws the content as one picture, to which the current opacity applies.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try withCGContext { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            var inner = GraphicsContext(context, environment, bounds)
            try content(&inner)
        }
    }

    // MARK: Texts and images

    /// A text with its fonts and colors resolved, which can be measured before it is drawn.
    public struct ResolvedText: @unchecked Sendable {
        let text: NSAttributedString
        public func measure(in size: CGSize) -> CGSize {
            let size = text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
    }
    /// An image that is resolved for the context, which can be measured before it is drawn.
    public struct ResolvedImage: @unchecked Sendable {
        let image: UIImage?
        public var size: CGSize { image?.size ?? .zero }
    }
    public func resolve(_ text: Text) -> ResolvedText {
        nonisolated(unsafe) let environment = environment
        return onMainActor { ResolvedText(text: text.attributed(in: environment)) }
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        return onMainActor {
            let picture = image.uiImage(in: environment)
            let isTinted = picture.map { $0.renderingMode == .alwaysTemplate || $0.isSymbolImage } ?? false
            return ResolvedImage(image: isTinted ? picture?.withTintColor(environment.foregroundColor) : picture)
        }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        withCGContext { context in pushed(context) { text.text.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil) } }
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(
            text,
            in: CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        withCGContext { context in pushed(context) { image.image?.draw(in: rect) } }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height, width: image.size.width,
                height: image.size.height))
    }
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    private func pushed(_ context: CGContext, _ body: () -> Void) {
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
    }
}
