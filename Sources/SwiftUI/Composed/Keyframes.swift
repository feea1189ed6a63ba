import Foundation

/// The keyframes of a value, or of one of its properties.
public struct KeyframeContents<Value: Animatable> {
    fileprivate typealias Vector = Value.AnimatableData
    fileprivate enum Motion {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Vector?)
        case cubic(startVelocity: Vector?, endVelocity: Vector?)
    }
    fileprivate struct Segment {
        let value: Vector
        let duration: TimeInterval
        let motion: Motion
    }
    fileprivate var segments: [Segment]
}

public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable
    /// The contents' keyframes, in order.
    var _contents: KeyframeContents<Value> { get }
}
/// A keyframe to which the value moves evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _contents: KeyframeContents<Value>
    /// Creates a keyframe at which the value arrives after `duration` seconds, along a curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _contents = .init(segments: [.init(value: to.animatableData, duration: duration, motion: .linear(timingCurve))])
    }
}
/// A keyframe to which the value moves like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _contents: KeyframeContents<Value>
    /// Creates a keyframe with a spring.
    /// - Parameter duration: The time in seconds, or `nil` until the spring has settled.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _contents = .init(segments: [
            .init(
                value: to.animatableData, duration: duration ?? spring.settlingDuration,
                motion: .spring(spring, startVelocity: startVelocity?.animatableData))
        ])
    }
}
/// A keyframe through which the value moves along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _contents: KeyframeContents<Value>
    /// Creates a keyframe of a smooth curve through its neighbors. Nil velocities follow from them.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _contents = .init(segments: [
            .init(
                value: to.animatableData, duration: duration,
                motion: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
        ])
    }
}
/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _contents: KeyframeContents<Value>
    /// Creates a keyframe that changes the value immediately, without interpolation.
    public init(_ to: Value) { _contents = .init(segments: [.init(value: to.animatableData, duration: 0, motion: .move)]) }
}
extension KeyframeContents: KeyframeTrackContent { public var _contents: Self { self } }

/// The result builder that joins the keyframes of one track in the order in which they are listed.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes an element of the block.
    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> KeyframeContents<Value> { keyframe._contents }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ parts: KeyframeContents<Value>...) -> KeyframeContents<Value> {
        KeyframeContents(segments: parts.flatMap(\.segments))
    }
    /// Joins the content of all passes of a loop.
    public static func buildArray(_ parts: [KeyframeContents<Value>]) -> KeyframeContents<Value> {
        KeyframeContents(segments: parts.flatMap(\.segments))
    }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildOptional(_ part: KeyframeContents<Value>?) -> KeyframeContents<Value> {
        part ?? KeyframeContents(segments: [])
    }
    /// Takes the content of a condition that is true.
    public static func buildEither(first part: KeyframeContents<Value>) -> KeyframeContents<Value> { part }
    /// Takes the content of a condition that is false.
    public static func buildEither(second part: KeyframeContents<Value>) -> KeyframeContents<Value> { part }
}

// MARK: Tracks

