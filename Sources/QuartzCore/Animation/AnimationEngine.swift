import CoreGraphics
import Foundation
import UIKitRuntime

/// An object that controls animations in place of the clock: a property animator.
package protocol AnimationDriver: AnyObject {
    /// Whether the animations change with time.
    var isMoving: Bool { get }
    /// Returns the animation's time within its basic duration.
    func animationTime(at now: CFTimeInterval) -> CFTimeInterval
}

/// An animation on a layer.
package final class AnimationRecord {
    package let key: String
    package let animation: CAAnimation
    let groups: [CompletionGroup]
    /// Whether the layer has been on screen: an animation starts when its layer is first on screen, and ends when the layer is removed from
    /// it.
    fileprivate var hasBeenOnScreen: Bool
    /// Whether the animation's clock is running, from the first commit after which its layer is on screen.
    package fileprivate(set) var hasStarted = false
    package fileprivate(set) var isFinished = false
    /// Notifies UIView's animations that this one has ended.
    package var onEnd: ((_ finished: Bool) -> Void)?
    /// The driver, if there is one; then the animation neither starts nor ends by itself.
    package var driver: (any AnimationDriver)?

    init(key: String, animation: CAAnimation, groups: [CompletionGroup], isOnScreen: Bool) {
        (self.key, self.animation, self.groups, hasBeenOnScreen) = (key, animation, groups, isOnScreen)
    }
}

