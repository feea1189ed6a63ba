import Foundation

/// The parameters of a blur style: approximations by eye of the system's recipes.
struct Material {
    /// The blur radius in points.
    let blur: CGFloat
    let saturation: CGFloat
    /// A gray drawn over the blurred backdrop.
    let white: CGFloat
    let alpha: CGFloat

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let figures: (CGFloat, CGFloat, CGFloat, CGFloat)
        switch (style, Material.isDark(style) ?? isDark) {
        case (.extraLight, _): figures = (20, 1.8, 0.97, 0.82)
        case (.light, _): figures = (30, 1.8, 1, 0.3)
        case (.dark, _): figures = (20, 1.8, 0.11, 0.73)
        case (.regular, false): figures = (20, 1.8, 0.97, 0.6)
        case (.regular, true): figures = (20, 1.8, 0.11, 0.6)
        case (.prominent, false): figures = (20, 1.8, 0.97, 0.82)
        case (.prominent, true): figures = (20, 1.8, 0.17, 0.75)
        case (.systemUltraThinMaterial, false), (.systemUltraThinMaterialLight, _): figures = (22.5, 2, 0.98, 0.5)
        case (.systemUltraThinMaterial, true), (.systemUltraThinMaterialDark, _): figures = (22.5, 2, 0.14, 0.55)
        case (.systemThinMaterial, false), (.systemThinMaterialLight, _): figures = (29.5, 1.8, 0.97, 0.66)
        case (.systemThinMaterial, true), (.systemThinMaterialDark, _): figures = (29.5, 1.8, 0.13, 0.7)
        case (.systemMaterial, false), (.systemMaterialLight, _): figures = (29.5, 1.8, 0.97, 0.78)
        case (.systemMaterial, true), (.systemMaterialDark, _): figures = (29.5, 1.8, 0.12, 0.8)
        case (.systemThickMaterial, false), (.systemThickMaterialLight, _): figures = (29.5, 1.8, 0.98, 0.88)
        case (.systemThickMaterial, true), (.systemThickMaterialDark, _): figures = (29.5, 1.8, 0.12, 0.9)
        case (.systemChromeMaterial, false), (.systemChromeMaterialLight, _): figures = (29.5, 1.8, 0.975, 0.85)
        case (.systemChromeMaterial, true), (.systemChromeMaterialDark, _): figures = (29.5, 1.8, 0.11, 0.82)
        }
        (blur, saturation, white, alpha) = figures
    }

    /// Returns `nil` for styles that follow the interface.
    static func isDark(_ style: UIBlurEffect.Style) -> Bool? {
        switch style {
        case .extraLight, .light: false
        case .dark: true
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            false
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        default: nil
        }
    }
}
