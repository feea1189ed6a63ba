import Foundation

/// Finds the view that receives a touch. (metrics.md 13)
@MainActor
enum HitTesting {
    static func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard view.isUserInteractionEnabled, !view.isHidden, Float(view.alpha) >= 0.01, view.point(inside: point, with: event) else {
            return nil
        }
        for subview in view.storedSubviews.reversed() {
            let inside = subview.storedLayer.convertFromSuperspace(point)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return view
    }

    /// Whether the view contains the point. The minimum edges belong to the view, the maximum edges do not.
    static func contains(_ view: UIView, _ point: CGPoint) -> Bool {
        let bounds = view.bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }
}
