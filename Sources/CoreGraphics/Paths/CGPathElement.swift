import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
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
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// Whether a path is filled, with which rule, and whether it is stroked.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The shape of an open line's ends: flat at the end point, or beyond it by half the width.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The shape of the joint between two lines.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
