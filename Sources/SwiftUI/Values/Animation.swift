import UIKit

/// A motion that settles at its end by itself.
public struct Spring: Hashable, Sendable {
    public var mass: Double
    /// The force of the spring per unit of displacement.
    public var stiffness: Double
    /// The force that opposes the movement per unit of speed.
    public var damping: Double

    /// Creates a spring of physical values. Without overdamping, the damping is limited to the critical one.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        (self.mass, self.stiffness) = (mass, stiffness)
        let critical = 2 * (stiffness * mass).squareRoot()
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }
    /// Creates a spring. `response` is the period without damping; with a `dampingRatio` of 1 it does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        let stiffness = response > 0 ? pow(2 * .pi / response, 2) : 1e6
        (mass, self.stiffness, damping) = (1, stiffness, 2 * dampingRatio * stiffness.squareRoot())
    }
    /// Creates a spring by its duration in seconds and its bounce: 0 doesn't overshoot, 1 swings forever, and a negative one is slower.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The damping as a fraction of the critical one.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The period of the undamped spring in seconds.
    public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    /// The duration that a person perceives, in seconds.
    public var duration: Double { response }
    /// The bounciness of the spring; 0 doesn't overshoot.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// A spring that doesn't overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring without bounce, unless some is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    /// A spring with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.15 and more.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a bounce of 0.3 and more.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// An easing curve from 0 to 1, defined by its two control points.
public struct UnitCurve: Hashable, Sendable {
    let first: UnitPoint
    let second: UnitPoint
    /// A cubic Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(first: startControlPoint, second: endControlPoint)
    }
    /// Constant speed.
    public static let linear = UnitCurve(first: .topLeading, second: .bottomTrailing)
    /// A slow start.
    public static let easeIn = UnitCurve(first: UnitPoint(x: 0.42, y: 0), second: UnitPoint(x: 1, y: 1))
    /// A slow end.
    public static let easeOut = UnitCurve(first: UnitPoint(x: 0, y: 0), second: UnitPoint(x: 0.58, y: 1))
    /// A slow start and a slow end.
    public static let easeInOut = UnitCurve(first: UnitPoint(x: 0.42, y: 0), second: UnitPoint(x: 0.58, y: 1))

    /// Returns the curve's value at a progress from 0 to 1. A progress outside is moved to the nearer end.
    public func value(at progress: Double) -> Double {
        UnitBezier.value(
            at: max(0, min(1, progress)), CGPoint(x: first.x, y: first.y), CGPoint(x: second.x, y: second.y))
    }
    /// The curve with its ends exchanged.
    public var inverse: UnitCurve {
        UnitCurve(first: UnitPoint(x: first.y, y: first.x), second: UnitPoint(x: second.y, y: second.x))
    }
}

