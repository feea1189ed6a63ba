import Foundation

/// Recognizes a long press. `minimumPressDuration` is in seconds; until then, the finger may move by `allowableMovement` points.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of complete taps before the press. 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of fingers that press. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The time in seconds that the fingers must stay down. The gesture begins then, before they lift.
    open var minimumPressDuration: TimeInterval = GestureFigures.longPressDuration
    /// The distance in points that a finger may move before the gesture begins. Afterward it may move freely.
    open var allowableMovement: CGFloat = GestureFigures.longPressMovement

    private var timer: EventLoop.Token?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive or an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "minimumPressDuration") { minimumPressDuration = coder.decodeDouble(forKey: "minimumPressDuration") }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > numberOfTouchesRequired {
            if state == .possible { state = .failed }
            return
        }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        guard (touches.first?.tapCount ?? 1) > numberOfTapsRequired else {
            state = .failed
            return
        }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        guard minimumPressDuration < .infinity else { return }
        timer = EventLoop.main.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.state = .began
            GestureArena.shared.settleAfterTimer()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if touches.contains(where: { GestureFigures.distance($0.landingLocation, $0.windowLocation) > allowableMovement }) {
                state = .failed
            }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    open override func reset() {
        timer?.cancel()
        timer = nil
    }
}
