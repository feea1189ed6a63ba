@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct LifecycleTests {
    private struct Coming: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text(verbatim: "guest").onAppear { _ = log.note("guest came") }.onDisappear { _ = log.note("guest went") }
                }
                Button("Turn") { isShown.toggle() }
            }
            .onAppear { _ = log.note("host came") }
            .onDisappear { _ = log.note("host went") }
        }
    }
    @Test("onAppear and onDisappear follow a condition and the screen") func appearance() {
        let log = Log(), screen = Screen(Coming(log: log))
        #expect(log.take() == ["host came", "guest came"])
        screen.tap("Turn")
        #expect(log.take() == ["guest went"])
        screen.tap("Turn")
        #expect(log.take() == ["guest came"])
        screen.stage.show(UIViewController())
        screen.turn()
        #expect(log.take() == ["host went", "guest went"])
    }

    private struct Watching: View {
        let log: Log
        @State private var count = 0
        @State private var double = 0
        var body: some View {
            Button("\(count) \(double)") { count += 1 }
                .onChange(of: count) { old, new in
                    _ = log.note("\(old) to \(new)")
                    double = new * 2
                }
                .onChange(of: double, initial: true) { _ = log.note("double") }
        }
    }
    @Test("onChange gets the old and the new value, and the values that it sets are shown immediately") func changes() {
        let log = Log(), screen = Screen(Watching(log: log))
        #expect(log.take() == ["double"])
        screen.tap("0 0")
        #expect(log.take() == ["0 to 1", "double"] && screen.texts == ["1 2"])
    }

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    private struct Measuring: View {
        @State private var widest: CGFloat = 0
        var body: some View {
            VStack {
                ForEach([30, 80, 50], id: \.self) { width in
                    Color.red.frame(width: width, height: 10).background(
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                }
                Text(verbatim: "\(Int(widest))")
            }
            .onPreferenceChange(Widest.self) { widest = $0 }
        }
    }
    @Test("preferences are passed up and reduced, including those set during layout") func preferences() {
        let screen = Screen(Measuring())
        screen.turn()
        #expect(screen.texts == ["80"])
    }

    private struct Listening: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var last = 0
        var body: some View { Text(verbatim: "\(last)").onReceive(subject) { last = $0 } }
    }
    @Test("a value from a publisher reaches onReceive") func publishers() {
        let subject = PassthroughSubject<Int, Never>(), screen = Screen(Listening(subject: subject))
        subject.send(7)
        screen.turn()
        #expect(screen.texts == ["7"])
    }

    private struct Digits: View {
        @State private var text = "1"
        var body: some View {
            VStack {
                Text(verbatim: text).onReceive(Just(text)) { new in
                    let digits = new.filter(\.isNumber)
                    if digits != new { text = digits }
                }
                Button("Type") { text += "2a" }
            }
        }
    }
    @Test("onReceive gets the value of the publisher with which the view is evaluated again") func otherPublishers() {
        let screen = Screen(Digits())
        for expected in ["12", "122"] {
            screen.tap("Type")
            screen.turn()
            #expect(screen.texts.contains(expected), "\(screen.texts)")
        }
    }

    private struct Moving: View {
        @State private var isMoved = false
        @State private var isShown = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.accessibilityIdentifier("box").frame(width: 100, height: 20).offset(x: isMoved ? 100 : 0)
                if isShown { Text(verbatim: "leaving").transition(.opacity) }
                Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
                Button("Leave") { withAnimation(.linear(duration: 1)) { isShown = false } }
            }
        }
    }
    @Test("an animated change animates only what it changes, for its duration") func animation() throws {
        let screen = Screen(Moving())
        let box = try #require(screen.views.first { $0.accessibilityIdentifier == "box" }), start = box.frame.minX
        screen.tap("Move")
        screen.stage.advance(by: 0.5)
        #expect(abs(box.frame.minX - start - 100) < 0.01)
        let shown = try #require(box.layer.presentation()).frame.minX - start
        #expect(shown > 30 && shown < 70)
        screen.stage.advance(by: 0.7)
        #expect(try abs(#require(box.layer.presentation()).frame.minX - start - 100) < 0.01)
    }

    @Test("a view removed in an animation fades out") func transition() {
        let screen = Screen(Moving())
        screen.tap("Leave")
        screen.stage.advance(by: 0.5)
        #expect(screen.label("leaving") != nil)
        screen.stage.advance(by: 1)
        #expect(screen.label("leaving") == nil)
    }

    private struct ByValue: View {
        @State private var width: CGFloat = 50
        var body: some View {
            VStack {
                Color.red.accessibilityIdentifier("box").frame(width: width, height: 20).animation(.linear(duration: 1), value: width)
                Button("Widen") { width = 150 }
            }
        }
    }
    @Test("animation(_:value:) animates when the value changes") func animationByValue() throws {
        let screen = Screen(ByValue())
        let box = try #require(screen.views.first { $0.accessibilityIdentifier == "box" })
        screen.tap("Widen")
        screen.stage.advance(by: 0.5)
        let width = try #require(box.layer.presentation()).bounds.width
        #expect(width > 70 && width < 130 && box.bounds.width == 150)
    }

    @Test("a task runs while its view is shown, and is canceled with it", .timeLimit(.minutes(1))) func tasks() async {
        let log = Log()
        struct Working: View {
            let log: Log
            var body: some View {
                Text(verbatim: "working").task {
                    _ = log.note("begun")
                    while !Task.isCancelled { await Task.yield() }
                    _ = log.note("cancelled")
                }
            }
        }
        let screen = Screen(Working(log: log))
        while log.lines.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(log.take() == ["begun"])
        screen.stage.show(UIViewController())
        while log.lines.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(log.take() == ["cancelled"])
    }
}
