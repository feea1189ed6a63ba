import SwiftUICompanion

// Plots make a mark for each element of a collection, or a line through a function's values.

/// A property of the elements of a collection that a plot shows.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let value: (DataElement) -> PlottableValue<Value>
    /// A property with a label for the axis and the legend.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self { .value(label, $0[keyPath: keyPath]) }
    }
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self { .value(Text(labelKey), $0[keyPath: keyPath]) }
    }
    /// A property with a label that isn't localized.
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self { .value(Text(String(label)), $0[keyPath: keyPath]) }
    }
}
extension PlottableProjection where Value == Date {
    /// A date that represents a unit's interval, such as a day.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current
    ) -> Self { Self { .value(Text(labelKey), $0[keyPath: keyPath], unit: unit, calendar: calendar) } }
}

@MainActor private func group<Data: RandomAccessCollection>(_ data: Data, _ mark: (Data.Element) -> any ChartContent) -> _ChartGroup {
    _ChartGroup(data.map(mark))
}

/// Bars of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a bar for each element, from zero to a value.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == _ChartGroup {
        body = group(data) { BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking) }
    }
    /// Creates a vertical bar for each element, between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == _ChartGroup {
        body = group(data) { BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width) }
    }
    /// Creates a horizontal bar for each element, between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == _ChartGroup {
        body = group(data) { BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height) }
    }
}

/// A line through a collection's points, or a function's values.
public struct LinePlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a line through points.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _ChartGroup { body = group(data) { LineMark(x: x.value($0), y: y.value($0)) } }
    /// Creates a line through the points of each series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _ChartGroup { body = group(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)) } }
    /// Creates a line through the values of a function. It ends where the function has none.
    public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double)
    where Content == _ChartGroup {
        body = FunctionPoints.group(domain) { at, series in
            let value = function(at)
            guard value.isFinite else { return nil }
            return LineMark(x: .value(Text(x), at), y: .value(Text(y), value), series: .value("series", series))
        }
    }
    /// Creates a line through the points of two functions.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) where Content == _ChartGroup {
        body = FunctionPoints.group(domain) { at, series in
            let point = function(at)
            guard point.x.isFinite, point.y.isFinite else { return nil }
            return LineMark(x: .value(Text(x), point.x), y: .value(Text(y), point.y), series: .value("series", series))
        }
    }
}

/// The area below a collection's points, or a function's values.
public struct AreaPlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates an area from zero to the points.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _ChartGroup { body = group(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) } }
    /// Creates an area between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ChartGroup { body = group(data) { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)) } }
    /// Creates an area from zero to the values of a function.
    public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double)
    where Content == _ChartGroup {
        body = FunctionPoints.group(domain) { at, series in
            let value = function(at)
            guard value.isFinite else { return nil }
            return AreaMark(x: .value(Text(x), at), y: .value(Text(y), value), series: .value("series", series))
        }
    }
    /// Creates an area between two functions.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == _ChartGroup {
        body = FunctionPoints.group(domain) { at, _ in
            let values = function(at)
            guard values.yStart.isFinite, values.yEnd.isFinite else { return nil }
            return AreaMark(
                x: .value(Text(x), at), yStart: .value(Text(yStart), values.yStart), yEnd: .value(Text(yEnd), values.yEnd))
        }
    }
}

/// Symbols of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a symbol for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _ChartGroup { body = group(data) { PointMark(x: x.value($0), y: y.value($0)) } }
}

/// Rectangles of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a rectangle around the point of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == _ChartGroup {
        body = group(data) { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height) }
    }
    /// Creates a rectangle for each element, between values of both axes.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ChartGroup {
        body = group(data) {
            RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
        }
    }
}

/// Lines of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a vertical line for each element.
    public init<Data: RandomAccessCollection, X: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>)
    where Content == _ChartGroup { body = group(data) { RuleMark(x: x.value($0)) } }
    /// Creates a horizontal line for each element.
    public init<Data: RandomAccessCollection, Y: Plottable>(_ data: Data, y: PlottableProjection<Data.Element, Y>)
    where Content == _ChartGroup { body = group(data) { RuleMark(y: y.value($0)) } }
}

/// The pieces of a pie of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
    public let body: Content
    /// Creates a piece for each element.
    public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == _ChartGroup {
        body = group(data) {
            SectorMark(angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
        }
    }
}

/// The places at which a function is evaluated.
@MainActor private enum FunctionPoints {
    // FIXME(gap): a function without a domain is drawn from 0 to 1, not over the whole axis.
    /// Makes a mark at each of many places of the domain. Where there is none, the line is interrupted.
    static func group(_ domain: ClosedRange<Double>?, _ mark: (Double, Int) -> (any ChartContent)?) -> _ChartGroup {
        let domain = domain ?? 0...1, count = 200
        var parts: [any ChartContent] = [], series = 0
        for step in 0...count {
            let place = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(count)
            if let part = mark(place, series) { parts.append(part) } else { series += 1 }
        }
        return _ChartGroup(parts)
    }
}
