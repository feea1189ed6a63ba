extension View {
    /// Changes the view of the x axis.
    public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
        charts { $0.x.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
    /// Changes the view of the y axis.
    public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
        charts { $0.y.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    // MARK: Symbols and lines of groups

    /// Sets the symbol of each value.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let symbols = mapping.map { symbol($0.key, $0.value) }
        return charts { $0.symbols = symbols }
    }
    /// Sets the symbol of each value in order.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        let symbols = zip(domain, range).map { symbol($0, $1) }
        return charts { $0.symbols = symbols }
    }
    /// Sets the symbol of each value by a closure.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        let symbols = domain.map { symbol($0, mapping($0)) }
        return charts { $0.symbols = symbols }
    }
    private func symbol<D: Plottable, S: ChartSymbolShape>(_ value: D, _ shape: S) -> (Datum, @Sendable (CGRect) -> Path) {
        (value.primitivePlottable._datum, { shape.path(in: $0) })
    }
    /// Sets the line of each value.
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let strokes = mapping.map { ($0.key.primitivePlottable._datum, $0.value) }
        return charts { $0.strokes = strokes }
    }
    /// Sets the line of each value in order.
    public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let strokes = zip(domain, range).map { ($0.primitivePlottable._datum, $1) }
        return charts { $0.strokes = strokes }
    }

    // MARK: Ranges and kinds of scales

    // FIXME(gap): a scale fills the plot, and is linear.
    /// Returns the view unchanged: every scale is linear.
    public func chartXScale(type: ScaleType? = nil) -> some View { self }
    /// Returns the view unchanged: every scale is linear.
    public func chartYScale(type: ScaleType? = nil) -> some View { self }
    /// Returns the view unchanged: a scale fills the plot.
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    /// Returns the view unchanged: a scale fills the plot.
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    /// Sets the domain of the x axis. The range has no effect.
    public func chartXScale(domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chartXScale(domain: domain, type: type)
    }
    /// Sets the domain of the y axis. The range has no effect.
    public func chartYScale(domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chartYScale(domain: domain, type: type)
    }
    // FIXME(gap): the sizes of symbols do not stand for values.
    /// Returns the view unchanged: sizes of symbols don't represent values.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View { self }
    /// Returns the view unchanged: sizes of symbols don't represent values.
    public func chartSymbolSizeScale(domain: some ScaleDomain, range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View { self }

    // MARK: Selecting and scrolling

    // FIXME(gap): a chart neither scrolls nor selects.
    /// Returns the view unchanged: charts don't select.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Returns the view unchanged: charts don't select.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Returns the view unchanged: charts don't select.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    /// Returns the view unchanged: charts don't select.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    /// Returns the view unchanged: charts don't select.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Returns the view unchanged: the gesture isn't added.
    public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
    /// Returns the view unchanged: charts don't scroll.
    public func chartScrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// An axis of a chart, for a style.
public struct ChartAxisContent: View {
    let content: AnyView
    public var body: some View { content }
}
/// The part of the plot that a scale fills.
public struct PlotDimensionScaleRange: Sendable {
    /// The whole plot.
    public static var plotDimension: Self { Self() }
    /// The plot with a distance in points at both ends, which has no effect.
    public static func plotDimension(padding: CGFloat) -> Self { Self() }
    /// The plot with distances in points at its ends, which have no effect.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self { Self() }
}
/// Scrolling that rests at values.
public struct ValueAlignedChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Leaves the target as it is: charts do not scroll.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
/// The limit on the number of values by which one scroll gesture may move a chart. It has no effect, because charts don't scroll.
public enum ValueAlignedLimitBehavior: Sendable { case automatic, always, never }
/// The larger unit to which a long scroll gesture is aligned. It has no effect, because charts don't scroll.
public struct MajorValueAlignment: Sendable {
    /// Scrolling by pages. It has no effect.
    public static var page: Self { Self() }
    /// Scrolling to dates. It has no effect.
    public static func matching(_ components: DateComponents) -> Self { Self() }
    /// Scrolling to multiples. It has no effect.
    public static func unit(_ value: some Numeric) -> Self { Self() }
}
extension ScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling that rests at dates. It has no effect.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    /// Scrolling that rests at multiples. It has no effect.
    public static func valueAligned<V: Numeric>(
        unit: V, majorAlignment: MajorValueAlignment? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
}
