import CoreGraphics

/// A point as fractions of a rectangle's width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal place, from 0 at the leading edge to 1 at the trailing edge.
    public var x: CGFloat
    /// The vertical place, from 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// Creates the point (0, 0).
    public init() { (x, y) = (0, 0) }
    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public static let zero = UnitPoint()
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
    var point: CGPoint { CGPoint(x: x, y: y) }
}

extension UnitPoint: Animatable {
    /// The numbers that an animation interpolates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
