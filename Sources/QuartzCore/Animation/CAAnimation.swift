import CoreGraphics
import Foundation
import UIKitRuntime

/// The callbacks for the start and the end of an animation. Both requirements are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation's clock starts, at the first commit in which its layer is on screen.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends. `flag` is true if it reached its end, and false if it was removed or replaced before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation's preferred frame rates in frames per second; 0 means no preference.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate in frames per second; 0 if there is no preference.
    public var minimum: Float
    /// The highest acceptable rate in frames per second; 0 if there is no preference.
    public var maximum: Float
    /// The storage of ``preferred``, in which 0 means nil.
    public var __preferred: Float
    /// The preferred rate in frames per second, or nil if there is no preference.
    public var preferred: Float? { __preferred == 0 ? nil : __preferred }

    /// Creates a range without preferences.
    public init() { (minimum, maximum, __preferred) = (0, 0, 0) }
    /// Creates a range of rates in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
    }

    /// The range without preferences, for which the display's own rate is used.
    public static let `default` = CAFrameRateRange()
    /// Returns whether both ranges have the same three rates.
    public func isEqual(to other: CAFrameRateRange) -> Bool { self == other }
}

/// The base class of all animations: timing, delegate, and the values that an app stores by key.
open class CAAnimation: KeyValueObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    package final var timing = MediaTiming()
    private var values: [String: Any] = [:]

    public override init() { super.init() }

    /// Creates an animation from an archive that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        timing.beginTime = coder.decodeDouble(forKey: "beginTime")
        timing.duration = coder.decodeDouble(forKey: "duration")
        timing.speed = coder.containsValue(forKey: "speed") ? coder.decodeFloat(forKey: "speed") : 1
        timing.repeatCount = coder.decodeFloat(forKey: "repeatCount")
    }

    /// Writes the begin time, the duration, the speed, and the repeat count to an archive. Other properties, such as values, are left
    /// out.
    open func encode(with coder: NSCoder) {
        coder.encode(timing.beginTime, forKey: "beginTime")
        coder.encode(timing.duration, forKey: "duration")
        coder.encode(timing.speed, forKey: "speed")
        coder.encode(timing.repeatCount, forKey: "repeatCount")
    }

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a copy. Layers store copies of the animations added to them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copy.copyFields(from: self)
        return copy
    }

    package func copyFields(from other: CAAnimation) {
        timing = other.timing
        values = other.values
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Returns the value of a property that was never set: 0 for `duration`, otherwise nil.
    open class func defaultValue(forKey key: String) -> Any? { key == "duration" ? 0.0 : nil }
    /// Returns whether a property is written to an archive, which is always true.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The timing function of the whole animation, or `nil` for linear timing.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is retained, as in Apple's implementation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer when it has ended. If false, set ``fillMode`` to keep the final value on screen.
    open var isRemovedOnCompletion = true
    /// The rate at which the animation is shown. It is kept, but every frame of the display shows the animation.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The time at which the animation begins, in seconds of the layer's time or of the group's. 0 means when it is added to the layer.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The length of one cycle in seconds. 0 means the duration of the transaction.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The rate of the animation's time relative to the layer's; 0 stops it.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The offset in seconds that is added to the animation's time, so that it starts at a later point of its cycle.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of cycles, which may be fractional. 0 means one cycle.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The time in seconds for which the cycles are repeated; 0 if ``repeatCount`` determines it.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each cycle is followed by the same cycle in reverse. It doubles the length.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The effect of the animation before it begins and after it ends. An animation that is removed on completion has no effect
    /// afterward.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds the animation to a layer for the key. Objects that are not layers are ignored.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns the animation as the action of an upcoming change to `key`: one without values animates from the current value to the new
    /// one.
    package func asAction(of layer: CALayer, _ key: String) -> CAAction {
        guard let basic = self as? CABasicAnimation, basic.fromAnimatable == nil, basic.toAnimatable == nil, basic.byAnimatable == nil,
            let copy = copy() as? CABasicAnimation
        else { return self }
        if copy.keyPath == nil { copy.keyPath = key }
        copy.fromAnimatable = (layer.presentation() ?? layer).mixableValue(forKey: copy.keyPath ?? key)
        return copy
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "duration": duration
        case "beginTime": beginTime
        case "speed": speed
        case "repeatCount": repeatCount
        case "delegate": delegate
        default: values[key]
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "duration": duration = AnimatableValue(value)?.number ?? duration
        case "repeatCount": repeatCount = AnimatableValue(value)?.number.map { Float($0) } ?? repeatCount
        default: values[key] = value
        }
    }

    open override func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    package final func notifyDelegate(_ body: @MainActor (any CAAnimationDelegate, CAAnimation) -> Void) {
        guard let delegate else { return }
        nonisolated(unsafe) let (receiver, animation) = (delegate, self)
        onMain { body(receiver, animation) }
    }

    // MARK: Showing

    /// Applies the state at `parentTime`, the time of the layer or group that contains the animation.
    package final func apply(to layer: CALayer, atParentTime parentTime: CFTimeInterval) {
        switch timing.phase(atParentTime: parentTime, basic: timing.duration) {
        case .pending: return
        case .running(let time, let cycle): apply(to: layer, at: time, cycle: cycle)
        case .finished(let time, let cycle):
            if timing.fillMode == .forwards || timing.fillMode == .both { apply(to: layer, at: time, cycle: cycle) }
        }
    }

    /// Applies the state `time` seconds into a cycle.
    package func apply(to layer: CALayer, at time: CFTimeInterval, cycle: Int) {}

    /// Returns eased progress for the elapsed time.
    package final func progress(at time: CFTimeInterval) -> Double {
        let fraction = timing.duration > 0 ? time / timing.duration : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

open class CAPropertyAnimation: CAAnimation {
    public override init() { super.init() }

    /// Creates an animation of the property that `path` names, such as `position.x`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation from an archive that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath") as String?
    }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative, valueFunction) = (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
    }

    /// The key path of the animated property relative to the layer. It may name a component, such as `transform.rotation.z`.
    open var keyPath: String? { didSet { path = keyPath.map { LayerKeys.split($0) } } }
    /// Whether the value is added to the layer's own instead of replacing it.
    open var isAdditive = false
    /// Whether each repetition starts where the last one ended.
    open var isCumulative = false
    /// The function that makes a transform of the interpolated number; nil if values are used as they are.
    open var valueFunction: CAValueFunction?

    private var path: (key: String, rest: Substring)?

    package override func apply(to layer: CALayer, at time: CFTimeInterval, cycle: Int) {
        guard let path else { return }
        let whole = layer.mixableValue(forKey: path.key)
        // With a value function the numbers are angles or lengths, not matrices.
        let base = valueFunction == nil ? whole?.component(path.rest) : nil
        guard var value = value(at: time, cycle: cycle, base: base) else { return }
        if let valueFunction { value = valueFunction.apply(to: value) ?? value }
        if isAdditive, let base = whole?.component(path.rest) { value = AnimatableValue.add(value, to: base) }
        let result = path.rest.isEmpty ? value : whole?.replacing(path.rest, with: value)
        if let result, layer.setAnimatableValue(result, forKey: path.key) { return }
        layer.setOwnValue(result ?? value, forKey: path.key)
    }

    /// Returns the properties that this animation changes, including those of a group's animations.
    package static func keys(of animation: CAAnimation) -> [String] {
        if let group = animation as? CAAnimationGroup { return (group.animations ?? []).flatMap { keys(of: $0) } }
        return (animation as? CAPropertyAnimation)?.path.map { [$0.key] } ?? []
    }

    /// Returns the animated value `time` seconds into `cycle`; `base` is the layer's value without this animation.
    package func value(at time: CFTimeInterval, cycle: Int, base: AnimatableValue?) -> AnimatableValue? { nil }
}
