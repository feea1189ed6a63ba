import UIKit
import simdCompanion

/// Runs actions.
public protocol SCNActionable: NSObjectProtocol {
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)?)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (@Sendable () -> Void)?)
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    var actionKeys: [String] { get }
}
extension SCNNode {
    /// Runs an action. It advances with the frames of the view that shows the node.
    public func runAction(_ action: SCNAction) { running.add(action, key: nil, completion: nil) }
    /// Runs an action, and calls a block at its end.
    @preconcurrency public func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)?) {
        running.add(action, key: nil, completion: block)
    }
    /// Runs an action with a key, in place of one with the same key.
    public func runAction(_ action: SCNAction, forKey key: String?) { running.add(action, key: key, completion: nil) }
    /// Runs an action with a key, and calls a block at its end.
    @preconcurrency public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (@Sendable () -> Void)?) {
        running.add(action, key: key, completion: block)
    }
    /// Runs an action, and returns at its end.
    @preconcurrency @MainActor public func runAction(_ action: SCNAction) async {
        await withCheckedContinuation { continuation in running.add(action, key: nil) { continuation.resume() } }
    }
    /// Runs an action with a key, and returns at its end.
    @preconcurrency @MainActor public func runAction(_ action: SCNAction, forKey key: String?) async {
        await withCheckedContinuation { continuation in running.add(action, key: key) { continuation.resume() } }
    }
    /// Whether an action runs.
    public var hasActions: Bool { !running.isEmpty }
    /// Returns the running action with a key, or nil.
    public func action(forKey key: String) -> SCNAction? { running.action(forKey: key) }
    public func removeAction(forKey key: String) { running.remove(key) }
    /// Stops all actions.
    public func removeAllActions() { running.removeAll() }
    public var actionKeys: [String] { running.keys }
}

/// Something that a node does over time. An action holds no state of a run: any number of nodes may run it at once.
open class SCNAction: NSObject, NSCopying {
    /// The effect of an action on a node.
    enum Work {
        case now((SCNNode) -> Void)
        /// Called once at the start; the closure it returns gets the progress from 0 to 1.
        case gradually((SCNNode) -> (CGFloat) -> Void)
        case wait
        case sequence([SCNAction]), group([SCNAction])
        case `repeat`(SCNAction, Int?)
    }
    final let work: Work
    private final let reverse: (() -> SCNAction)?
    /// The duration in seconds.
    public final var duration: TimeInterval
    /// The speed of the action; 0 stops it.
    public final var speed: CGFloat = 1
    /// The pacing of the action.
    public final var timingMode = SCNActionTimingMode.linear
    /// The function used instead of ``timingMode``.
    public final var timingFunction: SCNActionTimingFunction?

