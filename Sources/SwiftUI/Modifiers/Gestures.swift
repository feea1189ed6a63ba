@preconcurrency @MainActor public protocol Gesture<Value> {
    associatedtype Value = Body.Value
    /// The type of the gestures that make up this one.
    associatedtype Body: Gesture = Never
    /// The gesture that this one consists of.
    var body: Body { get }
    /// Creates recognizers that report to these closures.
    func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer]
}
// FIXME(gap): the dynamic properties of an app's own gesture are not connected.
extension Gesture where Body.Value == Value {
    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] { body._recognizers(report) }
}
extension Gesture where Body == Never {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}
extension Never: Gesture { public typealias Value = Never }

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public func _recognizers(_ report: GestureReport<Wrapped.Value>) -> [UIGestureRecognizer] { map { $0._recognizers(report) } ?? [] }
}

/// The callbacks of a gesture.
public struct GestureReport<Value> {
    var changed: @MainActor (Value) -> Void = { _ in }
    var ended: @MainActor (Value) -> Void = { _ in }
    /// Called when the gesture is over, whether or not it ended normally.
    var finished: @MainActor () -> Void = {}
}

/// Taps that wait until more taps on a view inside have failed: `onTapGesture(count: 2)` before `onTapGesture` takes both taps.
final class TapRecognizer: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? TapRecognizer, other.numberOfTapsRequired > numberOfTapsRequired,
            let view, let inner = other.view
        else { return false }
        // Gestures that are recognized at the same time don't wait.
        return inner.isDescendant(of: view) && delegate == nil && other.delegate == nil
    }
}
/// A gesture of `count` taps.
public struct TapGesture: Gesture {
    /// The number of taps.
    public var count: Int
    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) { self.count = count }
    public func _recognizers(_ report: GestureReport<Void>) -> [UIGestureRecognizer] {
        let tap = TapRecognizer()
        tap.numberOfTapsRequired = count
        tap.addHandler { _ in report.ended(()) }
        return [tap]
    }
}

/// A tap with its location.
public struct SpatialTapGesture: Gesture {
    /// The location of a tap, in points of the view's own coordinate space.
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    /// The number of taps.
    public var count: Int
    // FIXME(gap): a tap's location in a named space is the view's own.
    /// The space of the tap's place. A place in a named space is the view's own.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture of a number of taps with their place.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { (self.count, self.coordinateSpace) = (count, coordinateSpace) }
    /// Creates a gesture of a number of taps with their place.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        let tap = TapRecognizer()
        tap.numberOfTapsRequired = count
        tap.addHandler { recognizer in
            report.ended(Value(location: recognizer.location(in: coordinateSpace == .global ? nil : recognizer.view)))
        }
        return [tap]
    }
}

/// A finger that stays for `minimumDuration` seconds within `maximumDistance` points.
public struct LongPressGesture: Gesture {
    /// The time in seconds for which the finger must stay.
    public var minimumDuration: Double
    /// The distance in points by which the finger may move.
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
    public func _recognizers(_ report: GestureReport<Bool>) -> [UIGestureRecognizer] {
        let press = PressRecognizer()
        (press.minimumPressDuration, press.allowableMovement) = (minimumDuration, maximumDistance)
        press.pressed = { report.changed(true) }
        press.released = { report.finished() }
        press.addHandler { [weak press] recognizer in
            guard recognizer.state == .began else { return }
            report.ended(true)
            press?.release()
        }
        return [press]
    }
}
/// A press that reports when the finger touches the screen, and when it has succeeded or failed.
final class PressRecognizer: UILongPressGestureRecognizer {
    var pressed: () -> Void = {}, released: () -> Void = {}
    private var isPressed = false
    func release() {
        guard isPressed else { return }
        isPressed = false
        released()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isPressed else { return }
        isPressed = true
        pressed()
    }
    override func reset() {
        super.reset()
        release()
    }
}

