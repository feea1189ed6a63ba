import CoreGraphics
import Foundation

/// Returns the part of an outline between two fractions of its length.
enum PathTrimming {
    static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
        let result = CGMutablePath()
        guard end > start else { return result }
        let lines = path.polylines(tolerance: 0.05).map { line -> [CGPoint] in
            guard line.isClosed, let first = line.points.first else { return line.points }
            return line.points + [first]
        }
        let total = lines.reduce(CGFloat(0)) { sum, line in sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        guard total > 0, total.isFinite else { return result }
        let (from, to) = (start * total, end * total)
        var walked: CGFloat = 0
        for line in lines {
            var isDown = false
            for (a, b) in zip(line, line.dropFirst()) {
                let step = length(a, b)
                defer { walked += step }
                guard step > 0, walked + step > from, walked < to else { continue }
                if !isDown {
                    result.move(to: point(a, b, max(0, (from - walked) / step)))
                    isDown = true
                }
                result.addLine(to: point(a, b, min(1, (to - walked) / step)))
            }
        }
        return result
    }

    private static func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    private static func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
