import Foundation
import UIKitControls

/// The shapes of the boundaries that items collide with.
@MainActor
enum DynamicBoundary {
    /// Returns the lines of a path; each curve becomes eight lines.
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
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x, y: u * u * from.y + 2 * u * t * control.y + t * t * end.y
                    )
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

    /// Returns the walls of an area: a thick wall at each side, so that fast items do not pass through.
    static func walls(around area: CGRect) -> [BodyShape] {
        let thickness: CGFloat = 2000
        let around = area.insetBy(dx: -thickness, dy: -thickness)
        return [
            CGRect(x: around.minX, y: around.minY, width: around.width, height: thickness),
            CGRect(x: around.minX, y: area.maxY, width: around.width, height: thickness),
            CGRect(x: around.minX, y: around.minY, width: thickness, height: around.height),
            CGRect(x: area.maxX, y: around.minY, width: thickness, height: around.height),
        ].map(BodyShape.box)
    }
}
