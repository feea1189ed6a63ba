import Foundation
import UIKitControls

/// The geometry of contacts: how far two shapes overlap, and what becomes of the speed.
@MainActor
enum DynamicBoundary {
    struct Overlap {
        /// From the first to the second.
        let normal: CGVector
        let depth: CGFloat
    }

    static func segments(of path: UIBezierPath) -> [(from: CGPoint, to: CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var current = CGPoint.zero, start = CGPoint.zero
        func curve(to end: CGPoint, _ point: (CGFloat) -> CGPoint) {
            let first = current
            var last = first
            for part in 1...8 {
                let next = part == 8 ? end : point(CGFloat(part) / 8)
                result.append((last, next))
                last = next
            }
            current = end
        }
        path.cgPath.applyWithBlock { pointer in
            let element = pointer.pointee
            let points = element.points
            switch element.type {
            case .moveToPoint: (current, start) = (points[0], points[0])
            case .addLineToPoint:
                result.append((current, points[0]))
                current = points[0]
            case .addQuadCurveToPoint:
                let from = current, control = points[0], end = points[1]
                curve(to: end) { t in
                    let u = 1 - t
                    return CGPoint(x: u * u * from.x + 2 * u * t * control.x + t * t * end.x, y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                }
            case .addCurveToPoint:
                let from = current, a = points[0], b = points[1], end = points[2]
                curve(to: end) { t in
                    let u = 1 - t
                    let (c0, c1, c2, c3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(x: c0 * from.x + c1 * a.x + c2 * b.x + c3 * end.x, y: c0 * from.y + c1 * a.y + c2 * b.y + c3 * end.y)
                }
            case .closeSubpath:
                if current != start { result.append((current, start)) }
                current = start
            @unknown default: break
            }
        }
        return result
    }

    static func overlap(_ a: CGRect, _ b: CGRect) -> Overlap? {
        let x = min(a.maxX, b.maxX) - max(a.minX, b.minX)
        let y = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        guard x > 0, y > 0 else { return nil }
        return x < y ? Overlap(normal: CGVector(dx: b.midX >= a.midX ? 1 : -1, dy: 0), depth: x) : Overlap(normal: CGVector(dx: 0, dy: b.midY >= a.midY ? 1 : -1), depth: y)
    }

    /// Parts two bodies and exchanges their speed along the normal.
    static func bounce(_ a: DynamicBody, _ b: DynamicBody, _ hit: Overlap) {
        let massA: CGFloat = a.isAnchored ? 0 : 1 / a.mass, massB: CGFloat = b.isAnchored ? 0 : 1 / b.mass
        guard massA + massB > 0 else { return }
        shift(a, hit.normal, -hit.depth * massA / (massA + massB))
        shift(b, hit.normal, hit.depth * massB / (massA + massB))
        let along = (b.velocity.dx - a.velocity.dx) * hit.normal.dx + (b.velocity.dy - a.velocity.dy) * hit.normal.dy
        guard along < 0 else { return }
        let impulse = -(1 + max(a.elasticity, b.elasticity)) * along / (massA + massB)
        a.velocity = CGVector(dx: a.velocity.dx - hit.normal.dx * impulse * massA, dy: a.velocity.dy - hit.normal.dy * impulse * massA)
        b.velocity = CGVector(dx: b.velocity.dx + hit.normal.dx * impulse * massB, dy: b.velocity.dy + hit.normal.dy * impulse * massB)
    }

    /// Puts the body back into the area; the normal of the side it met, pointing inwards.
    static func keep(_ body: DynamicBody, inside area: CGRect) -> CGVector? {
        var met: CGVector?
        let frame = body.frame
        for (normal, depth) in [
            (CGVector(dx: 1, dy: 0), area.minX - frame.minX), (CGVector(dx: -1, dy: 0), frame.maxX - area.maxX),
            (CGVector(dx: 0, dy: 1), area.minY - frame.minY), (CGVector(dx: 0, dy: -1), frame.maxY - area.maxY),
        ] where depth > 0 {
            reflect(body, normal, depth)
            met = normal
        }
        return met
    }

    /// Puts the body off a wall it has begun to cross.
    static func keep(_ body: DynamicBody, off segment: (from: CGPoint, to: CGPoint)) -> CGVector? {
        let along = CGVector(dx: segment.to.x - segment.from.x, dy: segment.to.y - segment.from.y)
        let length = hypot(along.dx, along.dy)
        guard length > 0 else { return nil }
        let centre = body.item.center, size = body.item.bounds.size
        var normal = CGVector(dx: -along.dy / length, dy: along.dx / length)
        var side = (centre.x - segment.from.x) * normal.dx + (centre.y - segment.from.y) * normal.dy
        if side < 0 { (normal, side) = (CGVector(dx: -normal.dx, dy: -normal.dy), -side) }
        let reach = abs(normal.dx) * size.width / 2 + abs(normal.dy) * size.height / 2
        let place = ((centre.x - segment.from.x) * along.dx + (centre.y - segment.from.y) * along.dy) / length
        let width = abs(along.dx / length) * size.width / 2 + abs(along.dy / length) * size.height / 2
        guard side < reach, place > -width, place < length + width else { return nil }
        reflect(body, normal, reach - side)
        return normal
    }

    static func contactPoint(_ body: DynamicBody, _ normal: CGVector) -> CGPoint {
        CGPoint(x: body.item.center.x - normal.dx * body.item.bounds.width / 2, y: body.item.center.y - normal.dy * body.item.bounds.height / 2)
    }

    private static func reflect(_ body: DynamicBody, _ normal: CGVector, _ depth: CGFloat) {
        guard !body.isAnchored else { return }
        shift(body, normal, depth)
        let into = body.velocity.dx * normal.dx + body.velocity.dy * normal.dy
        guard into < 0 else { return }
        // A slow meeting sticks, or resting items would tremble.
        let bounce = -into > DynamicsFigures.gravity / 20 ? 1 + body.elasticity : 1
        body.velocity = CGVector(dx: body.velocity.dx - normal.dx * into * bounce, dy: body.velocity.dy - normal.dy * into * bounce)
        let slide = max(0, 1 - body.friction * 0.1)
        if normal.dx == 0 { body.velocity.dx *= slide } else if normal.dy == 0 { body.velocity.dy *= slide }
    }

    private static func shift(_ body: DynamicBody, _ normal: CGVector, _ distance: CGFloat) {
        guard distance != 0 else { return }
        body.item.center = CGPoint(x: body.item.center.x + normal.dx * distance, y: body.item.center.y + normal.dy * distance)
    }
}