/// A finger that moves at least `minimumDistance` points.
public struct DragGesture: Gesture {
    /// The state of a drag: its time, its current and first locations in points, and its velocity.
    public struct Value: Equatable, Sendable {
        /// The time of the current value.
        public var time: Date
        /// The present place of the finger, in the gesture's coordinate space.
        public var location: CGPoint
        /// The first place of the finger, in the gesture's coordinate space.
        public var startLocation: CGPoint
        /// The speed in points per second.
        public var velocity: CGSize
        /// The movement since the start in points.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// The location at which the finger would stop.
        public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        /// The movement that would result if the finger slowed down from now on.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }
    /// The distance in points after which the gesture begins. With 0 it begins at the touch.
    public var minimumDistance: CGFloat
    /// The space of the gesture's places.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture of a finger that moves.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    /// Creates a gesture of a finger that moves.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public func _recognizers(_ report: GestureReport<Value>) -> [UIGestureRecognizer] {
        // A drag that may begin immediately is a press that may move.
        let recognizer: UIGestureRecognizer = minimumDistance <= 0 ? UILongPressGestureRecognizer() : DragRecognizer()
        if let press = recognizer as? UILongPressGestureRecognizer {
            (press.minimumPressDuration, press.allowableMovement) = (0, .infinity)
        }
        (recognizer as? DragRecognizer)?.minimumDistance = minimumDistance
        var start = CGPoint.zero
        let dates = LoopDates()
        recognizer.addHandler { recognizer in
            // The view may move with the finger, but its surroundings do not.
            guard let view = recognizer.view, let space = coordinateSpace == .global ? view.window : view.superview else { return }
            @MainActor func point(_ location: CGPoint) -> CGPoint {
                coordinateSpace == .global
                    ? location : CGPoint(x: location.x - view.center.x + view.bounds.midX, y: location.y - view.center.y + view.bounds.midY)
            }
            let location = recognizer.location(in: space)
            if recognizer.state == .began {
                start = (recognizer as? DragRecognizer).map { space.convert($0.landing, from: nil) } ?? location
            }
            let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: space) ?? .zero
            let value = Value(
                time: dates.now, location: point(location), startLocation: point(start),
                velocity: CGSize(width: velocity.x, height: velocity.y))
            switch recognizer.state {
            case .began, .changed: report.changed(value)
            case .ended:
                report.ended(value)
                report.finished()
            case .cancelled, .failed: report.finished()
            default: break
            }
        }
        return [recognizer]
    }
}

/// A pan recognizer that stores where the finger touched down: SwiftUI measures the translation from there.
final class DragRecognizer: UIPanGestureRecognizer {
    /// The location in the window's coordinates.
    private(set) var landing = CGPoint.zero
    /// The distance from there after which the drag begins, in place of the 10 points of other pans.
    var minimumDistance: CGFloat = 10
    private var isFar: Bool {
        let place = location(in: nil), (x, y) = (place.x - landing.x, place.y - landing.y)
        return x * x + y * y >= minimumDistance * minimumDistance
    }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set { if newValue != .began || super.state != .possible || minimumDistance <= 10 || isFar { super.state = newValue } }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, let touch = touches.first { landing = touch.location(in: nil) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, minimumDistance < 10, isFar { state = .began }
    }
}

/// Two fingers moving apart or together, whose value is the scale.
public struct MagnificationGesture: Gesture {
    /// Creates a gesture of two fingers that move apart or together. The smallest change has no effect.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
    public func _recognizers(_ report: GestureReport<CGFloat>) -> [UIGestureRecognizer] {
        let pinch = UIPinchGestureRecognizer()
        pinch.addHandler { recognizer in if let pinch = recognizer as? UIPinchGestureRecognizer { report.follow(pinch, pinch.scale) } }
        return [pinch]
    }
}
/// Two fingers rotating, whose value is the angle.
public struct RotationGesture: Gesture {
    /// Creates a gesture of two fingers that turn. The smallest angle has no effect.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
    public func _recognizers(_ report: GestureReport<Angle>) -> [UIGestureRecognizer] {
        let turn = UIRotationGestureRecognizer()
        turn.addHandler { recognizer in
            if let turn = recognizer as? UIRotationGestureRecognizer { report.follow(turn, .radians(Double(turn.rotation))) }
        }
        return [turn]
    }
}
extension GestureReport {
    @MainActor func follow(_ recognizer: UIGestureRecognizer, _ value: Value) {
        switch recognizer.state {
        case .began, .changed: changed(value)
        case .ended:
            ended(value)
            finished()
        case .cancelled, .failed: finished()
        default: break
        }
    }
}

