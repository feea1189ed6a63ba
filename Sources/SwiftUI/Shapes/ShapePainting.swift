import UIKit

/// A shape as a view, filled with a style. A stroked shape is its stroke's outline; ``ShapeOutline`` recovers the stroke, so that it can be
/// drawn and animated as one.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never
    /// The shape that is filled.
    public var shape: Content
    /// The style that fills the shape.
    public var style: Style
    /// The rule and smoothness of filling.
    public var fillStyle: FillStyle
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    /// Draws the outline of the shape, half of the line on each side.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// Draws the outline of the shape with a width in points, half on each side.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Strokes the shape with a line inside it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// Draws a line of a width in points inside of the shape's outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// The drawing of a shape with a layer: a path, optionally stroked and trimmed.
struct ShapeOutline {
    var path: CGPath
    var stroke: StrokeStyle?
    var from: CGFloat = 0
    var to: CGFloat = 1

    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        guard let stroke else { return path.contains(point, using: isEvenOdd ? .evenOdd : .winding) }
        let line = path.copy(
            strokingWithWidth: stroke.lineWidth, lineCap: stroke.lineCap, lineJoin: stroke.lineJoin, miterLimit: stroke.miterLimit)
        return line.contains(point)
    }
}

/// A shape that is drawn as the stroke or a part of another one.
protocol OutlinedShape: Shape {
    func outline(in rect: CGRect) -> ShapeOutline
}
extension _StrokedShape: OutlinedShape {
    func outline(in rect: CGRect) -> ShapeOutline {
        var outline = (shape as? any PartialShape)?.part(in: rect) ?? ShapeOutline(path: shape.path(in: rect).cgPath)
        outline.stroke = style
        return outline
    }
}
/// Separate from ``OutlinedShape``: a layer can trim only a stroke.
protocol PartialShape: Shape {
    func part(in rect: CGRect) -> ShapeOutline
}
extension _TrimmedShape: PartialShape {
    func part(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(path: shape.path(in: rect).cgPath, from: max(0, startFraction), to: min(1, max(0, endFraction)))
    }
}
extension RotatedShape: PartialShape where Content: PartialShape {
    func part(in rect: CGRect) -> ShapeOutline {
        var outline = shape.part(in: rect)
        outline.path = RotatedShape<Path>(shape: Path(outline.path), angle: angle, anchor: anchor).path(in: rect).cgPath
        return outline
    }
}

extension Shape {
    func outlined(in rect: CGRect) -> ShapeOutline {
        (self as? any OutlinedShape)?.outline(in: rect) ?? ShapeOutline(path: path(in: rect).cgPath)
    }
}

/// A shape whose changes a layer animates: one of SwiftUI's own, changed in SwiftUI's ways.
protocol LayerShape {}
extension Rectangle: LayerShape {}
extension RoundedRectangle: LayerShape {}
extension UnevenRoundedRectangle: LayerShape {}
extension Capsule: LayerShape {}
extension Circle: LayerShape {}
extension Ellipse: LayerShape {}
extension ContainerRelativeShape: LayerShape {}
extension Path: LayerShape {}
extension Inset: LayerShape where Base: LayerShape {}
extension _TrimmedShape: LayerShape where Base: LayerShape {}
extension OffsetShape: LayerShape where Content: LayerShape {}
extension RotatedShape: LayerShape where Content: LayerShape {}
extension ScaledShape: LayerShape where Content: LayerShape {}
extension TransformedShape: LayerShape where Content: LayerShape {}
extension _StrokedShape: LayerShape where Base: LayerShape {}
extension _SizedShape: LayerShape where Base: LayerShape {}