    init(_ work: Work, _ duration: TimeInterval = 0, reverse: (() -> SCNAction)? = nil) {
        (self.work, self.reverse, self.duration) = (work, reverse, duration.isNaN ? 0 : max(duration, 0))
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { (work, reverse, duration) = (.wait, nil, 0) }
    /// Returns an action with the same effect.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAction(work, duration, reverse: reverse)
        (copy.speed, copy.timingMode, copy.timingFunction) = (speed, timingMode, timingFunction)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    /// The reverse of a relative action; an action to an absolute value is unchanged.
    open func reversed() -> SCNAction {
        let result = reverse?() ?? self
        if result !== self { (result.speed, result.timingMode, result.timingFunction) = (speed, timingMode, timingFunction) }
        return result
    }
    final func eased(_ share: CGFloat) -> CGFloat { timingFunction.map { CGFloat($0(Float(share))) } ?? timingMode.eased(share) }

    // MARK: Composing

    /// Runs actions one after another.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) { sequence(actions.reversed().map { $0.reversed() }) }
    }
    /// Runs actions at the same time, and ends with the last one.
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(.group(actions), actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
    }
    /// Runs an action several times.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(.repeat(action, count), action.duration * TimeInterval(count)) { .repeat(action.reversed(), count: count) }
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction {
        SCNAction(.repeat(action, nil), .infinity) { repeatForever(action.reversed()) }
    }
    /// Waits for some seconds.
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.wait, sec) }
    /// Waits; the time varies by half of `durationRange` in either direction.
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        // wall clock: the app asks for a time that varies
        SCNAction(.wait, sec + durationRange * TimeInterval.random(in: -0.5...0.5))
    }

    // MARK: Moving

    private class func by(_ duration: TimeInterval, _ add: @escaping (SCNNode, Float) -> Void, reverse: @escaping () -> SCNAction)
        -> SCNAction
    {
        SCNAction(
            .gradually { node in
                var done: Float = 0
                return { share in
                    add(node, Float(share) - done)
                    done = Float(share)
                }
            }, duration, reverse: reverse)
    }
    /// Moves the node by a distance.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        let whole = SIMD3<Float>(delta)
        return by(duration, { node, share in node.simdPosition += whole * share }) { move(by: SCNVector3(-whole), duration: duration) }
    }
    /// Moves the node by a distance.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
        move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
    }
    /// Moves the node to a place in its parent.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        let end = SIMD3<Float>(location)
        return SCNAction(
            .gradually { node in
                let start = node.simdPosition
                return { node.simdPosition = start + (end - start) * Float($0) }
            }, duration)
    }

    // MARK: Turning

    private class func turn(_ duration: TimeInterval, _ turn: @escaping (Float) -> simd_quatf, reverse: @escaping () -> SCNAction)
        -> SCNAction
    {
        SCNAction(
            .gradually { node in
                var done: Float = 0
                return { share in
                    node.simdOrientation = node.simdOrientation * turn(done).inverse * turn(Float(share))
                    done = Float(share)
                }
            }, duration, reverse: reverse)
    }
    /// Turns the node by angles around its axes, in radians.
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return turn(duration, { simd_quatf(euler: angles * $0) }) {
            rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration)
        }
    }
    /// Turns the node by an angle around an axis, in radians.
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        turn(duration, { simd_quatf(axisAngle: SCNVector4(axis.x, axis.y, axis.z, Float(angle) * $0)) }) {
            rotate(by: -angle, around: axis, duration: duration)
        }
    }
    /// Turns the node to angles around its axes, in radians.
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
    }
    /// Turns the node to angles around its axes, in radians, on the shortest way if `usesShortestUnitArc` is true.
    open class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction {
        let end = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return SCNAction(
            .gradually { node in
                let start = node.simdEulerAngles, turned = node.simdOrientation
                return { share in
                    if shortestUnitArc, share < 1 {
                        node.simdOrientation = simd_slerp(turned, simd_quatf(euler: end), Float(share))
                    } else {
                        node.simdEulerAngles = start + (end - start) * Float(share)
                    }
                }
            }, duration)
    }
    /// Turns the node to an angle around an axis, in radians.
    open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        SCNAction(
            .gradually { node in
                let start = node.simdOrientation
                return { node.simdOrientation = simd_slerp(start, simd_quatf(axisAngle: axisAngle), Float($0)) }
            }, duration)
    }

    // MARK: Scaling, fading, and hiding

    /// Scales the node by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(
            .gradually { node in
                let start = node.simdScale
                return { node.simdScale = start * (1 + (Float(scale) - 1) * Float($0)) }
            }, sec
        ) { self.scale(by: scale == 0 ? 0 : 1 / scale, duration: sec) }
    }
    /// Scales the node to a factor.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(
            .gradually { node in
                let start = node.simdScale, end = SIMD3<Float>(repeating: Float(scale))
                return { node.simdScale = start + (end - start) * Float($0) }
            }, sec)
    }
    /// Makes the node opaque.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        SCNAction(fadeOpacity(to: 1, duration: sec).work, sec) { fadeOut(duration: sec) }
    }
    /// Makes the node transparent.
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction {
        SCNAction(fadeOpacity(to: 0, duration: sec).work, sec) { fadeIn(duration: sec) }
    }
    /// Changes the opacity by an amount.
    open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        by(sec, { node, share in node.opacity += factor * CGFloat(share) }) { fadeOpacity(by: -factor, duration: sec) }
    }
    /// Changes the opacity to a value.
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(
            .gradually { node in
                let start = node.opacity
                return { node.opacity = start + (opacity - start) * $0 }
            }, sec)
    }
    /// Hides the node immediately.
    open class func hide() -> SCNAction { SCNAction(.now { $0.isHidden = true }) { unhide() } }
    /// Shows the node immediately.
    open class func unhide() -> SCNAction { SCNAction(.now { $0.isHidden = false }) { hide() } }
    open class func removeFromParentNode() -> SCNAction { SCNAction(.now { $0.removeFromParentNode() }) }

    // MARK: Code

    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(.now(block)) }
    /// Calls a block on a queue.
    @preconcurrency open class func run(_ block: @escaping @Sendable (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        SCNAction(
            .now { node in
                nonisolated(unsafe) let node = node
                queue.async { block(node) }
            })
    }
    /// Calls a block in each frame, with the seconds since the start.
    open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
        SCNAction(.gradually { node in { share in block(node, share * CGFloat(seconds)) } }, seconds)
    }
    /// Does nothing: no script is run.
    open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction { SCNAction(.wait, seconds) }
    /// Plays nothing, and ends at once.
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction(.now { _ in }) }
}

