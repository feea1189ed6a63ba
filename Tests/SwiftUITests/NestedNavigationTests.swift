import SwiftUICompanion
import Testing
import UIKitTesting

/// Stacks inside the pages of other stacks, as in apps that put each screen into a `NavigationView` of its own.
@MainActor @Suite(.serialized) struct NestedNavigationTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var path: [Int] = []
    }
    private struct Nested: View {
        let level: Int
        let count: Int
        let log: Log
        var body: some View {
            let _ = log.note("\(level)")
            NavigationView {
                NavigationLink("Go \(level) \(count)", destination: AnyView(Nested(level: level + 1, count: count, log: log)))
            }
            .navigationViewStyle(.stack)
            .onSubmit {}
        }
    }
    private struct Outer: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View { Nested(level: 0, count: model.count, log: log) }
    }

    @Test("a change below stacks in stacks evaluates each of them about once") func depth() {
        let model = Model(), log = Log()
        let screen = Screen(Outer(model: model, log: log))
        for level in 0..<6 {
            screen.tap("Go \(level) 0")
            screen.stage.settle()
        }
        #expect(screen.label("Go 6 0")?.window != nil)
        _ = log.take()
        model.count = 1
        screen.stage.settle()
        let lines = log.take()
        #expect(screen.label("Go 6 1")?.window != nil)
        // Twice on each level would be 64 times on the last one.
        for level in 0...6 { #expect(lines.filter { $0 == "\(level)" }.count <= 2, "level \(level)") }
    }

    private struct Page: View {
        let number: Int
        let log: Log
        var body: some View {
            let _ = log.note("\(number)")
            Text(verbatim: "Page \(number)").navigationDestination(for: Int.self) { Text(verbatim: "Inner \($0)") }
        }
    }
    private struct Rooted: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            NavigationStack(path: $model.path) {
                Text("Root").navigationDestination(for: Int.self) { Page(number: $0, log: log) }
            }
        }
    }
    // "Only the destination declared closest to the root view of the stack will be used" (SwiftUI's warning in the console).
    @Test("of several destinations for a type, the one that is nearest to the root counts") func destinations() throws {
        let model = Model(), log = Log()
        let screen = Screen(Rooted(model: model, log: log))
        model.path = [1]
        screen.stage.settle()
        model.path = [1, 2]
        screen.stage.settle()
        #expect(screen.texts.contains("Page 2") && !screen.texts.contains("Inner 2"))
        _ = log.take()
        model.path = [1, 2, 3]
        screen.stage.settle()
        #expect(screen.texts.contains("Page 3"))
        #expect(log.take().count < 20)
    }
}
