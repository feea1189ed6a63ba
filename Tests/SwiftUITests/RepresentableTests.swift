@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct RepresentableTests {
    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let log: Log
        @MainActor final class Coordinator {
            var field: Field
            init(_ field: Field) { self.field = field }
            func type(_ text: String) { field.text = text }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UILabel {
            _ = log.note("made")
            let label = UILabel()
            label.isUserInteractionEnabled = true
            return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.field = self
            _ = log.note("updated \(text)")
            label.text = text
        }
        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { _ = coordinator.field.log.note("dismantled") }
    }
    private struct Holder: View {
        let log: Log
        @State private var text = "a"
        @State private var isShown = true
        @State private var other = 0
        var body: some View {
            VStack {
                if isShown { Field(text: $text, log: log) }
                Button("Write") { text = "b" }
                Button("Other \(other)") { other += 1 }
                Button("Hide") { isShown = false }
            }
        }
    }
    @Test("a UIKit view is created once, updated when its inputs change, and dismantled at the end") func life() {
        let log = Log(), screen = Screen(Holder(log: log))
        #expect(log.take() == ["made", "updated a"])
        screen.tap("Write")
        #expect(log.take() == ["updated b"] && screen.texts.first == "b")
        screen.tap("Other 0")
        #expect(log.take() == [])
        screen.tap("Hide")
        #expect(log.take() == ["dismantled"])
    }

    @MainActor private final class Made { var coordinator: Counting.Coordinator? }
    private struct Counting: UIViewRepresentable {
        let made: Made
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        @MainActor final class Coordinator {
            let representable: Counting
            init(_ representable: Counting) { self.representable = representable }
            func add() { representable.count += representable.limit ?? 100 }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UILabel {
            made.coordinator = context.coordinator
            return UILabel()
        }
        func updateUIView(_ label: UILabel, context: Context) { label.text = "\(count)" }
    }
    @Test("a coordinator that keeps its representable writes to its state and reads its environment") func coordinator() throws {
        let made = Made(), screen = Screen(Counting(made: made).lineLimit(3))
        #expect(screen.texts == ["0"])
        try #require(made.coordinator).add()
        screen.turn()
        #expect(screen.texts == ["3"])
    }

    private struct Animated: UIViewRepresentable {
        let number: Int
        let log: Log
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { _ = log.note("\(number) \(context.transaction.animation != nil)") }
    }
    private struct Steps: View {
        let log: Log
        @State private var number = 0
        var body: some View {
            VStack {
                Animated(number: number, log: log)
                Button("Step") { number += 1 }
                Button("Animate") { withAnimation { number += 1 } }
            }
        }
    }
    @Test("the context has the transaction of the change") func transaction() {
        let log = Log(), screen = Screen(Steps(log: log))
        screen.tap("Step")
        screen.tap("Animate")
        screen.tap("Step")
        #expect(log.take() == ["0 false", "1 false", "2 true", "3 false"])
    }

    private struct Plain: UIViewRepresentable {
        let height: CGFloat?
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.accessibilityIdentifier = "plain"
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            height.map { CGSize(width: proposal.width ?? 0, height: $0) }
        }
    }
    @Test("a view without an intrinsic size takes the proposed size, unless sizeThatFits returns another") func sizes() {
        #expect(Laid(Plain(height: nil))["plain"] == rect(0, 0, 300, 200))
        #expect(Laid(Plain(height: 50))["plain"] == rect(0, 75, 300, 50))
    }

    private struct Wrapped: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = title }
    }
    private struct Containing: View {
        @State private var isShown = true
        @State private var title = "first"
        var body: some View {
            VStack {
                if isShown { Wrapped(title: title) }
                Button("Rename") { title = "second" }
                Button("Hide") { isShown = false }
            }
        }
    }
    @Test("a view controller is a child of the hosting controller while it is shown") func controllers() throws {
        let screen = Screen(Containing())
        let child = try #require(screen.controller.children.first)
        #expect(child.parent === screen.controller && child.title == "first" && child.view.window != nil)
        screen.tap("Rename")
        #expect(screen.controller.children.first === child && child.title == "second")
        screen.tap("Hide")
        #expect(screen.controller.children.isEmpty && child.view.superview == nil)
    }
    // swiftui-introspect finds the controller of a stack on a device: it is between those of the background and of the overlay.
    @Test("the children are in the order of their views, from the lowest to the highest") func order() {
        let screen = Screen(
            NavigationStack { Text("page") }.background(Wrapped(title: "behind")).overlay(Wrapped(title: "above")))
        let children = screen.controller.children
        #expect(children.count == 3 && children[1] is UINavigationController)
        #expect(children.first?.title == "behind" && children.last?.title == "above")
    }
}
