import CoreGraphics

/// The radii of a rectangle's corners, in points. Leading and trailing follow the layout direction.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the upper corner at the leading edge.
    public var topLeading: CGFloat
    /// The radius of the lower corner at the leading edge.
    public var bottomLeading: CGFloat
    /// The radius of the lower corner at the trailing edge.
    public var bottomTrailing: CGFloat
    /// The radius of the upper corner at the trailing edge.
    public var topTrailing: CGFloat

    /// Creates radii in points.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading, self.bottomTrailing, self.topTrailing) = (
            topLeading, bottomLeading, bottomTrailing, topTrailing
        )
    }

    /// Returns the outline. Radii that overlap are reduced until they fit the sides.
    func path(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        let sums = [
            (topLeading + topTrailing, rect.width), (bottomLeading + bottomTrailing, rect.width), (topLeading + bottomLeading, rect.height),
            (topTrailing + bottomTrailing, rect.height),
        ]
        let scale = sums.reduce(CGFloat(1)) { least, sum in sum.0 > 0 ? min(least, max(0, sum.1) / sum.0) : least }
        path.move(to: CGPoint(x: rect.minX + topLeading * scale, y: rect.minY))
        func corner(_ x: CGFloat, _ y: CGFloat, _ next: CGPoint, _ radius: CGFloat) {
            path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: next, radius: radius * scale)
        }
        corner(rect.maxX, rect.minY, CGPoint(x: rect.maxX, y: rect.maxY), topTrailing)
        corner(rect.maxX, rect.maxY, CGPoint(x: rect.minX, y: rect.maxY), bottomTrailing)
        corner(rect.minX, rect.maxY, CGPoint(x: rect.minX, y: rect.minY), bottomLeading)
        corner(rect.minX, rect.minY, CGPoint(x: rect.maxX, y: rect.minY), topLeading)
        path.closeSubpath()
        return path
    }
}

extension RectangleCornerRadii: Animatable {
    /// The radii as numbers that can be animated.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading, bottomTrailing, topTrailing) = (
                newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second
            )
        }
    }
}
