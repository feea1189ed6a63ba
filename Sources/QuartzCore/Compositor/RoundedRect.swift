import CoreGraphics
import Foundation

/// The outline of a layer's bounds with its corners.
package enum RoundedRect {
    /// Returns the path. `radius` is in the units of `rect`, and limited to half of the shorter side. Continuous corners that don't fit are
    /// arcs, unless they may overlap.
    package static func path(
        _ rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, isContinuous: Bool = false, mayOverlap: Bool = false
    ) -> CGMutablePath {
        let path = CGMutablePath()
        let r = min(radius, min(rect.width, rect.height) / 2)
        guard r > 0, !corners.isEmpty else {
            path.addRect(rect)
            return path
        }
        // The continuous curve is longer than its radius; if it does not fit, layers also draw a circular arc.
        let smooth = isContinuous && (mayOverlap || r * 1.528665 <= min(rect.width, rect.height) / 2)
        func on(_ corner: CACornerMask) -> Bool { corners.contains(corner) }
        let reach = smooth ? r * 1.528665 : r
        let (l, t, rt, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.move(to: CGPoint(x: l + (on(.layerMinXMinYCorner) ? reach : 0), y: t))
        corner(path, CGPoint(x: rt, y: t), (-1, 0), (0, 1), on(.layerMaxXMinYCorner), r, smooth)
        corner(path, CGPoint(x: rt, y: b), (0, -1), (-1, 0), on(.layerMaxXMaxYCorner), r, smooth)
        corner(path, CGPoint(x: l, y: b), (1, 0), (0, -1), on(.layerMinXMaxYCorner), r, smooth)
        corner(path, CGPoint(x: l, y: t), (0, 1), (1, 0), on(.layerMinXMinYCorner), r, smooth)
        path.closeSubpath()
        return path
    }

    /// Adds a line to the corner and rounds it. `u` points back along the incoming side, `v` along the outgoing one.
    private static func corner(
        _ path: CGMutablePath, _ p: CGPoint, _ u: (CGFloat, CGFloat), _ v: (CGFloat, CGFloat), _ isRound: Bool, _ r: CGFloat, _ smooth: Bool
    ) {
        guard isRound else { return path.addLine(to: p) }
        func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint { CGPoint(x: p.x + u.0 * a * r + v.0 * b * r, y: p.y + u.1 * a * r + v.1 * b * r) }
        if smooth {
            // The published control points of Apple's continuous corner.
            path.addLine(to: at(1.528665, 0))
            path.addCurve(to: at(0.631494, 0.074911), control1: at(1.088493, 0), control2: at(0.868407, 0))
            path.addCurve(to: at(0.074911, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
            path.addCurve(to: at(0, 1.528665), control1: at(0, 0.868407), control2: at(0, 1.088493))
        } else {
            let k: CGFloat = 1 - 0.5522847498
            path.addLine(to: at(1, 0))
            path.addCurve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
        }
    }

    /// Returns the path of a layer's bounds, shrunk by `inset`, in its own space.
    static func path(of p: LayerProperties, inset: CGFloat = 0) -> CGMutablePath {
        path(
            p.bounds.insetBy(dx: inset, dy: inset), radius: max(0, p.cornerRadius - inset), corners: p.shared.maskedCorners,
            isContinuous: p.flags.contains(.continuousCorners))
    }
}
