import UIKit
import simdCompanion

/// Vertices and triangles.
struct Mesh {
    var points: [SIMD3<Float>] = [], normals: [SIMD3<Float>] = [], places: [SIMD2<Float>] = []
    /// The indices of the corners of triangles, by parts.
    var parts: [[UInt32]] = [[]]

    /// Adds a grid of points by two fractions from 0 to 1, whose front is on the side of the normals.
    mutating func grid(
        _ columns: Int, _ rows: Int, part: Int = 0, _ vertex: (Float, Float) -> (point: SIMD3<Float>, normal: SIMD3<Float>)
    ) {
        let columns = min(max(columns, 1), 512), rows = min(max(rows, 1), 512)
        let base = UInt32(points.count), width = UInt32(columns + 1)
        for row in 0...rows {
            for column in 0...columns {
                let (u, v) = (Float(column) / Float(columns), Float(row) / Float(rows))
                let (point, normal) = vertex(u, v)
                points.append(point)
                normals.append(normal)
                places.append(SIMD2(u, v))
            }
        }
        while parts.count <= part { parts.append([]) }
        for row in 0..<UInt32(rows) {
            for column in 0..<UInt32(columns) {
                let a = base + row * width + column
                add([a, a + width, a + 1], part)
                add([a + 1, a + width, a + width + 1], part)
            }
        }
    }
    private mutating func add(_ corners: [UInt32], _ part: Int) {
        let (a, b, c) = (points[Int(corners[0])], points[Int(corners[1])], points[Int(corners[2])])
        let face = simd_cross(b - a, c - a)
        guard simd_length(face) > 0 else { return }
        let isFront = simd_dot(face, normals[Int(corners[0])] + normals[Int(corners[1])] + normals[Int(corners[2])]) >= 0
        parts[part] += isFront ? corners : [corners[0], corners[2], corners[1]]
    }
    /// Adds a surface of revolution around the y axis: `profile` gives the radius, the height, and the normal at a fraction.
    mutating func revolve(
        _ segments: Int, _ rows: Int, part: Int = 0, _ profile: (Float) -> (radius: Float, y: Float, outward: Float, up: Float)
    ) {
        grid(segments, rows, part: part) { u, v in
            let (radius, y, outward, up) = profile(v)
            let (s, c) = (sin(u * 2 * .pi), cos(u * 2 * .pi))
            return (SIMD3(radius * s, y, radius * c), SIMD3(outward * s, up, outward * c))
        }
    }
    /// Adds a flat ring at a height.
    mutating func disk(_ segments: Int, _ inner: Float, _ outer: Float, y: Float, up: Float, part: Int) {
        revolve(segments, 1, part: part) { (inner + (outer - inner) * $0, y, 0, up) }
    }
    /// A box of six sides.
    static func box(_ bounds: (min: SCNVector3, max: SCNVector3), _ counts: SIMD3<Int> = SIMD3(1, 1, 1)) -> Mesh {
        let low = SIMD3<Float>(bounds.min), high = SIMD3<Float>(bounds.max), center = (low + high) / 2, half = (high - low) / 2
        var mesh = Mesh()
        // Front, right, back, left, top, bottom: each with its right and its up side.
        let sides: [(SIMD3<Float>, SIMD3<Float>)] = [
            (SIMD3(1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(0, 0, -1), SIMD3(0, 1, 0)), (SIMD3(-1, 0, 0), SIMD3(0, 1, 0)),
            (SIMD3(0, 0, 1), SIMD3(0, 1, 0)), (SIMD3(1, 0, 0), SIMD3(0, 0, -1)), (SIMD3(1, 0, 0), SIMD3(0, 0, 1)),
        ]
        func count(_ axis: SIMD3<Float>) -> Int { axis.x != 0 ? counts.x : axis.y != 0 ? counts.y : counts.z }
        for (part, (right, up)) in sides.enumerated() {
            let normal = simd_cross(right, up)
            mesh.grid(count(right), count(up), part: part) { u, v in
                (center + (right * (2 * u - 1) + up * (1 - 2 * v) + normal) * half, normal)
            }
        }
        return mesh
    }

    struct Hit {
        var part: Int, face: Int, place: Float, normal: SIMD3<Float>
    }
    /// Returns where the line from a point to another meets triangles, by the fraction of the way.
    func hits(_ start: SIMD3<Float>, _ end: SIMD3<Float>, isCulled: Bool) -> [Hit] {
        let direction = end - start
        var found: [Hit] = []
        for (part, corners) in parts.enumerated() {
            for face in 0..<corners.count / 3 {
                let (a, b, c) = (points[Int(corners[face * 3])], points[Int(corners[face * 3 + 1])], points[Int(corners[face * 3 + 2])])
                let ab = b - a, ac = c - a, p = simd_cross(direction, ac), determinant = simd_dot(ab, p)
                guard isCulled ? determinant > 1e-12 : abs(determinant) > 1e-12 else { continue }
                let offset = start - a, u = simd_dot(offset, p) / determinant
                guard u >= -1e-6, u <= 1.000_001 else { continue }
                let q = simd_cross(offset, ab), v = simd_dot(direction, q) / determinant
                guard v >= -1e-6, u + v <= 1.000_001 else { continue }
                let place = simd_dot(ac, q) / determinant
                if place >= 0, place <= 1 {
                    found.append(Hit(part: part, face: face, place: place, normal: simd_normalize(simd_cross(ab, ac))))
                }
            }
        }
        return found
    }
}
