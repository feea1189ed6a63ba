import Foundation

/// Two fingers: what pinch and rotation share.
@MainActor
struct FingerPair {
    let distance: CGFloat
    let angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
        distance = max(GestureFigures.distance(a, b), 1)
        angle = CGFloat(atan2(Double(b.y - a.y), Double(b.x - a.x)))
    }
}

extension UIGestureRecognizer {
    /// A recognized gesture ends with the first finger, one that was not recognized fails with the last.
    fileprivate func fingersLifted() {
        if state != .possible {
            state = .ended
        } else if trackedTouches.allSatisfy({ $0.phase == .ended }) {
            state = .failed
        }
    }
}

/// Two fingers apart or together. `scale` is relative to where it was recognised, `velocity` its change a second.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Relative to where the pinch began or was set last.
    open var scale: CGFloat = 1 { didSet { if !isTracking { base = base.map { $0 * oldValue / max(scale, 1e-6) } } } }
    /// Scale factor a second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat?
    private var isTracking = false
    private var last: (scale: CGFloat, time: TimeInterval)?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
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

/// Two fingers turning round each other. `rotation` in radians, clockwise positive, `velocity` in radians a second.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, relative to where the rotation began or was set last.
    open var rotation: CGFloat = 0 { didSet { if !isTracking { base = base.map { $0 + oldValue - rotation } } } }
    /// Radians a second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat?
    private var isTracking = false
    private var last: (rotation: CGFloat, time: TimeInterval)?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count == 2, base == nil { base = FingerPair(trackedTouches)?.angle }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let base, let pair = FingerPair(trackedTouches) else { return }
        var turned = pair.angle - base
        // The short way from the last value, so that a full turn goes on counting.
        let reference = last?.rotation ?? 0
        while turned - reference > .pi { turned -= 2 * .pi }
        while turned - reference < -.pi { turned += 2 * .pi }
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

/// A pointer over a view. Hosts report no hovering yet, so it stays `possible`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    // FIXME(gap): no host reports a hovering pointer.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// 0 at the screen to 1 at the farthest the pencil is felt.
    open var zOffset: CGFloat { 0 }
    /// Radians; a pencil upright over the screen is at π / 2.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
