import Foundation
import QuartzCore

/// One animation block: collects the changes made inside it and turns each into an animation of its layer.
@MainActor
package final class ViewAnimation {
    package enum Timing {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
        /// A spring that comes to rest at the block's duration, even if that is inherited.
        case fittedSpring(dampingRatio: Double, velocity: Double)
    }

    /// A change that is animated.
    package struct Change {
        package let view: UIView
        package let key: String
        package let old: AnimatableValue
        package let new: AnimatableValue
        package let record: AnimationRecord
    }

    package private(set) var duration: TimeInterval
    package private(set) var delay: TimeInterval
    package private(set) var options: UIView.AnimationOptions
    package private(set) var timing: Timing
    package var repeatCount: Float = 0
    package var autoreverses = false
    private var completion: ((Bool) -> Void)?
    var keyframes: KeyframeRecorder?
    /// The property animator, which advances the animations itself.
    private let driver: (any AnimationDriver)?
    /// The property animator to which the block belongs.
    weak var animator: UIViewPropertyAnimator?
    package private(set) var changes: [Change] = []
    /// The closures that restore properties that layers don't have, when a property animator ends at its start.
    private(set) var reversals: [() -> Void] = []
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    private let cause = Cause.ofLaterWork

    package init(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [], timing: Timing? = nil,
        driver: (any AnimationDriver)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        (self.duration, self.delay, self.options, self.driver, self.completion) = (duration, delay, options, driver, completion)
        self.timing = Self.isLinear ? .curve(CAMediaTimingFunction(name: .linear)) : timing ?? options.timing
        if options.contains(.repeat) { repeatCount = .greatestFiniteMagnitude }
        autoreverses = options.contains(.autoreverse)
        inherit(from: ViewAnimation.current)
    }

    /// Adopts the outer block's duration and curve unless this one sets its own.
    private func inherit(from outer: ViewAnimation?) {
        guard let outer, driver == nil else { return }
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve), !Self.isLinear { timing = outer.timing }
    }

    // MARK: Running blocks

    /// The blocks being run; `nil` disables animation for its duration.
    private static var stack: [ViewAnimation?] = []
    package static var current: ViewAnimation? { stack.last ?? nil }
    package static var areEnabled = true

    private static let installed: Void = ViewActions.current = { view, key in action(for: view, key) }

    /// Runs `changes` as the body of this block, then waits for the animations that it started.
    package func perform(_ changes: () -> Void) {
        collect(changes)
        close()
    }

    package func collect(_ changes: () -> Void) {
        Self.installed
        Self.stack.append(self)
        changes()
        if options.contains(.layoutSubviews) { for view in self.changes.map(\.view) { view.layoutIfNeeded() } }
        Self.stack.removeLast()
    }

    /// Whether animations that begin now run linearly in time, because an interaction will control the time.
    private static var isLinear = false

    static func withLinearTiming(_ body: () -> Void) {
        isLinear = true
        body()
        isLinear = false
    }

    package static func withoutAnimation(_ body: () -> Void) {
        stack.append(nil)
        body()
        stack.removeLast()
    }

    /// Opens a `beginAnimations` block, which stays open until ``commitOpen()``.
    static func open(_ animation: ViewAnimation) {
        installed
        stack.append(animation)
    }

    static func commitOpen() {
        guard let animation = stack.popLast() ?? nil else { return }
        animation.close()
    }

    // Used by setters between begin and commit.
    func setDuration(_ duration: TimeInterval) { self.duration = duration }
    func setDelay(_ delay: TimeInterval) { self.delay = delay }
    func setTiming(_ timing: Timing) { self.timing = timing }
    func setOptions(_ options: UIView.AnimationOptions) { self.options = options }

    func onReversal(_ reversal: @escaping () -> Void) { reversals.append(reversal) }

    /// Closes the block to changes. It completes when all animations have ended, or soon if there are none.
    func close() {
        keyframes?.makeAnimations(for: self)
        isClosed = true
        guard running == 0, driver == nil, completion != nil else { return }
        EventLoop.main.schedule(after: changes.isEmpty ? delay : 0) { self.complete() }
    }

    private func complete() {
        let block = completion
        completion = nil
        if let block { Cause.resume(cause) { block(allFinished) } }
    }

    private func ended(_ finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0, isClosed { complete() }
    }

    // MARK: Changes

    /// Returns the action that a view's layer requests before a change.
    private static func action(for view: UIView, _ key: String) -> (any CAAction)? {
        guard areEnabled, let animation = current, isAnimated(key) else { return nil }
        let layer = view.layer
        guard layer.animatesImplicitly(key), layer.isOnScreen, let old = layer.animatableValue(forKey: key) else { return nil }
        // A value that is not additive animates plainly, and layers with custom properties use such an animation as their pattern.
        if case .color = old { return Pattern(animation: animation, view: view, key: key, old: old) }
        return Recorder(animation: animation, view: view, old: old)
    }

    private static func isAnimated(_ key: String) -> Bool {
        switch key {
        case "hidden", "contents", "masksToBounds", "contentsScale", "sublayers", "doubleSided", "geometryFlipped", "opaque",
            "rasterizationScale",
            "shouldRasterize", "allowsGroupOpacity", "cornerCurve", kCAOnOrderIn, kCAOnOrderOut:
            false
        default: true
        }
    }

    /// Records the change when it is made.
    private final class Recorder: CAAction {
        let animation: ViewAnimation
        let view: UIView
        let old: AnimatableValue

        init(animation: ViewAnimation, view: UIView, old: AnimatableValue) {
            (self.animation, self.view, self.old) = (animation, view, old)
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            nonisolated(unsafe) let recorder = self
            onMain { recorder.animation.record(recorder.view, event, recorder.old) }
        }
    }

    /// The block's animation of a color, before the change. An app may turn it into one of another property of the layer.
    private final class Pattern: CABasicAnimation {
        private let animation: ViewAnimation
        private let view: UIView
        private let key: String
        private let old: AnimatableValue

        @MainActor init(animation: ViewAnimation, view: UIView, key: String, old: AnimatableValue) {
            (self.animation, self.view, self.key, self.old) = (animation, view, key, old)
            super.init()
            (keyPath, fromAnimatable, duration, fillMode) = (key, old, animation.duration, .backwards)
            if case .curve(let function) = animation.timing { timingFunction = function }
        }

        required init?(coder: NSCoder) { return nil }

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = CABasicAnimation()
            copy.copyFields(from: self)
            return copy
        }

        override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            nonisolated(unsafe) let (pattern, target) = (self, layer)
            onMain { pattern.run(event, target) }
        }

        @MainActor private func run(_ event: String, _ layer: CALayer) {
            guard let keyPath, layer === view.layer else { return layer.add(self, forKey: event) }
            if keyPath == key { return animation.record(view, key, old) }
            guard let new = toAnimatable ?? layer.mixableValue(forKey: keyPath) else { return }
            animation.animate(view, keyPath, from: fromAnimatable ?? new, to: new)
        }
    }

    private func record(_ view: UIView, _ key: String, _ old: AnimatableValue) {
        guard let new = view.layer.animatableValue(forKey: key) else { return }
        // UIKit animates the two parts of the bounds separately.
        if key == "bounds", case .rect(let from) = old, case .rect(let to) = new {
            if from.origin != to.origin { animate(view, "bounds.origin", .point(from.origin), .point(to.origin)) }
            if from.size != to.size { animate(view, "bounds.size", .size(from.size), .size(to.size)) }
            return
        }
        animate(view, key, old, new)
    }

    private func animate(_ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
        if let keyframes { return keyframes.record(view, key, old, new) }
        let animation = makeAnimation()
        animation.keyPath = key
        if case .color = old {
            setEnds(of: animation, view, key, old, new)
        } else if let delta = old.difference(from: new), new.difference(from: old) != nil {
            // Running animations and this one add up, so a change of target bends the motion instead of breaking it.
            animation.isAdditive = true
            (animation.fromAnimatable, animation.toAnimatable) = (delta, delta.zero)
        } else {
            setEnds(of: animation, view, key, old, new)
        }
        add(animation, view, key, old, new)
    }

    /// Animates a property of the app's own layer between the two values that the app has set.
    private func animate(_ view: UIView, _ key: String, from old: AnimatableValue, to new: AnimatableValue) {
        if let keyframes { return keyframes.record(view, key, old, new) }
        let animation = makeAnimation()
        (animation.keyPath, animation.fromAnimatable, animation.toAnimatable) = (key, old, new)
        add(animation, view, key, old, new)
    }

    private func setEnds(of animation: CABasicAnimation, _ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
        let isBusy = options.contains(.beginFromCurrentState) || view.layer.animationKeys()?.contains { $0.hasPrefix(key) } == true
        let shown = isBusy ? view.layer.presentation()?.animatableValue(forKey: key) : nil
        (animation.fromAnimatable, animation.toAnimatable) = (shown ?? old, new)
    }

    private func makeAnimation() -> CABasicAnimation {
        if driver != nil { return CABasicAnimation() }
        switch timing {
        case .curve(let function):
            let animation = CABasicAnimation()
            animation.timingFunction = function
            return animation
        case .spring(let spring): return make(spring)
        case .fittedSpring(let ratio, let velocity): return make(Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity))
        }
    }

    private func make(_ spring: Spring) -> CABasicAnimation {
        let animation = CASpringAnimation()
        (animation.mass, animation.stiffness, animation.damping) = (
            CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping)
        )
        animation.initialVelocity = CGFloat(spring.initialVelocity)
        return animation
    }

    func add(_ animation: CAPropertyAnimation, _ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
        let layer = view.layer
        animation.duration = driver == nil ? duration : 1
        // metrics.md §12: during a delay the old value shows.
        animation.fillMode = .backwards
        if delay > 0, driver == nil { animation.beginTime = LayerTime.local(mediaTime() + delay, of: layer) }
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        guard
            let record = AnimationEngine.shared.insert(
                animation, forKey: Self.freeKey(key, layer), to: layer, groups: CATransaction.openGroups)
        else { return }
        record.driver = driver
        changes.append(Change(view: view, key: key, old: old, new: new, record: record))
        guard driver == nil else { return }
        running += 1
        record.onEnd = { finished in
            onMain { self.ended(finished) }
        }
    }

    /// Returns a free key: "position", then "position-2", so that one change does not replace another.
    private static func freeKey(_ key: String, _ layer: CALayer) -> String {
        guard let taken = layer.animationKeys(), taken.contains(key) else { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}

@MainActor
extension ViewAnimation.Change {
    /// Sets the property through the view, so that its own value agrees with its layer's.
    package func assign(_ value: AnimatableValue) {
        switch (key, value) {
        case ("opacity", .number(let value)): view.alpha = CGFloat(value)
        case ("position", .point(let value)): view.center = value
        case ("bounds.origin", .point(let value)): view.bounds.origin = value
        case ("bounds.size", .size(let value)): view.bounds.size = value
        case ("transform", .transform(let value)): view.transform3D = value
        case ("backgroundColor", .color(let value)): view.backgroundColor = UIColor(cgColor: value)
        default: if !view.layer.assignAnimatableValue(value, forKey: key) { view.layer.setValue(value.any, forKey: key) }
        }
    }

    /// The value that the layer currently shows.
    package var shown: AnimatableValue? {
        let (name, rest) = LayerKeys.split(key)
        return view.layer.presentation()?.mixableValue(forKey: name)?.component(rest)
    }
}
