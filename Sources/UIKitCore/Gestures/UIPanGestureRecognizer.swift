import Foundation
import QuartzCore

/// The scroll devices that a pan responds to: a wheel's steps, a trackpad's scrolling.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits, one for each kind of device.
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel that moves in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad or a wheel that moves smoothly.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both kinds of devices.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes dragging. Begins after 10 points of travel; the translation since then is in points, the velocity in points per second.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fingers that must be down for the pan to begin. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches; the default is the header's UINT_MAX.
    open var maximumNumberOfTouches = Int(UInt32.max)
    /// Stored but has no effect: hosts turn a wheel into a finger.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The origin of the translation, in window coordinates.
    private var origin: CGPoint?
    private var current = CGPoint.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive or an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "minimumNumberOfTouches") {
            minimumNumberOfTouches = coder.decodeInteger(forKey: "minimumNumberOfTouches")
        }
        if coder.containsValue(forKey: "maximumNumberOfTouches") {
            maximumNumberOfTouches = coder.decodeInteger(forKey: "maximumNumberOfTouches")
        }
    }

    /// Returns the translation since the pan began or was last set, in `view`'s coordinates. The travel before recognition does not count.
    open func translation(in view: UIView?) -> CGPoint {
        guard let origin else { return .zero }
        return converted(CGPoint(x: current.x - origin.x, y: current.y - origin.y), to: view)
    }

    /// Makes the present position count as `translation`, in `view`'s coordinates. Has no effect before a touch began.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard origin != nil else { return }
        let inWindow = view.flatMap { view in trackedWindow.map { Self.vector(translation, from: view, to: $0) } } ?? translation
        origin = CGPoint(x: current.x - inWindow.x, y: current.y - inWindow.y)
    }

    /// Returns the velocity in points per second, in `view`'s coordinates.
    open func velocity(in view: UIView?) -> CGPoint { converted(tracker.velocity(at: lastTime), to: view) }

    private func converted(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = trackedWindow else { return vector }
        return Self.vector(vector, from: window, to: view)
    }

    private static func vector(_ vector: CGPoint, from: UIView, to: UIView) -> CGPoint {
        let start = from.convert(CGPoint.zero, to: to)
        let end = from.convert(vector, to: to)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Whether a movement of the centroid begins this pan. Edge pans and scroll views restrict it.
    package func mayBegin(from start: CGPoint, to point: CGPoint) -> Bool {
        GestureFigures.distance(start, point) >= GestureFigures.panDistance
    }

    private var landing = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > maximumNumberOfTouches {
            if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
            return
        }
        rebase()
        if origin == nil { landing = current }
        tracker.add(current, at: event.timestamp)
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        current = GestureFigures.centroid(trackedTouches.map(\.windowLocation))
        tracker.add(current, at: event.timestamp)
        lastTime = event.timestamp
        if state == .possible {
            guard trackedTouches.count >= minimumNumberOfTouches, mayBegin(from: landing, to: current) else { return }
            origin = recognitionOrigin()
            state = .began
        } else {
            state = .changed
        }
    }

    /// metrics 11: the recognizing event applies travel − 10: the slop is taken along the direction of movement.
    private func recognitionOrigin() -> CGPoint {
        let distance = GestureFigures.distance(landing, current)
        guard distance > 0 else { return current }
        let share = min(1, GestureFigures.panDistance / distance)
        return CGPoint(x: landing.x + (current.x - landing.x) * share, y: landing.y + (current.y - landing.y) * share)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        let remaining = trackedTouches.filter { $0.phase != .ended }
        if remaining.isEmpty || remaining.count < minimumNumberOfTouches {
            if state == .possible {
                state = .failed
            } else {
                current = GestureFigures.centroid(trackedTouches.map(\.windowLocation))
                state = .ended
            }
        } else {
            rebase(remaining)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    /// Keeps the translation when an added or removed finger moves the centroid.
    private func rebase(_ touches: [UITouch]? = nil) {
        let point = GestureFigures.centroid((touches ?? trackedTouches).map(\.windowLocation))
        if let origin { self.origin = CGPoint(x: origin.x + point.x - current.x, y: origin.y + point.y - current.y) }
        if touches != nil || trackedTouches.count > 1 { tracker.removeAll() }
        current = point
    }

    open override func reset() {
        origin = nil
        tracker.removeAll()
    }
}
