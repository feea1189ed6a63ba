import Foundation

/// A color: components of a color space and an alpha.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The space's components followed by alpha.
    private let values: [CGFloat]
    private let space: CGColorSpace
    public let pattern: CGPattern?

    /// The color for painting: sRGB components, clamped to 0...1, and alpha.
    package let paint: SolidPaint

    private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        (self.space, self.values, self.pattern) = (space, values, pattern)
        let (red, green, blue) = space.sRGBComponents(values)
        paint = SolidPaint(red: red, green: green, blue: blue, alpha: values.last ?? 1)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

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

    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.encoding == .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)),
            pattern: pattern)
    }

    public var alpha: CGFloat { values.last ?? 1 }
    public var colorSpace: CGColorSpace? { space }
    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }

    public func copy() -> CGColor? { self }

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

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.values == right.values && left.space == right.space && left.pattern === right.pattern)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    package convenience init(_ paint: SolidPaint) {
        self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
    }
}

extension CGColor: CustomStringConvertible {
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
