import Foundation
import QuartzCore

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which of the two kinds of parameters applies.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, or `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or `nil` for a Bézier curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1) with time on the horizontal axis.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The standard curve; `easeInOut` for one with control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point of the curve.
    open private(set) var controlPoint1: CGPoint
    /// The second control point of the curve.
    open private(set) var controlPoint2: CGPoint
    private let isBuiltin: Bool

    public nonisolated override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates one of the four standard curves.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        let points = curve.timingFunction.controlPoints
        (animationCurve, controlPoint1, controlPoint2, isBuiltin) = (curve, points.0, points.1, true)
    }

    /// Creates a curve from two control points. Their horizontal coordinates are between 0 and 1.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2, isBuiltin) = (.easeInOut, point1, point2, false)
    }

    /// `builtin` for a standard curve, `cubic` for one with control points.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A damped spring. With a damping ratio it takes the animator's duration; with mass, stiffness, and damping it has its own: rendering.md
/// §8.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    // rendering.md §8: the mass form has a duration of its own, the ratio form takes the animator's.
    private let shape: Shape
    /// The speed at the start, in distances of the animation per second. Only `dx` is used.
    open private(set) var initialVelocity: CGVector

    private enum Shape {
        case ratio(CGFloat)
        case physical(Spring)
        case perceptual(duration: TimeInterval, bounce: CGFloat)
    }

    /// Creates the spring of the system's own presentations: critically damped.
    public nonisolated override init() {
        shape = .physical(Spring(mass: 3, stiffness: 1000, damping: 500))
        initialVelocity = .zero
    }

    /// Creates a spring that takes the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 stops without bouncing; smaller values bounce.
    ///   - velocity: The speed at the start, in distances of the animation per second.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (shape, initialVelocity) = (.ratio(ratio), velocity)
    }

    /// Creates a spring from physical values. It ends when it has settled, and the animator's duration has no effect.
    public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        shape = .physical(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        initialVelocity = velocity
    }

    /// Creates a spring from a perceived duration in seconds and a bounce from -1 to 1; 0 doesn't bounce.
    public nonisolated init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        (shape, initialVelocity) = (.perceptual(duration: duration, bounce: bounce), velocity)
    }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring fitted to `duration`.
    // FIXME(gap): only dx of a two-dimensional initial velocity is used.
    package func spring(fittedTo duration: TimeInterval) -> Spring {
        let velocity = Double(initialVelocity.dx)
        switch shape {
        case .ratio(let ratio): return Spring(dampingRatio: Double(ratio), duration: duration, initialVelocity: velocity)
        case .physical(var spring):
            spring.initialVelocity = velocity
            return spring
        case .perceptual(let duration, let bounce):
            return Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: velocity)
        }
    }

    /// The spring's own duration; `nil` if it uses the animator's.
    package var ownDuration: TimeInterval? { if case .ratio = shape { nil } else { spring(fittedTo: 0).settlingDuration } }
}

/// Maps elapsed time to visible progress.
package enum ProgressCurve {
    case bezier(CGPoint, CGPoint)
    case spring(Spring)

    @MainActor
    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = parameters.springTimingParameters {
            self = .spring(spring.spring(fittedTo: duration))
        } else {
            let cubic = parameters.cubicTimingParameters ?? UICubicTimingParameters()
            self = .bezier(cubic.controlPoint1, cubic.controlPoint2)
        }
    }

    /// Returns the progress at `time` of `duration`; the end is always reached.
    func progress(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        guard time < duration, duration > 0 else { return 1 }
        guard time > 0 else { return 0 }
        return switch self {
        case .bezier(let p1, let p2): UnitBezier.value(at: time / duration, p1, p2)
        case .spring(let spring): spring.progress(at: time)
        }
    }
}
