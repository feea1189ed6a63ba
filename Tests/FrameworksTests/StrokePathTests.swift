import PencilKitCompanion
import Testing

@MainActor @Suite("Paths of strokes")
struct StrokePathTests {
    private static func path(_ count: Int) -> PKStrokePath {
        let points = (0..<count).map { index in
            PKStrokePoint(
                location: CGPoint(x: CGFloat(index) * 10, y: 0), timeOffset: TimeInterval(index), size: CGSize(width: 2, height: 2),
                opacity: 1, force: 1, azimuth: 0, altitude: 1)
        }
        return PKStrokePath(controlPoints: points, creationDate: .distantPast)
    }
    @Test("points between the points of a straight path lie on it, at equal distances") func interpolation() {
        let path = Self.path(4)
        #expect(abs(path.interpolatedLocation(at: 1.5).x - 15) < 0.001 && path.interpolatedLocation(at: 0) == .zero)
        #expect(abs(path.interpolatedPoint(at: 2).timeOffset - 2) < 0.001)
        let places = path.interpolatedPoints(by: .distance(7.5)).map(\.location.x)
        #expect(places.count == 5 && zip(places, [0, 7.5, 15, 22.5, 30]).allSatisfy { abs($0 - $1) < 0.1 })
        #expect(abs(path.parametricValue(1, offsetBy: .distance(-5)) - 0.5) < 0.02)
        #expect(path.parametricValue(1, offsetBy: .parametricStep(9)) == 3)
    }
    @Test("a mask limits a stroke, and inks name the system that has them") func masks() {
        var stroke = PKStroke(ink: PKInk(.pen), path: Self.path(3))
        #expect(stroke.maskedPathRanges == [0...2])
        stroke.mask = UIBezierPath(rect: CGRect(x: -5, y: -5, width: 15.1, height: 10))
        #expect(stroke.maskedPathRanges.count == 1 && stroke.maskedPathRanges.first?.upperBound == 1)
        let drawing = PKDrawing(strokes: [stroke, PKStroke(ink: PKInk(.crayon), path: Self.path(2))])
        #expect(drawing.requiredContentVersion == .version2 && PKInk(.pen).requiredContentVersion == .version1)
        #expect(drawing == drawing && drawing != PKDrawing())
    }
    @Test("a palette of items selects the tool of an item") func items() {
        let marker = PKToolPickerInkingItem(type: .marker, color: .red, identifier: "red")
        let picker = PKToolPicker(toolItems: [PKToolPickerRulerItem(), PKToolPickerEraserItem(type: .vector), marker])
        #expect(picker.selectedTool is PKEraserTool)
        picker.selectedToolItemIdentifier = "red"
        #expect((picker.selectedTool as? PKInkingTool)?.inkType == .marker && picker.selectedToolItem === marker)
    }
    @Test("a color for the other appearance has the inverted lightness") func colors() {
        var white: CGFloat = 0
        PKInkingTool.convertColor(.black, from: .light, to: .dark).getWhite(&white, alpha: nil)
        #expect(white == 1)
    }
}
