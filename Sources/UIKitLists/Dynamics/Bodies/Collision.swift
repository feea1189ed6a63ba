import Foundation
import UIKitControls

/// The overlap of two shapes.
package struct Collision {
    /// The direction from the first shape to the second.
    package var normal: CGVector
    /// The contact points in the coordinates of the shapes; one or two.
    package var points: [CGPoint]
    /// The depth by which the shapes overlap.
    package var depth: CGFloat

    /// Returns `nil` if the shapes are apart. Both are in the same coordinates.
    package init?(_ a: BodyShape, _ b: BodyShape) {
        if a.points.count == 1, b.points.count == 1 {
            let way = CGVector(from: a.points[0], to: b.points[0]), distance = way.length, reach = a.radius + b.radius
            guard distance < reach else { return nil }
            normal = distance > 0 ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : CGVector(dx: 0, dy: 1)
            depth = reach - distance
            points = [CGPoint(x: a.points[0].x + normal.dx * (a.radius - depth / 2), y: a.points[0].y + normal.dy * (a.radius - depth / 2))]
        } else if b.points.count == 1 {
            guard let found = Collision(polygon: a.points, circle: b.points[0], radius: b.radius) else { return nil }
            self = found
        } else if a.points.count == 1 {
            guard var found = Collision(polygon: b.points, circle: a.points[0], radius: a.radius) else { return nil }
            found.normal = CGVector(dx: -found.normal.dx, dy: -found.normal.dy)
            self = found
        } else {
            guard let found = Collision(polygon: a.points, polygon: b.points) else { return nil }
            self = found
        }
    }

    private init(normal: CGVector, points: [CGPoint], depth: CGFloat) { (self.normal, self.points, self.depth) = (normal, points, depth) }

    private init?(polygon: [CGPoint], circle center: CGPoint, radius: CGFloat) {
        var best = (distance: -CGFloat.infinity, normal: CGVector.zero, index: 0)
        for index in polygon.indices {
            let normal = Self.normal(polygon, index), distance = normal.dot(CGVector(from: polygon[index], to: center))
            if distance > radius { return nil }
            if distance > best.distance { best = (distance, normal, index) }
        }
        // Beyond an edge's ends, the contact is at its corner.
        let from = polygon[best.index], to = polygon[(best.index + 1) % polygon.count], along = CGVector(from: from, to: to)
        let share = along.dot(CGVector(from: from, to: center)) / max(along.dot(along), .leastNonzeroMagnitude)
        if best.distance > 0, share < 0 || share > 1 {
            let corner = share < 0 ? from : to, way = CGVector(from: corner, to: center), distance = way.length
            guard distance < radius, distance > 0 else { return nil }
            self.init(normal: CGVector(dx: way.dx / distance, dy: way.dy / distance), points: [corner], depth: radius - distance)
        } else {
            let point = CGPoint(x: center.x - best.normal.dx * radius, y: center.y - best.normal.dy * radius)
            self.init(normal: best.normal, points: [point], depth: radius - best.distance)
        }
    }

    /// Finds the separating axis, then clips the second's edge to the first's.
    private init?(polygon a: [CGPoint], polygon b: [CGPoint]) {
        guard let onA = Self.leastOverlap(a, b), let onB = Self.leastOverlap(b, a) else { return nil }
        let isB = onB.overlap < onA.overlap * 0.98
        let (face, other, least) = isB ? (b, a, onB) : (a, b, onA)
        let normal = Self.normal(face, least.index)
        let from = face[least.index], to = face[(least.index + 1) % face.count]
        let incident = other.indices.min { Self.normal(other, $0).dot(normal) < Self.normal(other, $1).dot(normal) } ?? 0
        let along = CGVector(from: from, to: to), length = along.length
        guard length > 0 else { return nil }
        let direction = CGVector(dx: along.dx / length, dy: along.dy / length)
        let ends = [other[incident], other[(incident + 1) % other.count]]
        let places = ends.map { direction.dot(CGVector(from: from, to: $0)) },
            heights = ends.map { normal.dot(CGVector(from: from, to: $0)) }
        let points: [CGPoint] = [0, 1].compactMap { end in
            let place = min(max(places[end], 0), length), span = places[1] - places[0]
            let height = span == 0 ? heights[end] : heights[0] + (heights[1] - heights[0]) * (place - places[0]) / span
            guard height <= 0 else { return nil }
            return CGPoint(
                x: from.x + direction.dx * place + normal.dx * height / 2, y: from.y + direction.dy * place + normal.dy * height / 2)
        }
        guard !points.isEmpty else { return nil }
        self.init(normal: isB ? CGVector(dx: -normal.dx, dy: -normal.dy) : normal, points: points, depth: least.overlap)
    }

    /// Returns the outward normal of the edge that begins at a corner. The two sides of a line are also edges.
    private static func normal(_ polygon: [CGPoint], _ index: Int) -> CGVector {
        let along = CGVector(from: polygon[index], to: polygon[(index + 1) % polygon.count]),
            length = max(along.length, .leastNonzeroMagnitude)
        return CGVector(dx: along.dy / length, dy: -along.dx / length)
    }

    /// Returns the edge of the first polygon with the least overlap; `nil` if an edge separates the polygons.
    private static func leastOverlap(_ a: [CGPoint], _ b: [CGPoint]) -> (overlap: CGFloat, index: Int)? {
        var least = (overlap: CGFloat.infinity, index: 0)
        for index in a.indices {
            let normal = normal(a, index)
            let overlap = -(b.map { normal.dot(CGVector(from: a[index], to: $0)) }.min() ?? 0)
            if overlap <= 0 { return nil }
            if overlap < least.overlap { least = (overlap, index) }
        }
        return least
    }
}
