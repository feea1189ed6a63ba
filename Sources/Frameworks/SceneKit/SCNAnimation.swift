import UIKit

/// An animation of SceneKit or Core Animation.
public protocol SCNAnimationProtocol: NSObjectProtocol {}
extension CAAnimation: SCNAnimationProtocol {}
public typealias SCNAnimationDidStartBlock = (SCNAnimation, any SCNAnimatable) -> Void
/// Called when an animation stops, with whether it ended.
public typealias SCNAnimationDidStopBlock = (SCNAnimation, any SCNAnimatable, Bool) -> Void
/// Called at a time of an animation.
public typealias SCNAnimationEventBlock = (any SCNAnimationProtocol, Any, Bool) -> Void

// FIXME(gap): animations are stored and listed under their keys, and change nothing; actions do.
/// The animations of an object, by key.
final class SCNAnimations {
    fileprivate var players: [(key: String, player: SCNAnimationPlayer)] = []
}
/// Runs animations.
public protocol SCNAnimatable: NSObjectProtocol {
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    func removeAllAnimations()
    func removeAllAnimations(withBlendOutDuration duration: CGFloat)
    func removeAnimation(forKey key: String)
    func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
    var animationKeys: [String] { get }
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
}
protocol HoldsAnimations: AnyObject {
    var animations: SCNAnimations { get }
}
extension SCNNode: HoldsAnimations {}
extension SCNGeometry: HoldsAnimations {}
extension SCNMaterial: HoldsAnimations {}
extension SCNMaterialProperty: HoldsAnimations {}
extension SCNLight: HoldsAnimations {}
extension SCNCamera: HoldsAnimations {}
extension SCNMorpher: HoldsAnimations {}
extension SCNTechnique: HoldsAnimations {}
extension SCNParticleSystem: HoldsAnimations {}
extension SCNAnimatable {
    private var held: SCNAnimations? { (self as? any HoldsAnimations)?.animations }
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        let own = animation as? SCNAnimation ?? (animation as? CAAnimation).map(SCNAnimation.init(caAnimation:)) ?? SCNAnimation()
        addAnimationPlayer(SCNAnimationPlayer(animation: own), forKey: key)
    }
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        let key = key ?? "\(player.animation.keyPath ?? "animation")_\(held?.players.count ?? 0)"
        held?.players.removeAll { $0.key == key }
        held?.players.append((key, player))
    }
    public func removeAllAnimations() { held?.players = [] }
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { removeAllAnimations() }
    public func removeAnimation(forKey key: String) { held?.players.removeAll { $0.key == key } }
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public var animationKeys: [String] { held?.players.map(\.key) ?? [] }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { held?.players.first { $0.key == key }?.player }
    public func animation(forKey key: String) -> CAAnimation? { animationPlayer(forKey: key)?.animation.original }
    public func pauseAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = true }
    public func resumeAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = false }
    public func setAnimationSpeed(_ speed: CGFloat, forKey key: String) { animationPlayer(forKey: key)?.speed = speed }
    public func isAnimationPaused(forKey key: String) -> Bool { animationPlayer(forKey: key)?.paused ?? false }
}
open class SCNAnimation: NSObject, SCNAnimationProtocol, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    /// Creates an animation with the values of one of Core Animation.
    public init(caAnimation: CAAnimation) {
        original = caAnimation
        (duration, repeatCount) = (caAnimation.duration, CGFloat(caAnimation.repeatCount))
        (autoreverses, timeOffset, isRemovedOnCompletion) = (
            caAnimation.autoreverses, caAnimation.timeOffset, caAnimation.isRemovedOnCompletion
        )
        keyPath = (caAnimation as? CAPropertyAnimation)?.keyPath
    }
    /// Creates an empty animation: no file is read.
    public convenience init(contentsOf animationUrl: URL) { self.init() }
    public convenience init(named animationName: String) { self.init() }
    final var original: CAAnimation?
    public final var duration: TimeInterval = 0, keyPath: String?, timingFunction = SCNTimingFunction(timingMode: .linear)
    public final var blendInDuration: TimeInterval = 0, blendOutDuration: TimeInterval = 0, isRemovedOnCompletion = true
    public final var isAppliedOnCompletion = false, repeatCount: CGFloat = 0, autoreverses = false, startDelay: TimeInterval = 0
    public final var timeOffset: TimeInterval = 0, fillsForward = false, fillsBackward = false, usesSceneTimeBase = false
    public final var animationDidStart: SCNAnimationDidStartBlock?, animationDidStop: SCNAnimationDidStopBlock?
    public final var animationEvents: [SCNAnimationEvent]?, isAdditive = false, isCumulative = false
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimation()
        assign(
            copy, self,
            \.duration, \.keyPath, \.timingFunction, \.blendInDuration, \.blendOutDuration, \.isRemovedOnCompletion,
            \.isAppliedOnCompletion, \.repeatCount, \.autoreverses, \.startDelay, \.timeOffset, \.fillsForward, \.fillsBackward,
            \.usesSceneTimeBase)
        assign(copy, self, \.animationDidStart, \.animationDidStop, \.animationEvents, \.isAdditive, \.isCumulative, \.original)
        return copy
    }
}
/// Runs an animation.
open class SCNAnimationPlayer: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final let animation: SCNAnimation
    public final var speed: CGFloat = 1, blendFactor: CGFloat = 1, paused = false
    public init(animation: SCNAnimation) { self.animation = animation }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { animation = SCNAnimation() }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final func play() { paused = false }
    public final func stop() { paused = true }
    public final func stop(withBlendOutDuration seconds: TimeInterval) { paused = true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimationPlayer(animation: animation)
        assign(copy, self, \.speed, \.blendFactor, \.paused)
        return copy
    }
}
/// A block at a time of an animation.
open class SCNAnimationEvent: NSObject {
    final let time: CGFloat, block: SCNAnimationEventBlock
    public init(keyTime time: CGFloat, block eventBlock: @escaping SCNAnimationEventBlock) { (self.time, block) = (time, eventBlock) }
}
/// The pacing of an animation.
open class SCNTimingFunction: NSObject, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    final let mode: SCNActionTimingMode
    public init(timingMode: SCNActionTimingMode) { mode = timingMode }
    public init(caMediaTimingFunction: CAMediaTimingFunction) { mode = .easeInEaseOut }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { mode = .linear }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
}
extension CAAnimation {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private struct Additions {
        var usesSceneTimeBase = false, fadeInDuration: CGFloat = 0, fadeOutDuration: CGFloat = 0, events: [SCNAnimationEvent]?
    }
    private var additions: Additions {
        get { Attachments.existing(of: self)?.associated[CAAnimation.key] as? Additions ?? Additions() }
        set { Attachments.of(self).associated[CAAnimation.key] = newValue }
    }
    /// Creates Core Animation's form of an animation.
    public convenience init(scnAnimation animation: SCNAnimation) {
        self.init()
        (duration, autoreverses, timeOffset) = (animation.duration, animation.autoreverses, animation.timeOffset)
        repeatCount = Float(animation.repeatCount)
    }
    public var usesSceneTimeBase: Bool {
        get { additions.usesSceneTimeBase }
        set { additions.usesSceneTimeBase = newValue }
    }
    public var fadeInDuration: CGFloat {
        get { additions.fadeInDuration }
        set { additions.fadeInDuration = newValue }
    }
    public var fadeOutDuration: CGFloat {
        get { additions.fadeOutDuration }
        set { additions.fadeOutDuration = newValue }
    }
    public var animationEvents: [SCNAnimationEvent]? {
        get { additions.events }
        set { additions.events = newValue }
    }
}

