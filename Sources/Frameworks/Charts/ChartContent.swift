@preconcurrency @MainActor public protocol ChartContent {
    /// The type of the marks that make up this content.
    associatedtype Body: ChartContent
    /// The marks that make up this content.
    @ChartContentBuilder var body: Body { get }
    func _collect(_ look: _MarkLook, into marks: inout [_Mark])
}
extension ChartContent {
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { body._collect(look, into: &marks) }
}
extension ChartContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
extension Never: ChartContent {
    /// Does nothing.
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) {}
}

public struct _Mark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }
    let kind: Kind
    var x: Span?, y: Span?
    /// The series of a line or an area.
    var series: Datum?
    var dimension = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// A sector's radii, as shares of the largest one, and the space between sectors.
    var innerRadius = MarkDimension.automatic, outerRadius = MarkDimension.automatic, angularInset: CGFloat = 0
    var look = _MarkLook()
}
/// The values that modifiers set for marks. Inner modifiers take precedence.
public struct _MarkLook {
    var style: AnyShapeStyle?
    var group: Datum?, symbolGroup: Datum?, positionGroup: Datum?, strokeGroup: Datum?
    var stroke: StrokeStyle?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?, symbolSize: CGFloat?, opacity = 1.0, showsSymbol = false
    /// The distance by which the marks are moved, in points.
    var offset = CGSize.zero
    var symbol: (@Sendable (CGRect) -> Path)?
    var annotations: [Annotation] = []
    struct Annotation {
        let position: AnnotationPosition, spacing: CGFloat
        let content: AnyView
    }
}

/// The result builder that joins the marks of a chart. Later marks cover earlier ones.
@resultBuilder @preconcurrency @MainActor public enum ChartContentBuilder {
    /// Takes an element of the block.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Returns the content of an empty block.
    public static func buildBlock() -> _ChartGroup { _ChartGroup([]) }
    /// Joins the elements of the block in order.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<First: ChartContent, each Other: ChartContent>(_ first: First, _ other: repeat each Other) -> _ChartGroup
    {
        var parts: [any ChartContent] = [first]
        for part in repeat each other { parts.append(part) }
        return _ChartGroup(parts)
    }
    // The result names the content's type, from which the branch without content gets its own.
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    /// Takes the content of a condition that is true.
    public static func buildEither(first content: some ChartContent) -> _ChartGroup { _ChartGroup([content]) }
    /// Takes the content of a condition that is false.
    public static func buildEither(second content: some ChartContent) -> _ChartGroup { _ChartGroup([content]) }
    /// Takes content that needs a version of the system, and erases its type.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { self?._collect(look, into: &marks) }
}

/// Several pieces of content.
public struct _ChartGroup: ChartContent {
    public typealias Body = Never
    let parts: [any ChartContent]
    init(_ parts: [any ChartContent]) { self.parts = parts }
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { for part in parts { part._collect(look, into: &marks) } }
}
/// Content of a chart whose type is erased.
public struct AnyChartContent: ChartContent {
    public typealias Body = Never
    private let content: any ChartContent
    /// Creates content whose type is erased.
    public init(_ content: some ChartContent) { self.content = content }
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { content._collect(look, into: &marks) }
}
/// Several contents with the same modifiers.
public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    private let content: Content
    /// Creates a plot of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { content._collect(look, into: &marks) }
}
extension Group: ChartContent where Content: ChartContent {
    /// Creates a group of marks, to which modifiers apply together.
    public init(@ChartContentBuilder content: () -> Content) { self.init(of: content()) }
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) { content._collect(look, into: &marks) }
}
extension ForEach: ChartContent where Content: ChartContent {
    /// Creates marks for each element, which a key path identifies.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }
    public func _collect(_ look: _MarkLook, into marks: inout [_Mark]) {
        for element in data { content(element)._collect(look, into: &marks) }
    }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates marks for each identifiable element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Creates marks for each number of a constant range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

/// Content with a modifier.
struct ModifiedMarks: ChartContent {
    typealias Body = Never
    let content: any ChartContent
    let change: (inout _MarkLook) -> Void
    func _collect(_ look: _MarkLook, into marks: inout [_Mark]) {
        var changed = look
        change(&changed)
        content._collect(changed, into: &marks)
    }
}
extension ChartContent {
    private func changed(_ change: @escaping (inout _MarkLook) -> Void) -> some ChartContent {
        ModifiedMarks(content: self, change: change)
    }

