import Foundation

/// Recognizes two fingers rotating around each other. `rotation` is in radians, clockwise positive, `velocity` in radians per second.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, relative to when the rotation began or it was last set.
    open var rotation: CGFloat = 0 { didSet { if !isTracking { base = base.map { $0 + oldValue - rotation } } } }
    /// The velocity in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat?
    private var isTracking = false
    private var last: (rotation: CGFloat, time: TimeInterval)?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count == 2, base == nil { base = FingerPair(trackedTouches)?.angle }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let base, let pair = FingerPair(trackedTouches) else { return }
        // The shorter way from the last value, so that the angle keeps counting beyond a full turn.
        let reference = last?.rotation ?? 0
        let turned = reference + (pair.angle - base - reference).remainder(dividingBy: 2 * .pi)
        if state == .possible {
            guard abs(turned) >= GestureFigures.rotationAngle else { return }
            self.base = pair.angle
            track(0, event.timestamp)
            state = .began
        } else {
            track(turned, event.timestamp)
            state = .changed
        }
    }

    private func track(_ value: CGFloat, _ time: TimeInterval) {
        if let last, time > last.time { velocity = (value - last.rotation) / CGFloat(time - last.time) }
        last = (value, time)
        isTracking = true
        rotation = value
        isTracking = false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLifted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    open override func reset() {
        base = nil
        last = nil
        velocity = 0
        isTracking = true
        rotation = 0
        isTracking = false
    }
}
