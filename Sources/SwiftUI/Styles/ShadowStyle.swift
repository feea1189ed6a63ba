import UIKit

/// A shadow behind a shape, or inside its edge.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind the shape. Radius and offset are in points.
    public static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> ShadowStyle
    { ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    /// A shadow inside of the shape. Radius and offset are in points.
    public static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> ShadowStyle
    { ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y)) }

    /// Gives the layer this shadow.
    @MainActor func apply(to layer: CALayer, in environment: EnvironmentValues, _ traits: UITraitCollection) {
        let color = color.uiColor(in: environment).resolvedColor(with: traits)
        layer.shadowColor = color.withAlphaComponent(1).cgColor
        layer.shadowOpacity = Float(color.cgColor.alpha)
        // Core Animation's radius is the standard deviation, SwiftUI's the whole blur.
        layer.shadowRadius = radius / 2
        layer.shadowOffset = offset
    }
}

// FIXME(gap): text, and shapes with a gradient, have no shadow of their style.
extension ShapeStyle {
    /// Adds a shadow to the style, where shapes are filled with it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

    /// Returns the style's shadows in `environment`, the first one added first.
    func resolvedShadows(in environment: EnvironmentValues) -> [ShadowStyle] {
        if let shadowed = self as? any ShadowCasting { return shadowed.shadows(in: environment) }
        if self is any PaintedStyle { return [] }
        return resolve(in: environment).resolvedShadows(in: environment)
    }
}
extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: ForegroundStyle(), shadow: style) }
}

/// A style that may have shadows.
protocol ShadowCasting: ShapeStyle {
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}
/// A style that adds a shadow to another one, which may be the current style.
protocol ShadowAdding: ShadowCasting {}
struct ShadowedStyle<Base: ShapeStyle>: PaintedStyle, ShadowAdding {
    let base: Base
    let shadow: ShadowStyle
    func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment) }
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle] { base.resolvedShadows(in: environment) + [shadow] }
}
extension AnyShapeStyle: ShadowCasting {
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle] { style.resolvedShadows(in: environment) }
}
extension OpacityStyle: ShadowCasting {
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle] { base.resolvedShadows(in: environment) }
}
extension ForegroundStyle: ShadowCasting {
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
        environment.foregroundStyles.first?.resolvedShadows(in: environment) ?? []
    }
}
