import Foundation
import UIKitControls

/// A convex part of a body: its corners counterclockwise, one for a circle, two for an edge, with a radius around them.
package struct BodyShape {
    package var points: [CGPoint]
    package var radius: CGFloat

    package init(points: [CGPoint], radius: CGFloat = 0) { (self.points, self.radius) = (points, radius) }

    package static func circle(_ center: CGPoint, _ radius: CGFloat) -> BodyShape { BodyShape(points: [center], radius: max(radius, 0)) }
    package static func box(_ rect: CGRect) -> BodyShape { BodyShape(points: corners(rect)) }
    package static func corners(_ rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }
    package static func edges(_ points: [CGPoint]) -> [BodyShape] {
        zip(points, points.dropFirst()).filter { $0 != $1 }.map { BodyShape(points: [$0, $1]) }
    }

    /// Returns the convex hull of points: Andrew's monotone chain.
    package static func hull(_ points: [CGPoint]) -> BodyShape {
        let sorted = Set(points.filter { $0.x.isFinite && $0.y.isFinite }.map { [$0.x, $0.y] }).map { CGPoint(x: $0[0], y: $0[1]) }.sorted {
            ($0.x, $0.y) < ($1.x, $1.y)
        }
        guard sorted.count > 2 else { return BodyShape(points: sorted.isEmpty ? [.zero] : sorted) }
        func chain(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1,
                    CGVector(from: chain[chain.count - 2], to: chain[chain.count - 1]).cross(
                        CGVector(from: chain[chain.count - 1], to: point)) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return BodyShape(points: chain(sorted) + chain(sorted.reversed()))
    }

    /// The area in square points.
    package var area: CGFloat {
        if points.count == 1 { return .pi * radius * radius }
        return abs(zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
    /// The moment of inertia of one kilogram about the origin.
    package var inertia: CGFloat {
        if points.count == 1 { return radius * radius / 2 + points[0].x * points[0].x + points[0].y * points[0].y }
        var sum: CGFloat = 0, weight: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
            let cross = abs(a.x * b.y - b.x * a.y)
            sum += cross * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y)
            weight += cross
        }
        return weight > 0 ? sum / (6 * weight) : 0
    }

    package func applying(_ transform: CGAffineTransform) -> BodyShape {
        let grown = sqrt(abs(transform.a * transform.d - transform.b * transform.c))
        // A mirrored shape runs in the opposite direction.
        let placed = points.map { $0.applying(transform) }
        return BodyShape(points: transform.a * transform.d < transform.b * transform.c ? placed.reversed() : placed, radius: radius * grown)
    }
    package var bounds: CGRect {
        let x = points.map(\.x), y = points.map(\.y)
        return CGRect(
            x: (x.min() ?? 0) - radius, y: (y.min() ?? 0) - radius, width: (x.max() ?? 0) - (x.min() ?? 0) + radius * 2,
            height: (y.max() ?? 0) - (y.min() ?? 0) + radius * 2)
    }

    package func contains(_ point: CGPoint) -> Bool {
        if points.count == 1 { return hypot(points[0].x - point.x, points[0].y - point.y) <= radius }
        guard points.count > 2 else { return false }
        return zip(points, points.dropFirst() + points.prefix(1)).allSatisfy {
            CGVector(from: $0, to: $1).cross(CGVector(from: $0, to: point)) >= 0
        }
    }
}

extension CGVector {
    package init(from: CGPoint, to: CGPoint) { self.init(dx: to.x - from.x, dy: to.y - from.y) }
    package var length: CGFloat { hypot(dx, dy) }
    package func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
    package func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    package static func * (vector: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
}
