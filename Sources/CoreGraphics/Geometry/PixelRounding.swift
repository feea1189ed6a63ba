import Foundation

extension CGFloat {
    /// Returns the length, in points, that is a whole number of pixels at `scale` pixels per point.
    package func rounded(
        toPixelsAt scale: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> CGFloat {
        (self * scale).rounded(rule) / scale
    }
}

extension CGPoint {
    /// Returns the nearest point between pixels at `scale` pixels per point.
    package func rounded(toPixelsAt scale: CGFloat) -> CGPoint {
        CGPoint(x: x.rounded(toPixelsAt: scale), y: y.rounded(toPixelsAt: scale))
    }
}

extension CGSize {
    /// Returns the smallest size that is not less in either direction and has whole pixels at `scale` pixels per point.
    package func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
        CGSize(width: width.rounded(toPixelsAt: scale, .up), height: height.rounded(toPixelsAt: scale, .up))
    }
}
