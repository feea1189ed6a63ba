import SwiftUICompanion
import Testing
import UIKitTesting

/// The state of a page ends with the page, no matter how it was shown.
@MainActor @Suite(.serialized) struct PageLifetimeTests {
    private final class Tally: ObservableObject {
        @Published var isOpen = false
        @Published var path: [Value] = []
        var living = 0
        private var count = 0
        /// The number of the next page.
        func opened() -> Int {
            count += 1
            return count
        }
    }
    private struct Value: Hashable { var id = 0 }
    /// A value of a path that is a view and holds an object.
    private struct Presentable: View, Hashable {
        nonisolated let id: Int
        let content: AnyView
        init(_ id: Int, _ content: some View) { (self.id, self.content) = (id, AnyView(content)) }
        var body: some View { content }
        nonisolated static func == (one: Presentable, other: Presentable) -> Bool { one.id == other.id }
        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    private final class Owned: ObservableObject {
        private let tally: Tally
        init(_ tally: Tally) {
            self.tally = tally
            tally.living += 1
        }
        deinit { tally.living -= 1 }
    }
    private struct Page: View {
        @StateObject private var owned: Owned
        init(_ tally: Tally) { _owned = StateObject(wrappedValue: Owned(tally)) }
        init(owned: Owned) { _owned = StateObject(wrappedValue: owned) }
        var body: some View { Text("Page") }
    }

    private func check(_ tally: Tally, _ view: some View, open: () -> Void, close: () -> Void, _ name: String) {
        let screen = Screen(view)
        screen.stage.settle()
        for _ in 0..<3 {
            open()
            screen.stage.settle()
            #expect(tally.living == 1, "\(name) shown")
            close()
            screen.stage.settle()
            #expect(tally.living == 0, "\(name) closed")
        }
    }

    @Test("the state of a pushed page is released when the page leaves") func pushed() {
        let tally = Tally()
        struct ByLink: View {
            @ObservedObject var tally: Tally
            var body: some View {
                NavigationView {
                    Text("Root").background(NavigationLink(destination: Page(tally), isActive: $tally.isOpen) { EmptyView() }.hidden())
                }
            }
        }
        check(tally, ByLink(tally: tally), open: { tally.isOpen = true }, close: { tally.isOpen = false }, "link")
        struct ByBinding: View {
            @ObservedObject var tally: Tally
            var body: some View {
                NavigationStack { Text("Root").navigationDestination(isPresented: $tally.isOpen) { Page(tally) } }
            }
        }
        check(tally, ByBinding(tally: tally), open: { tally.isOpen = true }, close: { tally.isOpen = false }, "binding")
        struct ByPath: View {
            @ObservedObject var tally: Tally
            var body: some View {
                NavigationStack(path: $tally.path) { Text("Root").navigationDestination(for: Value.self) { _ in Page(tally) } }
            }
        }
        check(tally, ByPath(tally: tally), open: { tally.path = [Value()] }, close: { tally.path = [] }, "path")
    }

    @Test("the state of a page is released when the user goes back") func wentBack() throws {
        let tally = Tally()
        struct ByPath: View {
            @ObservedObject var tally: Tally
            var body: some View {
                NavigationStack(path: $tally.path) { Text("Root").navigationDestination(for: Value.self) { _ in Page(tally) } }
            }
        }
        let screen = Screen(ByPath(tally: tally))
        let stack = try #require(screen.stack)
        for _ in 0..<3 {
            tally.path = [Value()]
            screen.stage.settle()
            #expect(tally.living == 1)
            stack.popViewController(animated: true)
            screen.stage.settle()
            #expect(tally.living == 0 && tally.path.isEmpty)
        }
    }

    @Test("an object in a value of the path is released with the value") func value() {
        let tally = Tally()
        struct ByPath: View {
            @State private var path: [Presentable] = []
            let tally: Tally
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Open") { path.append(Presentable(tally.opened(), Page(owned: Owned(tally)))) }
                        .navigationDestination(for: Presentable.self) { $0 }
                }
                .onChange(of: path) { _ in }
            }
        }
        struct ByLink: View {
            @State private var path: [Presentable] = []
            let tally: Tally
            private var isActive: Binding<Bool> { Binding(get: { !path.isEmpty }, set: { if !$0 { path = [] } }) }
            var body: some View {
                NavigationView {
                    Button("Open") { path.append(Presentable(tally.opened(), Page(owned: Owned(tally)))) }
                        .background(NavigationLink(destination: path.first, isActive: isActive) { EmptyView() }.hidden())
                }
                .onChange(of: path) { _ in }
            }
        }
        @MainActor func check(_ view: some View, _ name: String) {
            let screen = Screen(view)
            guard let stack = screen.stack else {
                Issue.record("\(name) has no navigation stack")
                return
            }
            for _ in 0..<3 {
                screen.tap("Open")
                screen.stage.settle()
                #expect(tally.living == 1 && stack.viewControllers.count == 2, "\(name)")
                stack.popViewController(animated: true)
                screen.stage.settle()
                #expect(tally.living == 0, "\(name)")
            }
        }
        check(ByPath(tally: tally), "path")
        check(ByLink(tally: tally), "link")
    }

    @Test("the state of a sheet is released when it is dismissed") func sheet() {
        let tally = Tally()
        struct Presenting: View {
            @ObservedObject var tally: Tally
            var body: some View { Text("Root").sheet(isPresented: $tally.isOpen) { Page(tally) } }
        }
        check(tally, Presenting(tally: tally), open: { tally.isOpen = true }, close: { tally.isOpen = false }, "sheet")
    }
}
