import Foundation

/// Recognizes a quick stroke in one of the specified directions; recognized once, without positions in between.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe; a set allows several.
    public struct Direction: OptionSet, Sendable {
        /// The bits, one for each direction.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right, in either reading direction.
        public static let right = Direction(rawValue: 1)
        /// To the left, in either reading direction.
        public static let left = Direction(rawValue: 2)
        /// Toward the top of the screen.
        public static let up = Direction(rawValue: 4)
        /// Toward the bottom of the screen.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers that must swipe. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The directions to recognize; `right` by default. The recognized one of several isn't reported.
    open var direction: Direction = .right

    private var start: (point: CGPoint, time: TimeInterval)?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive or an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "direction") { direction = Direction(rawValue: UInt(coder.decodeInteger(forKey: "direction"))) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
        start = (GestureFigures.centroid(trackedTouches.map(\.windowLocation)), event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start else { return }
        guard event.timestamp - start.time <= GestureFigures.swipeDuration else {
            state = .failed
            return
        }
        let point = GestureFigures.centroid(trackedTouches.map(\.windowLocation))
        let (dx, dy) = (point.x - start.point.x, point.y - start.point.y)
        let (along, across): (CGFloat, CGFloat) = abs(dx) >= abs(dy) ? (dx, dy) : (dy, dx)
        let heading: Direction = abs(dx) >= abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
        if abs(along) >= GestureFigures.panDistance, !direction.contains(heading) {
            state = .failed
        } else if abs(along) >= GestureFigures.swipeDistance, trackedTouches.count == numberOfTouchesRequired {
            state = abs(across) <= abs(along) / 2 ? .ended : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .failed } }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .failed } }
    open override func reset() { start = nil }
}
