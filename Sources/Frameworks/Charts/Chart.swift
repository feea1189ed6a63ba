/// A view that shows data as marks.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// Creates a chart with marks for each identifiable element.
    public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    /// Creates a chart with marks for each element, which a key path identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    )
    where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        var marks: [_Mark] = []
        content._collect(_MarkLook(), into: &marks)
        let figure = Figure(marks, settings)
        let legend = figure.showsLegend(settings) ? settings.legendPlace.content ?? AnyView(Legend(entries: figure.entries)) : nil
        return Surrounded(
            sides: settings.sides(legend: legend),
            content: AnyView(GeometryReader { FigureView(figure: figure, settings: settings, size: $0.size) }))
    }
}

/// The names of the groups beside their colors.
struct Legend: View {
    let entries: [(name: String, style: AnyShapeStyle)]
    var body: some View {
        HStack(spacing: 12) {
            ForEach(entries.indices, id: \.self) { index in
                HStack(spacing: 4) {
                    Circle().fill(entries[index].style).frame(width: 8, height: 8)
                    Text(entries[index].name).font(.caption2).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// A chart's plot with its axes.
struct FigureView: View {
    let figure: Figure
    let settings: ChartSettings
    let size: CGSize
    @State private var reference = PlaceReference()

    private struct Label: Identifiable {
        let id: Int
        let view: AnyView
        let place: CGPoint
    }

    var body: some View {
        let xTicks = figure.xTicks(settings.x), yTicks = figure.yTicks(settings.y)
        let yWidth = figure.hasSectors || settings.y.visibility == .hidden ? 0 : figure.width(of: yTicks, figure.y)
        let yIsLeading = yTicks.first?.description.position == .leading
        let xHeight: CGFloat = figure.hasSectors || settings.x.visibility == .hidden || xTicks.isEmpty ? 0 : 20
        let plot = CGRect(
            x: yIsLeading ? yWidth : 0, y: 6, width: max(1, size.width - yWidth), height: max(1, size.height - xHeight - 6))
        let proxy = ChartProxy(x: figure.x, y: figure.y, plot: plot, plotAreaFrame: reference.anchor(of: plot))
        let labels = self.labels(xTicks, yTicks, plot)
        return ZStack(alignment: .topLeading) {
            if let background = settings.background { background(proxy).frame(width: size.width, height: size.height) }
            if let style = settings.x.style {
                style(AnyView(Color.clear)).frame(width: plot.width, height: xHeight).offset(x: plot.minX, y: plot.maxY)
            }
            if let style = settings.y.style {
                style(AnyView(Color.clear)).frame(width: yWidth, height: plot.height).offset(
                    x: yIsLeading ? 0 : plot.maxX, y: plot.minY)
            }
            Canvas { context, _ in
                drawAxes(xTicks, yTicks, plot, in: &context)
            }
            plotView(plot)
            ForEach(labels) { $0.view.font(.caption2).foregroundStyle(.secondary).fixedSize().position($0.place) }
            ForEach(figure.annotations(plot)) { $0.view.fixedSize().position($0.place) }
            if let overlay = settings.overlay { overlay(proxy).frame(width: size.width, height: size.height) }
        }
        .placed(by: reference)
    }

    private func plotView(_ plot: CGRect) -> some View {
        let canvas = AnyView(
            Canvas { context, size in figure.draw(in: CGRect(origin: .zero, size: size), &context) }.frame(
                width: plot.width, height: plot.height))
        return (settings.plotStyle?(canvas) ?? canvas).frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
    }

    private func labels(_ xTicks: [Figure.Tick], _ yTicks: [Figure.Tick], _ plot: CGRect) -> [Label] {
        var result: [Label] = []
        func add(_ tick: Figure.Tick, _ scale: Scale, _ ticks: [Figure.Tick], at place: CGPoint) {
            for part in tick.parts {
                guard case .label(let view, let text) = part else { continue }
                let name = if let text { text } else { scale.label(tick.datum, of: ticks.map(\.datum)) }
                result.append(Label(id: result.count, view: view ?? AnyView(Text(name)), place: place))
            }
        }
        if settings.x.visibility != .hidden, !figure.hasSectors {
            for tick in xTicks {
                guard let share = figure.x.position(tick.datum), (-0.001...1.001).contains(share) else { continue }
                let top = tick.description.position == .top
                add(tick, figure.x, xTicks, at: CGPoint(x: plot.minX + share * plot.width, y: top ? plot.minY - 10 : plot.maxY + 12))
            }
        }
        if settings.y.visibility != .hidden, !figure.hasSectors {
            for tick in yTicks {
                guard let share = figure.y.position(tick.datum), (-0.001...1.001).contains(share) else { continue }
                let leading = tick.description.position == .leading, width = figure.width(of: yTicks, figure.y)
                add(
                    tick, figure.y, yTicks,
                    at: CGPoint(x: leading ? plot.minX - width / 2 : plot.maxX + width / 2, y: plot.maxY - share * plot.height))
            }
        }
        return result
    }

    private func drawAxes(_ xTicks: [Figure.Tick], _ yTicks: [Figure.Tick], _ plot: CGRect, in context: inout GraphicsContext) {
        guard !figure.hasSectors else { return }
        func line(_ from: CGPoint, _ to: CGPoint, _ stroke: StrokeStyle?, _ style: AnyShapeStyle?) {
            context.stroke(
                Path { $0.addLines([from, to]) }, with: .style(style ?? AnyShapeStyle(Color(uiColor: .separator))),
                style: stroke ?? StrokeStyle(lineWidth: 0.5))
        }
        for tick in settings.x.visibility == .hidden ? [] : xTicks {
            guard let share = figure.x.position(tick.datum), (-0.001...1.001).contains(share) else { continue }
            // Lines separate categories instead of crossing them.
            let x = plot.minX + (share - figure.x.step / 2) * plot.width
            for part in tick.parts {
                switch part {
                case .line(let stroke, let style): line(CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY), stroke, style)
                case .tick(let stroke, let style): line(CGPoint(x: x, y: plot.maxY), CGPoint(x: x, y: plot.maxY + 4), stroke, style)
                case .label: break
                }
            }
        }
        for tick in settings.y.visibility == .hidden ? [] : yTicks {
            guard let share = figure.y.position(tick.datum), (-0.001...1.001).contains(share) else { continue }
            let y = plot.maxY - (share - figure.y.step / 2) * plot.height
            for part in tick.parts {
                if case .line(let stroke, let style) = part {
                    line(CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y), stroke, style)
                }
            }
        }
    }
}
