import SwiftUICompanion
import Testing

@MainActor @Suite struct ShapeViewTests {
    /// The fill and stroke colors and line widths of all shape layers, from back to front.
    private func layers(_ view: some View) -> [String] {
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        func name(_ color: CGColor?) -> String {
            let names: [(UIColor, String)] = [(.white, "white"), (.black, "black"), (.systemRed, "red")]
            return color.map { color in names.first { $0.0.resolvedColor(with: .current).cgColor == color }?.1 ?? "other" } ?? "-"
        }
        return all(Laid(view).view.layer).compactMap { $0 as? CAShapeLayer }.map {
            "\(name($0.fillColor)) \(name($0.strokeColor)) \($0.strokeColor == nil ? 0 : $0.lineWidth) \($0.path?.boundingBox.width ?? 0)"
        }
    }

    // marian-stanciulica/Foodybite, HomeViewSnapshotTests and ProfileViewSnapshotTests, iOS 18.1.
    @Test("continuous corners begin 1.53 radii before the corner, even beyond the middle of a side") func continuous() {
        func points(_ shape: some Shape, _ side: CGFloat) -> [CGFloat] {
            var points: [CGFloat] = []
            shape.path(in: rect(0, 0, side, side)).forEach { element in
                switch element {
                case .move(let end), .line(let end): points.append((end.x * 100).rounded() / 100)
                default: break
                }
            }
            return Array(points.prefix(2))
        }
        #expect(points(RoundedRectangle(cornerRadius: 10), 100) == [15.29, 84.71])
        #expect(points(RoundedRectangle(cornerRadius: 100), 150) == [114.65, 35.35])
        #expect(!points(RoundedRectangle(cornerRadius: 10, style: .circular), 100).contains(15.29))
    }

    @Test("a shape that is filled and then stroked has the stroke on top of the fill") func filledAndStroked() {
        let shape = Circle().fill(Color.white).stroke(Color.black, lineWidth: 2).frame(width: 50, height: 50)
        #expect(layers(shape) == ["white - 0.0 50.0", "- black 2.0 50.0"])
    }
    @Test("a stroked shape that is filled has the fill of the shape, not of its line, on top") func strokedAndFilled() {
        let shape = Rectangle().stroke(Color.black, style: StrokeStyle(lineWidth: 4)).fill(Color.red).frame(width: 50, height: 50)
        #expect(layers(shape).first == "- black 4.0 50.0")
        #expect(Laid(shape).view.withDescendants.contains { $0.backgroundColor == .systemRed && $0.frame.width == 50 })
    }
    @Test("borders and strokes combine, and a border's line is inside the shape") func borders() {
        let shape = Circle().fill(Color.white).strokeBorder(Color.black, lineWidth: 10).stroke(Color.red).frame(width: 50, height: 50)
        #expect(layers(shape) == ["white - 0.0 50.0", "- black 10.0 40.0", "- red 1.0 50.0"])
    }
}
