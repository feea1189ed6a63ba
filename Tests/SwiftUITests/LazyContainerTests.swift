@testable import SwiftUICompanion
import Testing
import UIKitTesting

// Apple, "LazyVStack": "The stack is 'lazy,' in that the stack view doesn't create items until it needs to render them onscreen."
@MainActor @Suite(.serialized) struct LazyContainerTests {
    private struct Row: View {
        let number: Int
        let log: Log
        var height: CGFloat = 50
        var body: some View {
            let _ = log.lines.append("body \(number)")
            Text(verbatim: "\(number)").frame(height: height).onAppear { log.lines.append("appear \(number)") }
                .onDisappear { log.lines.append("disappear \(number)") }
        }
    }
    private func numbers(_ lines: [String], _ event: String) -> [Int] {
        lines.filter { $0.hasPrefix(event + " ") }.compactMap { Int($0.dropFirst(event.count + 1)) }
    }

    @Test("a lazy stack evaluates the views that are visible, and they appear and disappear as the user scrolls") func stack() throws {
        let log = Log()
        let screen = Screen(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, log: log) } } })
        let scroll = try #require(screen.first(ContentScrollView.self))
        #expect(scroll.contentSize.height == 50_000)
        let first = log.take(), count = Int((scroll.bounds.height / 50).rounded(.up))
        #expect(Set(numbers(first, "body")).count <= count + 1)
        #expect(
            numbers(first, "appear").sorted() == Array(0..<numbers(first, "appear").count) && numbers(first, "appear").count >= count - 2)

        scroll.contentOffset.y = 20_000
        screen.turn()
        let then = log.take()
        #expect(numbers(then, "appear").sorted().first == 400 || numbers(then, "appear").sorted().first == 399)
        let shown = Set(numbers(first, "appear")).subtracting(numbers(first, "disappear"))
        #expect(numbers(then, "disappear").sorted() == shown.sorted())
        #expect(Set(numbers(then, "body")).count <= count + 2)
        #expect(screen.label("410") != nil && screen.label("0") == nil)
        let label = try #require(screen.label("410"))
        #expect(abs(label.convert(label.bounds, to: scroll).midY - (410 * 50 + 25)) < 0.5)

        scroll.contentOffset.y = 0
        screen.turn()
        #expect(numbers(log.take(), "body").isEmpty && screen.label("0") != nil)
    }

    @Test("a list and a lazy stack create a loop's content near the screen, if a row has one view") func loops() {
        let log = Log()
        let list = Screen(
            List(0..<10_000, id: \.self) { number in
                let _ = log.note("\(number)")
                Text(verbatim: "\(number)")
            })
        #expect(list.label("3") != nil && log.take().count < 60)
        list.first(UITableView.self)?.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        list.turn()
        #expect(list.label("5003") != nil && log.take().count < 60)

        let stack = Screen(
            ScrollView {
                LazyVStack {
                    ForEach(0..<10_000, id: \.self) { number in
                        let _ = log.note("\(number)")
                        Text(verbatim: "\(number)")
                    }
                }
            })
        #expect(stack.label("3") != nil && log.take().count < 100)
    }

    @Test("rows keep their state when elements are inserted, moved, and removed, and only rows near the screen have nodes")
    func identity() throws {
        final class Model: ObservableObject {
            @Published var names = (0..<10_000).map(String.init)
        }
        struct Counter: View {
            let name: String
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("\(name): \(count)") { count += 1 }.onDisappear { _ = log.note("gone \(name)") }
            }
        }
        struct Page: View {
            @ObservedObject var model: Model
            let log: Log
            var body: some View { List(model.names, id: \.self) { Counter(name: $0, log: log) } }
        }
        let model = Model(), log = Log(), screen = Screen(Page(model: model, log: log))
        let table = try #require(screen.first(UITableView.self))
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        screen.turn()
        #expect(screen.rows.prefix(3) == ["0: 0", "1: 1", "2: 0"])
        model.names.insert("new", at: 0)
        screen.turn()
        #expect(screen.rows.prefix(4) == ["new: 0", "0: 0", "1: 1", "2: 0"])
        model.names.swapAt(2, 3)
        screen.turn()
        #expect(screen.rows.prefix(4) == ["new: 0", "0: 0", "2: 0", "1: 1"])
        _ = log.take()
        model.names.removeFirst(2)
        screen.turn()
        #expect(screen.rows.prefix(2) == ["2: 0", "1: 1"] && log.take().sorted() == ["gone 0", "gone new"])
        var nodes = 0
        try #require(screen.first(HostingView.self)).host.root?.visit { if $0 is SlotNode { nodes += 1 } }
        #expect((1..<60).contains(nodes))
    }

    @Test("rows that may be absent are all evaluated, because the number of rows depends on them") func conditions() {
        let log = Log()
        let list = Screen(
            List(0..<500, id: \.self) { number in
                let _ = log.note("\(number)")
                if number.isMultiple(of: 100) { Text(verbatim: "\(number)") }
            })
        #expect(list.rows == ["0", "100", "200", "300", "400"] && Set(log.take()).count == 500)
    }

    @Test("an action on the last row, as for loading more, runs when the row is reached") func pagination() throws {
        final class Model: ObservableObject {
            @Published var count = 50
        }
        struct Feed: View {
            @StateObject var model = Model()
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<model.count, id: \.self) { index in
                            Text(verbatim: "\(index)").frame(height: 100).onAppear { if index == model.count - 1 { model.count += 50 } }
                        }
                    }
                }
            }
        }
        let screen = Screen(Feed()), scroll = try #require(screen.first(ContentScrollView.self))
        screen.turn()
        #expect(scroll.contentSize.height == 5000)
        scroll.contentOffset.y = 4500
        screen.turn()
        screen.turn()
        #expect(scroll.contentSize.height == 10_000)
    }

    @Test("views of different heights follow one another, and heights that are not known yet are estimated") func heights() throws {
        let log = Log()
        let screen = Screen(
            ScrollView {
                LazyVStack(spacing: 10) { ForEach(0..<300) { Row(number: $0, log: log, height: $0 < 100 ? 40 : 80) } }
            })
        let scroll = try #require(screen.first(ContentScrollView.self))
        #expect(abs(scroll.contentSize.height - (300 * 50 - 10)) < 0.01)
        while scroll.contentOffset.y < 5000 {
            scroll.contentOffset.y += 400
            screen.turn()
        }
        for number in 102...105 {
            let label = try #require(screen.label("\(number)"))
            let expected = 5040 + 90 * CGFloat(number - 100)
            #expect(abs(label.convert(label.bounds, to: scroll).midY - expected) < 0.5)
        }
        #expect(scroll.contentSize.height > 300 * 50)
    }

    @Test("a reader scrolls to a view that was never visible") func reader() throws {
        let screen = Screen(
            ScrollViewReader { proxy in
                ScrollView {
                    Button("Jump") { proxy.scrollTo(700, anchor: .top) }
                    LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: $0 == 690 ? 10 : 30) } }
                }
            })
        screen.tap("Jump")
        screen.turn()
        let label = try #require(screen.label("row 700")), scroll = try #require(screen.first(ContentScrollView.self))
        let top = label.convert(label.bounds, to: scroll).midY - 15 - scroll.contentOffset.y - scroll.adjustedContentInset.top
        #expect(abs(top) < 0.5)
    }

    @Test("a lazy grid evaluates the lines that are visible") func grid() throws {
        let log = Log()
        let screen = Screen(
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<900) { Row(number: $0, log: log) }
                }
            })
        let scroll = try #require(screen.first(ContentScrollView.self))
        #expect(scroll.contentSize.height == 15_000)
        #expect(numbers(log.take(), "appear").count.isMultiple(of: 3))
        scroll.contentOffset.y = 5_000
        screen.turn()
        let label = try #require(screen.label("301"))
        let place = label.convert(label.bounds, to: scroll)
        #expect(abs(place.midY - (100 * 50 + 25)) < 0.5 && abs(place.midX - scroll.bounds.midX) < 0.5)
    }

    // Apple, "PinnedScrollableViews.sectionHeaders": "The header view of each Section will be pinned."
    @Test("a pinned header stays at the top until the end of its section") func pinnedHeaders() throws {
        let screen = Screen(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<5) { section in
                        Section {
                            ForEach(0..<20) { Text(verbatim: "row \(section).\($0)").frame(height: 50) }
                        } header: {
                            Text(verbatim: "header \(section)").frame(height: 40)
                        } footer: {
                            Text(verbatim: "footer \(section)").frame(height: 30)
                        }
                    }
                }
            })
        let scroll = try #require(screen.first(ContentScrollView.self)), top = scroll.adjustedContentInset.top
        // The footers that were not shown yet are estimated to be as high as the first header.
        #expect(scroll.contentSize.height == 5390)
        func middle(_ text: String) -> CGFloat? { screen.label(text).map { $0.convert($0.bounds, to: scroll).midY.rounded() } }
        #expect(middle("header 0") == 20 && middle("row 0.0") == 65)
        func move(to y: CGFloat) {
            scroll.contentOffset.y = y - top
            screen.turn()
        }
        move(to: 300)
        #expect(middle("header 0") == 320)
        // The footer waits at the lower end of the free part.
        #expect(middle("footer 0") == scroll.bounds.maxY - scroll.adjustedContentInset.bottom - 15)
        move(to: 310)
        #expect(middle("header 0") == 330)
        // The end of the section pushes its header out.
        move(to: 1050)
        #expect(middle("header 0") == 1050 && middle("header 1") == 1090)
        move(to: 1100)
        #expect(middle("header 1") == 1120)
        // In front of the rows.
        let header = try #require(screen.label("header 1")), row = try #require(screen.label("row 1.2"))
        let order = try #require(header.superview?.subviews)
        #expect(try #require(order.firstIndex(of: header)) > #require(order.firstIndex(of: row)))
    }

    @Test("a pinned header is at the lower edge of a bar whose large title has collapsed") func pinnedUnderBar() throws {
        let screen = Screen(
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<60) { Text(verbatim: "row \($0)").frame(height: 50) }
                        } header: {
                            box("header", 100, 40)
                        }
                    }
                }.navigationTitle("Title")
            })
        screen.turn()
        let scroll = try #require(screen.first(ContentScrollView.self)), bar = try #require(screen.first(UINavigationBar.self))
        scroll.contentOffset.y = 600
        screen.turn()
        screen.turn()
        let header = try #require(screen.frame("header")), edge = bar.convert(bar.bounds, to: screen.controller.view).maxY
        #expect(bar.frame.height == 44 && abs(header.minY - edge) < 0.01)
    }

    @Test("a list evaluates the rows that are visible") func list() {
        let log = Log()
        let screen = Screen(List(0..<1000, id: \.self) { Row(number: $0, log: log, height: 60) })
        #expect(Set(numbers(log.take(), "body")).count < 20 && screen.label("1") != nil)
    }

    @Test("outside a scroll view along its axis, all views of a lazy stack are there") func outside() {
        let laid = Laid(LazyHStack(spacing: 0) { ForEach(0..<50) { box("\($0)", 20, 20) } })
        #expect(laid["0"]?.width == 20 && laid["49"]?.minX == (laid["0"]?.minX ?? 0) + 49 * 20)
    }

    @Test("a lazy stack beside another view is laid out in a few passes, and then the screen is at rest") func besides() throws {
        var passes = 0
        struct Counting: Layout {
            let count: () -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                count()
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        let screen = Screen(
            ScrollView {
                HStack(alignment: .top) {
                    Text(verbatim: "side")
                    Counting(count: { passes += 1 })() { LazyVStack { ForEach(0..<500) { Text(verbatim: "row \($0)") } } }
                }
            })
        screen.turn()
        let before = passes
        for _ in 0..<20 { screen.turn() }
        #expect(passes == before && before < 10 && screen.label("row 3") != nil && screen.label("row 400") == nil)
    }

    // MARK: Positions and phases

    private struct Pages: View {
        @State var page: Int? = nil
        let log: Log
        var body: some View {
            let _ = log.lines.append("page \(page.map(String.init) ?? "nil")")
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<10) { Text(verbatim: "\($0)").containerRelativeFrame(.horizontal) }
                }.scrollTargetLayout()
            }.scrollTargetBehavior(.paging).scrollPosition(id: $page)
            Button("Go to 5") { page = 5 }
        }
    }
    @Test("a bound position becomes the page to which the user scrolls, and the page to which it is set") func position() throws {
        let log = Log(), screen = Screen(Pages(log: log))
        let scroll = try #require(screen.first(ContentScrollView.self)), width = scroll.bounds.width
        screen.stage.drag(from: CGPoint(x: width - 20, y: 300), to: CGPoint(x: 40, y: 300))
        screen.stage.advance(by: 2)
        #expect(log.take().last == "page 1" && scroll.contentOffset.x == width)
        screen.tap("Go to 5")
        screen.stage.advance(by: 2)
        #expect(log.take().last == "page 5" && scroll.contentOffset.x == 5 * width)
    }

    @Test("a scroll position reports the view to which the user scrolled") func positionValue() throws {
        struct Rows: View {
            @State var position = ScrollPosition(idType: Int.self)
            let log: Log
            var body: some View {
                let _ = log.lines.append("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "\($0)").frame(height: 100) } }.scrollTargetLayout()
                }
                .scrollPosition($position).scrollTargetBehavior(.viewAligned)
            }
        }
        let log = Log(), screen = Screen(Rows(log: log)), scroll = try #require(screen.first(ContentScrollView.self))
        #expect(log.take().last == "-1 false")
        screen.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 350), duration: 1)
        screen.stage.advance(by: 3)
        // Scrolling rests at a view.
        let top = scroll.contentOffset.y + scroll.adjustedContentInset.top
        #expect(top > 0 && top.truncatingRemainder(dividingBy: 100) == 0 && log.take().last == "\(Int(top / 100)) true")
    }

    @Test("the phases of scrolling are reported in order") func phases() throws {
        var phases: [ScrollPhase] = []
        let screen = Screen(
            ScrollViewReader { proxy in
                ScrollView {
                    Button("End") { withAnimation { proxy.scrollTo(99) } }
                    ForEach(0..<100) { Text(verbatim: "\($0)").frame(height: 50).id($0) }
                }.onScrollPhaseChange { old, new in
                    #expect(old == (phases.last ?? .idle))
                    phases.append(new)
                }
            })
        screen.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 300), duration: 0.1)
        #expect(phases == [.interacting, .decelerating])
        screen.stage.advance(by: 5)
        #expect(phases == [.interacting, .decelerating, .idle])
        phases = []
        let scroll = try #require(screen.first(ContentScrollView.self))
        scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
        screen.turn()
        screen.tap("End")
        screen.stage.advance(by: 2)
        #expect(phases == [.animating, .idle])
    }

    @Test("a view reports when half of it enters and leaves the visible part") func visibility() throws {
        var changes: [Bool] = []
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    box("before", 100, 2000)
                    box("watched", 100, 100).onScrollVisibilityChange { changes.append($0) }
                    box("after", 100, 2000)
                }
            })
        let scroll = try #require(screen.first(ContentScrollView.self))
        let inset = scroll.adjustedContentInset, height = scroll.visibleSize.height
        func move(to y: CGFloat) {
            scroll.contentOffset.y = y - inset.top
            screen.turn()
        }
        #expect(changes.isEmpty)
        move(to: 2049 - height)
        #expect(changes.isEmpty)
        move(to: 2051 - height)
        #expect(changes == [true])
        move(to: 2051)
        #expect(changes == [true, false])
    }

    @Test("a behavior of an app's own chooses where scrolling rests") func ownBehavior() throws {
        struct Tens: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.minY / 10).rounded() * 10 + (context.originalTarget.rect.minY == 0 ? 3 : 0)
            }
        }
        let screen = Screen(ScrollView { box("content", 100, 5000) }.scrollTargetBehavior(Tens()))
        screen.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 377), duration: 1)
        screen.stage.advance(by: 3)
        let scroll = try #require(screen.first(ContentScrollView.self)), top = scroll.contentOffset.y + scroll.adjustedContentInset.top
        #expect(top > 100 && abs(top.truncatingRemainder(dividingBy: 10) - 3) < 0.01)
    }

    // Apple, "safeAreaInset(edge:alignment:spacing:content:)": the bar's height "offsets the content view", and content scrolls behind it.
    @Test("scrollable content begins and ends beside bars in the safe area, and scrolls behind them") func bars() throws {
        for isList in [false, true] {
            let content = ForEach(0..<100) { Text(verbatim: "row \($0)").frame(height: 50) }
            let screen = Screen(
                Group { if isList { List { content } } else { ScrollView { LazyVStack { content } } } }
                    .safeAreaInset(edge: .top, spacing: 10) { box("top", nil, 40) }.safeAreaInset(edge: .bottom) { box("bottom", nil, 60) })
            screen.turn()
            let scroll = try #require(screen.first(UIScrollView.self)), safe = screen.controller.view.safeAreaInsets
            #expect(scroll.frame == screen.controller.view.bounds, "list: \(isList)")
            #expect(scroll.adjustedContentInset.top == safe.top + 50 && scroll.adjustedContentInset.bottom == safe.bottom + 60)
            #expect(scroll.contentOffset.y == -safe.top - 50)
            #expect(
                screen.frame("top")?.minY == safe.top && screen.frame("bottom")?.maxY == screen.controller.view.bounds.height - safe.bottom)
        }
    }
    @Test("safe area padding insets what scrolls sideways, which reaches to the edges") func sidewaysPadding() throws {
        let screen = Screen(
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<20) { box("\($0)", 100, 50) } } }.safeAreaPadding(
                .horizontal, 16))
        let scroll = try #require(screen.first(UIScrollView.self))
        #expect(scroll.frame.minX == 0 && scroll.frame.width == screen.controller.view.bounds.width)
        #expect(screen.frame("0")?.minX == 16 && scroll.contentSize.width == 2032)
    }
    @Test("content aligned with views comes to rest beside the padding, and at the end of the content") func paddedRest() throws {
        let screen = Screen(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<10) { Text(verbatim: "\($0)").containerRelativeFrame(.horizontal) } }
                    .scrollTargetLayout()
            }.safeAreaPadding(.horizontal, 24).scrollTargetBehavior(.viewAligned))
        let scroll = try #require(screen.first(ContentScrollView.self)), page = scroll.bounds.width - 48
        func swipe() {
            screen.stage.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400))
            screen.stage.advance(by: 3)
        }
        swipe()
        let first = scroll.contentOffset.x / (page + 10)
        #expect(first >= 1 && abs(first - first.rounded()) < 0.01)
        for _ in 0..<12 { swipe() }
        #expect(abs(scroll.contentOffset.x - 9 * (page + 10)) < 0.5)
    }
    @Test("a bar at the side narrows the content") func sideBar() {
        let laid = Laid(box("content").safeAreaInset(edge: .leading, spacing: 5) { box("bar", 60, 30) })
        #expect(laid["content"] == rect(65, 0, 235, 200) && laid["bar"] == rect(0, 85, 60, 30))
    }
}
