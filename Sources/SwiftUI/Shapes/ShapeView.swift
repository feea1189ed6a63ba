/// A view of a shape, which can be filled or stroked again on top.
@preconcurrency @MainActor public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that the view shows.
    var shape: Content { get }
}
extension _ShapeView: ShapeView {}

extension ShapeView {
    /// Fills the shape in front of what it already shows.
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    /// Draws the outline of the shape in front of what it already shows.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Draws the outline of the shape in front of what it already shows, with a width in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
extension ShapeView where Content: InsettableShape {
    /// Strokes the shape on top, with a line inside it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Draws a line inside of the shape's outline, in front of what it already shows.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape that is filled on top of another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    /// The rule and smoothness of filling.
    public var fillStyle: FillStyle
    // A shape is painted outside the main actor as well.
    /// The view behind the shape.
    nonisolated(unsafe) public var background: Background
    /// Creates a view of a filled shape in front of another view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }
    public var body: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background) }
}
/// A shape that is stroked on top of another view of it, if any.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape whose outline is drawn.
    public var shape: Content
    /// The style of the line's color.
    public var style: Style
    /// The width, ends, and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    // A shape is painted outside the main actor as well.
    /// The view behind the shape.
    nonisolated(unsafe) public var background: Background
    /// Creates a view of an outline in front of another view.
    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style, fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}
/// A shape with a line inside it, on top of another view of it, if any.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape inside of which a line is drawn.
    public var shape: Content
    /// The style of the line's color.
    public var style: Style
    /// The width, ends, and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    // A shape is painted outside the main actor as well.
    /// The view behind the shape.
    nonisolated(unsafe) public var background: Background
    /// Creates a view of a line inside of an outline, in front of another view.
    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}
