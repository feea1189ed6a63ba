import CoreGraphics
import Testing

@Suite struct PathTests {
    @Test("transforms concatenate left to right and invert")
    func transforms() {
        let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 23))
        let back = CGPoint(x: 12, y: 23).applying(map.inverted())
        #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
        let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 1) < 1e-12 && abs(turned.width - 1) < 1e-12 && abs(turned.height - 2) < 1e-12)
    }

    @Test("a curve's outline box is tighter than the box of its control points")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("the fill rules differ inside nested shapes of the same direction")
    func containment() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 2, y: 2), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 2)))
    }

    // yacir/CollectionViewSlantedLayout, CollectionViewSlantedMasksTests, on iOS.
    @Test("a path contains the points of its outline, also of the line that closes it")
    func outlinePoints() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200)])
        let corners = [CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200)]
        let edges = [CGPoint(x: 100, y: 25), CGPoint(x: 200, y: 75), CGPoint(x: 100, y: 175), CGPoint(x: 0, y: 125)]
        for point in corners + edges {
            #expect(path.contains(point) && path.contains(point, using: .evenOdd), "\(point)")
        }
        for point in [CGPoint(x: 0, y: 49), CGPoint(x: 199, y: 0), CGPoint(x: 200, y: 151), CGPoint(x: 1, y: 200)] {
            #expect(!path.contains(point), "\(point)")
        }
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
        #expect(!line.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("a stroked copy covers the line width, its caps, and its miters")
    func stroking() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func outline(_ cap: CGLineCap, _ join: CGLineJoin) -> CGPath {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
        }
        let mitred = outline(.butt, .miter)
        #expect(mitred.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 12, height: 12))
        #expect(mitred.contains(CGPoint(x: 11.9, y: -1.9)))
        #expect(!outline(.butt, .bevel).contains(CGPoint(x: 11.9, y: -1.9)))
        #expect(outline(.square, .miter).contains(CGPoint(x: -1.9, y: 1.9)))
        #expect(!outline(.round, .miter).contains(CGPoint(x: -1.9, y: 1.9)))
        #expect(outline(.round, .miter).contains(CGPoint(x: -1.9, y: 0)))
    }

    @Test("dashes start at the phase and continue around corners")
    func dashing() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let dashes = line.copy(dashingWithPhase: 1, lengths: [4, 2])
        var moves: [CGPoint] = []
        dashes.applyWithBlock { if $0.pointee.type == .moveToPoint { moves.append($0.pointee.points[0]) } }
        #expect(moves == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 1), CGPoint(x: 10, y: 7)])
    }

    @Test("an arc turns the way its clockwise flag says, with y upward")
    func arcs() {
        func end(clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(abs(end(clockwise: false).width - 10) < 0.01)
        #expect(abs(end(clockwise: true).width - 20) < 0.01)
        let corner = CGMutablePath()
        corner.move(to: CGPoint(x: 0, y: 0))
        corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
        #expect(corner.boundingBoxOfPath.maxX < 10.001)
    }
}