    /// Sets the style of the marks.
    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { changed { $0.style = AnyShapeStyle(style) } }
    /// Sets the style of the marks by a value; the legend explains it.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed { $0.group = value.span.low } }
    /// Sets the shape of symbols at points.
    public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
        changed { look in
            look.symbol = { rect in symbol.path(in: rect) }
            look.showsSymbol = true
        }
    }
    /// Shows a view at the mark.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { look in
            look.symbol = { _ in Path() }
            look.showsSymbol = true
            look.annotations.append(.init(position: .overlay, spacing: 0, content: view))
        }
    }
    /// Sets the shape of symbols by a value; the legend explains it.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { ($0.symbolGroup, $0.showsSymbol) = (value.span.low, true) }
    }
    /// Sets the size of symbols by their area in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
    /// Sets the size of symbols in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.stroke = style } }
    /// Sets the style of lines by a value; the legend explains it.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed { $0.strokeGroup = value.span.low } }
    // FIXME(gap): the sizes of symbols do not stand for values.
    /// Returns the content unchanged: sizes of symbols don't represent values.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed { _ in } }
    /// Sets the curve between points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { changed { $0.interpolation = method } }
    /// Sets the radius of bars' corners in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }
    /// Multiplies the opacity of the marks.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    /// Moves the marks by a distance in points.
    public func offset(_ offset: CGSize) -> some ChartContent {
        changed { look in
            look.offset.width += offset.width
            look.offset.height += offset.height
        }
    }
    /// Moves the marks by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }
    // FIXME(gap): marks have no shadow and no blur, and are not clipped.
    /// Returns the content unchanged: marks aren't blurred.
    public func blur(radius: CGFloat) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks have no shadow.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't clipped.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't clipped.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks are composited one by one.
    public func compositingLayer() -> some ChartContent { changed { _ in } }
    /// Places the marks of a group beside each other.
    public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    {
        changed { $0.positionGroup = value.span.low }
    }
    /// Shows a view beside the marks.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed { $0.annotations.append(.init(position: position, spacing: spacing ?? 4, content: view)) }
    }
    // FIXME(gap): an annotation stays where its position says, also beyond the plot.
    /// Shows a view beside the marks. It stays where its position says, also beyond the plot.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityValue(_ value: Text) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks are drawn in their order.
    public func zIndex(_ value: Double) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged: marks aren't elements.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { _ in } }
    /// Returns the content unchanged.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { changed { _ in } }
}

/// The handling of an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable {
    /// The area into which an annotation must fit. Annotations aren't moved here.
    public struct Boundary: Sendable { public static let automatic = Self(), chart = Self(), plot = Self() }
    /// The way in which an annotation is made to fit. Annotations aren't moved here.
    public struct Strategy: Sendable {
        /// The handlings that the chart chooses, or none. They have no effect.
        public static let automatic = Self(), disabled = Self()
        /// Moves the annotation into the chart. It has no effect.
        public static var fit: Self { Self() }
        /// Moves the annotation into an area. It has no effect.
        public static func fit(to boundary: Boundary) -> Self { Self() }
        /// Enlarges the scale. It has no effect.
        public static var padScale: Self { Self() }
    }
    /// The handling that the chart chooses.
    public static let automatic = Self()
    /// Creates a handling for each direction. It has no effect.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
/// The side of a mark at which its annotation is.
public enum AnnotationPosition: Hashable, Sendable {
    /// The position on the mark, or at one of its sides or corners.
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// The curve between the points of a line or an area.
public enum InterpolationMethod: Hashable, Sendable {
    /// Straight lines, several smooth curves, or steps.
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
    /// A smooth curve, whose parameter has no effect.
    public static func catmullRom(alpha: CGFloat) -> Self { .catmullRom }
    /// A smooth curve, whose tension has no effect.
    public static func cardinal(tension: CGFloat) -> Self { .cardinal }
}
/// The combination of marks at the same place.
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
/// The width of a bar, or another size.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    /// The length that the chart chooses.
    public static let automatic = Self(kind: .automatic)
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> Self { Self(kind: .fixed(value)) }
    /// A fraction of the space for the mark.
    public static func ratio(_ value: CGFloat) -> Self { Self(kind: .ratio(value)) }
    /// The space for the mark without a distance in points at each side.
    public static func inset(_ value: CGFloat) -> Self { Self(kind: .inset(value)) }
    init(kind: Kind) { self.kind = kind }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

    /// Returns the size in a space of `available` points.
    func size(in available: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .ratio(let share): available * share
        case .inset(let inset): max(0, available - 2 * inset)
        }
    }
}