// MARK: Recognizing

/// A gesture with a closure that receives each report of it.
public struct _HeardGesture<Base: Gesture>: Gesture {
    let base: Base
    let listen: @MainActor (inout GestureReport<Base.Value>) -> Void
    public func _recognizers(_ report: GestureReport<Base.Value>) -> [UIGestureRecognizer] {
        var report = report
        listen(&report)
        return base._recognizers(report)
    }
}
extension Gesture {
    /// Calls a closure when the gesture ends with success.
    @preconcurrency public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _HeardGesture<Self> {
        _HeardGesture(base: self) { report in
            let inner = report.ended
            report.ended = {
                inner($0)
                action($0)
            }
        }
    }
    /// Changes a state while the gesture is in progress. The state returns to its initial value when the gesture ends or is canceled.
    @preconcurrency public func updating<State>(
        _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> _HeardGesture<Self> {
        _HeardGesture(base: self) { report in
            let (changed, finished) = (report.changed, report.finished)
            report.changed = { value in
                var transaction = Transaction(), current = state.wrappedValue
                body(value, &current, &transaction)
                withTransaction(transaction) { state.set(current) }
                changed(value)
            }
            report.finished = {
                state.reset()
                finished()
            }
        }
    }
}
extension Gesture where Value: Equatable {
    /// Calls a closure each time the value changes.
    @preconcurrency public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _HeardGesture<Self> {
        _HeardGesture(base: self) { report in
            let inner = report.changed
            report.changed = {
                inner($0)
                action($0)
            }
        }
    }
}

/// A value that is reset when a gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var location: Location<Value>?
    /// Creates a state that a closure resets.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { (initial, resetting) = (initialValue, reset) }
    /// Creates a state that a closure resets.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }
    /// Creates a state that is reset with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }
    /// Creates a state that is reset with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }
    /// The present value, which is the initial one while no gesture is in progress.
    public var wrappedValue: Value { location?.current ?? initial }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
    @MainActor func set(_ value: Value) { location?.value = value }
    @MainActor func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(location.value, &transaction)
        withTransaction(transaction) { location.value = initial }
    }
}
extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init(resetTransaction: Transaction = Transaction()) { self.init(initialValue: nil, resetTransaction: resetTransaction) }
    /// Creates a state that is nil at first, and that a closure resets.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}
extension GestureState: StoredProperty {
    func makeLocation(for node: ViewNode) -> Location<Value> { Location(initial) }
    mutating func attach(_ location: Location<Value>, to node: ViewNode) -> Bool {
        self.location = location
        return false
    }
}

// MARK: Attaching

