import CoreGraphics

/// The style of a stroke; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// The largest ratio of a miter's length to the line's width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line starts, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.miterLimit, self.dash, self.dashPhase) = (
            lineWidth, lineCap, lineJoin, miterLimit, dash, dashPhase
        )
    }
}

/// The fill rule of a path, and whether edges are antialiased.
public struct FillStyle: Equatable, Sendable {
    /// Whether crossings are counted instead of turns.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
