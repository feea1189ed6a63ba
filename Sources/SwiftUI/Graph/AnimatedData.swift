import UIKit

/// Moves the data of an animatable view, modifier, or shape to a new value by the animation of the change.
///
/// UIKit's animations interpolate what a view shows before and after a change. What an app's own type makes of its data is not known before
/// it is evaluated, so it is evaluated in each frame, with the frame's data.
@MainActor final class AnimatedData {
    private var motion: (any AnyDataMotion)?
    private var observer: Int?
    private let onFrame: @MainActor () -> Void

    /// Creates the motion of the data of a type. Fails if the type has none.
    init?(of type: Any.Type, onFrame: @escaping @MainActor () -> Void) {
        func hasData<A: Animatable>(_ type: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
        guard let type = type as? any Animatable.Type, hasData(type) else { return nil }
        self.onFrame = onFrame
    }

    var isMoving: Bool { motion?.isMoving(at: EventLoop.main.now) ?? false }

    /// Begins to move to the data of a new value, by the animation of the current change, or immediately outside of one.
    func receive(_ value: Any, isAnimated: Bool) {
        guard let value = value as? any Animatable else { return }
        func move<A: Animatable>(_ value: A) {
            let now = EventLoop.main.now, target = value.animatableData
            guard let old = motion as? DataMotion<A.AnimatableData>, old.target != target else {
                if motion == nil { motion = DataMotion(origin: target, target: target, animation: nil, start: now) }
                return
            }
            let animation = isAnimated ? Animation.current : nil
            motion = DataMotion(origin: old.value(at: now), target: target, animation: animation, start: now)
        }
        move(value)
        follow()
    }

    /// Returns the value with the data of the current frame.
    func presented<Value>(_ value: Value) -> Value {
        guard isMoving, let animatable = value as? any Animatable else { return value }
        func present<A: Animatable>(_ value: A) -> Any {
            var value = value
            if let motion = motion as? DataMotion<A.AnimatableData> { value.animatableData = motion.value(at: EventLoop.main.now) }
            return value
        }
        return present(animatable) as? Value ?? value
    }

    func stop() {
        if let observer { EventLoop.main.removeObserver(observer) }
        observer = nil
    }
    private func follow() {
        guard isMoving, observer == nil else { return }
        observer = EventLoop.main.addFrameObserver { [weak self] _ in
            guard let self else { return }
            if !isMoving { stop() }
            onFrame()
        }
    }
}

@MainActor private protocol AnyDataMotion {
    func isMoving(at time: TimeInterval) -> Bool
}
/// The path of data from one value to another.
private struct DataMotion<Data: VectorArithmetic>: AnyDataMotion {
    let origin: Data
    let target: Data
    let animation: Animation?
    let start: TimeInterval

    func isMoving(at time: TimeInterval) -> Bool { animation?.progress(after: time - start) != nil }
    func value(at time: TimeInterval) -> Data {
        guard let progress = animation?.progress(after: time - start) else { return target }
        return origin.interpolated(towards: target, amount: progress)
    }
}

extension Animation {
    /// The animation of the change that is being applied to views.
    @MainActor private(set) static var current: Animation?

    @MainActor static func with<Result>(_ animation: Animation?, _ body: () -> Result) -> Result {
        let outer = current
        current = animation
        defer { current = outer }
        return body()
    }

    /// Returns the fraction of the way after a time in seconds, or `nil` at the end. A spring may go beyond 1.
    func progress(after time: TimeInterval) -> Double? {
        let time = time * max(speed, 0) - delay
        guard time >= 0 else { return 0 }
        let length =
            switch motion {
            case .curve(_, let duration): duration
            case .spring(let spring): repeatCount == 1 ? spring.settlingDuration : spring.duration
            }
        guard length > 0, time.isFinite else { return nil }
        let pass = (time / length).rounded(.down)
        if let repeatCount, pass >= Double(repeatCount) { return nil }
        var place = time - pass * length
        if autoreverses, pass.truncatingRemainder(dividingBy: 2) == 1 { place = length - place }
        switch motion {
        case .curve(let curve, _): return curve.value(at: place / length)
        case .spring(let spring): return spring.value(target: 1.0, time: place)
        }
    }
}
