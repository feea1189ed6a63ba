import Foundation

/// A value at which an axis has marks.
public struct AxisValue {
    /// The number of the value, and the number of all values of the axis.
    public let index: Int, count: Int
    let datum: Datum
    /// Returns the value as a type, or nil if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        P.PrimitivePlottable(_datum: datum).flatMap { P(primitivePlottable: $0) }
    }
}

/// The content of an axis at a value.
public enum _AxisPart {
    /// A line across the plot, with its style and color; nil for the axis's own.
    case line(StrokeStyle?, AnyShapeStyle?)
    /// A tick beside the plot, with its style and color; nil for the axis's own.
    case tick(StrokeStyle?, AnyShapeStyle?)
    /// A label: a view, or text.
    case label(AnyView?, text: String?)
}
@preconcurrency @MainActor public protocol AxisMark {
    func _parts(_ value: AxisValue) -> [_AxisPart]
}
/// The result builder that joins the marks of an axis.
@resultBuilder @preconcurrency @MainActor public enum AxisMarkBuilder {
    /// Takes an element of the block.
    public static func buildExpression(_ mark: some AxisMark) -> any AxisMark { mark }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ marks: (any AxisMark)...) -> any AxisMark { _AxisMarkGroup(marks: marks) }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildOptional(_ mark: (any AxisMark)?) -> any AxisMark { _AxisMarkGroup(marks: mark.map { [$0] } ?? []) }
    /// Takes the content of a condition that is true.
    public static func buildEither(first mark: any AxisMark) -> any AxisMark { mark }
    /// Takes the content of a condition that is false.
    public static func buildEither(second mark: any AxisMark) -> any AxisMark { mark }
    /// Takes content that needs a version of the system, and erases its type.
    public static func buildLimitedAvailability(_ mark: any AxisMark) -> any AxisMark { mark }
}
struct _AxisMarkGroup: AxisMark {
    let marks: [any AxisMark]
    func _parts(_ value: AxisValue) -> [_AxisPart] { marks.flatMap { $0._parts(value) } }
}
struct StyledAxisMark: AxisMark {
    let mark: any AxisMark
    let style: AnyShapeStyle
    func _parts(_ value: AxisValue) -> [_AxisPart] {
        mark._parts(value).map { part in
            switch part {
            case .line(let stroke, _): .line(stroke, style)
            case .tick(let stroke, _): .tick(stroke, style)
            case .label(let view, let text):
                .label(AnyView((view ?? text.map { AnyView(Text($0)) } ?? AnyView(EmptyView())).foregroundStyle(style)), text: text)
            }
        }
    }
}
extension AxisMark {
    /// Sets the color of the mark.
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { StyledAxisMark(mark: self, style: AnyShapeStyle(style)) }
    /// Returns the mark unchanged: labels keep their font.
    public func font(_ font: Font?) -> some AxisMark { self }
    /// Returns the mark unchanged: marks keep their place.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
/// A line across the plot area at a value of the axis.
public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?
    /// Creates a line; a nil style is the default. Centering has no effect.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public func _parts(_ value: AxisValue) -> [_AxisPart] { [.line(stroke, nil)] }
}
/// A short line beside the plot area at a value of the axis.
public struct AxisTick: AxisMark {
    public struct Length: Sendable, ExpressibleByIntegerLiteral {
        /// The lengths of a tick. All are drawn alike.
        public static let automatic = Length(), label = Length(), longestLabel = Length()
        init() {}
        /// Creates a length in points, which has no effect.
        public init(integerLiteral value: Int) {}
    }
    private let stroke: StrokeStyle?
    /// Creates a tick; a nil style is the default. Centering and length have no effect.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public func _parts(_ value: AxisValue) -> [_AxisPart] { [.tick(stroke, nil)] }
}
/// Whether labels are left out where they would overlap.
public struct AxisValueLabelCollisionResolution: Sendable {
    /// The handling of labels that overlap. Both are alike.
    public static let automatic = Self(), disabled = Self()
    /// Returns a handling that leaves labels out, which has no effect.
    public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> Self { Self() }
}
/// The direction of a label's text.
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }
/// A label at a value of the axis: the value's own text, a formatted text, or a view.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let content: AnyView?
    private let text: (@MainActor (AxisValue) -> String?)?
    public func _parts(_ value: AxisValue) -> [_AxisPart] { [.label(content, text: text?(value))] }
    /// Creates a label with the value's own text. The placement has no effect.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.content, text) = (AnyView(content()), nil)
    }
}
extension AxisValueLabel where Content == EmptyView {
    /// Creates a label with a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (content, text) = (nil, nil)
    }
    /// Creates a label with the value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        (content, text) = (nil, { $0.as(F.FormatInput.self).map(format.format) })
    }
}
extension AxisValueLabel where Content == Text {
    public init(
        _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic
    ) {
        (content, text) = (AnyView(Text(key)), nil)
    }
    /// Creates a label with text that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic
    ) {
        (content, text) = (AnyView(Text(label)), nil)
    }
}

