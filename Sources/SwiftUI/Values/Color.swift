import Foundation
import UIKit

/// A color, stored as UIKit's: system colors and those of catalogs depend on the traits of the view that shows them.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    enum Source: Hashable, Sendable {
        case fixed(UIColor)
        /// The current tint of the view.
        case accent
    }
    let source: Source
    /// The factor on alpha from ``opacity(_:)``.
    var factor: Double = 1

    init(_ source: Source) { self.source = source }

    // MARK: Creating

    /// The color space of a color's components.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Creates a color with components from 0 to 1 in a color space.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch colorSpace {
        case .sRGB: source = .fixed(UIColor(red: red, green: green, blue: blue, alpha: opacity))
        case .displayP3: source = .fixed(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear:
            source = .fixed(UIColor(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: opacity))
        }
    }
    /// Creates a gray from 0 for black to 1 for white in a color space.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Creates a color from hue, saturation, and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .fixed(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }
    /// Creates a color from an asset catalog; clear if there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .fixed(UIColor { UIColor(named: name, in: bundle, compatibleWith: $0) ?? .clear })
    }
    // A name that both have, as in `Color(.black)`, is UIKit's.
    /// Creates a copy of a color.
    @_disfavoredOverload public init(_ color: Color) { self = color }
    /// Creates a color from the app's asset catalog.
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }
    /// Creates a color from UIKit's, which may depend on the appearance.
    public init(uiColor: UIColor) { source = .fixed(uiColor) }
    /// Creates a color from UIKit's, which may depend on the appearance.
    public init(_ color: UIColor) { source = .fixed(color) }
    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) { source = .fixed(UIColor(cgColor: cgColor)) }
    /// Creates a color from a Core Graphics color.
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
    /// Creates a color from components.
    public init(_ resolved: Resolved) {
        self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }

    /// Converts linear light to a component with sRGB's transfer function.
    static func encoded(_ value: Double) -> Double { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
    static func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }

    // MARK: Changing

    /// Returns the color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.factor *= opacity
        return color
    }

    /// Returns a color between this one and `other`, mixed in perceptual or device components. FIXME(gap): both mix in device components.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let (first, second) = (UIColor(self), UIColor(other))
        return Color(
            uiColor: UIColor { traits in
                let (from, to) = (first.resolvedColor(with: traits).components, second.resolvedColor(with: traits).components)
                func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(fraction) }
                return UIColor(
                    red: between(from.red, to.red), green: between(from.green, to.green), blue: between(from.blue, to.blue),
                    alpha: between(from.alpha, to.alpha))
            })
    }

    // MARK: Reading

    /// Returns the UIKit color for a tint of `accent`.
    func uiColor(accent: UIColor = .tintColor) -> UIColor {
        var color =
            switch source {
            case .fixed(let color): color
            case .accent: accent
            }
        guard factor != 1 else { return color }
        // FIXME(gap): a part of the accent color is one of the app's, whatever tint UIKit's views have. It may be the tint of the view that
        // shows it, whose tint it can't depend on.
        if color === UIColor.tintColor { color = AccentColor.color }
        guard color.dependsOnTraits else { return color.withAlphaComponent(color.components.alpha * factor) }
        let (factor, whole) = (factor, color)
        return UIColor {
            let resolved = whole.resolvedColor(with: $0)
            return resolved.withAlphaComponent(resolved.components.alpha * factor)
        }
    }

    /// Returns the color with the outer tint in place of the accent color, or `nil` for the accent color without an outer tint.
    // FIXME(gap): an accent color that is mixed with another one is not replaced.
    func resolvingAccent(_ outer: Color?) -> Color? {
        guard source == .accent else { return self }
        guard let outer else { return factor == 1 ? nil : Color(uiColor: AccentColor.color).opacity(factor) }
        return outer.opacity(factor)
    }

    /// The Core Graphics color, or `nil` if it depends on traits. Its components are red, green, blue, and alpha, also of a gray.
    public var cgColor: CGColor? {
        guard case .fixed(let color) = source, !color.dependsOnTraits else { return nil }
        let parts = color.components
        return CGColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha * factor)
    }

    public var description: String {
        let name = Self.names[source].map { factor == 1 ? $0 : "\(Int((factor * 100).rounded()))% \($0)" }
        if let name { return name }
        guard case .fixed(let color) = source else { return "accentColor" }
        let components = color.components
        return "#"
            + [components.red, components.green, components.blue, components.alpha * factor].map {
                String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded()))
            }.joined()
    }
    private static let names: [Source: String] = Dictionary(
        uniqueKeysWithValues: [
            (Color.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
            (.cyan, "cyan"), (.blue, "blue"),
            (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.white, "white"), (.gray, "gray"),
            (.black, "black"), (.clear, "clear"),
            (.primary, "primary"), (.secondary, "secondary"), (.accentColor, "accentColor"),
        ].map { ($0.0.source, $0.1) })

    /// sRGB components in linear light.
    public struct Resolved: Hashable, Sendable {
        /// The components in linear sRGB, and the opacity.
        public var linearRed, linearGreen, linearBlue, opacity: Float

        /// Creates a resolved color with components in a color space.
        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let components = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue)).uiColor().components
            (linearRed, linearGreen) = (Float(Color.linear(components.red)), Float(Color.linear(components.green)))
            (linearBlue, self.opacity) = (Float(Color.linear(components.blue)), opacity)
        }
        /// The red component in sRGB.
        public var red: Float { Float(Color.encoded(Double(linearRed))) }
        /// The green component in sRGB.
        public var green: Float { Float(Color.encoded(Double(linearGreen))) }
        /// The blue component in sRGB.
        public var blue: Float { Float(Color.encoded(Double(linearBlue))) }
        /// The color as a Core Graphics object.
        public var cgColor: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)) }
    }

    init(system: UIColor) { source = .fixed(system) }
}