/// The timing of a change.
public struct Animation: Hashable, Sendable {
    enum Motion: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring)
    }
    let motion: Motion
    var delay: Double = 0
    var speed: Double = 1
    /// The number of repetitions, or `nil` for endless ones.
    var repeatCount: Int? = 1
    var autoreverses = false

    init(_ motion: Motion) { self.motion = motion }
    public init(_ spring: Spring) { motion = .spring(spring) }

    // MARK: Curves

    private static let usualDuration = 0.35
    /// The default animation: since iOS 17, a spring that does not overshoot.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    /// An animation along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(.curve(curve, duration: duration)) }
    /// An animation along a cubic Bézier curve, given by its control points.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        timingCurve(UnitCurve(first: UnitPoint(x: x1, y: y1), second: UnitPoint(x: x2, y: y2)), duration: duration)
    }
    /// Constant speed for the default duration.
    public static var linear: Animation { linear(duration: usualDuration) }
    /// Constant speed for a duration in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    /// A slow start, for the default duration.
    public static var easeIn: Animation { easeIn(duration: usualDuration) }
    /// A slow start, for a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// A slow end, for the default duration.
    public static var easeOut: Animation { easeOut(duration: usualDuration) }
    /// A slow end, for a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// A slow start and a slow end, for the default duration.
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
    /// A slow start and a slow end, for a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    // MARK: Springs

    /// A spring that doesn't overshoot, of half a second.
    public static var spring: Animation { Animation(Spring()) }
    /// A spring. Blending has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }
    /// A spring by its period in seconds and its damping. Blending has no effect.
    @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }
    /// A spring by its duration in seconds and its bounce. Blending has no effect.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }
    /// A spring that follows a gesture quickly.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    /// A spring that follows a gesture, by its period and damping. Blending has no effect.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }
    /// A spring that follows a gesture, by its duration and bounce. Blending has no effect.
    public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }
    /// A spring of physical values. The initial velocity has no effect.
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        Animation(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
    }
    /// A spring. The initial velocity has no effect.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(spring) }
    /// A spring, by its duration and bounce. The initial velocity has no effect.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }
    /// A spring that doesn't overshoot, of half a second.
    public static var interpolatingSpring: Animation { spring }
    /// A spring that doesn't overshoot.
    public static var smooth: Animation { Animation(.smooth) }
    /// A spring without bounce, unless some is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a bounce of 0.15.
    public static var snappy: Animation { Animation(.snappy) }
    /// A spring with a bounce of 0.15 and more.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a bounce of 0.3.
    public static var bouncy: Animation { Animation(.bouncy) }
    /// A spring with a bounce of 0.3 and more.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Changing

    private func with<Value>(_ path: WritableKeyPath<Animation, Value>, _ value: Value) -> Animation {
        var animation = self
        animation[keyPath: path] = value
        return animation
    }
    /// Returns the animation with a later start, in seconds. Delays add up.
    public func delay(_ delay: Double) -> Animation { with(\.delay, self.delay + delay) }
    /// Returns the animation at another speed. Speeds are multiplied.
    public func speed(_ speed: Double) -> Animation { with(\.speed, self.speed * speed) }
    /// Returns the animation repeated; with `autoreverses`, each second time in reverse.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with(\.repeatCount, repeatCount).with(\.autoreverses, autoreverses)
    }
    /// Returns the animation repeated until the view disappears or another change animates it.
    public func repeatForever(autoreverses: Bool = true) -> Animation { with(\.repeatCount, nil).with(\.autoreverses, autoreverses) }

    // MARK: Running

    /// The duration of one pass in seconds.
    var duration: Double {
        let length =
            switch motion {
            case .curve(_, let duration): duration
            case .spring(let spring): spring.duration
            }
        return speed > 0 ? length / speed : 0
    }

    /// Applies `changes` to views in a UIKit animation with the same curve.
    @MainActor func animate(_ body: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        let changes = { Animation.with(self, body) }
        let options: UIView.AnimationOptions = [.allowUserInteraction]
        let animations =
            repeatCount == 1
            ? changes
            : {
                UIView.modifyAnimations(
                    withRepeatCount: repeatCount.map { CGFloat($0) / (autoreverses ? 2 : 1) } ?? .infinity, autoreverses: autoreverses,
                    animations: changes)
            }
        let delay = speed > 0 ? delay / speed : delay
        switch motion {
        case .spring(let spring):
            UIView.animate(
                springDuration: duration, bounce: CGFloat(spring.bounce), delay: delay, options: options, animations: animations,
                completion: completion)
        case .curve(let curve, _):
            if let named = curve.option {
                UIView.animate(
                    withDuration: duration, delay: delay, options: options.union(named), animations: animations, completion: completion)
            } else if repeatCount == 1 {
                let animator = UIViewPropertyAnimator(
                    duration: duration,
                    timingParameters: UICubicTimingParameters(controlPoint1: curve.first.point, controlPoint2: curve.second.point))
                animator.addAnimations(changes)
                if let completion { animator.addCompletion { completion($0 == .end) } }
                animator.startAnimation(afterDelay: delay)
            } else {
                // FIXME(gap): a custom curve that repeats eases in and out.
                UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
            }
        }
    }
}

extension UnitCurve {
    fileprivate var option: UIView.AnimationOptions? {
        switch self {
        case .linear: .curveLinear
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .easeInOut: .curveEaseInOut
        default: nil
        }
    }
}

extension UIView {
    /// Runs `changes` with a SwiftUI animation. iOS 18.
    public class func animate(_ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        animation.animate(changes) { _ in completion?() }
    }
}
