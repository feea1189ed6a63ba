import Foundation

/// A view that decides whether its content receives touches.
@MainActor
package protocol ContentTouchGate: UIView {
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

/// Holds back the touches of a scroll view's content until the finger has rested for a moment or gone up. A drag that begins before that
/// takes them, and the content never sees them.
package final class ContentTouchDelay: UIGestureRecognizer {
    /// The duration in seconds: "content touch delay" in docs/spec/metrics.md.
    private static let duration: TimeInterval = 0.15

    /// Returns whether a touch that begins is held back.
    package var holds: (UITouch) -> Bool = { _ in true }
    /// The recognizer of the drag. Once it has failed, there is nothing to wait for.
    private weak var drag: UIGestureRecognizer?
    private var timer: EventLoop.Token?

    package init(before drag: UIGestureRecognizer) {
        self.drag = drag
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether touches are held back now.
    package var isHolding: Bool { state == .possible && timer != nil }

    package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, timer == nil else { return }
        guard touches.allSatisfy(holds) else { return state = .failed }
        timer = EventLoop.main.schedule(after: Self.duration) { [weak self] in
            self?.release()
            GestureArena.shared.settleAfterTimer()
        }
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { if drag?.state == .failed { release() } }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { release() }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { release() }

    private func release() { if state == .possible { state = .failed } }

    package override func reset() {
        timer?.cancel()
        timer = nil
    }
}