/// The tracks of a value, each of which changes one of its properties.
public protocol Keyframes<Value> {
    /// The type of the values to which the tracks belong.
    associatedtype Value
    var _tracks: KeyframeTracks<Value> { get }
}
/// Tracks that run at the same time.
public struct KeyframeTracks<Value>: Keyframes {
    fileprivate struct Track {
        let duration: TimeInterval
        let change: (inout Value, TimeInterval) -> Void
    }
    fileprivate var tracks: [Track]
    public var _tracks: Self { self }
}
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public let _tracks: KeyframeTracks<Root>
    /// Creates a track that animates one property of the value.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        let contents = content()._contents
        _tracks = .init(tracks: [
            .init(duration: contents.duration) { $0[keyPath: keyPath] = contents.value(from: $0[keyPath: keyPath], at: $1) }
        ])
    }
    /// Creates a track that animates the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        let contents = content()._contents
        _tracks = .init(tracks: [.init(duration: contents.duration) { $0 = contents.value(from: $0, at: $1) }])
    }
}
/// The result builder that joins tracks, which all start at the same time.
@resultBuilder public enum KeyframesBuilder<Value> {
    /// Takes an element of the block.
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> KeyframeTracks<Value> { keyframes._tracks }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildOptional(_ part: KeyframeTracks<Value>?) -> KeyframeTracks<Value> { part ?? KeyframeTracks(tracks: []) }
    /// Takes the content of a condition that is true.
    public static func buildEither(first part: KeyframeTracks<Value>) -> KeyframeTracks<Value> { part }
    /// Takes the content of a condition that is false.
    public static func buildEither(second part: KeyframeTracks<Value>) -> KeyframeTracks<Value> { part }
    /// Returns the result of the whole block.
    public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
}
extension KeyframesBuilder where Value: Animatable {
    /// Takes an element of the block.
    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> KeyframeContents<Value> { keyframe._contents }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ parts: KeyframeContents<Value>...) -> KeyframeContents<Value> {
        KeyframeContents(segments: parts.flatMap(\.segments))
    }
    /// Returns the result of the whole block.
    public static func buildFinalResult(_ contents: KeyframeContents<Value>) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks: [.init(duration: contents.duration) { $0 = contents.value(from: $0, at: $1) }])
    }
}

extension KeyframeContents {
    fileprivate var duration: TimeInterval { segments.reduce(0) { $0 + max(0, $1.duration) } }

    /// Returns the value at a time in seconds after the start; after the end, the last keyframe's.
    fileprivate func value(from initial: Value, at time: TimeInterval) -> Value {
        var value = initial, from = initial.animatableData, velocity = Vector.zero, start = 0.0
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            if time < start + segment.duration || isLast {
                // A spring may still move after its duration.
                value.animatableData = position(of: index, from: from, velocity, min(max(0, time - start), segment.duration)).0
                return value
            }
            (from, velocity) = position(of: index, from: from, velocity, segment.duration)
            start += segment.duration
        }
        return value
    }

    /// Returns the position in a segment, and the velocity there.
    private func position(of index: Int, from: Vector, _ velocity: Vector, _ time: TimeInterval) -> (Vector, Vector) {
        let segment = segments[index], way = segment.value - from
        switch segment.motion {
        case .move: return (segment.value, .zero)
        case .linear(let curve):
            guard segment.duration > 0 else { return (segment.value, .zero) }
            return (from + way.scaled(by: curve.value(at: time / segment.duration)), way.scaled(by: 1 / segment.duration))
        case .spring(let spring, let startVelocity):
            let initial = startVelocity ?? velocity
            return (
                from + spring.value(target: way, initialVelocity: initial, time: time),
                spring.velocity(target: way, initialVelocity: initial, time: time)
            )
        case .cubic(let startVelocity, let endVelocity):
            guard segment.duration > 0 else { return (segment.value, velocity) }
            let start = startVelocity ?? velocity, end = endVelocity ?? tangent(after: index, from)
            let t = time / segment.duration, d = segment.duration
            let position =
                from + way.scaled(by: t * t * (3 - 2 * t)) + start.scaled(by: d * t * (1 - t) * (1 - t))
                - end.scaled(by: d * t * t * (1 - t))
            return (position, t >= 1 ? end : start)
        }
    }

    /// The velocity at the end of a cubic segment: that of a line from its start to the end of the next cubic segment. At the end the value
    /// rests.
    private func tangent(after index: Int, _ from: Vector) -> Vector {
        guard index + 1 < segments.count, case .cubic(let startVelocity, _) = segments[index + 1].motion else { return .zero }
        if let startVelocity { return startVelocity }
        return (segments[index + 1].value - from).scaled(by: 1 / max(segments[index].duration + segments[index + 1].duration, 1e-9))
    }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: KeyframeTracks<Value>
    /// Creates a timeline of the tracks, starting at a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks)
    }
    init(_ initial: Value, _ tracks: KeyframeTracks<Value>) { (self.initial, self.tracks) = (initial, tracks) }
    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }
    /// Returns the value after a time in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks.tracks { track.change(&value, time) }
        return value
    }
    /// Returns the value at a fraction of the timeline's duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
