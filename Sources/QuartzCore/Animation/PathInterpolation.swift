import CoreGraphics
import Foundation

/// Interpolates outlines point by point.
enum PathInterpolation {
    /// Interpolates two outlines. If their structures differ, the first is used until the end.
    static func mix(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath {
        guard a.types == b.types else { return t < 1 ? a : b }
        return CGPath(
            types: a.types, points: zip(a.points, b.points).map { p, q in CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) })
    }
}

/// A path with its length.
package struct MeasuredPath {
    package private(set) var points: [CGPoint] = []
    private var lengths: [Double] = []
    /// The length up to the end of each segment of the original path.
    private(set) var stops: [Double] = []

    package init(_ path: CGPath) {
        for line in path.polylines(tolerance: 0.01) {
            var all = line.points
            if line.isClosed, let first = all.first { all.append(first) }
            for point in all { append(point) }
        }
        stops = Self.segmentEnds(of: path, total: lengths.last ?? 0)
    }

    private mutating func append(_ point: CGPoint) {
        if let last = points.last {
            lengths.append((lengths.last ?? 0) + AnimatableValue.point(last).distance(to: .point(point)))
        } else {
            lengths.append(0)
        }
        points.append(point)
    }

    package var isEmpty: Bool { points.isEmpty }
    package var length: Double { lengths.last ?? 0 }

    /// Returns the point at `distance` along the path, and the direction of travel there in radians.
    package func point(at distance: Double) -> (CGPoint, angle: Double) {
        guard points.count > 1, length > 0 else { return (points.first ?? .zero, 0) }
        let distance = max(0, min(length, distance))
        var (low, high) = (1, points.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] < distance { low = middle + 1 } else { high = middle }
        }
        let (a, b) = (points[low - 1], points[low])
        let span = lengths[low] - lengths[low - 1]
        let t = span > 0 ? (distance - lengths[low - 1]) / span : 0
        return (CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t), atan2(Double(b.y - a.y), Double(b.x - a.x)))
    }

    /// Returns the lengths at which the original segments end, since a path's keyframes are at its points.
    private static func segmentEnds(of path: CGPath, total: Double) -> [Double] {
        var ends: [Double] = []
        let partial = CGMutablePath()
        var walked = 0.0
        path.forEachElement { type, p in
            switch type {
            case .moveToPoint:
                partial.move(to: p[0])
                if ends.isEmpty { ends.append(0) }
                return
            case .addLineToPoint: partial.addLine(to: p[0])
            case .addQuadCurveToPoint: partial.addQuadCurve(to: p[1], control: p[0])
            case .addCurveToPoint: partial.addCurve(to: p[2], control1: p[0], control2: p[1])
            case .closeSubpath: partial.closeSubpath()
            }
            walked = MeasuredPath.length(of: partial)
            ends.append(min(walked, total))
        }
        return ends
    }

    private static func length(of path: CGPath) -> Double {
        var total = 0.0
        for line in path.polylines(tolerance: 0.01) {
            var all = line.points
            if line.isClosed, let first = all.first { all.append(first) }
            for (a, b) in zip(all, all.dropFirst()) { total += AnimatableValue.point(a).distance(to: .point(b)) }
        }
        return total
    }
}
