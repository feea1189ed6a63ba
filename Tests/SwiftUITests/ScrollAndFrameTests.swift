@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollAndFrameTests {
    @Test("a container-relative frame is as large as the scroll view, or a part of it") func containerFrames() throws {
        let laid = Laid(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    box("a").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    box("b").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                }
            })
        let first = try #require(laid["a"]), second = try #require(laid["b"])
        #expect(abs(first.width - 280.0 / 3) < 0.4 && abs(second.width - 590.0 / 3) < 0.4 && abs(second.minX - first.maxX - 10) < 0.4)
        #expect(
            Laid(
                box("a", nil, 20).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 2 : length
                })["a"]
                == rect(75, 90, 150, 20))
    }

    @Test("a scroll view pages, bounces, and clips as its modifiers say") func settings() throws {
        let screen = Screen(
            ScrollView { box("a", 100, 50) }.scrollTargetBehavior(.paging).scrollClipDisabled().scrollBounceBehavior(.basedOnSize))
        let view = try #require(screen.first(ContentScrollView.self))
        #expect(view.isPagingEnabled && !view.clipsToBounds && !view.alwaysBounceVertical)
        let plain = try #require(Screen(ScrollView { box("a", 100, 50) }).first(ContentScrollView.self))
        #expect(!plain.isPagingEnabled && plain.clipsToBounds && plain.alwaysBounceVertical)
    }

    @Test("a scroll view with a bottom default anchor starts at its end") func anchor() throws {
        let screen = Screen(ScrollView { box("a", 100, 3000) }.defaultScrollAnchor(.bottom))
        let view = try #require(screen.first(ContentScrollView.self))
        #expect(abs(view.contentOffset.y - (view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)) < 1)
    }

    private struct Jumper: View {
        @State private var position: Int?
        var body: some View {
            VStack {
                Button("Go") { position = 40 }
                ScrollView { ForEach(0..<60, id: \.self) { number in box("\(number)", 100, 50).id(number) } }.scrollPosition(
                    id: $position, anchor: .top)
            }
        }
    }
    @Test("setting a scroll position scrolls to that view") func position() throws {
        let screen = Screen(Jumper())
        let view = try #require(screen.first(ContentScrollView.self))
        let before = view.contentOffset.y
        screen.tap("Go")
        screen.turn()
        #expect(view.contentOffset.y > before + 1000)
    }

    @Test("a grid column has the alignment that one of its cells sets, and an unsized cell does not widen it") func grid() {
        let laid = Laid(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10).gridColumnAlignment(.trailing); box("b", 50, 10)
                }
                GridRow {
                    box("c", 100, 10); box("d", 10, 10).gridCellAnchor(UnitPoint.leading)
                }
                box("line", nil, 1).gridCellUnsizedAxes(.horizontal)
            }.fixedSize())
        #expect(laid["a"]?.maxX == laid["c"]?.maxX && laid["d"]?.minX == laid["b"]?.minX && laid["line"]?.width == 150)
    }

    private struct Measured: View {
        let log: Log
        @State private var isWide = false
        var body: some View {
            VStack {
                box("a", isWide ? 80 : 40, 20).onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { width in
                    _ = log.note("\(Int(width))")
                }
                Button("Widen") { isWide = true }
            }
        }
    }
    @Test("onGeometryChange runs for the first geometry and for each change") func geometry() {
        let log = Log(), screen = Screen(Measured(log: log))
        screen.turn()
        #expect(log.take() == ["40"])
        screen.tap("Widen")
        screen.turn()
        #expect(log.take() == ["80"])
    }

    @Test("a container that changes its layout keeps its views") func layouts() {
        let wide = AnyLayout(HStackLayout(spacing: 0)), high = AnyLayout(VStackLayout(spacing: 0))
        let
            row = Laid(
                wide {
                    box("a", 20, 20); box("b", 20, 20)
                }),
            column = Laid(
                high {
                    box("a", 20, 20); box("b", 20, 20)
                })
        #expect(row["a"] == rect(130, 90, 20, 20) && row["b"] == rect(150, 90, 20, 20))
        #expect(column["a"] == rect(140, 80, 20, 20) && column["b"] == rect(140, 100, 20, 20))
    }

    private struct Rows: View {
        var body: some View {
            TabView {
                NavigationView {
                    Group {
                        List { ForEach(0..<40, id: \.self) { Text(verbatim: "Row \($0)") } }.listStyle(PlainListStyle())
                    }
                    .navigationBarTitle("Rows", displayMode: .large)
                }
                .tabItem { Text(verbatim: "Browse") }
            }
        }
    }
    @Test("a list in a tab starts below its large title, and extends under a tab bar with a visible background") func bars() throws {
        let screen = Screen(Rows())
        screen.turn()
        let table = try #require(screen.first(ListTable.self)), bar = try #require(screen.first(UINavigationBar.self))
        #expect(table.contentOffset.y == -table.adjustedContentInset.top && bar.bounds.height > 90)
        #expect(screen.first(UITabBar.self)?.isAtScrollEdge == false)
    }
}
