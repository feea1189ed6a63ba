import PencilKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct PencilKitTests {
    private final class Screen: UIViewController, PKCanvasViewDelegate {
        let canvas = PKCanvasView()
        var changes = 0
        override func loadView() {
            view = canvas
            canvas.delegate = self
        }
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
    }

    @Test("a finger draws a stroke with the tool's ink, undo removes it, and the eraser erases") func strokes() throws {
        let screen = Screen(), stage = Stage(root: screen)
        screen.canvas.tool = PKInkingTool(.marker, color: .red, width: 8)
        func draw(_ y: CGFloat) {
            stage.touch(.began, CGPoint(x: 100, y: y))
            for x in stride(from: 110, through: 200, by: 10) { stage.touch(.moved, CGPoint(x: CGFloat(x), y: y)) }
            stage.touch(.ended, CGPoint(x: 200, y: y))
            stage.turn()
        }
        draw(300)
        let stroke = try #require(screen.canvas.drawing.strokes.first)
        #expect(
            screen.changes == 1 && stroke.ink == PKInk(.marker, color: .red)
                && stroke.renderBounds == CGRect(x: 96, y: 296, width: 108, height: 8))
        draw(400)
        #expect(screen.canvas.drawing.strokes.count == 2)
        screen.canvas.undoManager?.undo()
        #expect(screen.canvas.drawing.strokes.count == 1)
        screen.canvas.tool = PKEraserTool(.vector)
        draw(300)
        #expect(screen.canvas.drawing.strokes.isEmpty)
    }

    @Test("a drawing survives a round trip through its data, and invalid data is an error") func data() throws {
        let points = [CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 40)].map {
            PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 0)
        }
        let drawing = PKDrawing(strokes: [
            PKStroke(ink: PKInk(.pen, color: .blue), path: PKStrokePath(controlPoints: points, creationDate: .distantPast))
        ])
        let copy = try PKDrawing(data: drawing.dataRepresentation())
        #expect(copy.strokes.count == 1 && copy.bounds == drawing.bounds && copy.strokes[0].ink.color == UIColor.blue)
        #expect(drawing.transformed(using: CGAffineTransform(translationX: 10, y: 0)).bounds == drawing.bounds.offsetBy(dx: 10, dy: 0))
        #expect(throws: (any Error).self) { try PKDrawing(data: Data("no drawing".utf8)) }
        #expect(drawing.image(from: CGRect(x: 0, y: 0, width: 50, height: 50), scale: 2).cgImage?.width == 100)
    }
}