public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(Int?), stride(Double), dates(Calendar.Component, Int), given([Datum])
    }
    let kind: Kind
    /// Values that the chart chooses.
    public static let automatic = Self(kind: .automatic(nil))
    /// Values that the chart chooses, about as many as desired.
    public static func automatic(
        desiredCount: Int? = nil, minimumStride: Double? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount)) }
    /// Values at each multiple of a unit of the calendar.
    public static func stride(by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> Self
    {
        Self(kind: .dates(unit, count))
    }
    /// Values at each multiple of a step.
    public static func stride<P: Plottable>(by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> Self
    where P.PrimitivePlottable: Numeric {
        Self(kind: .stride(step.primitivePlottable._datum.number ?? 1))
    }

    func ticks(_ scale: Scale, desired: Int) -> [Datum] {
        switch kind {
        case .automatic(let count): return scale.ticks(count ?? desired)
        case .dates(let unit, let count): return scale.dateTicks(unit, count)
        case .given(let data): return data
        case .stride(let step):
            guard case .numbers(let range, _) = scale.domain, step > 0, (range.upperBound - range.lowerBound) / step < 1000 else {
                return []
            }
            return Swift.stride(from: (range.lowerBound / step).rounded(.up) * step, through: range.upperBound + step * 1e-9, by: step)
                .map { .number($0) }
        }
    }
}
/// The alignment of an axis's marks with the plot area.
public enum AxisMarkPreset: Sendable { case automatic, aligned, extended, inset }
/// The side of the chart at which an axis is.
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }

/// The marks of an axis.
@preconcurrency @MainActor public protocol AxisContent {
    var _axes: [_AxisDescription] { get }
}
/// The resolved description of an axis, which the chart lays out.
public struct _AxisDescription {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let marks: @MainActor (AxisValue) -> any AxisMark
}
/// The result builder that joins axes.
@resultBuilder @preconcurrency @MainActor public enum AxisContentBuilder {
    /// Takes an element of the block.
    public static func buildExpression(_ content: some AxisContent) -> any AxisContent { content }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ contents: (any AxisContent)...) -> any AxisContent { _AxisGroup(_axes: contents.flatMap(\._axes)) }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildOptional(_ content: (any AxisContent)?) -> any AxisContent { _AxisGroup(_axes: content?._axes ?? []) }
    /// Takes the content of a condition that is true.
    public static func buildEither(first content: any AxisContent) -> any AxisContent { content }
    /// Takes the content of a condition that is false.
    public static func buildEither(second content: any AxisContent) -> any AxisContent { content }
    /// Takes content that needs a version of the system, and erases its type.
    public static func buildLimitedAvailability(_ content: any AxisContent) -> any AxisContent { content }
}
struct _AxisGroup: AxisContent { let _axes: [_AxisDescription] }

/// The marks of an axis at given, automatic, or counted values.
public struct AxisMarks: AxisContent {
    public let _axes: [_AxisDescription]
    private init(_ position: AxisMarkPosition, _ values: AxisMarkValues, _ marks: @escaping @MainActor (AxisValue) -> any AxisMark) {
        _axes = [_AxisDescription(position: position, values: values, marks: marks)]
    }
    private static func usual(_ stroke: StrokeStyle?, _ text: (any AxisMark)? = nil) -> @MainActor (AxisValue) -> any AxisMark {
        { _ in _AxisMarkGroup(marks: [AxisGridLine(stroke: stroke), AxisTick(stroke: stroke), text ?? AxisValueLabel()]) }
    }
    private static func given<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(kind: .given(values.map(\.primitivePlottable._datum)))
    }
    /// Creates lines, ticks, and labels at values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        self.init(position, values, Self.usual(stroke))
    }
    /// Creates lines, ticks, and labels at given values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil
    ) {
        self.init(position, Self.given(values), Self.usual(stroke))
    }
    /// Creates lines, ticks, and labels in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(position, values, Self.usual(stroke, AxisValueLabel(format: format)))
    }
    /// Creates marks at values, which a closure gives for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> any AxisMark
    ) {
        self.init(position, values, content)
    }
    /// Creates marks at values, the same for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping @MainActor () -> any AxisMark
    ) {
        self.init(position, values) { _ in content() }
    }
    /// Creates marks at given values, which a closure gives for each value.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> any AxisMark
    ) {
        self.init(position, Self.given(values), content)
    }
    /// Creates marks at given values, the same for each value.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping @MainActor () -> any AxisMark
    ) {
        self.init(position, Self.given(values)) { _ in content() }
    }
}
