import Foundation

public enum CGPathElementType: Int32, Sendable {
    /// The element starts a subpath, adds a line or a curve, or closes the subpath. They have 1, 1, 2, 3, and 0 points.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath

    /// The number of points in an element of this type.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// An element of a path, as passed to `applyWithBlock`'s block; `points` is valid only during the call.
public struct CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The points of the element: control points first, then the end.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with the points at an address.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

/// A function that receives the elements of a path, after its `info`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that receives the elements of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// The rule for a point to be inside: by the turns of the path around it, or by crossings of a ray.
    case winding, evenOdd
}

/// Whether a path is filled, with which rule, and whether it is stroked.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The drawing of a path: filled by one of the rules, stroked, or both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The shape of an open line's ends: flat at the end point, or beyond it by half the width.
public enum CGLineCap: Int32, Sendable {
    /// The end of a line: exactly at its end, with half a disk, or with half a square.
    case butt, round, square
}

/// The shape of the joint between two lines.
public enum CGLineJoin: Int32, Sendable {
    /// The corner of a line: pointed, round, or cut off.
    case miter, round, bevel
}
