import UIKit

/// A level of the current style: the style itself, or a fainter form.
public struct HierarchicalShapeStyle: PaintedStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
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
        base.resolvedPaint(in: environment).faded(to: HierarchicalShapeStyle.shares[level])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { HierarchicalShapeStyle.primary }
    public static var secondary: Self { HierarchicalShapeStyle.secondary }
    public static var tertiary: Self { HierarchicalShapeStyle.tertiary }
    public static var quaternary: Self { HierarchicalShapeStyle.quaternary }
    public static var quinary: Self { HierarchicalShapeStyle.quinary }
}
extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
    /// Returns the style with the given opacity.
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
/// The style of text that stands in for missing input.
public struct PlaceholderTextShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.placeholderText) }
}
/// The style of links.
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
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    public static let thin = Material(style: .systemThinMaterial)
    public static let regular = Material(style: .systemMaterial)
    public static let thick = Material(style: .systemThickMaterial)
    public static let ultraThick = Material(style: .systemThickMaterial)
    public static let bar = Material(style: .systemChromeMaterial)
    func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Self { .ultraThin }
    public static var thinMaterial: Self { .thin }
    public static var regularMaterial: Self { .regular }
    public static var thickMaterial: Self { .thick }
    public static var ultraThickMaterial: Self { .ultraThick }
    public static var bar: Self { Material.bar }
}
