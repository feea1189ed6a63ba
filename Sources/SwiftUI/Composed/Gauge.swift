/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let share: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let least, greatest: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?, _ greatest: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        share = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        (self.label, self.current, self.least, self.greatest) = (label, current, least, greatest)
    }
    public var body: some View {
        AnyView(
            style.makeBody(
                GaugeStyleConfiguration(
                    value: share, label: .init(content: AnyView(label)), currentValueLabel: current.map { .init(content: AnyView($0)) },
                    minimumValueLabel: least.map { .init(content: AnyView($0)) },
                    maximumValueLabel: greatest.map { .init(content: AnyView($0)) })))
    }
}
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge that shows a value within bounds.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label for the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}
extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for the current value and for the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

// FIXME(gap): the marked values of a gauge are not shown.
extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label for the current value. Marked values aren't shown.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}
extension Gauge {
    /// Creates a gauge with labels for the current value and for the bounds. Marked values aren't shown.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// The parts of a ``Gauge`` that its style arranges.
public struct GaugeStyleConfiguration {
    /// The label of the gauge, which states what it measures.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public typealias CurrentValueLabel = Label
    /// The label of the lower bound.
    public typealias MinimumValueLabel = Label
    /// The label of the upper bound.
    public typealias MaximumValueLabel = Label
    /// The value's share of the range, from 0 to 1.
    public var value: Double
    public var label: Label
    /// The label of the current value, or nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound, or nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound, or nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
}
/// A type that gives a ``Gauge`` its appearance.
@preconcurrency @MainActor public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the view that shows the gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar below the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}
/// The default style of gauges: a bar, as in ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}
// FIXME(gap): the appearance of gauges is an estimate.
/// A style that marks the value on a bar between the labels of the bounds. Its dimensions are an estimate, not a measurement.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration, isFilled: false) }
}
/// A style that fills a bar up to the value, between the labels of the bounds. Its dimensions are an estimate, not a measurement.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            BarGauge(configuration: configuration, isFilled: true)
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}
private struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    let isFilled: Bool
    /// The height of the bar.
    private static let height: CGFloat = 8

    var body: some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(isFilled ? Color.accentColor.opacity(0.25) : Color.accentColor)
                    if isFilled {
                        Capsule().fill(Color.accentColor).frame(width: max(Self.height, geometry.size.width * configuration.value))
                    } else {
                        Circle().fill(Color.white).padding(1).frame(width: Self.height, height: Self.height)
                            .offset(x: (geometry.size.width - Self.height) * configuration.value)
                    }
                }
            }
            .frame(height: Self.height)
            configuration.maximumValueLabel
        }
    }
}
/// A ring around the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, start: 0, end: 1) }
}
/// A style that marks the value on an open ring, whose gap is at the bottom. Its dimensions are an estimate, not a measurement.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, start: 0.125, end: 0.875) }
}
private struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let start, end: Double
    var body: some View {
        ZStack {
            Circle().trim(from: start, to: end).stroke(Color.accentColor.opacity(0.25), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(start == 0 ? -90 : 90))
            Circle().trim(from: start, to: start + (end - start) * configuration.value)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(
                    .degrees(start == 0 ? -90 : 90))
            configuration.currentValueLabel?.font(.title3)
        }
        .padding(3)
        .frame(width: 58, height: 58)
    }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that shows a bar.
    public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The style that shows a bar filled up to the value.
    public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// The style that marks the value on a bar.
    public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// The style that fills a small bar up to the value.
    public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { public static var accessoryCircularCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// The style that marks the value on an open ring.
    public static var accessoryCircular: Self { Self() }
    /// The style that marks the value on an open ring.
    public static var circular: Self { Self() }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
        onMainActor { AnyStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) } }
    }
}
extension EnvironmentValues {
    var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
