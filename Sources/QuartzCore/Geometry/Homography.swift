import CoreGraphics
import Foundation

/// A projective transform of the plane: the part of a 4×4 matrix that applies to points at z = 0, flattened onto z = 0.
package struct Homography: Equatable {
    // x' = (a x + c y + tx) / (px x + py y + w), y' = (b x + d y + ty) / (…)
    package var a: CGFloat, b: CGFloat, px: CGFloat
    package var c: CGFloat, d: CGFloat, py: CGFloat
    package var tx: CGFloat, ty: CGFloat, w: CGFloat

    package init(_ m: CATransform3D) {
        (a, b, px) = (m.m11, m.m12, m.m14)
        (c, d, py) = (m.m21, m.m22, m.m24)
        (tx, ty, w) = (m.m41, m.m42, m.m44)
    }

    package init(_ m: CGAffineTransform) {
        (a, b, px, c, d, py, tx, ty, w) = (m.a, m.b, 0, m.c, m.d, 0, m.tx, m.ty, 1)
    }

    private init(a: CGFloat, b: CGFloat, px: CGFloat, c: CGFloat, d: CGFloat, py: CGFloat, tx: CGFloat, ty: CGFloat, w: CGFloat) {
        (self.a, self.b, self.px, self.c, self.d, self.py, self.tx, self.ty, self.w) = (a, b, px, c, d, py, tx, ty, w)
    }

    /// The transform as an affine one, if it has no perspective.
    package var affine: CGAffineTransform? {
        guard abs(px) < 1e-12, abs(py) < 1e-12, w != 0 else { return nil }
        if w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
        return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
    }

    package func concatenating(_ n: Homography) -> Homography {
        Homography(
            a: a * n.a + b * n.c + px * n.tx, b: a * n.b + b * n.d + px * n.ty, px: a * n.px + b * n.py + px * n.w,
            c: c * n.a + d * n.c + py * n.tx, d: c * n.b + d * n.d + py * n.ty, py: c * n.px + d * n.py + py * n.w,
            tx: tx * n.a + ty * n.c + w * n.tx, ty: tx * n.b + ty * n.d + w * n.ty, w: tx * n.px + ty * n.py + w * n.w)
    }

    package var determinant: CGFloat { a * (d * w - py * ty) - b * (c * w - py * tx) + px * (c * ty - d * tx) }

    package var inverse: Homography? {
        let k = determinant
        guard k != 0, k.isFinite else { return nil }
        return Homography(
            a: (d * w - py * ty) / k, b: (px * ty - b * w) / k, px: (b * py - px * d) / k,
            c: (py * tx - c * w) / k, d: (a * w - px * tx) / k, py: (px * c - a * py) / k,
            tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k, w: (a * d - b * c) / k)
    }

    /// Returns the transformed point, or `nil` if it is behind the viewer.
    package func map(_ p: CGPoint) -> CGPoint? {
        let k = px * p.x + py * p.y + w
        guard k > 1e-9 else { return nil }
        return CGPoint(x: (a * p.x + c * p.y + tx) / k, y: (b * p.x + d * p.y + ty) / k)
    }

    /// Returns the bounding box of the transformed `rect`, or `nil` if part of it is behind the viewer.
    package func bounds(of rect: CGRect) -> CGRect? {
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for corner in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let p = map(CGPoint(x: corner.0, y: corner.1)) else { return nil }
            (minX, minY, maxX, maxY) = (min(minX, p.x), min(minY, p.y), max(maxX, p.x), max(maxY, p.y))
        }
        guard maxX.isFinite, maxY.isFinite, minX.isFinite, minY.isFinite else { return nil }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
