import Foundation

/// What a path element does with its points.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath

    /// How many points an element of this type carries.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path, as `applyWithBlock` shows it; `points` is valid during the call only.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// What counts as inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// Whether a path is filled, by which rule, and stroked.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How an open line ends: at its end point, or beyond it by half its width.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
