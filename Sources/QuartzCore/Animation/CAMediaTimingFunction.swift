import Foundation

/// The name of one of the system's timing curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations, with control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }

    private let c1: (x: Float, y: Float), c2: (x: Float, y: Float)

    /// Creates a named curve; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        // The control points of the system's curves. (metrics.md 12)
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1). The abscissa of each point is time, and the ordinate is progress.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = (c1x, c1y)
        c2 = (c2x, c2y)
    }

    /// Creates a function from an archive that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        c1 = (coder.decodeFloat(forKey: "c1x"), coder.decodeFloat(forKey: "c1y"))
        c2 = (coder.decodeFloat(forKey: "c2x"), coder.decodeFloat(forKey: "c2y"))
    }

    /// Writes the two control points to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(c1.x, forKey: "c1x")
        coder.encode(c1.y, forKey: "c1y")
        coder.encode(c2.x, forKey: "c2x")
        coder.encode(c2.y, forKey: "c2y")
    }

    /// Writes the x and y of control point `index` (0…3) to `values`.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let point: (Float, Float)
        switch index {
        case 0: point = (0, 0)
        case 1: point = c1
        case 2: point = c2
        case 3: point = (1, 1)
        default: return
        }
        values[0] = point.0
        values[1] = point.1
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return c1 == other.c1 && c2 == other.c2
    }

    open override var hash: Int { [c1.x, c1.y, c2.x, c2.y].hashValue }

    package var controlPoints: (CGPoint, CGPoint) {
        (CGPoint(x: Double(c1.x), y: Double(c1.y)), CGPoint(x: Double(c2.x), y: Double(c2.y)))
    }

    /// Returns the progress at elapsed time `x`; 0 and 1 map to themselves.
    package func value(at x: Double) -> Double {
        let (p1, p2) = controlPoints
        return UnitBezier.value(at: x, p1, p2)
    }
}

/// The curve's arithmetic, shared with UIKit's cubic timing parameters.
package enum UnitBezier {
    package static func value(at x: Double, _ p1: CGPoint, _ p2: CGPoint) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if p1.x == p1.y, p2.x == p2.y { return x }
        return coordinate(parameter(at: x, Double(p1.x), Double(p2.x)), Double(p1.y), Double(p2.y))
    }

    private static func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    /// Returns the curve parameter for `x`, by Newton's method within a shrinking bracket.
    private static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var s = x
        for _ in 0..<60 {
            let error = coordinate(s, x1, x2) - x
            if abs(error) < 1e-14 { return s }
            if error > 0 { high = s } else { low = s }
            let r = 1 - s
            let slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
            let next = s - error / slope
            s = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return s
    }
}
