import Foundation

/// A color: components of a color space and an alpha.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The space's components followed by alpha.
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// The pattern that the color paints, or nil for a plain color.
    public let pattern: CGPattern?

    /// The color for painting: sRGB components, clamped to 0...1, and alpha.
    package let paint: SolidPaint

    private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        (self.space, self.values, self.pattern) = (space, values, pattern)
        let (red, green, blue) = space.sRGBComponents(values)
        paint = SolidPaint(red: red, green: green, blue: blue, alpha: values.last ?? 1)
    }

    /// Creates a color with components in sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates the color of a color literal, with components in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a color with components in sRGB, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates a gray with a gamma of 2.2, from 0 for black to 1 for white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Creates a color with the amounts of four inks, from 0 to 1. It is shown without a color profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: .standardCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// Creates a color. `components` contains the space's components, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.encoding != .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates a color that paints a pattern. Returns nil unless the space is that of a pattern. `components` are the color of an
    /// uncolored pattern, and the alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.encoding == .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)),
            pattern: pattern)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values.last ?? 1 }
    /// The space of ``components``.
    public var colorSpace: CGColorSpace? { space }
    /// The components in the color's own space, with alpha last.
    public var components: [CGFloat]? { values }
    /// The number of ``components``, including alpha.
    public var numberOfComponents: Int { values.count }

    /// Returns the color itself, because it can't change.
    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// Returns the color converted to another space, or `nil` for patterns.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if destination == space { return self }
        guard pattern == nil else { return nil }
        let (red, green, blue) = space.sRGBComponents(values)
        return destination.components(fromSRGB: red, green, blue).map {
            CGColor(space: destination, values: $0 + [alpha])
        }
    }

    /// Returns whether both colors have the same space, components, and pattern. Equal colors in different spaces aren't equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.values == right.values && left.space == right.space && left.pattern === right.pattern)
    }

    /// Combines the components into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Opaque white in a gray space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black in a gray space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black in a gray space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    package convenience init(_ paint: SolidPaint) {
        self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
    }
}

extension CGColor: CustomStringConvertible {
    /// The space and the components, in the style of Core Graphics.
    public var description: String {
        "<CGColor [\(space.name ?? "\(space.model)")] ( \(values.map { "\($0)" }.joined(separator: " ")) )>"
    }
}

/// A color ready for painting: sRGB components and alpha, each within 0...1, not premultiplied.
package struct SolidPaint: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        // With `min` and `max` in this order, NaN becomes 0.
        func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (clamp(red), clamp(green), clamp(blue), clamp(alpha))
    }

    package static let black = SolidPaint(red: 0, green: 0, blue: 0, alpha: 1)

    package var isOpaque: Bool { alpha >= 1 }

    /// The color as one premultiplied BGRA pixel.
    package var premultiplied: UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * alpha * 255 + 0.5).rounded(.down)) }
        return UInt32((alpha * 255 + 0.5).rounded(.down)) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
