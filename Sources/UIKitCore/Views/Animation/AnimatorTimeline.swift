import Foundation
import QuartzCore

/// A property animator's position: 0 is the start, 1 the end.
final class AnimatorTimeline: AnimationDriver {
    var curve: ProgressCurve
    private var origin = 0.0
    /// A movement in progress.
    private var movement: (target: Double, start: TimeInterval, length: TimeInterval)?

    init(curve: ProgressCurve) { self.curve = curve }

    var isMoving: Bool { movement != nil }
    var progress: Double { progress(at: mediaTime()) }
    func animationTime(at now: CFTimeInterval) -> CFTimeInterval { progress(at: now) }

    private func progress(at now: CFTimeInterval) -> Double {
        guard let movement else { return origin }
        return origin + (movement.target - origin) * curve.progress(now - movement.start + 1e-12, of: movement.length)
    }

    func target(_ isReversed: Bool) -> Double { isReversed ? 0 : 1 }

    func begin() { (origin, movement) = (0, nil) }
    func stand(at progress: Double) { (origin, movement) = (progress, nil) }
    func settle() { stand(at: progress) }

    func move(to target: Double, in length: TimeInterval, after delay: TimeInterval) {
        settle()
        movement = (target, mediaTime() + delay, length)
    }

    /// Animations added with a delay factor, which run in the last part of the timeline.
    final class Part: AnimationDriver {
        private let whole: AnimatorTimeline
        private let start: Double

        init(of whole: AnimatorTimeline, from start: Double) { (self.whole, self.start) = (whole, start) }

        var isMoving: Bool { whole.isMoving }
        func animationTime(at now: CFTimeInterval) -> CFTimeInterval {
            start < 1 ? max(0, (whole.progress(at: now) - start) / (1 - start)) : whole.progress(at: now) >= 1 ? 1 : 0
        }
    }
}
