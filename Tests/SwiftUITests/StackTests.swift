@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct StackTests {
    @Test("a vertical stack spaces its views by 8 points and centers them") func vertical() {
        let laid = Laid(
            VStack {
                box("a", 50, 20); box("b", 30, 10)
            })
        #expect(laid["a"] == rect(125, 81, 50, 20))
        #expect(laid["b"] == rect(135, 109, 30, 10))
    }

    // cashapp/AccessibilitySnapshot, testCustomActionsDemo and testCustomRotorsDemo, iOS 18.5 at 3x.
    @Test("text is close to text above it, by the leading of its style, and other views are 8 points away") func texts() throws {
        func gap(_ column: some View) throws -> CGFloat {
            let screen = Screen(column)
            let labels = screen.views.compactMap { $0 as? UILabel }.map { $0.convert($0.bounds, to: nil) }
            try #require(labels.count == 2)
            return ((labels[1].minY - labels[0].maxY) * 100).rounded() / 100
        }
        #expect(
            try gap(
                VStack {
                    Text("a").font(.headline); Text("b").font(.subheadline)
                }) == 2.33)
        #expect(
            try gap(
                VStack {
                    Text("a").fontWeight(.medium); Text("b").font(.caption).foregroundStyle(.secondary)
                }.font(.subheadline)) == 2)
        #expect(
            try gap(
                VStack {
                    VStack { Text("a") }.opacity(0.5);
                    HStack {
                        Text("b").font(.subheadline); Spacer()
                    }
                }) == 2.33)
        #expect(
            try gap(
                VStack(spacing: 5) {
                    Text("a"); Text("b")
                }) == 5)
        #expect(
            try gap(
                VStack {
                    Text("a").padding(.bottom, 1); Text("b")
                }) == 7)
        #expect(
            try gap(
                VStack {
                    Text("a"); Button("b") {}
                }) == 10.67)
    }

    // marian-stanciulica/Foodybite, RestaurantDetailsViewSnapshotTests and ProfileViewSnapshotTests, iOS 18.1 at 3x.
    @Test("the distance of text from other content grows with its font, and is the largest one of a row's") func textAndContent() throws {
        func gap(_ column: some View) throws -> CGFloat {
            let screen = Screen(column.environment(\.dynamicTypeSize, .medium))
            let label = try #require(screen.views.first { $0 is UILabel }.map { $0.convert($0.bounds, to: screen.controller.view) })
            let box = try #require(screen.frame("box"))
            return (max(box.minY - label.maxY, label.minY - box.maxY) * 100).rounded() / 100
        }
        for (font, below, above) in [(Font.callout, 5.33, 9.33), (.title, 9.67, 16.67)] {
            #expect(
                try gap(
                    VStack {
                        box("box", 40, 40); Text("a").font(font)
                    }) == below)
            #expect(
                try gap(
                    VStack {
                        HStack {
                            Text("a").font(font); Spacer()
                        }
                        box("box", 40, 40)
                    }) == above)
        }
        #expect(
            try gap(
                VStack {
                    Text("a").font(.title).padding(1); box("box", 40, 40)
                }) == 9)
    }

    @Test("a divider is as tall as its row if nothing is proposed to it, and a column without limit takes what a row has left")
    func offers() throws {
        let row = Laid(
            HStack(spacing: 0) {
                box("a", 40, 60); Divider().accessibilityIdentifier("line")
            }.fixedSize())
        #expect(row["line"]?.height == 60)
        // stadiamaps/ferrostar, TripProgressViewTests, iOS 26.
        let column = Laid(
            HStack(spacing: 0) {
                box("a", 40, 60)
                VStack(spacing: 0) {
                    Text("b").frame(maxWidth: .infinity); box("c", 10, 10)
                }
                box("d", 60, 60)
            })
        #expect(column["a"]?.minX == 0 && column["c"]?.midX == 140 && column["d"]?.maxX == 300)
    }

    // airappsco/AirSettingsUI, test_settingCustomContent, iOS 16 at 2x.
    @Test("several views at a host's root are below one another without spacing") func root() {
        let laid = Laid(
            Group {
                box("a", 40, 20); box("b", 30, 10)
            })
        #expect(laid["a"] == rect(130, 85, 40, 20) && laid["b"] == rect(135, 105, 30, 10))
    }

    @Test("a horizontal stack aligns on its alignment guide") func horizontal() {
        let top = Laid(
            HStack(alignment: .top, spacing: 0) {
                box("a", 50, 20); box("b", 30, 10)
            })
        #expect(top["a"] == rect(110, 90, 50, 20) && top["b"] == rect(160, 90, 30, 10))
        let bottom = Laid(
            HStack(alignment: .bottom, spacing: 4) {
                box("a", 50, 20); box("b", 30, 10)
            })
        #expect(bottom["a"] == rect(108, 90, 50, 20) && bottom["b"] == rect(162, 100, 30, 10))
    }

    @Test("a spacer takes the remaining length along the stack, and no width across it") func spacer() {
        let laid = Laid(
            HStack {
                box("a", 50, 20); Spacer(); box("b", 30, 10)
            })
        #expect(laid["a"] == rect(0, 90, 50, 20) && laid["b"] == rect(270, 95, 30, 10))
        let least = Laid(
            HStack(spacing: 0) {
                box("a", 50, 20); Spacer(minLength: 70); box("b", 30, 10)
            }.fixedSize())
        #expect(least["a"]?.minX == 75 && least["b"]?.minX == 195)
    }

    @Test("flexible views share the stack evenly, after the fixed ones") func sharing() {
        let laid = Laid(
            HStack {
                box("a"); box("b", 60); box("c")
            })
        #expect(laid["a"] == rect(0, 0, 112, 200) && laid["b"] == rect(120, 0, 60, 200) && laid["c"] == rect(188, 0, 112, 200))
    }

    @Test("a limited view takes its limit, and the rest goes to the others") func limits() {
        let laid = Laid(
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a").frame(maxWidth: 40); box("b")
            })
        #expect(laid["a"]?.width == 40 && laid["b"] == rect(40, 0, 260, 200))
    }

    @Test("a higher layout priority gets everything but the minimum of the others") func priority() {
        let laid = Laid(
            HStack(spacing: 0) {
                box("a").layoutPriority(1); Color.red.accessibilityIdentifier("b").frame(minWidth: 40)
            })
        #expect(laid["a"] == rect(0, 0, 260, 200) && laid["b"] == rect(260, 0, 40, 200))
    }

    @Test("views of a ZStack are aligned at one point, the last in front unless another has a higher zIndex") func depth() {
        let laid = Laid(
            ZStack(alignment: .bottomTrailing) {
                box("a", 100, 100); box("b", 20, 10)
            })
        #expect(laid["a"] == rect(100, 50, 100, 100) && laid["b"] == rect(180, 140, 20, 10))
        #expect(laid.view.subviews.map(\.accessibilityIdentifier) == ["a", "b"])
        let raised = Laid(
            ZStack {
                box("a", 100, 100).zIndex(1); box("b", 20, 10)
            })
        #expect(raised.view.subviews.map(\.accessibilityIdentifier) == ["b", "a"])
    }

    @Test("texts of different sizes share a baseline") func baselines() throws {
        let laid = Laid(
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "Big").font(.largeTitle); Text(verbatim: "small").font(.caption)
            })
        let big = try #require(laid.label("Big")), small = try #require(laid.label("small"))
        #expect(abs(big.frame.minY + big.font.ascender - small.frame.minY - small.font.ascender) <= 0.5)
        #expect(big.frame.minY < small.frame.minY)
    }

    @Test("an alignment guide moves a view relative to its siblings") func guides() {
        let laid = Laid(
            VStack(alignment: .leading, spacing: 0) {
                box("a", 50, 10); box("b", 50, 10).alignmentGuide(.leading) { $0[.trailing] }
            })
        #expect(laid["a"] == rect(150, 90, 50, 10) && laid["b"] == rect(100, 100, 50, 10))
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    @Test("a custom guide works through nested stacks") func ownGuide() {
        let middle = VerticalAlignment(Middle.self)
        let laid = Laid(
            HStack(alignment: middle, spacing: 0) {
                box("a", 10, 20)
                VStack(spacing: 0) {
                    box("b", 10, 30); box("c", 10, 30).alignmentGuide(middle) { $0[VerticalAlignment.center] }
                }
            })
        #expect(laid["c"]?.midY == laid["a"]?.midY)
    }

    @Test("edges are rounded to whole pixels and leave no gaps") func pixels() throws {
        let laid = Laid(
            HStack(spacing: 0) {
                box("a"); box("b"); box("c")
            }.frame(width: 100))
        let frames = try ["a", "b", "c"].map { try #require(laid[$0]) }, scale = UIScreen.main.scale
        #expect(frames.allSatisfy { abs(($0.minX * scale).rounded() - $0.minX * scale) < 1e-6 })
        #expect(abs(frames[0].maxX - frames[1].minX) < 1e-9 && abs(frames[1].maxX - frames[2].minX) < 1e-9)
    }

    @Test("in a right-to-left layout, a row starts at the right and leading padding is there") func rightToLeft() {
        let laid = Laid(
            HStack(spacing: 0) {
                box("a", 50, 20).padding(.leading, 10); box("b", 30, 20)
            }.environment(\.layoutDirection, .rightToLeft))
        #expect(laid["a"]?.minX == 135 && laid["b"]?.minX == 105)
    }

    private struct Steps: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10 * subviews.count, height: 10 * subviews.count)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY + CGFloat(index) * 10),
                    proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }
    @Test("a custom layout places its subviews") func ownLayout() {
        let laid = Laid(
            Steps {
                box("a"); box("b"); ForEach(0..<2) { box("c\($0)") }
            })
        #expect(laid["a"] == rect(130, 80, 10, 10) && laid["b"] == rect(140, 90, 10, 10) && laid["c1"] == rect(160, 110, 10, 10))
    }

    @Test("a custom layout keeps the distances that its subviews prefer") func ownSpacing() throws {
        struct Single: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        func distance(_ laid: Laid) -> CGFloat? {
            guard let upper = laid["upper"], let lower = laid["lower"] else { return nil }
            return lower.minY - upper.maxY
        }
        let plain = Laid(
            VStack {
                box("upper", 20, 20); Text("B").accessibilityIdentifier("lower")
            })
        let own = Laid(
            VStack {
                box("upper", 20, 20); Single { Text("B").accessibilityIdentifier("lower") }
            })
        let distanceOfOwn = try #require(distance(own))
        #expect(distanceOfOwn == distance(plain) && distanceOfOwn != 8)
    }

    @Test("a grid of flexible columns shares the width, and an adaptive one has as many as fit") func lazyGrids() {
        let flexible = Laid(
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
                ForEach(0..<4) { box("\($0)", nil, 20) }
            })
        #expect(flexible["0"] == rect(0, 75, 40, 20) && flexible["1"] == rect(48, 75, 122, 20) && flexible["3"] == rect(0, 105, 40, 20))
        let adaptive = Laid(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 0) { ForEach(0..<4) { box("\($0)", nil, 20) } })
        #expect(adaptive["2"]?.maxX == 300 && adaptive["3"]?.minX == 0)
    }

    @Test("a grid's columns are as wide as their widest cells, and a view outside a row spans them all") func grid() {
        let laid = Laid(
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 50, 10); box("b", 20, 10)
                }
                box("line", nil, 1)
                GridRow {
                    box("c", 30, 10); box("d", 40, 10)
                }
            })
        #expect(
            laid["b"].map { $0.minX - (laid["a"]?.minX ?? 0) } == 60 && laid["d"]?.minX == laid["b"]?.minX
                && laid["c"]?.minX == laid["a"]?.minX)
        #expect(laid["line"]?.width == 100)
    }

    @Test("cells of a grid are aligned by their row's alignment, and by a baseline with one another") func gridAlignment() {
        let rows = Laid(
            Grid {
                GridRow(alignment: .top) {
                    box("a", 20, 30)
                    box("b", 20, 10)
                }
                GridRow(alignment: .bottom) {
                    box("c", 20, 30)
                    box("d", 20, 10)
                }
            })
        #expect(rows["a"] == rect(126, 66, 20, 30) && rows["b"] == rect(154, 66, 20, 10))
        #expect(rows["c"] == rect(126, 104, 20, 30) && rows["d"] == rect(154, 124, 20, 10))
        let baselines = Laid(
            Grid(alignment: .centerFirstTextBaseline) {
                GridRow {
                    box("a", 20, 30).alignmentGuide(.firstTextBaseline) { _ in 20 }
                    box("b", 20, 16).alignmentGuide(.firstTextBaseline) { _ in 4 }
                }
            })
        // 20 points above the baseline, and 12 below.
        #expect(baselines["a"] == rect(126, 84, 20, 30) && baselines["b"] == rect(154, 100, 20, 16))
    }

    @Test("a spacer in a layout of any type extends along the stack only") func anyStack() {
        let laid = Laid(
            AnyLayout(HStackLayout(spacing: 0)) {
                box("a", 20, 10)
                Spacer()
                box("b", 20, 10)
            }.background { box("row") })
        #expect(laid["row"] == rect(0, 95, 300, 10) && laid["a"] == rect(0, 95, 20, 10) && laid["b"] == rect(280, 95, 20, 10))
    }

    @Test("the view that fits is aligned by its own guides") func fittingGuide() {
        let laid = Laid(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ViewThatFits { box("a", 20, 30).alignmentGuide(.firstTextBaseline) { _ in 10 } }
                box("b", 20, 10)
            })
        #expect(laid["a"]?.minY == laid["b"]?.minY)
    }

    @Test("ViewThatFits shows the first view that fits") func fitting() {
        let laid = Laid(
            ViewThatFits {
                box("wide", 400, 10); box("narrow", 200, 10)
            })
        #expect(laid["wide"] == nil && laid["narrow"] == rect(50, 95, 200, 10))
    }

    // Apple: "A ZStack … aligns" its views; a shape in one fills it, as a card's background in a scroll view does.
    @Test("where any height is offered, a shape in a stack in depth is as large as the stack") func ground() {
        let laid = Laid(
            ScrollView {
                ZStack {
                    box("ground"); box("content", 50, 40)
                }
            })
        #expect(laid["ground"] == rect(0, 0, 300, 40) && laid["content"] == rect(125, 0, 50, 40))
        let lazy = Laid(
            ScrollView {
                LazyVStack(spacing: 10) {
                    box("first", 20, 20)
                    ZStack {
                        box("ground"); box("content", 50, 40)
                    }
                    box("last", 20, 20)
                }
            })
        #expect(lazy["ground"] == rect(0, 30, 300, 40) && lazy["last"] == rect(140, 80, 20, 20))
    }
}
