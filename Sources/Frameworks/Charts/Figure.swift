/// The marks of a chart with their scales.
@MainActor struct Figure {
    let marks: [_Mark]
    let x: Scale, y: Scale
    private let groups: [Datum]
    private let styles: [Datum: AnyShapeStyle]
    private let symbols: [(Datum, @Sendable (CGRect) -> Path)], strokes: [(Datum, StrokeStyle)]

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .mint, .pink, .teal]

    init(_ all: [_Mark], _ settings: ChartSettings) {
        var groups: [Datum] = settings.styles.map(\.0)
        for mark in all { if let group = mark.look.group, !groups.contains(group) { groups.append(group) } }
        var styles: [Datum: AnyShapeStyle] = [:]
        for (index, group) in groups.enumerated() {
            let range = settings.range ?? Self.palette.map { AnyShapeStyle($0) }
            styles[group] = settings.styles.first { $0.0 == group }?.1 ?? range[index % max(1, range.count)]
        }
        (self.groups, self.styles, symbols, strokes) = (groups, styles, settings.symbols, settings.strokes)
        let stacked = Self.stacked(all)
        func data(_ span: (_Mark) -> Span?) -> [Datum] {
            stacked.flatMap { span($0).map { [$0.low] + ($0.high.map { [$0] } ?? []) } ?? [] }
        }
        marks = stacked
        x = Scale.automatic(data(\.x), given: settings.x.domain, includesZero: settings.x.includesZero)
        y = Scale.automatic(data(\.y), given: settings.y.domain, includesZero: settings.y.includesZero)
    }

    var hasSectors: Bool { marks.contains { $0.kind == .sector } }
    var entries: [(name: String, style: AnyShapeStyle)] {
        groups.compactMap { group in
            guard let style = styles[group] else { return nil }
            switch group {
            case .category(let name): return (name, style)
            case .number(let value): return (value.formatted(), style)
            case .date(let date): return (date.formatted(date: .abbreviated, time: .omitted), style)
            }
        }
    }
    func showsLegend(_ settings: ChartSettings) -> Bool { settings.legend != .hidden && groups.count > 0 }
    private func style(_ mark: _Mark) -> AnyShapeStyle {
        mark.look.style ?? mark.look.group.flatMap { styles[$0] } ?? AnyShapeStyle(Self.palette[0])
    }

    // MARK: Stacking

    /// Returns whether a bar or an area grows along x.
    static func isHorizontal(_ mark: _Mark) -> Bool {
        guard let x = mark.x else { return false }
        guard let y = mark.y else { return true }
        if case .category = y.low { return true }
        if y.high != nil, x.high == nil, mark.kind == .bar, mark.stacking != .unstacked { return true }
        return false
    }
    /// Puts bars and areas at the same place above each other.
    private static func stacked(_ marks: [_Mark]) -> [_Mark] {
        struct Place: Hashable { let kind: Int, key: Datum?, group: Datum?, isNegative: Bool }
        func place(_ mark: _Mark, _ value: Double) -> Place {
            let key = isHorizontal(mark) ? mark.y?.low : mark.x?.low
            return Place(kind: mark.kind == .bar ? 0 : 1, key: key, group: mark.look.positionGroup, isNegative: value < 0)
        }
        func value(_ mark: _Mark) -> Double? {
            guard mark.kind == .bar || mark.kind == .area || mark.kind == .sector else { return nil }
            guard let span = isHorizontal(mark) ? mark.x : mark.y, span.high == nil, case .number(let value) = span.low else { return nil }
            return value
        }
        var totals: [Place: Double] = [:], sums: [Place: Double] = [:]
        for mark in marks { if let value = value(mark) { totals[place(mark, value), default: 0] += value } }
        return marks.map { mark in
            guard let value = value(mark) else { return mark }
            var mark = mark
            let place = place(mark, value), total = totals[place] ?? 1, isNormalized = mark.stacking == .normalized && total != 0
            let start = mark.stacking == .unstacked ? 0 : sums[place, default: 0]
            sums[place] = start + value
            let factor = isNormalized ? 1 / total : 1, shift = mark.stacking == .center ? -total / 2 : 0
            let span = Span(low: .number(start * factor + shift), high: .number((start + value) * factor + shift))
            if isHorizontal(mark) { mark.x = span } else { mark.y = span }
            return mark
        }
    }

    // MARK: Ticks

    struct Tick {
        let datum: Datum
        let parts: [_AxisPart]
        let description: _AxisDescription
    }
    func xTicks(_ axis: ChartSettings.AxisSettings) -> [Tick] { marks.contains { $0.x != nil } ? ticks(axis, x, 5) : [] }
    func yTicks(_ axis: ChartSettings.AxisSettings) -> [Tick] { marks.contains { $0.y != nil } ? ticks(axis, y, 5) : [] }
    private func ticks(_ axis: ChartSettings.AxisSettings, _ scale: Scale, _ desired: Int) -> [Tick] {
        guard axis.visibility != .hidden else { return [] }
        return (axis.axes ?? AxisMarks()._axes).flatMap { description in
            let data = description.values.ticks(scale, desired: desired)
            return data.enumerated().map { index, datum in
                let parts = description.marks(AxisValue(index: index, count: data.count, datum: datum))._parts(
                    AxisValue(index: index, count: data.count, datum: datum))
                return Tick(datum: datum, parts: parts, description: description)
            }
        }
    }
    /// Returns the room for the labels of a vertical axis.
    func width(of ticks: [Tick], _ scale: Scale) -> CGFloat {
        var widest: CGFloat = 0
        for tick in ticks {
            for part in tick.parts {
                guard case .label(let view, let text) = part else { continue }
                let shown = view == nil ? text ?? scale.label(tick.datum, of: ticks.map(\.datum)) : "0000"
                let size = (shown as NSString).size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .caption2)])
                widest = max(widest, size.width)
            }
        }
        return widest == 0 ? 0 : widest.rounded(.up) + 8
    }

    // MARK: Drawing

    /// The positions of marks in a plot's rectangle.
    private struct Plane {
        let figure: Figure, rect: CGRect
        @MainActor func x(_ datum: Datum?) -> CGFloat? { datum.flatMap { figure.x.position($0) }.map { rect.minX + $0 * rect.width } }
        @MainActor func y(_ datum: Datum?) -> CGFloat? { datum.flatMap { figure.y.position($0) }.map { rect.maxY - $0 * rect.height } }
        /// Returns the plane moved by the mark's offset.
        func moved(for mark: _Mark) -> Plane {
            Plane(figure: figure, rect: rect.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height))
        }
    }

    func draw(in rect: CGRect, _ context: inout GraphicsContext) {
        let plane = Plane(figure: self, rect: rect)
        if hasSectors { drawSectors(in: rect, &context) }
        var lines: [(key: String, marks: [_Mark])] = []
        for mark in marks {
            context.opacity = mark.look.opacity
            let plane = plane.moved(for: mark)
            switch mark.kind {
            case .bar, .rectangle:
                guard let box = box(mark, plane) else { continue }
                let radius = mark.look.cornerRadius ?? 0
                context.fill(radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box), with: .style(style(mark)))
            case .line, .area:
                let key = "\(mark.kind) \(String(describing: mark.series ?? mark.look.group))"
                if let index = lines.firstIndex(where: { $0.key == key }) {
                    lines[index].marks.append(mark)
                } else {
                    lines.append((key, [mark]))
                }
            case .rule: drawRule(mark, plane, &context)
            case .point, .sector: break
            }
        }
        for line in lines { drawLine(line.marks, plane, &context) }
        for mark in marks where mark.kind == .point || mark.kind == .line && mark.look.showsSymbol {
            drawPoint(mark, plane.moved(for: mark), &context)
        }
        context.opacity = 1
    }

    private func box(_ mark: _Mark, _ plane: Plane) -> CGRect? {
        let isHorizontal = Self.isHorizontal(mark)
        func interval(_ span: Span?, _ scale: Scale, _ length: CGFloat, _ position: (Datum?) -> CGFloat?, isAcross: Bool) -> (
            CGFloat, CGFloat
        )? {
            guard let span else { return (position(nil) ?? 0, length) }
            guard let start = position(span.low) else { return nil }
            if let end = position(span.high) {
                guard isAcross else { return (min(start, end), abs(end - start)) }
                // An interval of a unit leaves a gap between bars.
                let whole = abs(end - start), size = mark.dimension.size(in: whole, automatic: whole * 0.75)
                return (min(start, end) + (whole - size) / 2, size)
            }
            let available = scale.isCategorical ? scale.step * length : length / CGFloat(max(2, marks.count * 2))
            let size = mark.dimension.size(in: available, automatic: available * (scale.isCategorical ? 0.65 : 0.8))
            return (start - size / 2, size)
        }
        let isRectangle = mark.kind == .rectangle
        var across =
            isHorizontal
            ? interval(mark.y, y, plane.rect.height, plane.y, isAcross: !isRectangle)
            : interval(mark.x, x, plane.rect.width, plane.x, isAcross: !isRectangle)
        if isHorizontal, mark.y == nil { across = (plane.rect.minY + plane.rect.height * 0.2, plane.rect.height * 0.6) }
        if !isHorizontal, mark.x == nil { across = (plane.rect.minX + plane.rect.width * 0.2, plane.rect.width * 0.6) }
        let along =
            isHorizontal
            ? interval(mark.x, x, plane.rect.width, plane.x, isAcross: false)
            : mark.y == nil ? (plane.rect.minY, plane.rect.height) : interval(mark.y, y, plane.rect.height, plane.y, isAcross: false)
        guard var across, let along else { return nil }
        let beside = positionGroups
        if let group = mark.look.positionGroup, let index = beside.firstIndex(of: group) {
            across = (across.0 + across.1 * CGFloat(index) / CGFloat(beside.count), across.1 / CGFloat(beside.count))
        }
        return isHorizontal
            ? CGRect(x: along.0, y: across.0, width: along.1, height: across.1)
            : CGRect(x: across.0, y: along.0, width: across.1, height: along.1)
    }
    private var positionGroups: [Datum] {
        var result: [Datum] = []
        for mark in marks { if let group = mark.look.positionGroup, !result.contains(group) { result.append(group) } }
        return result
    }

    private func drawRule(_ mark: _Mark, _ plane: Plane, _ context: inout GraphicsContext) {
        let rect = plane.rect, left = plane.x(mark.x?.low), top = plane.y(mark.y?.low)
        let isVertical = mark.x != nil && (mark.y == nil || mark.y?.high != nil)
        let path = Path { path in
            if isVertical, let x = left {
                path.addLines([CGPoint(x: x, y: top ?? rect.minY), CGPoint(x: x, y: plane.y(mark.y?.high) ?? rect.maxY)])
            } else if let y = top {
                path.addLines([CGPoint(x: left ?? rect.minX, y: y), CGPoint(x: plane.x(mark.x?.high) ?? rect.maxX, y: y)])
            }
        }
        context.stroke(path, with: .style(style(mark)), style: mark.look.stroke ?? StrokeStyle(lineWidth: 1))
    }

    private func drawLine(_ marks: [_Mark], _ plane: Plane, _ context: inout GraphicsContext) {
        guard let first = marks.first else { return }
        func points(_ y: (Span) -> Datum?) -> [CGPoint] {
            marks.compactMap { mark in
                let plane = plane.moved(for: mark)
                guard let x = plane.x(mark.x?.center), let y = plane.y(mark.y.flatMap(y)) else { return nil }
                return CGPoint(x: x, y: y)
            }
        }
        context.opacity = first.look.opacity
        let method = first.look.interpolation ?? .linear
        if first.kind == .area {
            let upper = points { $0.high ?? $0.low }, lower = points { $0.high == nil ? .number(0) : $0.low }
            guard upper.count > 1 else { return }
            let area = Path { area in
                Curve.add(upper, method, to: &area, isFirst: true)
                Curve.add(lower.reversed(), method, to: &area, isFirst: false)
                area.closeSubpath()
            }
            context.fill(area, with: .style(style(first)))
        } else {
            let group = first.look.strokeGroup, own = strokes.first { $0.0 == group }?.1
            let stroke = first.look.stroke ?? own ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            context.stroke(Curve.path(through: points(\.center), method), with: .style(style(first)), style: stroke)
        }
    }

    private func drawPoint(_ mark: _Mark, _ plane: Plane, _ context: inout GraphicsContext) {
        guard let x = plane.x(mark.x?.center), let y = plane.y(mark.y?.center) else { return }
        let side = sqrt(mark.look.symbolSize ?? 50)
        var symbol = mark.look.symbol ?? { BasicChartSymbolShape.circle.path(in: $0) }
        if let group = mark.look.symbolGroup, let index = symbolGroups.firstIndex(of: group) {
            let shape = BasicChartSymbolShape.order[index % BasicChartSymbolShape.order.count]
            if let own = symbols.first(where: { $0.0 == group })?.1 { symbol = own } else { symbol = { shape.path(in: $0) } }
        }
        context.opacity = mark.look.opacity
        context.fill(symbol(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)), with: .style(style(mark)))
    }
    private var symbolGroups: [Datum] {
        var result: [Datum] = []
        for mark in marks { if let group = mark.look.symbolGroup, !result.contains(group) { result.append(group) } }
        return result
    }

    private func drawSectors(in rect: CGRect, _ context: inout GraphicsContext) {
        let sectors = marks.filter { $0.kind == .sector }
        let total = sectors.reduce(0) { max($0, $1.y?.high?.number ?? 0) }
        guard total > 0 else { return }
        let largest = min(rect.width, rect.height) / 2, center = CGPoint(x: rect.midX, y: rect.midY)
        for mark in sectors {
            guard let low = mark.y?.low.number, let high = mark.y?.high?.number else { continue }
            let outer = mark.outerRadius.size(in: largest, automatic: largest), inner = mark.innerRadius.size(in: largest, automatic: 0)
            let inset = outer > 0 ? Double(mark.angularInset / outer) : 0
            let from = low / total * 2 * .pi - .pi / 2 + inset, to = high / total * 2 * .pi - .pi / 2 - inset
            guard to > from else { continue }
            let path = Path { path in
                path.addArc(center: center, radius: outer, startAngle: .radians(from), endAngle: .radians(to), clockwise: false)
                if inner > 0 {
                    path.addArc(center: center, radius: inner, startAngle: .radians(to), endAngle: .radians(from), clockwise: true)
                } else {
                    path.addLine(to: center)
                }
                path.closeSubpath()
            }
            context.opacity = mark.look.opacity
            context.fill(path, with: .style(style(mark)))
        }
    }

    // MARK: Annotations

    struct PlacedAnnotation: Identifiable {
        let id: Int
        let view: AnyView
        let place: CGPoint
    }
    func annotations(_ plot: CGRect) -> [PlacedAnnotation] {
        let plane = Plane(figure: self, rect: plot)
        var result: [PlacedAnnotation] = []
        for mark in marks {
            let plane = plane.moved(for: mark)
            for annotation in mark.look.annotations {
                var frame = CGRect(x: plane.x(mark.x?.center) ?? plot.midX, y: plane.y(mark.y?.center) ?? plot.midY, width: 0, height: 0)
                if mark.kind == .bar || mark.kind == .rectangle, let box = box(mark, plane) { frame = box }
                // FIXME(gap): an annotation's distance does not depend on its size.
                let gap = annotation.spacing + 8
                let place: CGPoint
                switch annotation.position {
                case .overlay: place = CGPoint(x: frame.midX, y: frame.midY)
                case .bottom, .bottomLeading, .bottomTrailing: place = CGPoint(x: frame.midX, y: frame.maxY + gap)
                case .leading: place = CGPoint(x: frame.minX - gap * 2, y: frame.midY)
                case .trailing: place = CGPoint(x: frame.maxX + gap * 2, y: frame.midY)
                default: place = CGPoint(x: frame.midX, y: frame.minY - gap)
                }
                result.append(PlacedAnnotation(id: result.count, view: annotation.content, place: place))
            }
        }
        return result
    }
}

