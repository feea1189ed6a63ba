import UIKit

/// A path as short straight pieces, walked by length.
struct Polyline {
    private(set) var points: [CGPoint] = []
    private var ends: [CGFloat] = []
    var length: CGFloat { ends.last ?? 0 }

    init(_ path: CGPath) {
        var start = CGPoint.zero
        let steps = 24
        path.applyWithBlock { element in
            let points = element.pointee.points, last = self.points.last ?? .zero
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                self.points.append(points[0])
            case .addLineToPoint: self.points.append(points[0])
            case .addQuadCurveToPoint:
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps), u = 1 - t
                    self.points.append(CGPoint(x: u * u * last.x + 2 * u * t * points[0].x + t * t * points[1].x, y: u * u * last.y + 2 * u * t * points[0].y + t * t * points[1].y))
                }
            case .addCurveToPoint:
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps), u = 1 - t
                    func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d }
                    self.points.append(CGPoint(x: at(last.x, points[0].x, points[1].x, points[2].x), y: at(last.y, points[0].y, points[1].y, points[2].y)))
                }
            case .closeSubpath: self.points.append(start)
            @unknown default: break
            }
        }
        var sum: CGFloat = 0
        ends = points.indices.map { index in
            if index > 0 { sum += hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y) }
            return sum
        }
    }

    /// The point after a share of the length, and the direction there; nil for a path without points.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let first = points.first else { return nil }
        let wanted = length * min(max(share, 0), 1)
        guard let index = ends.firstIndex(where: { $0 >= wanted && $0 > 0 }), index > 0 else { return (first, 0) }
        let from = points[index - 1], to = points[index], piece = ends[index] - ends[index - 1]
        let part = piece > 0 ? (wanted - ends[index - 1]) / piece : 1
        return (CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), atan2(to.y - from.y, to.x - from.x))
    }
}

extension CGPath {
    /// The same way from its end.
    var reversed: CGPath {
        let path = CGMutablePath()
        path.addLines(between: Polyline(self).points.reversed())
        return path
    }
}
