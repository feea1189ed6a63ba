import Foundation

/// Recognizes two fingers moving apart or together. `scale` is relative to its value at recognition, `velocity` its change per second.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale factor relative to when the pinch began or it was last set.
    open var scale: CGFloat = 1 { didSet { if !isTracking { base = base.map { $0 * oldValue / max(scale, 1e-6) } } } }
    /// The change in scale factor per second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat?
    private var isTracking = false
    private var last: (scale: CGFloat, time: TimeInterval)?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count == 2, base == nil { base = FingerPair(trackedTouches)?.distance }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let base, let pair = FingerPair(trackedTouches) else { return }
        if state == .possible {
            guard abs(pair.distance - base) >= GestureFigures.pinchDistance else { return }
            // The travel before recognition does not count.
            self.base = pair.distance
            track(1, event.timestamp)
            state = .began
        } else {
            track(pair.distance / base, event.timestamp)
            state = .changed
        }
    }

    private func track(_ value: CGFloat, _ time: TimeInterval) {
        if let last, time > last.time { velocity = (value - last.scale) / CGFloat(time - last.time) }
        last = (value, time)
        isTracking = true
        scale = value
        isTracking = false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLifted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    open override func reset() {
        base = nil
        last = nil
        velocity = 0
        isTracking = true
        scale = 1
        isTracking = false
    }
}
