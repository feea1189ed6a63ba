import Foundation

/// A subpath made of straight lines.
package struct Polyline {
    package var points: [CGPoint]
    package var isClosed: Bool
    /// The inner points that are on a curve, where a stroke turns smoothly.
    package var smooth: [Bool]
}

extension CGMutablePath {
    package func add(_ polyline: Polyline) {
        addLines(between: polyline.points)
        if polyline.isClosed { closeSubpath() }
    }
}

extension CGPath {
    /// Returns the subpaths with curves replaced by lines that deviate by at most `tolerance`. Subpaths with a nonfinite point are dropped.
    package final func polylines(tolerance: CGFloat = 0.1) -> [Polyline] {
        var result: [Polyline] = []
        var current = Polyline(points: [], isClosed: false, smooth: [])
        func finish() {
            if !current.points.isEmpty, current.points.allSatisfy(\.isFinite) { result.append(current) }
            current = Polyline(points: [], isClosed: false, smooth: [])
        }
        func append(_ point: CGPoint, smooth: Bool) {
            current.points.append(point)
            current.smooth.append(smooth)
        }
        forEachElement { type, points in
            switch type {
            case .moveToPoint:
                finish()
                append(points[0], smooth: false)
            case .addLineToPoint:
                append(points[0], smooth: false)
            case .addQuadCurveToPoint:
                guard let start = current.points.last else { return }
                CubicCurve(start, quadraticControl: points[0], points[1]).flatten(tolerance) {
                    append($0, smooth: !$1)
                }
            case .addCurveToPoint:
                guard let start = current.points.last else { return }
                CubicCurve(start, points[0], points[1], points[2]).flatten(tolerance) { append($0, smooth: !$1) }
            case .closeSubpath:
                guard let first = current.points.first else { return }
                if current.points.count > 1, current.points.last == first {
                    current.points.removeLast()
                    current.smooth.removeLast()
                }
                current.isClosed = true
                finish()
            }
        }
        finish()
        return result
    }

    /// Returns how often the outline winds around `point`: signed turns, unsigned crossings of a ray, and whether the point is on it.
    final func windingNumber(around point: CGPoint) -> (nonZero: Int, crossings: Int, isOnOutline: Bool) {
        var (turns, crossings, isOnOutline) = (0, 0, false)
        guard point.isFinite else { return (0, 0, false) }
        for line in polylines(tolerance: 0.01) {
            var previous = line.points[line.points.count - 1]
            for next in line.points {
                defer { previous = next }
                isOnOutline = isOnOutline || line.points.count > 2 && point.isOn(previous, next)
                guard (previous.y <= point.y) != (next.y <= point.y) else { continue }
                let side =
                    (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
                if next.y > previous.y, side > 0 { turns += 1; crossings += 1 }
                if next.y < previous.y, side < 0 { turns -= 1; crossings += 1 }
            }
        }
        return (turns, crossings, isOnOutline)
    }

    final var outlineBounds: CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        func add(_ point: CGPoint) {
            left = min(left, point.x); right = max(right, point.x)
            top = min(top, point.y); bottom = max(bottom, point.y)
        }
        var current = first
        forEachElement { type, points in
            switch type {
            case .moveToPoint, .addLineToPoint:
                current = points[0]
                add(current)
            case .addQuadCurveToPoint:
                CubicCurve(current, quadraticControl: points[0], points[1]).extremes.forEach(add)
                current = points[1]
                add(current)
            case .addCurveToPoint:
                CubicCurve(current, points[0], points[1], points[2]).extremes.forEach(add)
                current = points[2]
                add(current)
            case .closeSubpath: break
            }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the visible pieces of a dashed line along this path.
    final func dashed(phase: CGFloat, lengths: [CGFloat]) -> CGPath {
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        let result = CGMutablePath()
        for line in polylines() {
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            var offset = phase.truncatingRemainder(dividingBy: total)
            if offset < 0 { offset += total }
            var index = 0
            while offset >= lengths[index] {
                offset -= lengths[index]
                index = (index + 1) % lengths.count
            }
            var remaining = lengths[index] - offset
            var pieces = 0
            if index % 2 == 0, let first = points.first { result.move(to: first) }
            for (from, to) in zip(points, points.dropFirst()) {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = (dx * dx + dy * dy).squareRoot()
                var done: CGFloat = 0
                // A limit, so that a tiny pattern along a huge line cannot exhaust memory.
                while done + remaining <= length, length > 0, pieces < 200_000 {
                    done += remaining
                    pieces += 1
                    let point = CGPoint(x: from.x + dx * done / length, y: from.y + dy * done / length)
                    if index % 2 == 0 { result.addLine(to: point) } else { result.move(to: point) }
                    index = (index + 1) % lengths.count
                    remaining = lengths[index]
                }
                remaining -= length - done
                if index % 2 == 0 { result.addLine(to: to) }
            }
        }
        return result
    }
}

extension CGPoint {
    /// Returns whether the point is on the line between two others.
    fileprivate func isOn(_ start: CGPoint, _ end: CGPoint) -> Bool {
        let slack = 1e-6
        guard min(start.x, end.x) - slack <= x, x <= max(start.x, end.x) + slack, min(start.y, end.y) - slack <= y,
            y <= max(start.y, end.y) + slack
        else { return false }
        let (width, height) = (end.x - start.x, end.y - start.y)
        return abs(width * (y - start.y) - height * (x - start.x)) <= slack * (abs(width) + abs(height))
    }
}
