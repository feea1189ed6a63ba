import Foundation

/// A cubic Bézier segment.
package struct CubicCurve {
    package var (p0, p1, p2, p3): (CGPoint, CGPoint, CGPoint, CGPoint)

    package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    package init(_ start: CGPoint, quadraticControl c: CGPoint, _ end: CGPoint) {
        self.init(
            start,
            CGPoint(x: start.x + 2 / 3 * (c.x - start.x), y: start.y + 2 / 3 * (c.y - start.y)),
            CGPoint(x: end.x + 2 / 3 * (c.x - end.x), y: end.y + 2 / 3 * (c.y - end.y)), end)
    }

    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// Calls `body` with the points after the start, and whether each is the end of the segment.
    package func flatten(_ tolerance: CGFloat, _ body: (CGPoint, Bool) -> Void) {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let deviation = max(bend(p0, p1, p2), bend(p1, p2, p3))
        let wanted = (0.75 * deviation / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
        for index in 1..<max(count, 1) { body(point(at: CGFloat(index) / CGFloat(count)), false) }
        body(p3, true)
    }

    /// The points at which the curve reverses along an axis.
    package var extremes: [CGPoint] {
        func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
            let (q, l, k) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
            if abs(q) < 1e-12 { return abs(l) < 1e-12 ? [] : [-k / l] }
            let discriminant = l * l - 4 * q * k
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-l + root) / (2 * q), (-l - root) / (2 * q)]
        }
        return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y))
            .filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }
}
