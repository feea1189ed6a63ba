import CoreGraphics

/// The part of a path between two fractions of its length. Curves remain curves.
struct PathPart {
    private(set) var path = Path()

    private struct Segment {
        var curve: CubicCurve
        var isLine: Bool
        var length: CGFloat
        var opensSubpath: Bool
    }

    init(of whole: Path, from start: CGFloat, to end: CGFloat) {
        guard end > start else { return }
        if start <= 0, end >= 1 { path = whole; return }
        let segments = Self.segments(of: whole)
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return }
        let (from, to) = (start * total, end * total)
        var walked: CGFloat = 0, isDown = false
        for segment in segments {
            let (first, last) = (walked, walked + segment.length)
            walked = last
            if segment.opensSubpath { isDown = false }
            guard last > from, first < to, segment.length > 0 else { continue }
            let part = segment.curve.part(max(0, (from - first) / segment.length), min(1, (to - first) / segment.length))
            if !isDown { path.move(to: part.p0) }
            isDown = true
            if segment.isLine { path.addLine(to: part.p3) } else { path.addCurve(to: part.p3, control1: part.p1, control2: part.p2) }
        }
    }

    private static func segments(of path: Path) -> [Segment] {
        var segments: [Segment] = [], start = CGPoint.zero, current = CGPoint.zero, opens = true
        func add(_ curve: CubicCurve, isLine: Bool) {
            segments.append(
                Segment(curve: curve, isLine: isLine, length: isLine ? distance(curve.p0, curve.p3) : curve.length, opensSubpath: opens))
            (current, opens) = (curve.p3, false)
        }
        path.forEach {
            switch $0 {
            case .move(let end): (start, current, opens) = (end, end, true)
            case .line(let end): add(CubicCurve(current, current, end, end), isLine: true)
            case .quadCurve(let end, let control): add(CubicCurve(current, quadraticControl: control, end), isLine: false)
            case .curve(let end, let first, let second): add(CubicCurve(current, first, second, end), isLine: false)
            case .closeSubpath: if current != start { add(CubicCurve(current, current, start, start), isLine: true) }
            }
        }
        return segments
    }

    fileprivate static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}

extension CubicCurve {
    fileprivate var length: CGFloat {
        var sum: CGFloat = 0, last = p0
        flatten(0.05) { point, _ in
            sum += PathPart.distance(last, point)
            last = point
        }
        return sum
    }

    /// Returns the part between two values of the parameter, which short curves traverse evenly enough.
    fileprivate func part(_ from: CGFloat, _ to: CGFloat) -> CubicCurve {
        let head = to < 1 ? split(to).0 : self
        return from > 0 ? head.split(from / to).1 : head
    }

    private func split(_ t: CGFloat) -> (CubicCurve, CubicCurve) {
        // A line has its control points at its ends, where equal steps of the parameter are not equal distances.
        if p0 == p1, p2 == p3 {
            let middle = CGPoint(x: p0.x + (p3.x - p0.x) * t, y: p0.y + (p3.y - p0.y) * t)
            return (CubicCurve(p0, p0, middle, middle), CubicCurve(middle, middle, p3, p3))
        }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        let (a, b, c) = (between(p0, p1), between(p1, p2), between(p2, p3))
        let (d, e) = (between(a, b), between(b, c))
        let middle = between(d, e)
        return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
    }
}
