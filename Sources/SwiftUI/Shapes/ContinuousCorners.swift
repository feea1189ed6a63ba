import CoreGraphics

extension CGPath {
    /// Returns a rectangle with continuous corners. They are longer than their radius, and overlap where they don't fit: a stroke shows
    /// their ends as lines of 14 points beside a row of 26, and a square of 150 with a radius of 75 is no circle
    /// (marian-stanciulica/Foodybite, HomeViewSnapshotTests and ProfileViewSnapshotTests, iOS 18.1; stadiamaps/ferrostar,
    /// TripProgressViewTests, iOS 26).
    static func continuousCorners(in rect: CGRect, radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        // The unit vectors point back along the incoming side, and along the outgoing one.
        let corners: [(point: CGPoint, back: CGVector, on: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        path.move(to: CGPoint(x: rect.minX + 1.528665 * radius, y: rect.minY))
        for (point, back, on) in corners {
            func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
                CGPoint(x: point.x + (a * back.dx + b * on.dx) * radius, y: point.y + (a * back.dy + b * on.dy) * radius)
            }
            // The published control points of Apple's continuous corner.
            path.addLine(to: at(1.528665, 0))
            path.addCurve(to: at(0.631494, 0.074911), control1: at(1.088493, 0), control2: at(0.868407, 0))
            path.addCurve(to: at(0.074911, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
            path.addCurve(to: at(0, 1.528665), control1: at(0, 0.868407), control2: at(0, 1.088493))
        }
        path.closeSubpath()
        return path
    }
}
