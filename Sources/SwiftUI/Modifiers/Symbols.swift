/// The coloring of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// The symbol in one color, or in several opacities of it.
    public static let monochrome = SymbolRenderingMode(name: "monochrome"), hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The symbol in given colors, or in its own.
    public static let palette = SymbolRenderingMode(name: "palette"), multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The variant of a symbol: filled, with a slash, or in a shape.
public struct SymbolVariants: Hashable, Sendable {
    /// The parts of the names that symbols of the variant have, in their order.
    private(set) var shape: String?
    private(set) var isFilled = false
    private(set) var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// The symbol in a circle, a square, or a rectangle.
    public static let circle = SymbolVariants(shape: "circle"), square = SymbolVariants(shape: "square"),
        rectangle = SymbolVariants(shape: "rectangle")
    /// The symbol filled, or crossed out.
    public static let fill = SymbolVariants(isFilled: true), slash = SymbolVariants(isSlashed: true)
    /// These variants in a circle.
    public var circle: SymbolVariants { with(\.shape, "circle") }
    /// These variants in a square.
    public var square: SymbolVariants { with(\.shape, "square") }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { with(\.shape, "rectangle") }
    /// These variants, filled.
    public var fill: SymbolVariants { with(\.isFilled, true) }
    /// These variants, crossed out.
    public var slash: SymbolVariants { with(\.isSlashed, true) }
    /// Returns whether the variant includes all of another one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || shape == other.shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }
    private func with<Value>(_ path: WritableKeyPath<SymbolVariants, Value>, _ value: Value) -> SymbolVariants {
        var variants = self
        variants[keyPath: path] = value
        return variants
    }
    func union(_ other: SymbolVariants) -> SymbolVariants {
        other == .none
            ? .none
            : SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }
    /// Symbols without a filled form, although the free icon set has one.
    private static let unfilled: Set<String> = ["calendar", "gear", "pencil"]
    /// The symbol's name in this variant, if there is such a symbol.
    @MainActor func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        var parts = symbol.split(separator: ".").map(String.init)
        if isSlashed, !parts.contains("slash") { parts.append("slash") }
        if let shape, !parts.contains(shape) { parts.append(shape) }
        if isFilled, !parts.contains("fill"), shape != nil || !Self.unfilled.contains(symbol) { parts.append("fill") }
        let name = parts.joined(separator: ".")
        // A variant that doesn't exist looks like the symbol itself.
        guard name != symbol, let variant = SymbolShape.named(name), variant != SymbolShape.named(symbol) else { return symbol }
        return name
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
extension EnvironmentValues {
    /// The variants in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// These values for swipe actions and tab bar items, whose symbols are filled if there is such a symbol (documentation of
    /// `SymbolVariants`).
    var fillingSymbols: EnvironmentValues {
        var values = self
        values.symbolVariants = symbolVariants.fill
        return values
    }
    /// The colors of symbols; nil uses the symbol's.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension Image {
    /// Returns the image with the colors of its symbol's layers; nil uses the environment's. The free shapes behind symbols have two
    /// layers if one encloses a sign, and colors of their own if they show the weather.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}
extension View {
    /// Sets the colors of the layers of symbols inside the view; nil for one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
    /// Shows the symbols inside in a variant, if there are such symbols.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentTransforming { $0.symbolVariants = $0.symbolVariants.union(variant) })
    }

    /// Adds an effect to the symbols inside, for as long as it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolMotion(effect: effect, options: options, isActive: isActive, trigger: nil))
    }
    /// Plays an effect of the symbols inside each time a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolMotion(
                effect: effect, options: options, isActive: false,
                trigger: { last in
                    defer { last = value }
                    return (last as? U).map { $0 != value } ?? false
                }))
    }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(SymbolRest(isEnabled: isEnabled)) }
    // FIXME(gap): the content changes at once, or by the animation of its views.
    /// Returns the view unchanged: content changes immediately, or by the animation of its views.
    public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}

/// The way in which a view's content changes.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    /// A change that is immediate or fades. It has no effect.
    public static let identity = ContentTransition(name: "identity"), opacity = ContentTransition(name: "opacity")
    /// A change by interpolation, or by the effect of symbols. It has no effect.
    public static let interpolate = ContentTransition(name: "interpolate"), symbolEffect = ContentTransition(name: "symbolEffect")
    /// A change of digits. It has no effect.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
    /// A change of digits, up or down by the value. It has no effect.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    /// A change by an effect of symbols. It has no effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition
    {
        ContentTransition(name: "symbolEffect")
    }
}

struct SymbolMotion: EffectModifier {
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    let isActive: Bool
    /// Returns whether the value has changed since the one that is passed, and stores the new one there.
    let trigger: ((inout Any?) -> Bool)?
    func makeView() -> SymbolHolder { SymbolHolder() }
    func apply(to view: SymbolHolder, _ node: ViewNode) {
        if let trigger {
            if trigger(&view.last) { view.play(effect, options) }
        } else if isActive != view.isPlaying {
            view.isPlaying = isActive
            if isActive { view.play(effect, options) } else { view.rest(effect) }
        }
    }
}
struct SymbolRest: EffectModifier {
    let isEnabled: Bool
    func makeView() -> SymbolHolder { SymbolHolder() }
    func apply(to view: SymbolHolder, _ node: ViewNode) { if isEnabled { for image in view.images { image.removeAllSymbolEffects() } } }
}
final class SymbolHolder: HoldingView {
    var last: Any?
    var isPlaying = false
    var images: [UIImageView] { images(in: self) }
    private func images(in view: UIView) -> [UIImageView] { view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) } }
    func play(_ effect: any SymbolEffect, _ options: SymbolEffectOptions) {
        for image in images { Self.add(effect, options, to: image) }
    }
    func rest(_ effect: any SymbolEffect) { for image in images { Self.remove(effect, from: image) } }
    private static func add(_ effect: some SymbolEffect, _ options: SymbolEffectOptions, to image: UIImageView) {
        image.addSymbolEffect(effect, options: options)
    }
    private static func remove(_ effect: some SymbolEffect, from image: UIImageView) { image.removeSymbolEffect(ofType: effect) }
}
