import CoreGraphics

/// The default painting of a shape.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the path of the shape in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// The use of the shape: filled, stroked, or as a separator.
    static var role: ShapeRole { get }
    /// Returns the size in points for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape is filled.
    public static var role: ShapeRole { .fill }
    /// Returns all the space that is offered, or 10 points if none is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// The shape, filled with the foreground style.
    @preconcurrency @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape, smaller by a distance in points at each edge.
    func inset(by amount: CGFloat) -> InsetShape
}

// MARK: Rectangles

/// A rectangle that fills the frame of the view.
public struct Rectangle: InsettableShape {
    public init() {}
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// A rectangle with equal round corners that fills the frame of the view.
public struct RoundedRectangle: InsettableShape {
    /// The radii of the elliptical corners in points.
    public var cornerSize: CGSize
    /// The curve of the corners. Those of different widths and heights are always arcs.
    public var style: RoundedCornerStyle
    /// Creates a rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { (self.cornerSize, self.style) = (cornerSize, style) }
    /// Creates a rectangle with round corners, with a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// Returns the inset shape, with concentric corners.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(
            shape: RoundedRectangle(
                cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
            amount: amount)
    }
    /// The numbers that an animation interpolates.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle that fills the frame of the view, whose corners can have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners. Those of different radii are always arcs.
    public var style: RoundedCornerStyle
    /// Creates a rectangle with corners of different radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    /// Creates a rectangle with corners of different radii in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(cornerRadii.path(in: rect)) }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading),
            bottomTrailing: smaller(cornerRadii.bottomTrailing),
            topTrailing: smaller(cornerRadii.topTrailing))
        return Inset(shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
    /// The numbers that an animation interpolates.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    /// The curve of the ends. Both are half circles here.
    public var style: RoundedCornerStyle
    /// Creates a rectangle whose shorter sides are half circles.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular) }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// The shape to which its container is clipped. FIXME(gap): always a rectangle.

// MARK: Round shapes

/// A centered circle whose diameter is the shorter side.
public struct Circle: InsettableShape {
    public init() {}
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
    /// Returns a square size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let side?, nil), (nil, let side?): side
            default: CGFloat(10)
            }
        return CGSize(width: side, height: side)
    }
}

/// An ellipse that fills the frame of the view.
public struct Ellipse: InsettableShape {
    public init() {}
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// A shape that is inset on all sides.
struct Inset<Base: InsettableShape>: InsettableShape {
    var shape: Base
    var amount: CGFloat
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : shape.path(in: inner)
    }
    func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: shape, amount: self.amount + amount) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

// MARK: Names

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptical corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of different radii.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle with corners of different radii.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self {
        Self(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}
extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Self { Self() }
    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { Self() } }
