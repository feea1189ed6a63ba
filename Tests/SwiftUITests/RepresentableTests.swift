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
}
