import CoreGraphics

// Shapes derived from others. Their names are Apple's, though code rarely uses them.

/// The part of an outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
    public var shape: Base
    public var startFraction: CGFloat
    public var endFraction: CGFloat
    public init(shape: Base, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set { (shape.animatableData, startFraction, endFraction) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// A shape that is moved by an offset in points. Its frame in the layout stays.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is turned about an anchor. Its frame in the layout stays.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }
    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians)).translatedBy(
                x: -center.x, y: -center.y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
    }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is scaled about an anchor. Its frame in the layout stays.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }
    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height).translatedBy(
                x: -center.x, y: -center.y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, scale.animatableData) }
        set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape to whose path a transform is applied. Its frame in the layout stays.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// The outline of a stroke along a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    public var shape: Base
    public var style: StrokeStyle
    public init(shape: Base, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }
}

/// A shape with its own size.
public struct _SizedShape<Base: Shape>: Shape {
    var shape: Base
    var size: CGSize
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
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
    public init(_ shape: some Shape) { base = shape }
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
}

/// A path is a shape that ignores its rectangle.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