/// The actions that one node is running.
final class RunningActions {
    private final class Entry {
        let run: ActionRun, key: String?, completion: (() -> Void)?
        var isRemoved = false
        init(_ run: ActionRun, _ key: String?, _ completion: (() -> Void)?) {
            (self.run, self.key, self.completion) = (run, key, completion)
        }
    }
    private var entries: [Entry] = []
    var isEmpty: Bool { entries.isEmpty }
    var keys: [String] { entries.compactMap(\.key) }

    func add(_ action: SCNAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(key) }
        entries.append(Entry(ActionRun(action), key, completion))
    }
    func action(forKey key: String) -> SCNAction? { entries.first { $0.key == key }?.run.action }
    func remove(_ key: String) { drop { $0.key == key } }
    func removeAll() { drop { _ in true } }
    private func drop(_ isMeant: (Entry) -> Bool) {
        for entry in entries where isMeant(entry) { entry.isRemoved = true }
        entries.removeAll { $0.isRemoved }
    }
    func advance(_ time: TimeInterval, on node: SCNNode) {
        // Actions that an action adds begin with the next frame.
        for entry in entries where !entry.isRemoved {
            guard entry.run.advance(time, on: node) != nil, !entry.isRemoved else { continue }
            entry.isRemoved = true
            entries.removeAll { $0 === entry }
            entry.completion?()
        }
    }
}
/// One run of an action on one node.
final class ActionRun {
    let action: SCNAction
    private var elapsed: TimeInterval = 0, update: ((CGFloat) -> Void)?, parts: [ActionRun] = [], index = 0
    init(_ action: SCNAction) { self.action = action }

    /// Advances by some seconds. Returns the remaining time once the action is over, or `nil` while it continues.
    func advance(_ time: TimeInterval, on node: SCNNode) -> TimeInterval? {
        let speed = TimeInterval(action.speed)
        guard speed > 0 else { return nil }
        return advanceOwn(time * speed, on: node).map { $0 / speed }
    }
    private func advanceOwn(_ time: TimeInterval, on node: SCNNode) -> TimeInterval? {
        switch action.work {
        case .now(let work):
            work(node)
            return time
        case .wait:
            elapsed += time
            return elapsed >= action.duration ? elapsed - action.duration : nil
        case .gradually(let begin):
            if update == nil { update = begin(node) }
            elapsed += time
            let share = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
            update?(action.eased(CGFloat(share)))
            return share >= 1 ? elapsed - action.duration : nil
        case .sequence(let actions): return advance(time, on: node, count: actions.count) { actions[$0] }
        case .group(let actions):
            if elapsed == 0, parts.isEmpty { parts = actions.map(ActionRun.init) }
            elapsed += time
            var left = time
            parts = parts.filter { part in
                guard let rest = part.advance(time, on: node) else { return true }
                left = min(left, rest)
                return false
            }
            return parts.isEmpty ? left : nil
        case .repeat(let repeated, let count): return advance(time, on: node, count: count) { _ in repeated }
        }
    }
    /// Runs parts one after another; without a count forever, and then parts without a duration once per frame.
    private func advance(_ time: TimeInterval, on node: SCNNode, count: Int?, _ part: (Int) -> SCNAction) -> TimeInterval? {
        var left = time
        while count.map({ index < $0 }) ?? true {
            if parts.isEmpty { parts = [ActionRun(part(index))] }
            guard let rest = parts[0].advance(left, on: node) else { return nil }
            let tookNoTime = rest == left
            (left, parts, index) = (rest, [], index + 1)
            if count == nil, tookNoTime || left <= 0 { return nil }
        }
        return left
    }
}
