import Foundation
import UIKitRuntime

/// The mapping of a timed object's parent time to its own, and its repetition.
public protocol CAMediaTiming {
    /// The time at which the object begins, in seconds of its parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate of the object's time relative to its parent's. 0 stops it, and a negative rate runs it backward.
    var speed: Float { get set }
    /// The seconds that are added to the object's own time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which may be fractional.
    var repeatCount: Float { get set }
    /// The time in seconds for which cycles are repeated. Use either this or ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs in reverse.
    var autoreverses: Bool { get set }
    /// The effect before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows its first and last values before and after it runs.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The final state remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The initial state shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The initial state shows before the beginning, and the final one remains after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// There is no effect before the beginning and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Returns the time of the event loop's clock, in seconds, as apps read it.
public func CACurrentMediaTime() -> CFTimeInterval { onMain { EventLoop.main.reading } }

/// Returns the loop's time in seconds: it is constant within one turn.
package func mediaTime() -> CFTimeInterval { onMain { EventLoop.main.now } }

/// Runs `body` as if on the main actor. Layers belong to the main thread but are nonisolated, as Apple declares them; the delegate and the
/// loop that they call are not.
@inline(__always)
package func onMain<R>(_ body: @MainActor () -> R) -> R {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
}

package struct MediaTiming: Equatable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init(duration: CFTimeInterval = 0) { self.duration = duration }

    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * Double(speed) + timeOffset }

    package func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }
}

/// An animation's phase at a moment.
package enum AnimationPhase: Equatable {
    /// The animation has not begun, and does not fill backward.
    case pending
    /// The animation is `time` seconds into a cycle of the basic duration.
    case running(time: CFTimeInterval, cycle: Int)
    case finished(time: CFTimeInterval, cycle: Int)
}

extension MediaTiming {
    /// Returns the active duration in local time; infinite if it repeats endlessly.
    package func activeDuration(basic duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? duration * 2 : duration
        guard repeatCount > 0 else { return cycle }
        return repeatCount >= Float.greatestFiniteMagnitude ? .infinity : cycle * Double(repeatCount)
    }

    /// Returns the phase at `parentTime` for an animation with the basic duration `duration`.
    package func phase(atParentTime parentTime: CFTimeInterval, basic duration: CFTimeInterval) -> AnimationPhase {
        let local = localTime(fromParent: parentTime)
        let active = activeDuration(basic: duration)
        if local < 0 {
            return fillMode == .backwards || fillMode == .both ? position(at: 0, basic: duration, ended: false) : .pending
        }
        // A stopped animation (speed 0) never finishes: it shows its offset.
        if local >= active, speed != 0 || local > active { return position(at: active, basic: duration, ended: true) }
        return position(at: local, basic: duration, ended: false)
    }

    private func position(at time: CFTimeInterval, basic duration: CFTimeInterval, ended: Bool) -> AnimationPhase {
        guard duration > 0, time.isFinite else {
            return ended ? .finished(time: autoreverses ? 0 : duration, cycle: 0) : .running(time: 0, cycle: 0)
        }
        var passes = (time / duration).rounded(.down)
        var within = time - passes * duration
        // The end of the last cycle belongs to that cycle.
        if ended, within <= 1e-12 * max(1, duration), passes > 0 {
            passes -= 1
            within = duration
        }
        let cycle: Int
        if autoreverses {
            cycle = Int(min(passes / 2, 1e15))
            if passes.truncatingRemainder(dividingBy: 2) == 1 { within = duration - within }
        } else {
            cycle = Int(min(passes, 1e15))
        }
        return ended ? .finished(time: within, cycle: cycle) : .running(time: within, cycle: cycle)
    }
}
