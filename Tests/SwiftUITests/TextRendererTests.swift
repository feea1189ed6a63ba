@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TextRendererTests {
    private struct Mark: TextAttribute { let name: String }
    /// Draws only the marked runs, twice as wide, and notes what it gets.
    private struct Recorder: TextRenderer {
        final class Notes {
            var lines = 0, runs: [(String?, Int)] = [], lineWidths: [CGFloat] = [], isDrawn = false
        }
        let notes: Notes
        var amount = 0.0
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            notes.lines = layout.count
            notes.runs = layout.flatMap { $0 }.map { ($0[Mark.self]?.name, $0.count) }
            notes.lineWidths = layout.map(\.typographicBounds.width)
            notes.isDrawn = true
            for run in layout.flatMap({ $0 }) where run[Mark.self] != nil { context.draw(run) }
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width, height: size.height + 20)
        }
    }

    @Test("a renderer gets a text's lines, runs, and marks, and its size and drawing replace the text's own") func layout() throws {
        let notes = Recorder.Notes()
        let marked = Text(verbatim: "IIII").customAttribute(Mark(name: "bars"))
        let text = Text("MM \(marked)\nM").font(.system(size: 20)).foregroundColor(.black)
        let plain = Laid(text.fixedSize().accessibilityIdentifier("text"))
        let laid = Laid(
            text.textRenderer(Recorder(notes: notes)).fixedSize().accessibilityIdentifier("text").background(Color.white))
        let compositor = Compositor(rootLayer: laid.view.layer, size: laid.view.bounds.size, scale: 1)
        defer { RenderTree.remove(laid.view.layer) }
        compositor.render()
        #expect(notes.lines == 2 && notes.runs.map(\.0) == [nil, "bars", nil])
        #expect(notes.runs.map(\.1)[1] == 4)
        let frame = try #require(laid["text"]), own = try #require(plain["text"])
        #expect(frame.height == own.height + 20 && frame.width == own.width)
        #expect(abs(try #require(notes.lineWidths.first) - own.width) <= 1)
        // The first half of the first line is not drawn, and the bars are.
        func isInk(_ range: Range<CGFloat>) -> Bool {
            (Int(frame.minY)..<Int(frame.minY + 20)).contains { y in
                (Int(range.lowerBound)..<Int(range.upperBound)).contains { compositor.pixels.row(y)[$0] & 0xFF < 0x80 }
            }
        }
        #expect(!isInk(frame.minX..<frame.minX + 30) && isInk(frame.maxX - 20..<frame.maxX))
    }
}
