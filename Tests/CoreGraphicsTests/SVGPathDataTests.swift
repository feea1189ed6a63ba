import CoreGraphics
import Testing

@Suite struct SVGPathDataTests {
    @Test("numbers need no separator, a command may be implied, and arcs keep their end points")
    func syntax() {
        let path = SVGPathData.path("M1-2.5.5.5L10 0h5v5H0zm2 2a3 3 0 1 1 6 0a3 3 0 01-6 0z")
        #expect(path.points[0] == CGPoint(x: 1, y: -2.5))
        #expect(path.types.filter { $0 == .closeSubpath }.count == 2)
        let circle = SVGPathData.path("M5 8a3 3 0 1 0 6 0 3 3 0 0 0-6 0z").boundingBoxOfPath
        #expect(abs(circle.minX - 5) < 0.01 && abs(circle.width - 6) < 0.01 && abs(circle.height - 6) < 0.01)
    }

    @Test("smooth curves reflect the previous control point")
    func smooth() {
        let path = SVGPathData.path("M0 0C0 10 10 10 10 0S20-10 20 0")
        #expect(path.points[4] == CGPoint(x: 10, y: -10))
    }

    @Test("unreadable data ends the path", arguments: ["", "z", "M", "M1", "M1 x", "L", "M0 0 A1", "5 5", "M1e999 0L1 1"])
    func broken(data: String) {
        let path = SVGPathData.path(data)
        #expect(path.points.count <= 1 && path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
