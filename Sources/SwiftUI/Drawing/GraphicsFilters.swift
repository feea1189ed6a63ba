import CoreGraphics
import QuartzCore

extension GraphicsContext {
    /// A change of the picture that a drawing operation produces. Shaders change nothing, because there is no Metal.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case step(PictureFilter.Step)
            case multiplication(Color)
            case threshold(ClosedRange<Double>, Color)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case nothing
        }
        let kind: Kind
        private static func step(_ step: PictureFilter.Step) -> Filter { Filter(kind: .step(step)) }

        // FIXME(gap): pictures of drawing operations are not projected.
        /// Returns a filter without effect.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .nothing) }
        // FIXME(gap): a shadow is always below the picture and mixed normally.
        /// Adds a shadow. Radius and offset are in points. Blend mode and options have no effect.
        public static func shadow(
            color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: max(0, radius), offset: CGSize(width: x, height: y)))
        }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }
        /// Multiplies the components of colors by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { step(.colors(matrix.values)) }
        /// Turns the hue of colors by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { step(.hueRotation(angle)) }
        /// Multiplies the saturation of colors; 0 is gray, and 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { step(.saturation(amount)) }
        /// Adds an amount to the components of colors; -1 is black, and 1 is white.
        public static func brightness(_ amount: Double) -> Filter { step(.brightness(amount)) }
        /// Multiplies the distance of colors from gray; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { step(.contrast(amount)) }
        /// Inverts the colors; 1 inverts them completely, and 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter { step(.inversion(amount)) }
        /// Removes color; 1 is gray, and 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { step(.grayscale(amount)) }
        /// Makes dark parts transparent, and light parts black and opaque.
        public static var luminanceToAlpha: Filter { step(.luminanceToAlpha) }
        /// Blurs with a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            step(.blur(radius: max(0, radius), isOpaque: options.contains(.opaque)))
        }
        /// Replaces each pixel whose alpha is in the range with a color, and clears the others.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: min <= max ? .threshold(min...max, color) : .nothing)
        }
        /// Returns a filter without effect, because there is no Metal.
        public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .nothing) }
        /// Returns a filter without effect, because there is no Metal.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .nothing) }
        /// Returns a filter without effect, because there is no Metal.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .nothing) }
    }
    /// Options of filters, which have no effect.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Filters in a linear color space.
        public static var linearColor: Self { Self(rawValue: 1) }
    }
    /// Options of shadows, which have no effect.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow above the picture.
        public static var shadowAbove: Self { Self(rawValue: 1) }
        /// Draws the shadow without the picture.
        public static var shadowOnly: Self { Self(rawValue: 2) }
        /// Draws the shadow of what is transparent.
        public static var invertsAlpha: Self { Self(rawValue: 4) }
        /// Mixes the shadow with what is below rather than with the picture.
        public static var disablesGroup: Self { Self(rawValue: 8) }
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The edges don't fade.
        public static var opaque: Self { Self(rawValue: 1) }
        /// Dithers the colors. It has no effect.
        public static var dithersResult: Self { Self(rawValue: 2) }
    }
}

/// Five factors for each component of a color: for red, green, blue, alpha, and one.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors for the red component of the result.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors for the green component of the result.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors for the blue component of the result.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors for the alpha of the result.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    /// Creates the identity.
    public init() {}
    var values: PictureFilter.Matrix { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init) }
}

extension GraphicsContext.Filter {
    /// Begins a layer to whose picture the filter is applied. `scale` is the number of points in a unit of the filter.
    func begin(_ context: CGContext, _ environment: EnvironmentValues, scale: CGFloat) {
        context.saveGState()
        let unit = context.userSpaceToDeviceSpaceTransform
        let pixels = scale * max(hypot(unit.a, unit.b), hypot(unit.c, unit.d))
        guard let step = step(in: environment) else {
            if case .shadow(let color, let radius, let offset) = kind {
                let offset = CGSize(width: offset.width * scale, height: offset.height * scale)
                context.setShadow(offset: offset, blur: radius * scale, color: color.uiColor(in: environment).cgColor)
            }
            return context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let filter = PictureFilter([step])
        context.beginTransparencyLayer(margin: CGFloat(filter.reach(pixels))) { filter.apply(to: $0, scale: pixels) }
    }
    func end(_ context: CGContext) {
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func step(in environment: EnvironmentValues) -> PictureFilter.Step? {
        switch kind {
        case .step(let step): return step
        case .multiplication(let color): return .multiplication(color.uiColor(in: environment))
        case .threshold(let range, let color):
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
            color.uiColor(in: environment).getRed(&r, green: &g, blue: &b, alpha: &a)
            func byte(_ value: CGFloat) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
            return .threshold(range, color: byte(a) << 24 | byte(r * a) << 16 | byte(g * a) << 8 | byte(b * a))
        case .shadow, .nothing: return nil
        }
    }
}