/// Groups changes of a scene. The values change at once; the completion is called after the duration.
open class SCNTransaction: NSObject {
    private struct Level {
        var duration: TimeInterval, timing: CAMediaTimingFunction?, disablesActions = false, completion: (() -> Void)?
        var values: [String: Any] = [:]
        init(duration: TimeInterval) { self.duration = duration }
    }
    nonisolated(unsafe) private static var levels = [Level(duration: 0)]
    private static let gate = NSRecursiveLock()
    private static func change<Value>(_ body: (inout Level) -> Value) -> Value { gate.withLock { body(&levels[levels.count - 1]) } }
    /// Begins a group. Its duration is a quarter of a second, as Core Animation's.
    open class func begin() { gate.withLock { levels.append(Level(duration: 0.25)) } }
    /// Ends a group.
    open class func commit() {
        let ended: Level? = gate.withLock { levels.count > 1 ? levels.removeLast() : nil }
        guard let ended, let completion = ended.completion else { return }
        nonisolated(unsafe) let call = completion
        let duration = ended.disablesActions ? 0 : ended.duration
        // SceneKit may be used on any thread, and the loop only on the main one.
        if MainLoop.isCurrent {
            MainActor.assumeIsolated { _ = EventLoop.main.schedule(after: duration) { call() } }
        } else {
            DispatchQueue.main.async { _ = EventLoop.main.schedule(after: duration) { call() } }
        }
    }
    /// Does nothing: changes are never late.
    open class func flush() {}
    /// Locks the groups for the thread.
    open class func lock() { gate.lock() }
    open class func unlock() { gate.unlock() }
    open class var animationDuration: TimeInterval {
        get { change { $0.duration } }
        set { change { $0.duration = newValue } }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { change { $0.timing } }
        set { change { $0.timing = newValue } }
    }
    open class var disableActions: Bool {
        get { change { $0.disablesActions } }
        set { change { $0.disablesActions = newValue } }
    }
    /// The block that is called at the end of the group's animations.
    open class var completionBlock: (() -> Void)? {
        get { change { $0.completion } }
        set { change { $0.completion = newValue } }
    }
    open class func value(forKey key: String) -> Any? { change { $0.values[key] } }
    open class func setValue(_ value: Any?, forKey key: String) { change { $0.values[key] = value } }
}
