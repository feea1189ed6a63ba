import simdCompanion
import SpriteKitCompanion

/// Something that agents avoid.
open class GKObstacle: NSObject {}
/// A disk that agents avoid.
open class GKCircleObstacle: GKObstacle {
    open var radius: Float
    open var position = vector_float2()
    public init(radius: Float) { self.radius = radius }
}
/// A sphere that agents avoid.
open class GKSphereObstacle: GKObstacle {
    open var radius: Float
    open var position = vector_float3()
    public init(radius: Float) { self.radius = radius }
}
/// A polygon that agents and paths avoid.
open class GKPolygonObstacle: GKObstacle {
    private final let points: [vector_float2]
    /// Creates a polygon of its corners, in order.
    public init(points: [vector_float2]) { self.points = points }
    open var vertexCount: Int { points.count }
    /// Returns a corner.
    open func vertex(at index: Int) -> vector_float2 { points[index] }

    /// The corners, moved away from the middle of their edges by a distance.
    final func buffered(by radius: Float) -> [vector_float2] {
        guard points.count > 2 else { return points }
        let sign: Float = area > 0 ? 1 : -1
        return points.indices.map { index in
            let point = points[index], before = points[(index + points.count - 1) % points.count],
                after = points[(index + 1) % points.count]
            func normal(_ from: vector_float2, _ to: vector_float2) -> vector_float2 {
                let way = to - from, size = max(length(way), .leastNormalMagnitude)
                return vector_float2(way.y, -way.x) / size * sign
            }
            let one = normal(before, point), two = normal(point, after)
            // The corner of both moved edges, at most three times as far as an edge.
            let share = max(1 + dot(one, two), 0.25)
            return point + (one + two) / share * radius
        }
    }
    private final var area: Float {
        points.indices.reduce(0) { sum, index in
            let one = points[index], two = points[(index + 1) % points.count]
            return sum + one.x * two.y - two.x * one.y
        }
    }
    /// Whether a point lies in the polygon or nearer to it than a radius.
    final func contains(_ point: vector_float2, radius: Float = 0) -> Bool {
        var isInside = false
        for index in points.indices {
            let one = points[index], two = points[(index + 1) % points.count]
            if (one.y > point.y) != (two.y > point.y), point.x < (two.x - one.x) * (point.y - one.y) / (two.y - one.y) + one.x {
                isInside.toggle()
            }
            if radius > 0, Segment(one, two).distance(to: point) < radius { return true }
        }
        return isInside
    }
    /// Whether a straight way leads through the polygon or nearer to it than a radius.
    final func isCrossed(from start: vector_float2, to end: vector_float2, radius: Float) -> Bool {
        let way = Segment(start, end)
        if contains((start + end) / 2) || contains(start) || contains(end) { return true }
        return points.indices.contains { index in
            let edge = Segment(points[index], points[(index + 1) % points.count])
            return way.crosses(edge) || radius > 0 && way.distance(to: edge) < radius
        }
    }
    /// The middle of the corners.
    final var center: vector_float2 { points.reduce(.zero, +) / Float(max(points.count, 1)) }
    final var reach: Float { points.map { distance($0, center) }.max() ?? 0 }
}

/// A straight line between two points.
struct Segment {
    let start: vector_float2, end: vector_float2
    init(_ start: vector_float2, _ end: vector_float2) { (self.start, self.end) = (start, end) }
    func nearest(to point: vector_float2) -> vector_float2 {
        let way = end - start, square = length_squared(way)
        guard square > 0 else { return start }
        return start + way * min(max(dot(point - start, way) / square, 0), 1)
    }
    func distance(to point: vector_float2) -> Float { length(point - nearest(to: point)) }
    func distance(to other: Segment) -> Float {
        min(distance(to: other.start), distance(to: other.end), other.distance(to: start), other.distance(to: end))
    }
    func crosses(_ other: Segment) -> Bool {
        func side(_ a: vector_float2, _ b: vector_float2, _ c: vector_float2) -> Float {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        return side(start, end, other.start) * side(start, end, other.end) < 0
            && side(other.start, other.end, start) * side(other.start, other.end, end) < 0
    }
}

extension SKNode {
    /// Returns the frames of nodes as obstacles, in the coordinates of their scene.
    public class func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.map { node in
            let frame = node.calculateAccumulatedFrame()
            let corners = [
                CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
                CGPoint(x: frame.minX, y: frame.maxY),
            ]
            return GKPolygonObstacle(
                points: corners.map { corner in
                    let place = node.parent.flatMap { parent in node.scene.map { $0.convert(corner, from: parent) } } ?? corner
                    return vector_float2(Float(place.x), Float(place.y))
                })
        }
    }
    /// Returns the frames of the nodes with bodies as obstacles.
    public class func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle] {
        obstacles(fromNodeBounds: nodes.filter { $0.physicsBody != nil })
    }
    /// Returns the rectangles of sprites as obstacles.
    public class func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle] {
        obstacles(fromNodeBounds: sprites)
    }
}
