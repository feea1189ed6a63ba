import UIKit

/// The color or pattern with which a shape, text, or a background is painted.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one becomes in an environment; `Never` for one that is drawn directly.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style to which this one resolves in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Stops the program: the style is drawn directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn directly and does not resolve to another style")
    }
}

extension Never: ShapeStyle {}

/// A style that provides its own paint.
protocol PaintedStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

/// The style that fills with copies of an image.
public struct ImagePaint: PaintedStyle {
    public var image: Image
    /// The part of the image, in fractions of its size.
    public var sourceRect: CGRect
    /// The factor of the image's size.
    public var scale: CGFloat

    /// Creates a style from a part of an image, in fractions of its size, and a factor for its size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
    func paint(in environment: EnvironmentValues) -> Paint {
        nonisolated(unsafe) let environment = environment
        return onMainActor {
            guard let picture = image.uiImage(in: environment) else { return .color(.clear) }
            let part = CGSize(width: picture.size.width * sourceRect.width * scale, height: picture.size.height * sourceRect.height * scale)
            guard part.width > 0, part.height > 0 else { return .color(.clear) }
            let tile = UIGraphicsImageRenderer(size: part).image { _ in
                picture.draw(
                    in: CGRect(
                        x: -sourceRect.minX * picture.size.width * scale, y: -sourceRect.minY * picture.size.height * scale,
                        width: picture.size.width * scale, height: picture.size.height * scale))
            }
            return .color(UIColor(patternImage: tile))
        }
    }
}
extension ShapeStyle where Self == ImagePaint {
    /// Fills with copies of a part of an image, in fractions of its size, and a factor for its size.
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
    {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ShapeStyle {
    /// The style as a single color, in an environment without settings.
    package var plainColor: UIColor { resolvedPaint(in: EnvironmentValues()).color }

    /// Returns the paint in `environment`.
    func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        if let painted = self as? any PaintedStyle { return painted.paint(in: environment) }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

/// A shape style whose type is erased.
public struct AnyShapeStyle: PaintedStyle {
    let style: any ShapeStyle
    /// Creates a style whose type is erased.
    public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }
    func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
}

extension ShapeStyle {
    // FIXME(gap): a style is painted over what is behind it, regardless of the mode.
    /// Returns the style unchanged: it is painted over what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

// MARK: Colors and gradients

extension Color: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(uiColor(in: environment)) }

    func uiColor(in environment: EnvironmentValues) -> UIColor { uiColor(accent: environment.accent?.uiColor() ?? .tintColor) }

    /// Returns the color for the light or dark appearance of an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme.userInterfaceStyle)
        let components = uiColor(in: environment).resolvedColor(with: traits).components
        return Resolved(
            red: Float(components.red), green: Float(components.green), blue: Float(components.blue), opacity: Float(components.alpha))
    }
}
extension Color.Resolved: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(UIColor(cgColor: cgColor)) }
    /// Stops the program: a resolved color is drawn directly.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("a resolved color does not resolve to another style") }
}

extension Gradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
    }
    func colors(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
        stops.map { GradientPaint.Stop(color: $0.color.uiColor(in: environment), location: $0.location) }
    }
}
extension AnyGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}
extension LinearGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(stops: gradient.colors(in: environment), course: .line(from: startPoint, to: endPoint)))
    }
}
extension RadialGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(stops: gradient.colors(in: environment), course: .circles(center, from: startRadius, to: endRadius)))
    }
}
extension EllipticalGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                stops: gradient.colors(in: environment), course: .ellipses(center, from: startRadiusFraction, to: endRadiusFraction)))
    }
}
extension AngularGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(stops: gradient.colors(in: environment), course: .turn(center, from: startAngle, to: endAngle)))
    }
}

// MARK: Names

extension ShapeStyle where Self == Color {
    /// The system's red, which depends on the light or dark appearance and the contrast.
    public static var red: Color { Color.red }
    /// The system's orange, which depends on the light or dark appearance and the contrast.
    public static var orange: Color { Color.orange }
    /// The system's yellow, which depends on the light or dark appearance and the contrast.
    public static var yellow: Color { Color.yellow }
    /// The system's green, which depends on the light or dark appearance and the contrast.
    public static var green: Color { Color.green }
    /// The system's mint, which depends on the light or dark appearance and the contrast.
    public static var mint: Color { Color.mint }
    /// The system's teal, which depends on the light or dark appearance and the contrast.
    public static var teal: Color { Color.teal }
    /// The system's cyan, which depends on the light or dark appearance and the contrast.
    public static var cyan: Color { Color.cyan }
    /// The system's blue, which depends on the light or dark appearance and the contrast.
    public static var blue: Color { Color.blue }
    /// The system's indigo, which depends on the light or dark appearance and the contrast.
    public static var indigo: Color { Color.indigo }
    /// The system's purple, which depends on the light or dark appearance and the contrast.
    public static var purple: Color { Color.purple }
    /// The system's pink, which depends on the light or dark appearance and the contrast.
    public static var pink: Color { Color.pink }
    /// The system's brown, which depends on the light or dark appearance and the contrast.
    public static var brown: Color { Color.brown }
    /// The system's gray, which depends on the light or dark appearance and the contrast.
    public static var gray: Color { Color.gray }
    /// White in every appearance.
    public static var white: Color { Color.white }
    /// Black in every appearance.
    public static var black: Color { Color.black }
    /// A color without opacity, which shows nothing.
    public static var clear: Color { Color.clear }
    /// The color of controls in the app.
    public static var accentColor: Color { Color.accentColor }
}
extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line in the unit square of the shape.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient of evenly distributed colors along a line in the unit square of the shape.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// The gradient of a color along a line in the unit square of the shape.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient of stops along a line in the unit square of the shape.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
extension ShapeStyle where Self == RadialGradient {
    /// A gradient around a center, between radii in points.
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> Self {
        Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient of evenly distributed colors around a center, between radii in points.
    public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> Self {
        Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient of stops around a center, between radii in points.
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat)
        -> Self
    {
        Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// The gradient of a color around a center, between radii in points.
    public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat)
        -> Self
    {
        Self(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient in the proportions of the shape, between fractions of its size.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        Self(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    /// A gradient of stops in the proportions of the shape.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        Self(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    /// A gradient in the proportions of the shape.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        Self(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    /// The gradient of a color in the proportions of the shape.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        Self(gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a center, between two angles.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
        Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// The gradient of a color around a center, between two angles.
    public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> Self {
        Self(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of evenly distributed colors around a center, between two angles.
    public static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> Self {
        Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of stops around a center, between two angles.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> Self {
        Self(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient around a center, from an angle over a full turn.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
        Self(gradient: gradient, center: center, angle: angle)
    }
    /// The gradient of a color around a center, from an angle over a full turn.
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> Self {
        Self(gradient: gradient.gradient, center: center, angle: angle)
    }
    /// A gradient of evenly distributed colors around a center, from an angle over a full turn.
    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> Self {
        Self(colors: colors, center: center, angle: angle)
    }
    /// A gradient of stops around a center, from an angle over a full turn.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) -> Self {
        Self(stops: stops, center: center, angle: angle)
    }
}
