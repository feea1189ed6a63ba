/// Settings of the charts inside a view.
struct ChartSettings {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var axes: [_AxisDescription]?
        var label: AxisLabel?
        var style: ((AnyView) -> AnyView)?
        var domain: [Datum]?
        var includesZero = true
    }
    var x = AxisSettings(), y = AxisSettings()
    var styles: [(Datum, AnyShapeStyle)] = []
    var range: [AnyShapeStyle]?
    var legend = Visibility.automatic, legendPlace = LegendPlace()
    var symbols: [(Datum, @Sendable (CGRect) -> Path)] = [], strokes: [(Datum, StrokeStyle)] = []
    var plotStyle: ((AnyView) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?, background: ((ChartProxy) -> AnyView)?
}
private enum ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// The values that a scale covers.
@preconcurrency @MainActor public protocol ScaleDomain {
    var _domain: (data: [Datum]?, includesZero: Bool) { get }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: (data: [Datum]?, includesZero: Bool) {
        ([lowerBound.primitivePlottable._datum, upperBound.primitivePlottable._datum], true)
    }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _domain: (data: [Datum]?, includesZero: Bool) { (map(\.primitivePlottable._datum), true) }
}
/// A domain that is calculated from the data of the chart.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool
    public var _domain: (data: [Datum]?, includesZero: Bool) { (nil, includesZero) }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain of the chart's data, with zero.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }
    /// The domain of the chart's data, with zero unless `includesZero` is false. It is never reversed.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? true)
    }
}
// FIXME(gap): every scale is linear.
/// The relation of values to positions along an axis.
public enum ScaleType: Sendable { case linear, log, squareRoot, symmetricLog, category, date }

extension View {
    func charts(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
    /// Shows or hides the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { charts { $0.x.visibility = visibility } }
    /// Shows or hides the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { charts { $0.y.visibility = visibility } }
    /// Sets the marks of the x axis.
    public func chartXAxis(@AxisContentBuilder content: () -> any AxisContent) -> some View {
        let axes = content()._axes
        return charts { $0.x.axes = axes }
    }
    /// Sets the marks of the y axis.
    public func chartYAxis(@AxisContentBuilder content: () -> any AxisContent) -> some View {
        let axes = content()._axes
        return charts { $0.y.axes = axes }
    }
    /// Sets the domain of the x axis. Every scale is linear.
    public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return charts { ($0.x.domain, $0.x.includesZero) = domain }
    }
    /// Sets the domain of the y axis. Every scale is linear.
    public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return charts { ($0.y.domain, $0.y.includesZero) = domain }
    }
    /// Sets the style of each value.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let styles = mapping.map { ($0.key.primitivePlottable._datum, AnyShapeStyle($0.value)) }
        return charts { $0.styles = styles }
    }
    /// Sets the styles that values get in order.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let range = range.map { AnyShapeStyle($0) }
        return charts { $0.range = range }
    }
    /// Sets the style of each value in order.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let styles = zip(domain, range).map { ($0.primitivePlottable._datum, AnyShapeStyle($1)) }
        return charts { $0.styles = styles }
    }
    /// Sets the style of each value by a closure.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        let styles = domain.map { ($0.primitivePlottable._datum, AnyShapeStyle(mapping($0))) }
        return charts { $0.styles = styles }
    }
    /// Shows or hides the legend.
    public func chartLegend(_ visibility: Visibility) -> some View { charts { $0.legend = visibility } }
    /// Changes the view of the plot.
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        charts { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }
    /// Shows a view in front of the chart, which can convert positions to values.
    public func chartOverlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C) -> some View {
        charts { $0.overlay = { AnyView(content($0)) } }
    }
    /// Shows a view behind the chart, which can convert positions to values.
    public func chartBackground<C: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C) -> some View {
        charts { $0.background = { AnyView(content($0)) } }
    }
}

/// The plot of a chart, without its axes.
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// The information about a chart that an overlay receives.
public struct ChartProxy {
    let x: Scale, y: Scale
    let plot: CGRect
    /// The frame of the plot, which a geometry proxy converts to its own coordinates.
    public let plotAreaFrame: Anchor<CGRect>
    /// The frame of the plot, which a geometry proxy converts to its own coordinates.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    /// The size of the plot in points.
    public var plotSize: CGSize { plot.size }
    /// The size of the plot in points.
    public var plotAreaSize: CGSize { plot.size }
    /// Returns the position of a value from the plot's left edge in points, or nil if it has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x.position(value.primitivePlottable._datum).map { $0 * plot.width }
    }
    /// Returns the position of a value from the plot's top edge in points, or nil if it has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y.position(value.primitivePlottable._datum).map { (1 - $0) * plot.height }
    }
    /// Returns the position of two values from the plot's upper left corner in points, or nil if one has none.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// Returns the range of a value from the plot's left edge in points: that of a category, or a single position.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        position(forX: value).map { $0 - x.step / 2 * plot.width...$0 + x.step / 2 * plot.width }
    }
    /// Returns the range of a value from the plot's top edge in points: that of a category, or a single position.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        position(forY: value).map { $0 - y.step / 2 * plot.height...$0 + y.step / 2 * plot.height }
    }
    /// Returns the value at a position from the plot's left edge in points.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { value(x, position / max(1, plot.width)) }
    /// Returns the value at a position from the plot's top edge in points.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { value(y, 1 - position / max(1, plot.height)) }
    /// Returns both values at a point of the plot, or nil if one is missing.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }
    private func value<P: Plottable>(_ scale: Scale, _ position: CGFloat) -> P? {
        scale.datum(at: position).flatMap { P.PrimitivePlottable(_datum: $0) }.flatMap { P(primitivePlottable: $0) }
    }
}