// The names are Apple's; `Color.red` is UIKit's `systemRed`.
extension Color {
    /// The system's red, which depends on the light or dark appearance and the contrast.
    public static let red = Color(system: .systemRed)
    /// The system's orange, which depends on the light or dark appearance and the contrast.
    public static let orange = Color(system: .systemOrange)
    /// The system's yellow, which depends on the light or dark appearance and the contrast.
    public static let yellow = Color(system: .systemYellow)
    /// The system's green, which depends on the light or dark appearance and the contrast.
    public static let green = Color(system: .systemGreen)
    /// The system's mint, which depends on the light or dark appearance and the contrast.
    public static let mint = Color(system: .systemMint)
    /// The system's teal, which depends on the light or dark appearance and the contrast.
    public static let teal = Color(system: .systemTeal)
    /// The system's cyan, which depends on the light or dark appearance and the contrast.
    public static let cyan = Color(system: .systemCyan)
    /// The system's blue, which depends on the light or dark appearance and the contrast.
    public static let blue = Color(system: .systemBlue)
    /// The system's indigo, which depends on the light or dark appearance and the contrast.
    public static let indigo = Color(system: .systemIndigo)
    /// The system's purple, which depends on the light or dark appearance and the contrast.
    public static let purple = Color(system: .systemPurple)
    /// The system's pink, which depends on the light or dark appearance and the contrast.
    public static let pink = Color(system: .systemPink)
    /// The system's brown, which depends on the light or dark appearance and the contrast.
    public static let brown = Color(system: .systemBrown)
    /// The system's gray, which depends on the light or dark appearance and the contrast.
    public static let gray = Color(system: .systemGray)
    /// White in every appearance.
    public static let white = Color(system: .white)
    /// Black in every appearance.
    public static let black = Color(system: .black)
    /// A color without opacity, which shows nothing.
    public static let clear = Color(system: .clear)
    /// The color of text.
    public static let primary = Color(system: .label)
    /// The color of text that is less important.
    public static let secondary = Color(system: .secondaryLabel)
    /// The color of controls in the app.
    public static let accentColor = Color(.accent)
}

extension UIColor {
    /// Creates a UIKit color. The accent color becomes the tint of the view that shows it.
    public convenience init(_ color: Color) {
        let made = color.uiColor()
        self.init(source: made.source, systemName: made.systemName)
    }
}
