import Foundation

/// Converts a stroked line to an area: one polygon with positive orientation per segment, join and cap, to be filled with the winding rule.
struct StrokeOutline {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let path = CGMutablePath()

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        half = width.isFinite ? max(width, 0) / 2 : 0
        (self.cap, self.join, self.miterLimit) = (cap, join, miterLimit)
    }

    mutating func add(_ source: CGPath) {
        guard half > 0 else { return }
        for line in source.polylines(tolerance: min(0.1, half / 8 + 0.01)) { add(line) }
    }

    private func add(_ line: Polyline) {
        var points: [CGPoint] = []
        var smooth: [Bool] = []
        for (point, isSmooth) in zip(line.points, line.smooth) where point != points.last {
            points.append(point)
            smooth.append(isSmooth)
        }
        guard points.count > 1 else { return addDot(at: points[0]) }
        let segments = line.isClosed ? points.count : points.count - 1
        let directions = (0..<segments).map { direction(points[$0], points[($0 + 1) % points.count]) }
        for (index, direction) in directions.enumerated() {
            addSegment(points[index], points[(index + 1) % points.count], direction)
        }
        for index in 0..<points.count {
            let isEnd = !line.isClosed && (index == 0 || index == points.count - 1)
            guard !isEnd else { continue }
            let incoming = directions[(index + segments - 1) % segments]
            addJoin(at: points[index], incoming, directions[index % segments], isSmooth: smooth[index])
        }
        if !line.isClosed {
            addCap(at: points[0], CGVector(dx: -directions[0].dx, dy: -directions[0].dy))
            addCap(at: points[points.count - 1], directions[segments - 1])
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
    }

    private func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        var previous = points[points.count - 1]
        for point in points {
            area += previous.x * point.y - point.x * previous.y
            previous = point
        }
        path.addLines(between: area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private func addSegment(_ from: CGPoint, _ to: CGPoint, _ d: CGVector) {
        let (nx, ny) = (-d.dy * half, d.dx * half)
        addPolygon([
            CGPoint(x: from.x + nx, y: from.y + ny), CGPoint(x: to.x + nx, y: to.y + ny),
            CGPoint(x: to.x - nx, y: to.y - ny), CGPoint(x: from.x - nx, y: from.y - ny),
        ])
    }

    private func addJoin(at point: CGPoint, _ d0: CGVector, _ d1: CGVector, isSmooth: Bool) {
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let dot = d0.dx * d1.dx + d0.dy * d1.dy
        guard abs(cross) > 1e-6 || dot < 0 else { return }
        if isSmooth || join == .round { return path.addEllipse(in: circle(around: point)) }
        let side: CGFloat = cross > 0 ? -1 : 1
        let a = CGPoint(x: point.x - side * d0.dy * half, y: point.y + side * d0.dx * half)
        let b = CGPoint(x: point.x - side * d1.dy * half, y: point.y + side * d1.dx * half)
        // The miter's length in half widths is 1 / cos(half the turn).
        let cosine = ((1 + dot) / 2).squareRoot()
        if join == .miter, cosine > 1e-6, 1 / cosine <= miterLimit {
            let (mx, my) = (a.x + b.x - 2 * point.x, a.y + b.y - 2 * point.y)
            let length = (mx * mx + my * my).squareRoot()
            let reach = half / cosine
            if length > 0 {
                return addPolygon([point, a, CGPoint(x: point.x + mx / length * reach, y: point.y + my / length * reach), b])
            }
        }
        addPolygon([point, a, b])
    }

    private func addCap(at point: CGPoint, _ outward: CGVector) {
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: circle(around: point))
        case .square:
            addSegment(point, CGPoint(x: point.x + outward.dx * half, y: point.y + outward.dy * half), outward)
        }
    }

    private func addDot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: circle(around: point))
        case .square: path.addRect(circle(around: point))
        }
    }

    private func circle(around point: CGPoint) -> CGRect {
        CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    }
}
