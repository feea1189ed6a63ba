import Foundation

/// The distances in points and times in seconds that distinguish gestures: metrics 13.
package enum GestureFigures {
    package static let panDistance: CGFloat = 10
    package static let longPressDuration: TimeInterval = 0.5
    package static let longPressMovement: CGFloat = 10
    package static let multiTapInterval: TimeInterval = 0.35
    package static let multiTapDistance: CGFloat = 45
    package static let tapMovement: CGFloat = 45
    package static let tapDuration: TimeInterval = 1.5
    /// The time after which a finger that rests does not count as a tap in `UITouch.tapCount`.
    package static let countedTapDuration: TimeInterval = 1
    package static let swipeDistance: CGFloat = 50
    package static let swipeDuration: TimeInterval = 0.5
    package static let edgeZone: CGFloat = 20
    package static let pinchDistance: CGFloat = 8
    package static let rotationAngle: CGFloat = 0.1
    /// The time before the lift over which the release velocity is averaged (metrics 11).
    package static let velocityWindow: TimeInterval = 0.1

    package static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    package static func centroid(_ points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
}
