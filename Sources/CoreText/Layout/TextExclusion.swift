import CoreGraphics
import Foundation

/// An area that text flows around, as polygons in the layout's coordinates.
package struct TextExclusion: Hashable {
    private let polygons: [[CGPoint]]

    package init(_ path: CGPath) { polygons = path.polylines().map(\.points).filter { $0.count > 1 } }

    package static func == (left: TextExclusion, right: TextExclusion) -> Bool { left.polygons == right.polygons }
    package func hash(into hasher: inout Hasher) { for point in polygons.joined() { hasher.combine(point.x); hasher.combine(point.y) } }

    /// The bottom edge of the area.
    var bottom: CGFloat { polygons.joined().map(\.y).max() ?? -.infinity }

    /// Returns the parts of a row that the area covers, from the leftmost to the rightmost point in each polygon.
    private func covered(_ top: CGFloat, _ bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        polygons.compactMap { points in
            var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
            var last = points[points.count - 1]
            for point in points {
                // The part of this edge within the row.
                let (a, b) = last.y <= point.y ? (last, point) : (point, last)
                if b.y > top, a.y < bottom {
                    func x(at y: CGFloat) -> CGFloat { b.y == a.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
                    let ends = b.y == a.y ? [a.x, b.x] : [x(at: max(a.y, top)), x(at: min(b.y, bottom))]
                    (low, high) = (min(low, ends.min()!), max(high, ends.max()!))
                }
                last = point
            }
            return low < high ? low...high : nil
        }
    }

    /// Returns the spans of a row of `width` that none of `exclusions` covers, from left to right.
    static func free(_ exclusions: [TextExclusion], top: CGFloat, bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        var x: CGFloat = 0
        for area in exclusions.flatMap({ $0.covered(top, bottom) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if area.lowerBound > x { result.append(x...min(area.lowerBound, width)) }
            x = max(x, area.upperBound)
            if x >= width { return result }
        }
        result.append(x...max(width, x))
        return result
    }
}
