@testable import ChartsCompanion
@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ChartTests {
    private struct Sale: Identifiable {
        let id: Int, month: String, kind: String, amount: Double
    }
    private let sales = [
        Sale(id: 0, month: "Jan", kind: "Tea", amount: 3), Sale(id: 1, month: "Jan", kind: "Coffee", amount: 4),
        Sale(id: 2, month: "Feb", kind: "Tea", amount: 12),
    ]
    private func marks(_ content: some ChartContent) -> [_Mark] {
        var marks: [_Mark] = []
        content._collect(_MarkLook(), into: &marks)
        return marks
    }

    @Test("a mark's symbol is a given shape, the outline of one, or a view") func symbols() throws {
        let box = CGRect(x: 0, y: 0, width: 8, height: 8)
        func path(_ content: some ChartContent) throws -> Path {
            let symbol = try #require(marks(content).first?.look.symbol)
            return symbol(box)
        }
        let point = PointMark(x: .value("Month", 1), y: .value("Amount", 2))
        #expect(try path(point.symbol(Circle())) == Circle().path(in: box))
        #expect(try path(point.symbol(.square)) == Rectangle().path(in: box))
        let ring = try path(point.symbol(Circle().strokeBorder(lineWidth: 2)))
        #expect(ring.boundingRect.width > 7.9 && ring.boundingRect.width < 8.1 && !ring.contains(CGPoint(x: 4, y: 4)))
        let shown = try #require(marks(point.symbol { Text("here") }).first?.look)
        #expect(shown.annotations.count == 1 && shown.symbol?(box).isEmpty == true)
    }

    @Test("a scale of numbers includes zero and ends at a round value; one of categories keeps their order") func scales() {
        let numbers = Scale.automatic([.number(3), .number(12)], given: nil)
        #expect(numbers.ticks(5) == [.number(0), .number(5), .number(10), .number(15)] && numbers.position(.number(7.5)) == 0.5)
        let own = Scale.automatic([.number(3)], given: [.number(2), .number(4)])
        #expect(own.position(.number(2)) == 0 && own.position(.number(4)) == 1)
        let names = Scale.automatic([.category("b"), .category("a"), .category("b")], given: nil)
        #expect(names.position(.category("b")) == 0.25 && names.position(.category("c")) == nil && names.datum(at: 0.9) == .category("a"))
        #expect(Scale.niceStep(0.03) == 0.05 && Scale.niceStep(21) == 50)
    }

    @Test("bars at the same place are stacked in their order, and grouped ones are not") func stacking() {
        let figure = Figure(
            marks(ForEach(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }), ChartSettings())
        #expect(figure.marks.map { $0.y?.low.number } == [0, 3, 0] && figure.marks.map { $0.y?.high?.number } == [3, 7, 12])
        let beside = Figure(
            marks(
                ForEach(sales) {
                    BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)).position(by: .value("Kind", $0.kind))
                }), ChartSettings())
        #expect(beside.marks.map { $0.y?.low.number } == [0, 0, 0])
        let bars = Figure(marks(ForEach(sales) { BarMark(x: .value("Amount", $0.amount), y: .value("Month", $0.month)) }), ChartSettings())
        #expect(bars.marks.map { $0.x?.high?.number } == [3, 7, 12] && bars.y.isCategorical)
    }

    @Test("a chart labels its axes, its groups, and the values that an axis gives") func labels() {
        let screen = Screen(
            Chart(sales) {
                BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("Kind", $0.kind))
            }
            .chartYAxisLabel("Cups").frame(height: 200))
        #expect(Set(["Jan", "Feb", "0", "5", "10", "15", "Tea", "Coffee", "Cups"]).isSubset(of: Set(screen.texts)), "\(screen.texts)")

        let own = Screen(
            Chart {
                LineMark(x: .value("Day", 1), y: .value("Amount", 2.0)); LineMark(x: .value("Day", 3), y: .value("Amount", 4.0))
            }
            .chartXAxis {
                AxisMarks(values: [1, 2, 3]) { value in
                    if let day = value.as(Int.self) { AxisValueLabel("D\(day)") }
                }
            }
            .chartXScale(domain: 1...3).chartYAxis(.hidden).frame(height: 200))
        #expect(own.texts.sorted() == ["D1", "D2", "D3"])
    }

    @Test("content of a chart and of a toolbar may depend on a condition") func conditions() {
        func points(_ isShown: Bool) -> [_Mark] { marks(Plot { if isShown { PointMark(x: .value("x", 1), y: .value("y", 2)) } }) }
        #expect(points(true).count == 1 && points(false).isEmpty)
        func items(_ isShown: Bool) -> Int {
            func collect<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) -> Int {
                content().allItems(EnvironmentValues()).count
            }
            return collect { if isShown { ToolbarItem(placement: .topBarTrailing) { Text("a") } } }
        }
        #expect(items(true) == 1 && items(false) == 0)
    }

    @Test("a monotone curve stays between its points, and a sector chart has no axes") func shapes() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 5)]
        let box = Curve.path(through: points, .monotone).boundingRect
        #expect(box.minY >= 0 && box.maxY <= 10 && box.width == 30)
        let pie = Screen(Chart(sales) { SectorMark(angle: .value("Amount", $0.amount), innerRadius: .ratio(0.5)) }.frame(height: 200))
        #expect(pie.texts.isEmpty)
    }

    @Test("the label of an axis is where it is asked to be; by default, that of x is below the plot's start and that of y above its end")
    func axisLabels() throws {
        func place(_ text: String, _ chart: some View) throws -> CGRect {
            let screen = Screen(chart.frame(width: 300, height: 200)), label = try #require(screen.label(text))
            return label.convert(label.bounds, to: screen.controller.view)
        }
        let chart = Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
        let screen = Screen(Color.clear), left = (screen.controller.view.bounds.width - 300) / 2, width = CGFloat(300)
        let x = try place("Months", chart.chartXAxisLabel("Months")), y = try place("Cups", chart.chartYAxisLabel("Cups"))
        #expect(abs(x.minX - left) < 1 && abs(y.maxX - left - width) < 1 && y.maxY < x.minY)
        let middle = try place("Months", chart.chartXAxisLabel("Months", position: .bottom, alignment: .center))
        #expect(abs(middle.midX - left - width / 2) < 1)
        // Beside the plot, the text is rotated.
        let side = try place("Many cups", chart.chartYAxisLabel("Many cups", position: .leading))
        #expect(side.height > side.width && side.minX < left + 14)
        let above = try place("Months", chart.chartXAxisLabel(position: .top) { Text(verbatim: "Months") })
        #expect(above.maxY < x.minY - 100)
    }

    @Test("a scale names the symbols and the lines of groups") func groupScales() throws {
        var settings = ChartSettings()
        let view = Laid(
            Color.clear.transformEnvironment(\.chartSettings) { settings = $0 }.chartSymbolScale(["Tea": BasicChartSymbolShape.cross])
                .chartLineStyleScale(["Tea": StrokeStyle(lineWidth: 5)]))
        _ = view
        let box = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(settings.symbols.first?.0 == .category("Tea") && settings.strokes.first?.1.lineWidth == 5)
        #expect(settings.symbols.first?.1(box) == BasicChartSymbolShape.cross.path(in: box))
    }

    @Test("an overlay finds the frame of the plot, and the places of values in it") func overlays() throws {
        var frames: [CGRect?] = [], places: [CGFloat?] = []
        let screen = Screen(
            Chart {
                LineMark(x: .value("Day", 0), y: .value("Amount", 0.0)); LineMark(x: .value("Day", 10), y: .value("Amount", 4.0))
            }
            .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = frames.append(proxy.plotFrame.map { geometry[$0] })
                    let _ = places.append(proxy.position(for: (x: 5, y: 4.0))?.x)
                    Color.clear
                }
            }
            .frame(width: 300, height: 200))
        screen.turn()
        let frame = try #require(frames.last ?? nil)
        #expect(frame == rect(0, 6, 300, 194) && places.last == 150)
        let names = Figure(marks(ForEach(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }), ChartSettings())
        let proxy = ChartProxy(x: names.x, y: names.y, plot: frame, plotAreaFrame: PlaceReference().anchor(of: frame))
        #expect(proxy.positionRange(forX: "Jan") == 0...150)
    }

    @Test("marks are moved by an offset") func offsets() {
        let point = PointMark(x: .value("Month", 1), y: .value("Amount", 2)).offset(x: 3).offset(CGSize(width: 1, height: -4))
        #expect(marks(point).first?.look.offset == CGSize(width: 4, height: -4))
    }

    @Test("plots make marks of collections and functions") func plots() {
        struct Sale { let month: String, amount: Double }
        let sales = [Sale(month: "May", amount: 3), Sale(month: "June", amount: 5)]
        let bars = marks(BarPlot(sales, x: .value("Month", \.month), y: .value("Amount", \.amount)))
        #expect(bars.count == 2 && bars[1].y?.low == .number(5) && bars[0].x?.low == .category("May"))
        #expect(marks(PointPlot(sales, x: .value("Month", \.month), y: .value("Amount", \.amount))).count == 2)
        let line = marks(LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 })
        #expect(line.count == 200 && line.first?.y?.low == .number(-1) && line.last?.y?.low == .number(1))
        #expect(Set(line.map(\.series)).count == 2)
    }

    @Test("numbers and dates are in ranges of equal size") func bins() {
        let bins = NumberBins(data: [1, 12, 47], desiredCount: 5)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50] && bins.count == 5 && bins.index(for: 12) == 1 && bins.index(for: 99) == 4)
        #expect(bins[1].lowerBound == 10 && bins[1].contains(19) && !bins[1].contains(20) && bins[4].contains(50))
        #expect(NumberBins(size: 0.5, range: 0.2...1.1).thresholds == [0, 0.5, 1, 1.5])
        // Data of one value, without a value, and at the end of their type, and a size of 0.
        #expect(NumberBins(data: [5.0, 5.0, .nan]).thresholds == [5, 6] && NumberBins(data: [5, 5]).thresholds == [5, 6])
        #expect(NumberBins(data: [0, 255] as [UInt8], desiredCount: 5).thresholds == [0, 100, 200, 255])
        #expect(NumberBins(size: 0.0, range: 1.0...2.0).thresholds == [1, 2])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let start = Date(timeIntervalSinceReferenceDate: 3600)
        let days = DateBins(unit: .day, range: start...(start + 2 * 86_400), calendar: calendar)
        #expect(days.count == 3 && days[0].lowerBound == Date(timeIntervalSinceReferenceDate: 0) && days.index(for: start + 86_400) == 1)
    }
}
