/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the two gestures, each nil until its gesture has one.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let latest = Latest(Value())
        var one = GestureReport<First.Value>(), other = GestureReport<Second.Value>()
        one.changed = {
            latest.value.first = $0; report.changed(latest.value)
        }
        one.ended = {
            latest.value.first = $0; report.ended(latest.value)
        }
        one.finished = {
            latest.value = Value(); report.finished()
        }
        other.changed = {
            latest.value.second = $0; report.changed(latest.value)
        }
        other.ended = {
            latest.value.second = $0; report.ended(latest.value)
        }
        other.finished = {
            latest.value = Value(); report.finished()
        }
        return SimultaneousFriend.joining(first._recognizers(one) + second._recognizers(other))
    }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that counts only after another one has succeeded.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of a sequence: that of the first gesture until it ends, and then also that of the second.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let began = Latest<First.Value?>(nil)
        var one = GestureReport<First.Value>(), other = GestureReport<Second.Value>()
        one.changed = { report.changed(.first($0)) }
        one.ended = {
            began.value = $0; report.changed(.second($0, nil))
        }
        other.changed = { value in if let first = began.value { report.changed(.second(first, value)) } }
        other.ended = { value in if let first = began.value { report.ended(.second(first, value)) } }
        other.finished = {
            began.value = nil; report.finished()
        }
        return SimultaneousFriend.joining(first._recognizers(one) + second._recognizers(other))
    }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one succeeds; the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that was recognized.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        var one = GestureReport<First.Value>(), other = GestureReport<Second.Value>()
        one.changed = { report.changed(.first($0)) }
        one.ended = { report.ended(.first($0)) }
        one.finished = report.finished
        other.changed = { report.changed(.second($0)) }
        other.ended = { report.ended(.second($0)) }
        other.finished = report.finished
        let before = first._recognizers(one), after = second._recognizers(other)
        for recognizer in after { for earlier in before { recognizer.require(toFail: earlier) } }
        return before + after
    }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The last values of a combined gesture.
@MainActor private final class Latest<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension Gesture {
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
    /// Changes the value that the gesture reports.
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MappedGesture<Self, T> { _MappedGesture(base: self, body: body) }
}

/// A gesture whose values another one's are converted to.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let body: @MainActor (Base.Value) -> Value
    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        var inner = GestureReport<Base.Value>()
        inner.changed = { report.changed(body($0)) }
        inner.ended = { report.ended(body($0)) }
        inner.finished = report.finished
        return base._recognizers(inner)
    }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
    private let make: @MainActor (GestureReport<Value>) -> [UIGestureRecognizer]
    public init<T: Gesture<Value>>(_ gesture: T) { make = { gesture._recognizers($0) } }
    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] { make(report) }
}

/// Two fingers moving apart or together.
public struct MagnifyGesture: Gesture {
    /// The state of a magnification: its time, its scale relative to the start, its velocity, and where it began.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance of the fingers as a multiple of that at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let pinch = UIPinchGestureRecognizer(), start = Latest(CGPoint.zero), dates = LoopDates()
        pinch.addHandler { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer, let view = pinch.view else { return }
            if pinch.state == .began { start.value = pinch.location(in: view) }
            report.follow(
                pinch,
                Value(
                    time: dates.now, magnification: pinch.scale, velocity: pinch.velocity,
                    startAnchor: UnitPoint(start.value, in: view.bounds),
                    startLocation: start.value))
        }
        return [pinch]
    }
}

/// Two fingers rotating.
public struct RotateGesture: Gesture {
    /// The state of a rotation: its time, its angle relative to the start, its velocity, and where it began.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let turn = UIRotationGestureRecognizer(), start = Latest(CGPoint.zero), dates = LoopDates()
        turn.addHandler { recognizer in
            guard let turn = recognizer as? UIRotationGestureRecognizer, let view = turn.view else { return }
            if turn.state == .began { start.value = turn.location(in: view) }
            report.follow(
                turn,
                Value(
                    time: dates.now, rotation: .radians(Double(turn.rotation)), velocity: .radians(Double(turn.velocity)),
                    startAnchor: UnitPoint(start.value, in: view.bounds), startLocation: start.value))
        }
        return [turn]
    }
}
extension UnitPoint {
    fileprivate init(_ point: CGPoint, in bounds: CGRect) {
        self.init(x: bounds.width > 0 ? point.x / bounds.width : 0, y: bounds.height > 0 ? point.y / bounds.height : 0)
    }
}
