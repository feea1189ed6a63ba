import CoreGraphics
import Foundation
import Testing

@Suite struct PathBooleanTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }
    private func area(_ path: CGPath) -> CGFloat {
        abs(
            path.polylines().reduce(0) { sum, line in
                sum
                    + zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(0) {
                        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
                    }
            })
    }

    @Test("union, intersection, and subtraction of areas; common sides and equal outlines count once")
    func rectangles() {
        let a = rect(0, 0, 10, 10), b = rect(5, 5, 10, 10)
        #expect(
            area(a.union(b)) == 175 && area(a.intersection(b)) == 25 && area(a.subtracting(b)) == 75
                && area(a.symmetricDifference(b)) == 150)
        #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(area(a.union(rect(10, 0, 5, 10))) == 150 && a.union(rect(10, 0, 5, 10)).polylines().first?.points.count == 4)
        #expect(a.subtracting(a).isEmpty && area(a.union(a)) == 100)
        #expect(a.intersects(b) && !a.intersects(rect(10, 0, 5, 10)) && !a.intersects(rect(30, 0, 5, 5)))
    }

    @Test("subtracting an inner area leaves a hole under both fill rules, and each component keeps its holes")
    func holes() {
        let ring = rect(0, 0, 10, 10).subtracting(rect(2, 2, 3, 3)), middle = CGPoint(x: 3, y: 3)
        #expect(!ring.contains(middle, using: .winding) && !ring.contains(middle, using: .evenOdd) && area(ring) == 91)
        let parts = ring.union(rect(20, 0, 5, 5)).componentsSeparated()
        #expect(parts.map(area).sorted() == [25, 91])
        let nested = CGMutablePath()
        nested.addPath(rect(0, 0, 10, 10))
        nested.addPath(rect(2, 2, 3, 3))
        #expect(area(nested.normalized()) == 100 && area(nested.normalized(using: .evenOdd)) == 91)
    }

    @Test("lines are clipped to the inside or the outside of an area")
    func lines() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        #expect(line.lineIntersection(rect(0, 0, 10, 10)).points == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(
            line.lineSubtracting(rect(0, 0, 10, 10)).points == [
                CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 15, y: 5),
            ])
    }

    @Test("areas add up for curves that cross in any way", arguments: 0..<24)
    func sums(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func number(_ limit: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
        }
        func blob() -> CGPath {
            let path = CGMutablePath()
            for _ in 0..<3 { path.addEllipse(in: CGRect(x: number(50), y: number(50), width: 1 + number(60), height: 1 + number(60))) }
            path.addRect(
                CGRect(x: number(50).rounded(), y: number(50).rounded(), width: 1 + number(60).rounded(), height: 1 + number(60).rounded()))
            return path
        }
        let (a, b) = (blob(), blob())
        let (union, common, first, second) = (area(a.union(b)), area(a.intersection(b)), area(a.subtracting(b)), area(b.subtracting(a)))
        #expect(abs(union - common - first - second) < 0.5)
        #expect(abs(area(a.normalized()) - common - first) < 0.5)
        #expect(abs(area(a.symmetricDifference(b)) - first - second) < 0.5)
    }
}
