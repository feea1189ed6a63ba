import UIKit

/// A level of the current style: the style itself, or a fainter form.
public struct HierarchicalShapeStyle: PaintedStyle {
    let level: Int
    /// The style of the most important content.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The style of content that is less important.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The style of the third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The style of the fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The style of the fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func paint(in environment: EnvironmentValues) -> Paint {
        let styles = environment.foregroundStyles
        if styles.indices.contains(level) { return styles[level].paint(in: environment) }
        guard let style = styles.first else { return .color(level == 0 ? environment.labelColor : Self.labels[level]) }
        return style.paint(in: environment).faded(to: Self.shares[level])
    }

    private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
    /// The opacities of UIKit's label colors.
    fileprivate static let shares: [CGFloat] = [1, 0.6, 0.3, 0.18, 0.12]
}

/// A level of a given style: `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintedStyle {
    let base: Base
    let level: Int
    func paint(in environment: EnvironmentValues) -> Paint {
        if let colors = (base as? any LeveledStyle)?.levels(in: environment) { return .color(colors[min(level, colors.count) - 1]) }
        return base.resolvedPaint(in: environment).faded(to: HierarchicalShapeStyle.shares[level])
    }
}
/// A style whose levels below the first are colors of the system's, not fainter forms.
protocol LeveledStyle: ShapeStyle {
    /// The colors of the levels from the second one on, or nil for fainter forms of the style.
    func levels(in environment: EnvironmentValues) -> [UIColor]?
}
// Apple's documentation gives the levels of `fill` the uses of UIKit's fill colors of the same names. Those of `background` are its
// background colors: a fainter form of the first would show nothing.
extension BackgroundStyle: LeveledStyle {
    func levels(in environment: EnvironmentValues) -> [UIColor]? {
        environment.background == nil ? [.secondarySystemBackground, .tertiarySystemBackground] : nil
    }
}
extension FillShapeStyle: LeveledStyle {
    func levels(in environment: EnvironmentValues) -> [UIColor]? { [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of the most important content.
    public static var primary: Self { HierarchicalShapeStyle.primary }
    /// The style of content that is less important.
    public static var secondary: Self { HierarchicalShapeStyle.secondary }
    /// The style of the third level.
    public static var tertiary: Self { HierarchicalShapeStyle.tertiary }
    /// The style of the fourth level.
    public static var quaternary: Self { HierarchicalShapeStyle.quaternary }
    /// The style of the fifth level.
    public static var quinary: Self { HierarchicalShapeStyle.quinary }
}
extension ShapeStyle {
    /// The style for content that is less important.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The style for the third level of content.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The style for the fourth level of content.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The style for the fifth level of content.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
}

struct OpacityStyle<Base: ShapeStyle>: PaintedStyle {
    let base: Base
    let opacity: Double
    func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment).faded(to: CGFloat(opacity)) }
}

/// The style that `foregroundStyle(_:)` sets.
public struct ForegroundStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}
/// The background style at its location.
public struct BackgroundStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { environment.background?.paint(in: environment) ?? .color(.systemBackground) }
}
/// The current tint.
public struct TintShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { Color.accentColor.paint(in: environment) }
}
/// The style of a selection's background, which is the system's fill color.
public struct SelectionShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.systemFill) }
}
/// The style of lines between rows and groups.
public struct SeparatorShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.separator) }
}
/// The style that fills shapes over the background, which is the system's fill color.
public struct FillShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.systemFill) }
}
/// The style of text that is shown while there is no input.
public struct PlaceholderTextShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.placeholderText) }
}
public struct LinkShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.link) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }

/// Frosted glass: UIKit's blur of the same name.
public struct Material: PaintedStyle {
    let style: UIBlurEffect.Style
    /// Blurred content that shines through most.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// Blurred content that shines through more than usual.
    public static let thin = Material(style: .systemThinMaterial)
    /// Blurred content that shines through.
    public static let regular = Material(style: .systemMaterial)
    /// Blurred content that shines through less than usual.
    public static let thick = Material(style: .systemThickMaterial)
    /// Blurred content that shines through least. It looks like ``thick``.
    public static let ultraThick = Material(style: .systemThickMaterial)
    public static let bar = Material(style: .systemChromeMaterial)
    func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}
extension ShapeStyle where Self == Material {
    /// Blurred content that shines through most.
    public static var ultraThinMaterial: Self { .ultraThin }
    /// Blurred content that shines through more than usual.
    public static var thinMaterial: Self { .thin }
    /// Blurred content that shines through.
    public static var regularMaterial: Self { .regular }
    /// Blurred content that shines through less than usual.
    public static var thickMaterial: Self { .thick }
    /// Blurred content that shines through least. It looks like the thick one.
    public static var ultraThickMaterial: Self { .ultraThick }
    /// The material of bars.
    public static var bar: Self { Material.bar }
}
