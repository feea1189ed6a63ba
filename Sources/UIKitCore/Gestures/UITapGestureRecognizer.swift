import Foundation

/// Recognizes a number of taps with a number of fingers, in one place and in quick succession. (metrics.md 13)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in quick succession. 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers that tap at the same time. 1 by default.
    open var numberOfTouchesRequired = 1
    // FIXME(gap): hosts report the primary button only.
    /// The pointer buttons that tap. Stored: only the primary button is reported.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    private var mostTouches = 0
    private var patience: EventLoop.Token?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive or an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "numberOfTapsRequired") {
            numberOfTapsRequired = coder.decodeInteger(forKey: "numberOfTapsRequired")
        }
        if coder.containsValue(forKey: "numberOfTouchesRequired") {
            numberOfTouchesRequired = coder.decodeInteger(forKey: "numberOfTouchesRequired")
        }
    }

    package override var awaitsMoreTouches: Bool { patience?.isPending == true && taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        patience?.cancel()
        mostTouches = max(mostTouches, trackedTouches.count)
        if trackedTouches.count > numberOfTouchesRequired {
            state = .failed
            return
        }
        // The touch is a first tap itself if it lands away from the last.
        if taps > 0, numberOfTouchesRequired == 1, touches.contains(where: { $0.tapCount <= 1 }) {
            state = .failed
            return
        }
        wait(GestureFigures.tapDuration)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { GestureFigures.distance($0.landingLocation, $0.windowLocation) > GestureFigures.tapMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
        guard mostTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        mostTouches = 0
        patience?.cancel()
        if taps >= numberOfTapsRequired { state = .ended } else { wait(GestureFigures.multiTapInterval) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        taps = 0
        mostTouches = 0
        patience?.cancel()
        patience = nil
    }

    private func wait(_ interval: TimeInterval) {
        patience = EventLoop.main.schedule(after: interval) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.state = .failed
            GestureArena.shared.settleAfterTimer()
        }
    }
}
