/// A mark that collects itself.
@preconcurrency @MainActor protocol PrimitiveMark: ChartContent where Body == Never {
    var mark: _Mark { get }
}
extension PrimitiveMark {
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) {
        var mark = mark
        mark.look = look
        marks.append(mark)
    }
}
private func span<A, B>(_ start: PlottableValue<A>, _ end: PlottableValue<B>) -> Span {
    Span(low: start.span.low, high: end.span.high ?? end.span.low)
}

public struct BarMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a bar from zero to a value. Bars at the same place are stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = _Mark(kind: .bar, x: x.span, y: y.span, dimension: width == .automatic ? height : width, stacking: stacking)
    }
    /// Creates a horizontal bar over the whole height.
    public init<X: Plottable>(x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        mark = _Mark(kind: .bar, x: x.span, dimension: height, stacking: stacking)
    }
    /// Creates a vertical bar over the whole width.
    public init<Y: Plottable>(y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        mark = _Mark(kind: .bar, y: y.span, dimension: width, stacking: stacking)
    }
    /// Creates a vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = _Mark(kind: .bar, x: x.span, y: span(yStart, yEnd), dimension: width, stacking: .unstacked)
    }
    /// Creates a horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = _Mark(kind: .bar, x: span(xStart, xEnd), y: y.span, dimension: height, stacking: .unstacked)
    }
}
/// The line through a series' points.
public struct LineMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a point of a line. All points with the same style are one line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = _Mark(kind: .line, x: x.span, y: y.span) }
    /// Creates a point of a line, which belongs to a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        mark = _Mark(kind: .line, x: x.span, y: y.span, series: series.span.low)
    }
}
/// A symbol.
public struct PointMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a symbol at a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = _Mark(kind: .point, x: x.span, y: y.span) }
}
/// The area below a series' points, or between two series.
public struct AreaMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a point of an area, which reaches from zero. Areas are stacked.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        mark = _Mark(kind: .area, x: x.span, y: y.span, stacking: stacking)
    }
    /// Creates a point of an area, which belongs to a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        mark = _Mark(kind: .area, x: x.span, y: y.span, series: series.span.low, stacking: stacking)
    }
    /// Creates a place of an area between two values. Areas aren't stacked.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = _Mark(kind: .area, x: x.span, y: span(yStart, yEnd), stacking: .unstacked)
    }
}
/// A line across the plot or between two values.
public struct RuleMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a vertical line through the plot.
    public init<X: Plottable>(x: PlottableValue<X>) { mark = _Mark(kind: .rule, x: x.span) }
    /// Creates a horizontal line through the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) { mark = _Mark(kind: .rule, y: y.span) }
    /// Creates a vertical line between two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = _Mark(kind: .rule, x: x.span, y: span(yStart, yEnd))
    }
    /// Creates a horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _Mark(kind: .rule, x: span(xStart, xEnd), y: y.span)
    }
}
public struct RectangleMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a rectangle around a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        mark = _Mark(kind: .rectangle, x: x.span, y: y.span, dimension: width)
    }
    /// Creates a rectangle between values of both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(kind: .rectangle, x: span(xStart, xEnd), y: span(yStart, yEnd))
    }
    /// Creates a rectangle between two values, over the whole height.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) { mark = _Mark(kind: .rectangle, x: span(xStart, xEnd)) }
    /// Creates a rectangle between two values, over the whole width.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = _Mark(kind: .rectangle, y: span(yStart, yEnd)) }
}
/// A piece of a pie.
public struct SectorMark: PrimitiveMark {
    public typealias Body = Never
    let mark: _Mark
    /// Creates a slice of a circle, whose angle is in proportion to the value.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = _Mark(
            kind: .sector, y: angle.span, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    }
}