/// The gestures of a view that remain active beside an added one.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the gesture nor those of views inside.
    public static let none: GestureMask = []
    /// The gesture, but not those of views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside, but not the gesture.
    public static let subviews = GestureMask(rawValue: 2)
    /// The gesture and those of views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture, which those of views inside precede.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isSimultaneous: false, isActive: mask.contains(.gesture)))
    }
    // FIXME(gap): gestures of views inside still come first.
    /// Adds a gesture. Those of views inside still precede it.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }
    /// Adds a gesture that is recognized at the same time as those of views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isSimultaneous: true, isActive: mask.contains(.gesture)))
    }
    /// Adds a gesture, which those of views inside precede, while it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name, which those of views inside precede, while it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
    /// Adds a gesture while it is enabled. Those of views inside still precede it.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name while it is enabled. Those of views inside still precede it.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }
    /// Adds a gesture that is recognized at the same time as those of views inside, while it is enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name that is recognized at the same time as those of views inside, while it is enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
    /// Calls a closure after a number of taps.
    @preconcurrency public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }
    /// Calls a closure with the place after a number of taps.
    @_disfavoredOverload @preconcurrency public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }) }
    /// Calls a closure with the place after a number of taps.
    @_disfavoredOverload @preconcurrency public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action) }
    /// Calls the action when a press has lasted `minimumDuration` seconds. `onPressingChanged` is called when the finger touches the
    /// screen, and when the press has succeeded or failed.
    @preconcurrency public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            _HeardGesture(base: press) { report in
                report.changed = { onPressingChanged?($0) }
                report.finished = { onPressingChanged?(false) }
                report.ended = { _ in action() }
            })
    }
    /// Calls a closure after a long press, and another one when the press begins and ends.
    @_disfavoredOverload @preconcurrency public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
    /// Sets the area in which the view responds to touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShape(path: { shape.path(in: $0).cgPath }))
    }
}

struct GestureModifier<G: Gesture>: EffectModifier {
    let gesture: G
    let isSimultaneous, isActive: Bool
    func makeView() -> TouchableView { TouchableView() }
    func apply(to view: TouchableView, _ node: ViewNode) {
        let isActive = isActive && node.environment.isEnabled
        let updates = (node as? WrapperNode)?.updates ?? 0
        if view.shownUpdates != updates, view.isIdle {
            view.shownUpdates = updates
            view.show(gesture._recognizers(GestureReport()), isSimultaneous)
        }
        for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = isActive }
    }
}

final class SimultaneousFriend: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Lets gesture recognizers without a delegate recognize together with others, and returns all of them. The recognizers hold their
    /// delegate weakly; a handler keeps it.
    static func joining(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        let friend = SimultaneousFriend()
        for recognizer in recognizers {
            if recognizer.delegate == nil { recognizer.delegate = friend }
            recognizer.addHandler { _ in _ = friend }
        }
        return recognizers
    }
}

/// Responds to touches where its content shows something, or in its content shape.
class TouchableView: HoldingView {
    var shownUpdates = -1
    private var recognizers: [UIGestureRecognizer] = []
    private let friend = SimultaneousFriend()

    /// Whether no gesture is in progress: one continues with the closures that it began with.
    var isIdle: Bool { recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 } }
    func show(_ new: [UIGestureRecognizer], _ isSimultaneous: Bool) {
        for recognizer in recognizers { removeGestureRecognizer(recognizer) }
        recognizers = new
        for recognizer in new {
            if isSimultaneous { recognizer.delegate = friend }
            addGestureRecognizer(recognizer)
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        if let inner = super.hitTest(point, with: event) { return inner }
        return showsContent(at: point) ? self : nil
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        showsContent(at: point) || super.point(inside: point, with: event)
    }
}

extension UIView {
    /// Returns whether a leaf, or a shape for touches, is at a point.
    func showsContent(at point: CGPoint) -> Bool {
        guard !isHidden, alpha > 0.01 else { return false }
        if let shaped = self as? ShapedView, let path = shaped.path { return path.contains(point) }
        guard self is HoldingView else { return bounds.contains(point) }
        return subviews.contains { $0.showsContent(at: convert(point, to: $0)) }
    }
}

struct ContentShape: EffectModifier {
    let path: (CGRect) -> CGPath
    func makeView() -> ShapedView { ShapedView() }
    func apply(to view: ShapedView, _ node: ViewNode) {
        view.path = ContainerShape.within(node.environment.containerShape) { path(view.bounds) }
    }
}
final class ShapedView: HoldingView {
    var path: CGPath?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        path?.contains(point) ?? super.point(inside: point, with: event)
    }
}
