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
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }
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
    public func chartXAxis(_ visibility: Visibility) -> some View { charts { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { charts { $0.y.visibility = visibility } }
    public func chartXAxis(@AxisContentBuilder content: () -> any AxisContent) -> some View {
        let axes = content()._axes
        return charts { $0.x.axes = axes }
    }
    public func chartYAxis(@AxisContentBuilder content: () -> any AxisContent) -> some View {
        let axes = content()._axes
        return charts { $0.y.axes = axes }
    }
    public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return charts { ($0.x.domain, $0.x.includesZero) = domain }
    }
    public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return charts { ($0.y.domain, $0.y.includesZero) = domain }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let styles = mapping.map { ($0.key.primitivePlottable._datum, AnyShapeStyle($0.value)) }
        return charts { $0.styles = styles }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let range = range.map { AnyShapeStyle($0) }
        return charts { $0.range = range }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let styles = zip(domain, range).map { ($0.primitivePlottable._datum, AnyShapeStyle($1)) }
        return charts { $0.styles = styles }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        let styles = domain.map { ($0.primitivePlottable._datum, AnyShapeStyle(mapping($0))) }
        return charts { $0.styles = styles }
    }
    public func chartLegend(_ visibility: Visibility) -> some View { charts { $0.legend = visibility } }
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        charts { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }
    public func chartOverlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C) -> some View {
        charts { $0.overlay = { AnyView(content($0)) } }
    }
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
    public var plotSize: CGSize { plot.size }
    public var plotAreaSize: CGSize { plot.size }
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x.position(value.primitivePlottable._datum).map { $0 * plot.width }
    }
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y.position(value.primitivePlottable._datum).map { (1 - $0) * plot.height }
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { value(x, position / max(1, plot.width)) }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { value(y, 1 - position / max(1, plot.height)) }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }
    private func value<P: Plottable>(_ scale: Scale, _ position: CGFloat) -> P? {
        scale.datum(at: position).flatMap { P.PrimitivePlottable(_datum: $0) }.flatMap { P(primitivePlottable: $0) }
    }
}
