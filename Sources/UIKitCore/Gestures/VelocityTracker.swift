import Foundation

/// Computes velocity from recent positions: their average over the last tenth of a second (metrics 11).
struct VelocityTracker {
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        samples.append((time, point))
        samples.removeAll { time - $0.time > GestureFigures.velocityWindow + 1e-9 }
    }

    mutating func removeAll() { samples.removeAll() }

    /// Returns the velocity in points per second; zero for a finger that has rested for the whole window.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time <= GestureFigures.velocityWindow
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
    }
}
