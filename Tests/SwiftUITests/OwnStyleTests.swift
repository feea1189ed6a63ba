@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct OwnStyleTests {
    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }
    private struct Slim: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(5) }
    }
    @Test("a custom progress view style shows the fraction, or wraps the system's view") func progress() {
        let own = Laid(ProgressView("Loading", value: 3, total: 4).progressViewStyle(Percent()))
        #expect(own.label("75 %") != nil && own.label("Loading") != nil)
        #expect(!own.view.withDescendants.contains { $0 is UIProgressView })
        #expect(
            Laid(ProgressView(value: 0.5).progressViewStyle(Slim())).view.withDescendants.contains {
                ($0 as? UIProgressView)?.progress == 0.5
            })
        #expect(Laid(ProgressView(value: 0.5).progressViewStyle(.circular)).view.withDescendants.contains { $0 is UIActivityIndicatorView })
    }

    private struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label; configuration.content
            }
        }
    }
    @Test("a custom group box style arranges its title and its content") func boxes() throws {
        let laid = Laid(
            GroupBox {
                box("in", 50, 20)
            } label: {
                box("title", 30, 20)
            }.groupBoxStyle(Plain()))
        #expect(laid["title"]?.maxX == laid["in"]?.minX && laid["title"]?.minX == 110)
        #expect(Laid(GroupBox { box("in", 50, 20) })["in"] == rect(125, 90, 50, 20))
    }

    private struct Links: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    configuration.label
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }
    @Test("a custom disclosure group style expands and collapses it") func groups() {
        let screen = Screen(DisclosureGroup("More") { Text(verbatim: "Inside") }.disclosureGroupStyle(Links()))
        #expect(screen.label("Inside") == nil)
        screen.tap("More")
        #expect(screen.label("Inside") != nil)
        screen.tap("More")
        screen.turn()
        #expect(screen.label("Inside") == nil)
    }

    private struct Folder: Identifiable {
        let id: String
        var inside: [Folder]?
    }
    @Test("an outline group expands branch by branch") func outline() {
        let tree = [Folder(id: "A", inside: [Folder(id: "B", inside: nil)]), Folder(id: "C", inside: nil)]
        let screen = Screen(VStack { OutlineGroup(tree, children: \.inside) { Text(verbatim: $0.id) } })
        #expect(screen.texts.sorted() == ["A", "C"])
        screen.tap("A")
        screen.turn()
        #expect(screen.texts.sorted() == ["A", "B", "C"])
    }

    @Test("a visual effect uses the view's size and does not affect layout") func effects() throws {
        let laid = Laid(box("a", 40, 20).visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) })
        #expect(laid["a"] == rect(170, 90, 40, 20))
        #expect(
            Laid(box("a", 40, 20).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })["a"]
                == rect(130, 90, 40, 20))
    }

    private struct Pulse: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Pulse") { count += 1 }
                PhaseAnimator([10.0, 30.0], trigger: count) { width in
                    box("dot", width, 10)
                } animation: { _ in
                    .linear(duration: 0.2)
                }
            }
        }
    }
    @Test("a phase animator runs once for each change of its trigger") func phases() throws {
        let screen = Screen(Pulse())
        #expect(screen.frame("dot")?.width == 10)
        screen.tap("Pulse")
        #expect(screen.frame("dot")?.width == 30)
        screen.stage.advance(by: 1)
        screen.turn()
        #expect(screen.frame("dot")?.width == 10)
    }
}
