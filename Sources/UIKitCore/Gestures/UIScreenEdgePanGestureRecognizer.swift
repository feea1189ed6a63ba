import Foundation
import QuartzCore

/// A pan that starts at an edge of the screen: the back swipe.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges of the window at which the pan may start, in absolute directions. Empty by default: the pan never starts.
    open var edges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }
    /// Creates a recognizer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let window = touch.window, startsAtEdge(touch.windowLocation, of: window.bounds) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
        let zone = GestureFigures.edgeZone
        return (edges.contains(.left) && point.x - bounds.minX <= zone) || (edges.contains(.right) && bounds.maxX - point.x <= zone)
            || (edges.contains(.top) && point.y - bounds.minY <= zone) || (edges.contains(.bottom) && bounds.maxY - point.y <= zone)
    }

    package override func mayBegin(from start: CGPoint, to point: CGPoint) -> Bool {
        guard super.mayBegin(from: start, to: point) else { return false }
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        let matches =
            (edges.contains(.left) && dx > abs(dy)) || (edges.contains(.right) && -dx > abs(dy)) || (edges.contains(.top) && dy > abs(dx))
            || (edges.contains(.bottom) && -dy > abs(dx))
        if !matches { state = .failed }
        return matches
    }
}
