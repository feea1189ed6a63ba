@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollAndFrameTests {
    @Test("the content of a scroll view that ignores the safe area begins at the edge of the screen") func ignoringSafeArea() throws {
        func place(_ edges: Edge.Set) throws -> (top: CGFloat, inset: UIEdgeInsets) {
            let screen = Screen(ScrollView { box("top", 100, 2000) }.ignoresSafeArea(edges: edges))
            let scroll = try #require(screen.first(UIScrollView.self)), top = try #require(screen.frame("top")).minY
            return (top, scroll.adjustedContentInset)
        }
        let plain = try place([]), whole = try place(.all), top = try place(.top)
        #expect(plain.top == plain.inset.top && plain.inset.top > 0 && plain.inset.bottom > 0)
        #expect(whole.top == 0 && whole.inset == .zero)
        #expect(top.top == 0 && top.inset.top == 0 && top.inset.bottom == plain.inset.bottom)
    }

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

    @Test("a scroll view pages, bounces, and clips according to its modifiers") func settings() throws {
        let screen = Screen(
            ScrollView { box("a", 100, 50) }.scrollTargetBehavior(.paging).scrollClipDisabled().scrollBounceBehavior(.basedOnSize))
        let view = try #require(screen.first(ContentScrollView.self))
        #expect(view.isPagingEnabled && !view.clipsToBounds && !view.alwaysBounceVertical)
        let plain = try #require(Screen(ScrollView { box("a", 100, 50) }).first(ContentScrollView.self))
        #expect(!plain.isPagingEnabled && plain.clipsToBounds && plain.alwaysBounceVertical)
        let kept = Screen(ScrollView { box("a", 100, 50) }.environment(\.verticalScrollBounceBehavior, .basedOnSize))
        #expect(kept.first(ContentScrollView.self)?.alwaysBounceVertical == false)
        #expect(Screen(List { Text("A") }).first(UITableView.self)?.alwaysBounceVertical == true)
        #expect(Screen(List { Text("A") }.scrollBounceBehavior(.basedOnSize)).first(UITableView.self)?.alwaysBounceVertical == false)
    }

    @Test("content that doesn't bounce begins below the safe area", arguments: [ScrollBounceBehavior.always, .basedOnSize])
    func restOfShortContent(_ behavior: ScrollBounceBehavior) throws {
        let screen = Screen(ScrollView { box("a", 100, 50) }.scrollBounceBehavior(behavior))
        let view = try #require(screen.first(ContentScrollView.self)), safe = screen.controller.view.safeAreaInsets
        #expect(safe.top > 0 && view.adjustedContentInset.top == safe.top && view.adjustedContentInset.bottom == safe.bottom)
        #expect(view.contentOffset.y == -safe.top && screen.frame("a")?.minY == safe.top)
    }

    @Test("a drag dismisses the keyboard unless a mode says otherwise, and pulls it down in an editor") func keyboardModes() throws {
        let scroll = try #require(Screen(ScrollView { box("a", 100, 50) }).first(ContentScrollView.self))
        #expect(scroll.keyboardDismissMode == .onDrag)
        #expect(Screen(List { Text(verbatim: "A") }).first(UITableView.self)?.keyboardDismissMode == .onDrag)
        #expect(Screen(TextEditor(text: .constant(""))).first(EditableTextView.self)?.keyboardDismissMode == .interactive)
        let kept = Screen(List { Text(verbatim: "A") }.scrollDismissesKeyboard(.never))
        #expect(kept.first(UITableView.self)?.keyboardDismissMode == UIScrollView.KeyboardDismissMode.none)
        let pulled = Screen(ScrollView { box("a", 100, 50) }.scrollDismissesKeyboard(.interactively))
        #expect(pulled.first(ContentScrollView.self)?.keyboardDismissMode == .interactive)
    }

    @Test("only what scrolls vertically is pulled to refresh") func refreshing() throws {
        let screen = Screen(
            VStack {
                ScrollView(.horizontal) { box("a", 2000, 50) }
                ScrollView { box("b", 100, 50) }
            }.refreshable {})
        let views = screen.views.compactMap { $0 as? ContentScrollView }
        #expect(views.map { $0.refreshControl != nil } == [false, true] && views.map(\.alwaysBounceVertical) == [false, true])
    }

    @Test("a text editor follows the modifiers of scroll views and the alignment of text") func editor() throws {
        let plain = try #require(Screen(TextEditor(text: .constant("A"))).first(EditableTextView.self))
        #expect(plain.backgroundColor == .systemBackground && plain.isScrollEnabled && plain.showsVerticalScrollIndicator)
        let changed = Screen(
            TextEditor(text: .constant("A")).scrollContentBackground(.hidden).multilineTextAlignment(.center).scrollDisabled(true)
                .scrollIndicators(.hidden))
        let editor = try #require(changed.first(EditableTextView.self))
        #expect(editor.backgroundColor == .clear && editor.textAlignment == .center)
        #expect(!editor.isScrollEnabled && !editor.showsVerticalScrollIndicator)
    }

    @Test("a scroll view with a bottom default anchor starts at its end") func anchor() throws {
        let screen = Screen(ScrollView { box("a", 100, 3000) }.defaultScrollAnchor(.bottom))
        let view = try #require(screen.first(ContentScrollView.self))
        #expect(abs(view.contentOffset.y - (view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)) < 1)
    }

    @Test("small content is at the default anchor, unless its alignment has another one") func alignmentAnchor() throws {
        func place<Content: View>(_ content: Content) throws -> (box: CGRect, safe: CGRect) {
            let screen = Screen(content)
            screen.turn()
            return (try #require(screen.frame("a")), screen.controller.view.bounds.inset(by: screen.controller.view.safeAreaInsets))
        }
        let bottom = try place(ScrollView { box("a", 100, 50) }.defaultScrollAnchor(.bottom))
        #expect(abs(bottom.box.maxY - bottom.safe.maxY) < 0.5)
        let top = try place(ScrollView { box("a", 100, 50) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        #expect(abs(top.box.minY - top.safe.minY) < 0.5)
        let trailing = try place(ScrollView(.horizontal) { box("a", 100, 50) }.defaultScrollAnchor(.trailing))
        #expect(abs(trailing.box.maxX - trailing.safe.maxX) < 0.5)
    }

    private struct Growing: View {
        @State private var height: CGFloat = 1000
        var body: some View {
            VStack {
                Button("Grow") { height += 500 }
                ScrollView { box("a", 100, height) }.defaultScrollAnchor(.bottom, for: .sizeChanges)
            }
        }
    }
    @Test("content that rests at the anchor for changes of size stays there, and other content stays where it is") func growing() throws {
        let screen = Screen(Growing())
        screen.turn()
        let view = try #require(screen.first(ContentScrollView.self)), top = view.contentOffset.y
        func end() -> CGFloat { view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height }
        #expect(top == -view.adjustedContentInset.top)
        screen.tap("Grow")
        #expect(view.contentSize.height >= 1500 && view.contentOffset.y == top)
        view.contentOffset.y = end()
        screen.tap("Grow")
        #expect(view.contentSize.height >= 2000 && abs(view.contentOffset.y - end()) < 0.5)
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

    @Test("content begins below the bars also inside an effect, which has no part of the safe area itself") func effects() throws {
        func top<V: View>(_ view: V) throws -> CGFloat {
            let screen = Screen(view), label = try #require(screen.label("top"))
            return label.convert(label.bounds, to: nil).minY
        }
        let text = Text(verbatim: "top")
        let plain = try top(NavigationStack { ScrollView { text } })
        #expect(abs(plain - (59 - 16.0 / 3 + 44)) < 0.01)
        #expect(try top(NavigationStack { ScrollView { text }.blur(radius: 0) }) == plain)
        #expect(try top(NavigationStack { ScrollView { text }.opacity(0.5).animation(.default, value: 1) }) == plain)
        #expect(try top(NavigationStack { ScrollView { text } }.animation(.default, value: 1)) == plain)
        #expect(try top(ScrollView { text }.clipped()) == 59)
        #expect(try top(NavigationStack { List { text }.opacity(0.5) }) == top(NavigationStack { List { text } }))
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(edge: .bottom)
        var body: some View {
            VStack {
                Button("Top") { position.scrollTo(edge: .top) }
                Button("Y") { position.scrollTo(y: 100) }
                Button("Last") { position.scrollTo(id: 29, anchor: .bottom) }
                ScrollView { ForEach(0..<30, id: \.self) { Color.red.frame(height: 50).id($0) } }.frame(height: 300).scrollPosition(
                    $position)
            }
        }
    }
    @Test("a scroll position scrolls to an edge at first, and then to edges, places, and views") func positions() throws {
        let screen = Screen(Positioned())
        screen.turn()
        let scroll = try #require(screen.first(ContentScrollView.self)), end = scroll.contentSize.height - 300
        #expect(scroll.contentSize.height >= 1500 && abs(scroll.contentOffset.y - end) < 0.5)
        screen.tap("Top")
        #expect(scroll.contentOffset.y == 0)
        screen.tap("Y")
        #expect(scroll.contentOffset.y == 100)
        screen.tap("Last")
        #expect(abs(scroll.contentOffset.y - end) < 0.5)
    }

    @Test("a change of a scroll view's geometry is reported with the value before it") func scrollGeometry() throws {
        var changes: [[CGFloat]] = []
        let screen = Screen(
            ScrollView { Color.red.frame(height: 2000) }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }) { changes.append([$0, $1]) })
        screen.turn()
        let scroll = try #require(screen.first(ContentScrollView.self)), top = scroll.adjustedContentInset.top
        changes = []
        scroll.contentOffset.y = 100 - top
        scroll.contentOffset.y = 130 - top
        #expect(changes == [[0, 100], [100, 130]])
        let geometry = ScrollGeometry(scroll)
        #expect(geometry.visibleRect.minY == 130 && geometry.bounds.size == scroll.bounds.size && geometry.contentSize.height == 2000)
    }
}