/// Starts, evaluates, and ends animations.
package final class AnimationEngine {
    nonisolated(unsafe) package static let shared = AnimationEngine()

    private struct Entry {
        let id: ObjectIdentifier
        weak var layer: CALayer?
    }

    /// Layers with animations, oldest first.
    private var entries: [Entry] = []
    private var hasNews = false
    private var wakeUp: (token: EventLoop.Token, time: CFTimeInterval)?
    private var frames: Int?
    private var lastNow: CFTimeInterval = 0
    private var nextKey = 0

    /// A negligible time in seconds: a clock advanced in many small steps arrives a rounding error early.
    package static let hair: CFTimeInterval = 1e-7

    // MARK: Adding and removing

    package func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
        insert(animation, forKey: key, to: layer, groups: CATransaction.openGroups)
    }

    @discardableResult
    package func insert(_ animation: CAAnimation, forKey key: String?, to layer: CALayer, groups: [CompletionGroup]) -> AnimationRecord? {
        guard !layer.role.contains(.presentation) else { return nil }
        CommitLoop.ensureRunning()
        guard let copy = animation.copy() as? CAAnimation else { return nil }
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil, !(copy is CAKeyframeAnimation), let function = CATransaction.animationTimingFunction() {
            copy.timingFunction = function
        }
        let isTransition = copy is CATransition
        if isTransition { TransitionCapture.begin(copy, on: layer) }
        let key = isTransition ? kCATransition : key
        if let key { remove(key, from: layer, keepsTransition: isTransition) }
        nextKey += 1
        let record = AnimationRecord(
            key: key ?? "\(type(of: copy))-\(nextKey)", animation: copy, groups: groups, isOnScreen: layer.isOnScreen)
        for group in groups { group.enter() }
        layer.supplemented.animations.append(record)
        layer.supplemented.presentationTime = -.infinity
        noteOwnProperties(of: layer, copy)
        if !layer.role.contains(.animated) {
            layer.role.insert(.animated)
            entries.append(Entry(id: ObjectIdentifier(layer), layer: layer))
        }
        hasNews = true
        layer.mark(.subtree)
        return record
    }

    /// Records that an animation changes a subclass's own properties. Plain layers have none, and draw nothing.
    private func noteOwnProperties(of layer: CALayer, _ animation: CAAnimation) {
        guard type(of: layer) != CALayer.self else { return }
        for key in CAPropertyAnimation.keys(of: animation) {
            if layer.isOwnProperty(key) { layer.role.insert(.animatesOwnProperty) }
            if type(of: layer).needsDisplay(forKey: key) { layer.role.insert([.animatesOwnProperty, .drawsFrames]) }
        }
    }

    package func remove(_ key: String, from layer: CALayer) { remove(key, from: layer, keepsTransition: false) }

    private func remove(_ key: String, from layer: CALayer, keepsTransition: Bool) {
        guard let supplement = layer.supplement, let index = supplement.animations.firstIndex(where: { $0.key == key }) else { return }
        let record = supplement.animations.remove(at: index)
        if record.animation is CATransition, !keepsTransition { supplement.transition = nil }
        layerChanged(layer)
        end(record, finished: false)
    }

    /// Ends an animation, regardless of its key.
    package func remove(_ record: AnimationRecord, from layer: CALayer, finished: Bool) {
        guard !record.isFinished else { return }
        layer.supplement?.animations.removeAll { $0 === record }
        layerChanged(layer)
        end(record, finished: finished)
    }

    /// Notifies the engine that a driver was started or stopped.
    package func driverChanged() { hasNews = true }

    package func removeAll(from layer: CALayer) {
        guard let supplement = layer.supplement, !supplement.animations.isEmpty else { return }
        let records = supplement.animations
        supplement.animations = []
        supplement.transition = nil
        layerChanged(layer)
        for record in records { end(record, finished: false) }
    }

    func forget(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        entries.removeAll { $0.id == id }
        for record in layer.supplement?.animations ?? [] { for group in record.groups { group.leave() } }
    }

    /// Notifies the engine that a layer entered a tree, where its animations begin, or left one, where they end at the next commit unless
    /// it returned.
    func treeChanged() { if !entries.isEmpty { hasNews = true } }
    func timingChanged() { if !entries.isEmpty { hasNews = true } }

    private func layerChanged(_ layer: CALayer) {
        layer.supplement?.presentationTime = -.infinity
        layer.mark(.subtree)
        if layer.supplement?.animations.isEmpty != false {
            layer.role.subtract([.animated, .animatesOwnProperty, .drawsFrames])
            layer.supplement?.presentation = nil
            entries.removeAll { $0.id == ObjectIdentifier(layer) || $0.layer == nil }
        }
        hasNews = true
    }

    private func end(_ record: AnimationRecord, finished: Bool) {
        guard !record.isFinished else { return }
        record.isFinished = true
        record.animation.notifyDelegate { $0.animationDidStop($1, finished: finished) }
        // The closure retains the record, and the view that it moves.
        let onEnd = record.onEnd
        record.onEnd = nil
        onEnd?(finished)
        for group in record.groups { group.leave() }
    }

    // MARK: Time

    /// Starts the animations added in this transaction, ends those whose layer left its tree, and schedules the next end.
    func commit() {
        let now = mediaTime()
        if now < lastNow { wakeUp = nil }
        lastNow = now
        guard hasNews else { return }
        hasNews = false
        for layer in entries.compactMap(\.layer) {
            let isOnScreen = layer.isOnScreen
            for record in layer.supplement?.animations ?? [] {
                if !isOnScreen {
                    if record.hasBeenOnScreen { drop(record, from: layer) }
                } else if !record.hasStarted {
                    start(record, on: layer, at: now)
                }
            }
        }
        schedule(now)
    }

    private func drop(_ record: AnimationRecord, from layer: CALayer) {
        layer.supplement?.animations.removeAll { $0 === record }
        if record.animation is CATransition { layer.supplement?.transition = nil }
        layerChanged(layer)
        end(record, finished: false)
    }

    private func start(_ record: AnimationRecord, on layer: CALayer, at now: CFTimeInterval) {
        (record.hasStarted, record.hasBeenOnScreen) = (true, true)
        if record.animation.beginTime == 0 { record.animation.beginTime = LayerTime.local(now, of: layer) }
        layer.supplement?.presentationTime = -.infinity
        record.animation.notifyDelegate { $0.animationDidStart($1) }
    }

    /// Returns the time at which a running animation ends, by the clock; infinite while paused or if it repeats endlessly.
    private func endTime(of record: AnimationRecord, on layer: CALayer) -> CFTimeInterval {
        let timing = record.animation.timing
        let active = timing.activeDuration(basic: timing.duration)
        guard record.driver == nil, record.hasStarted, !record.isFinished, timing.speed > 0, active.isFinite, LayerTime.speed(of: layer) > 0
        else { return .infinity }
        return LayerTime.global(timing.parentTime(fromLocal: active), of: layer)
    }

    private func schedule(_ now: CFTimeInterval) {
        askForFrames()
        var next = CFTimeInterval.infinity
        for layer in entries.compactMap(\.layer) {
            for record in layer.supplement?.animations ?? [] { next = min(next, endTime(of: record, on: layer)) }
        }
        if let wakeUp, wakeUp.time == next { return }
        if let wakeUp { onMain { wakeUp.token.cancel() } }
        wakeUp = nil
        guard next.isFinite else { return }
        wakeUp = (onMain { EventLoop.main.schedule(after: next - now - Self.hair) { AnimationEngine.shared.tick() } }, next)
    }

    /// Ends every animation whose time is up.
    func tick() {
        let now = mediaTime()
        wakeUp = nil
        for layer in entries.compactMap(\.layer) {
            for record in layer.supplement?.animations ?? [] where endTime(of: record, on: layer) <= now + 2 * Self.hair {
                let stays = !record.animation.isRemovedOnCompletion
                if !stays {
                    layer.supplement?.animations.removeAll { $0 === record }
                    if record.animation is CATransition { layer.supplement?.transition = nil }
                }
                layerChanged(layer)
                end(record, finished: true)
            }
        }
        // The frame request is left to this turn's commit: the closure may have added animations.
        schedule(now)
    }

    /// Whether something on screen is moving, so the next frame will differ.
    package var isMoving: Bool {
        EmitterClock.isMoving
            || hasAnimation { $0.driver?.isMoving ?? ($0.animation.speed != 0) && !$0.isFinished && LayerTime.speed(of: $1) != 0 }
    }

    private func hasAnimation(_ test: (AnimationRecord, CALayer) -> Bool) -> Bool {
        entries.contains { entry in
            guard let layer = entry.layer else { return false }
            return layer.supplement?.animations.contains { test($0, layer) } == true
        }
    }

    /// Requests frames from the loop while a finite animation runs. An endless spinner does not count: waiting for its end would never
    /// return.
    private func askForFrames() {
        let isBusy = hasAnimation { record, layer in record.driver?.isMoving ?? endTime(of: record, on: layer).isFinite }
        // A reset loop has forgotten the request.
        if frames != nil, !onMain({ EventLoop.main.wantsFrames }) { frames = nil }
        if isBusy, frames == nil {
            frames = onMain { EventLoop.main.addFrameObserver { _ in } }
        } else if !isBusy, let observer = frames {
            onMain { EventLoop.main.removeObserver(observer) }
            frames = nil
        }
    }

    /// The layers with animations, which the compositor examines in each frame.
    var animatedLayers: [CALayer] { entries.compactMap(\.layer) }

    /// Draws the contents of layers that redraw for every frame, before the frame is composed, so that their changes to other layers are
    /// included. Returns whether there are any.
    func drawFrames(at time: CFTimeInterval) -> Bool {
        var anyDrew = false
        for entry in entries {
            guard let layer = entry.layer, layer.role.contains(.drawsFrames), layer.isOnScreen else { continue }
            _ = layer.rendered(at: time)
            anyDrew = true
        }
        return anyDrew
    }

    // MARK: Values

    func apply(_ records: [AnimationRecord], to copy: CALayer, model: CALayer, at time: CFTimeInterval) {
        let local = LayerTime.local(time, of: model)
        for record in records {
            if let driver = record.driver {
                record.animation.apply(to: copy, at: driver.animationTime(at: time), cycle: 0)
                continue
            }
            // Until its time starts, an animation shows its first state.
            let parentTime = record.hasStarted || record.animation.beginTime != 0 ? local : 0
            record.animation.apply(to: copy, atParentTime: snapped(parentTime, record.animation.timing))
        }
    }

    /// Returns the end time for times that differ from it only by rounding.
    private func snapped(_ time: CFTimeInterval, _ timing: MediaTiming) -> CFTimeInterval {
        let end = timing.parentTime(fromLocal: timing.activeDuration(basic: timing.duration))
        return timing.speed > 0 && abs(time - end) <= 2 * Self.hair ? end : time
    }
}
