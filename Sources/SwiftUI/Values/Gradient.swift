import UIKit

/// Colors along a line.
public struct Gradient: Hashable, Sendable, ShapeStyle {
    /// A color at a place on the gradient's line, from 0 at the start to 1 at the end.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// The position of the stop, from 0 to 1.
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    // FIXME(gap): both are mixed in device components.
    /// The way in which colors are mixed between the stops. It has no effect.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        /// The mixing of components.
        public static let device = ColorSpace(name: "device")
        /// The mixing as it is perceived. Colors are mixed as in ``device``.
        public static let perceptual = ColorSpace(name: "perceptual")
    }
    /// The colors and their places.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient with evenly spaced colors.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
    }
}

extension Gradient {
    /// Returns the gradient with its colors mixed in a color space. Both spaces give the same colors.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
extension AnyGradient {
    /// Returns the gradient with its colors mixed in a color space. Both spaces give the same colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient of one color, from a lighter shade to the color itself.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    /// Creates a gradient whose type is erased.
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Color {
    /// A subtle gradient from a lighter shade at the top. The amount is an estimate.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}

/// A gradient along a line, whose ends are fractions of the painted area.
public struct LinearGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient along a line in the unit square of the shape.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }
    /// Creates a gradient of evenly distributed colors along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Creates a gradient of stops along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient from a center outward, with radii in points.
public struct RadialGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient around a center, between radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }
    /// Creates a gradient of evenly distributed colors around a center, between radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Creates a gradient of stops around a center, between radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient from a center outward, with radii as fractions of the sides.
public struct EllipticalGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// Creates a gradient in the proportions of the shape, between fractions of its size.
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        (self.gradient, self.center, self.startRadiusFraction, self.endRadiusFraction) = (
            gradient, center, startRadiusFraction, endRadiusFraction
        )
    }
    /// Creates a gradient of evenly distributed colors in the proportions of the shape.
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Creates a gradient of stops in the proportions of the shape.
    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}

/// A gradient around a center.
public struct AngularGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates a gradient around a center, between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }
    /// Creates a gradient of evenly distributed colors around a center, between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient of stops around a center, between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a full turn that starts at `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// Creates a gradient of evenly distributed colors over a full turn.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient of stops over a full turn.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}
