import Foundation

/// Two fingers: the common part of pinch and rotation.
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
    /// Ends a recognized gesture with the first finger, and fails an unrecognized one with the last.
    func fingersLifted() {
        if state != .possible {
            state = .ended
        } else if trackedTouches.allSatisfy({ $0.phase == .ended }) {
            state = .failed
        }
    }
}
