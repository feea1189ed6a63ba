@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollGeometryTests {
    private struct TopKey: PreferenceKey {
        static let defaultValue: CGFloat = .nan
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) throws {
        let view = try #require(screen.first(UIScrollView.self))
        view.contentOffset.y += distance
        screen.turn()
    }

    @Test("the offset of a scroll view can be read as a preference, in a space named outside") func preference() throws {
        var tops: [CGFloat] = []
        let screen = Screen(
            ScrollView {
                box("a", 100, 3000).background(
                    GeometryReader { proxy in Color.clear.preference(key: TopKey.self, value: proxy.frame(in: .named("scroll")).minY) })
            }.coordinateSpace(name: "scroll").onPreferenceChange(TopKey.self) { tops.append($0) })
        #expect(tops.last == 0)
        try scroll(screen, by: 120)
        #expect(tops.last == -120)
        try scroll(screen, by: 30)
        #expect(tops.last == -150)
    }

    private struct Header: View {
        let proxy: GeometryProxy
        var body: some View { box("header", 100, max(20, 200 + proxy.frame(in: .global).minY)) }
    }
    @Test("a view that takes a proxy from its reader follows the global frame while the user scrolls") func child() throws {
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { Header(proxy: $0) }.frame(height: 300)
                    box("a", 100, 3000)
                }
            })
        let height = try #require(screen.frame("header")).height
        #expect(height == 200 + screen.controller.view.safeAreaInsets.top)
        try scroll(screen, by: 50)
        #expect(screen.frame("header")?.height == height - 50)
    }

    @Test("a reader that uses only its size is not evaluated while the user scrolls") func unused() throws {
        var count = 0
        let screen = Screen(
            ScrollView {
                GeometryReader { proxy in
                    let _ = count += 1
                    Color.red.frame(width: proxy.size.width / 2)
                }.frame(height: 3000)
            })
        let before = count
        try scroll(screen, by: 50)
        #expect(count == before && before > 0)
    }

    @Test("the space of the scroll view starts below its inset, and is as large as the visible part") func scrollViewSpace() throws {
        var frame = CGRect.null, bounds: CGRect?, outside: CGRect? = .zero
        let screen = Screen(
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let _ = outside = proxy.bounds(of: .scrollView)
                    Color.clear
                }.frame(height: 10)
                NavigationStack {
                    ScrollView {
                        GeometryReader { proxy in
                            let _ = (frame, bounds) = (proxy.frame(in: .scrollView(axis: .vertical)), proxy.bounds(of: .scrollView))
                            Color.clear
                        }.frame(height: 3000)
                    }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            })
        let view = try #require(screen.first(ContentScrollView.self))
        let visible = view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom
        #expect(view.adjustedContentInset.top > 40 && outside == nil)
        #expect(frame.minY == 0 && bounds == rect(0, 0, frame.width, visible))
        view.contentOffset.y += 40
        screen.turn()
        #expect(frame.minY == -40 && bounds == rect(0, 40, frame.width, visible))
    }

    @Test("the frames of rows in a list follow the list") func rows() throws {
        var tops: [Int: CGFloat] = [:]
        let screen = Screen(
            List(0..<40, id: \.self) { number in
                GeometryReader { proxy in
                    let _ = tops[number] = proxy.frame(in: .global).minY
                    Color.clear
                }.frame(height: 60)
            })
        let first = try #require(tops[0]), second = try #require(tops[1])
        #expect(second - first >= 60 && first > 0)
        try scroll(screen, by: 25)
        #expect(tops[0] == first - 25 && tops[1] == second - 25)
    }

    @Test("a change of geometry is reported while the user scrolls") func change() throws {
        var tops: [CGFloat] = []
        let screen = Screen(
            ScrollView {
                box("a", 100, 3000).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { tops.append($0) }
            })
        try scroll(screen, by: 10)
        #expect(tops == [0, -10])
    }

    @Test("a visual effect follows scrolling, without a layout") func effect() throws {
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    box("sticky", 100, 50).visualEffect { content, proxy in content.offset(y: max(0, -proxy.frame(in: .scrollView).minY)) }
                    box("a", 100, 3000)
                }
            })
        let place = try #require(screen.frame("sticky"))
        try scroll(screen, by: 80)
        #expect(screen.frame("sticky") == place)
    }

    // MARK: Transitions

    private func transition(_ configuration: ScrollTransitionConfiguration, at distances: [CGFloat]) throws -> [CGFloat] {
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    box("a", 100, 100).scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                    box("b", 100, 3000)
                }
            })
        return try distances.map { distance in
            let view = try #require(screen.first(ContentScrollView.self))
            view.contentOffset.y = distance - view.adjustedContentInset.top
            screen.stage.settle()
            let holder = try #require(screen.views.first { $0.accessibilityIdentifier == "a" })
            return sequence(first: holder, next: \.superview).map(\.alpha).min() ?? -1
        }
    }
    @Test("an interactive transition is interpolated between the edge and the threshold") func interactive() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(try transition(linear, at: [0, 25, 75, 100]) == [1, 0.75, 0.25, 0])
        #expect(try transition(linear.threshold(.visible(0.5)), at: [0, 50, 75]) == [1, 1, 0.5])
        #expect(try transition(linear.threshold(.visible(0.5).inset(by: 50)), at: [0, 50]) == [1, 0.5])
        #expect(try transition(.identity, at: [0, 75]) == [1, 1])
    }
    @Test("an animated transition changes at its threshold") func animated() throws {
        #expect(try transition(.animated.threshold(.visible(0.5)), at: [0, 49, 51, 99, 40]) == [1, 1, 0, 0, 1])
    }
    @Test("a transition distinguishes the edges, and rotates and blurs in between") func edges() {
        let turned = _VisualLook(EmptyVisualEffect().rotationEffect(.degrees(90)).blur(radius: 8), size: CGSize(width: 10, height: 10))
        let half = turned.mixed(with: _VisualLook(EmptyVisualEffect(), size: CGSize(width: 10, height: 10)), 0.5)
        #expect(abs(half.transform.a - 0.5.squareRoot()) < 1e-9 && half.filters == [.blur(radius: 4, isOpaque: false)])
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1 && ScrollTransitionPhase.topLeading.value == -1)
        let centered = ScrollTransitionConfiguration.interactive.threshold(.centered)
        #expect(centered.progress(after: 100, length: 100, container: 300) == 0.5)
        #expect(UnitCurve.easeInOut.value(at: 0.5) == 0.5 && UnitCurve.easeIn.value(at: 2) == 1 && UnitCurve.linear.value(at: 0.25) == 0.25)
    }

    @Test("indicators are hidden in the given directions, also those of lists") func indicators() throws {
        let both = Screen(ScrollView([.horizontal, .vertical]) { box("a", 2000, 2000) }.scrollIndicators(.hidden, axes: .horizontal))
        let view = try #require(both.first(UIScrollView.self))
        #expect(view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
        let list = Screen(List { Text("Row") }.scrollIndicators(.hidden)), plain = Screen(List { Text("Row") })
        #expect(list.first(UITableView.self)?.showsVerticalScrollIndicator == false)
        #expect(plain.first(UITableView.self)?.showsVerticalScrollIndicator == true)
    }

    @Test("a drag that is limited to one view stops at the next one") func oneByOne() {
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: rect(200, 0, 100, 100)), velocity: CGVector(dx: 0, dy: 0),
            contentSize: CGSize(width: 1000, height: 100), containerSize: CGSize(width: 100, height: 100), axes: .horizontal,
            targets: (0..<10).map { rect(CGFloat($0) * 100, 0, 100, 100) })
        @MainActor func stop(_ behavior: ViewAlignedScrollTargetBehavior, _ wanted: CGFloat) -> CGFloat {
            var target = ScrollTarget(rect: rect(wanted, 0, 100, 100))
            behavior.updateTarget(&target, context: context)
            return target.rect.minX
        }
        #expect(stop(.viewAligned, 620) == 600 && stop(.viewAligned(limitBehavior: .alwaysByOne), 620) == 300)
        #expect(stop(.viewAligned(limitBehavior: .alwaysByOne), 10) == 100 && stop(.viewAligned(limitBehavior: .alwaysByOne), 180) == 200)
    }
}
