import CoreGraphics

// Shapes derived from others. Their names are Apple's, though code rarely uses them.

/// The part of an outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
    /// The shape of which a part is shown.
    public var shape: Base
    /// The start of the part, as a fraction of the path's length.
    public var startFraction: CGFloat
    /// The end of the part, as a fraction of the path's length.
    public var endFraction: CGFloat
    public init(shape: Base, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set { (shape.animatableData, startFraction, endFraction) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// A shape that is moved by an offset in points. Its frame in the layout stays.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance in points.
    public var offset: CGSize
    /// Creates a moved shape.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is rotated around an anchor. Its layout frame does not change.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// The angle of the turn.
    public var angle: Angle
    /// The point of the frame about which the shape is turned.
    public var anchor: UnitPoint
    /// Creates a turned shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians)).translatedBy(
                x: -center.x, y: -center.y))
    }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
    }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is scaled about an anchor. Its frame in the layout stays.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    /// The factors along both axes.
    public var scale: CGSize
    /// The point of the frame about which the shape is scaled.
    public var anchor: UnitPoint
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height).translatedBy(
                x: -center.x, y: -center.y))
    }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, scale.animatableData) }
        set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape to whose path a transform is applied. Its frame in the layout stays.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    /// The transform of the path, in points of the frame.
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// The outline of a stroke along a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    /// The shape whose outline is shown.
    public var shape: Base
    /// The style of the line.
    public var style: StrokeStyle
    /// Creates the outline of a shape.
    public init(shape: Base, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }
}

/// A shape with its own size.
public struct _SizedShape<Base: Shape>: Shape {
    var shape: Base
    var size: CGSize
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// The combination of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path
    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let base: any Shape
    /// Creates a shape whose type is erased.
    public init(_ shape: some Shape) { base = shape }
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// Returns the size in points that the shape takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
    /// Returns the part of the shape between fractions of the path's length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    /// Returns the shape, moved by a distance in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Returns the shape, moved by a distance in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// Returns the shape, moved by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    /// Returns the shape, turned about an anchor.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// Returns the shape, scaled about an anchor.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// Returns the shape, scaled about an anchor.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
    /// Returns the shape after a transform.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
    /// Returns the shape in a size in points, at the origin of its frame.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// Returns the shape in a size in points, at the origin of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    /// Returns the outline of the shape's stroke.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    /// Returns the outline of the shape's stroke, with a width in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    /// Returns the area in either shape.
    public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }
    /// Returns the area in both shapes.
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }
    /// Returns the area that is in this shape only.
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    /// Returns the area that is in exactly one shape.
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    /// Returns the part of the shape's lines that is inside of another shape.
    public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    /// Returns the part of the shape's lines that is outside of another shape.
    public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// A path is a shape that ignores its rectangle.
extension Path: Shape {
    /// Returns the shape's path in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { self }
}
