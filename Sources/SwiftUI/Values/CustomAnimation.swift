import Foundation

/// A timing that an app computes itself.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of `value` at a time in seconds since the start, or `nil` when the animation is complete.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// Returns the velocity at a time, or `nil` if it isn't known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Returns whether the animation continues an earlier one. It is never called here.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}
extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
        -> Bool
    { false }
}

/// The state of a custom animation between two frames.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values of the animation's own.
    public var state = AnimationState<Value>()
    /// Whether the animation has its final value, although it continues.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public let environment: EnvironmentValues
    /// Returns the context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
/// The values that a custom animation keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Creates an empty state.
    public init() {}
    /// The value of a key, or its default value.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
/// The key for a value that a custom animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value before the animation sets one.
    static var defaultValue: Value { get }
}

extension Animation {
    // FIXME(gap): a custom animation has its duration, but a constant speed.
    /// Creates an animation with a custom timing. It has the timing's duration, but a constant speed.
    public init<A: CustomAnimation>(_ base: A) {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        // One that never ends counts as one of ten seconds.
        let frames = (0..<600).prefix { base.animate(value: 1, time: Double($0) / 60, context: &context) != nil }.count
        self.init(.curve(.linear, duration: Double(frames) / 60))
    }
}
