/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the two gestures, each nil until its gesture has one.
    public struct Value {
        /// The value of the first gesture, or nil.
        public var first: First.Value?
        /// The value of the second gesture, or nil.
        public var second: Second.Value?
    }
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Creates a gesture of two that are recognized at the same time.
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
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended, and the second one has a value or has not begun.
        case second(First.Value, Second.Value?)
    }
    /// The gesture that is recognized first.
    public var first: First
    /// The gesture that is recognized after the first one.
    public var second: Second
    /// Creates a gesture of two that follow each other.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let began = Latest<First.Value?>(nil), isContinued = Latest(false)
        var one = GestureReport<First.Value>(), other = GestureReport<Second.Value>()
        one.changed = { report.changed(.first($0)) }
        one.ended = {
            began.value = $0; report.changed(.second($0, nil))
        }
        // The sequence is over if the first gesture fails.
        one.finished = { if began.value == nil { report.finished() } }
        other.changed = { value in
            isContinued.value = true
            if let first = began.value { report.changed(.second(first, value)) }
        }
        other.ended = { value in if let first = began.value { report.ended(.second(first, value)) } }
        let finish = { @MainActor in
            (began.value, isContinued.value) = (nil, false)
            report.finished()
        }
        other.finished = finish
        let firsts = first._recognizers(one)
        // It is also over if the finger lifts after a long press before the second gesture has begun.
        for press in firsts where press is PressRecognizer {
            press.addHandler { press in
                if press.state == .ended || press.state == .cancelled, began.value != nil, !isContinued.value { finish() }
            }
        }
        return SimultaneousFriend.joining(firsts + second._recognizers(other))
    }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one succeeds; the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that was recognized.
    public enum Value {
        /// The first gesture was recognized.
        case first(First.Value)
        /// The second gesture was recognized.
        case second(Second.Value)
    }
    /// The gesture with the higher priority.
    public var first: First
    /// The gesture that is recognized if the first one isn't.
    public var second: Second
    /// Creates a gesture of which one of two is recognized.
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
    /// Recognizes both gestures at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// Recognizes another gesture after this one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// Recognizes this gesture, or otherwise another one.
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

public struct AnyGesture<Value>: Gesture {
    private let make: @MainActor (GestureReport<Value>) -> [UIGestureRecognizer]
    /// Creates a gesture whose type is erased.
    public init<T: Gesture<Value>>(_ gesture: T) { make = { gesture._recognizers($0) } }
    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] { make(report) }
}

/// Two fingers moving apart or together.
public struct MagnifyGesture: Gesture {
    /// The state of a magnification: its time, its scale relative to the start, its velocity, and where it began.
    public struct Value: Equatable, Sendable {
        /// The time of the current value.
        public var time: Date
        /// The distance of the fingers as a multiple of that at the start.
        public var magnification: CGFloat
        /// The change in magnification per second.
        public var velocity: CGFloat
        /// The start of the gesture in the unit square of the view.
        public var startAnchor: UnitPoint
        /// The start of the gesture in points of the view.
        public var startLocation: CGPoint
    }
    /// The smallest change of the scale that begins the gesture.
    public var minimumScaleDelta: CGFloat
    /// Creates a gesture of two fingers that move apart or together.
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
        /// The time of the current value.
        public var time: Date
        /// The rotation since the start.
        public var rotation: Angle
        /// The change in rotation per second.
        public var velocity: Angle
        /// The start of the gesture in the unit square of the view.
        public var startAnchor: UnitPoint
        /// The start of the gesture in points of the view.
        public var startLocation: CGPoint
    }
    /// The smallest rotation that begins the gesture.
    public var minimumAngleDelta: Angle
    /// Creates a gesture of two fingers that turn.
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