/// The curves through points.
enum Curve {
    static func path(through points: [CGPoint], _ method: InterpolationMethod) -> Path {
        Path { add(points, method, to: &$0, isFirst: true) }
    }
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, isFirst: Bool) {
        guard let first = points.first else { return }
        if isFirst { path.move(to: first) } else { path.addLine(to: first) }
        for index in points.indices.dropFirst() {
            let (a, b) = (points[index - 1], points[index])
            switch method {
            case .linear: path.addLine(to: b)
            case .stepStart:
                path.addLine(to: CGPoint(x: a.x, y: b.y))
                path.addLine(to: b)
            case .stepEnd:
                path.addLine(to: CGPoint(x: b.x, y: a.y))
                path.addLine(to: b)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
                path.addLine(to: b)
            case .catmullRom, .cardinal:
                let before = index > 1 ? points[index - 2] : a, after = index + 1 < points.count ? points[index + 1] : b
                path.addCurve(
                    to: b, control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
                    control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
            case .monotone:
                let third = (b.x - a.x) / 3
                path.addCurve(
                    to: b, control1: CGPoint(x: a.x + third, y: a.y + third * slope(points, index - 1)),
                    control2: CGPoint(x: b.x - third, y: b.y - third * slope(points, index)))
            }
        }
    }
    /// Returns the slope at a point that lets no curve rise above its neighbors.
    private static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
        guard index > 0, index + 1 < points.count else { return 0 }
        func secant(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        let before = secant(points[index - 1], points[index]), after = secant(points[index], points[index + 1])
        guard before * after > 0 else { return 0 }
        return 2 * before * after / (before + after)
    }
}
