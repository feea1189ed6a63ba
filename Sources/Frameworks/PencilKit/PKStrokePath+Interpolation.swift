import UIKit

extension PKStrokePath {
    /// Returns the place of a part of the path: the path is a uniform cubic B-spline of its points, which begins and ends at the first
    /// and the last one.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }
    /// Returns the point of a part of the path.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        precondition(!isEmpty, "A path without points has no interpolated point.")
        let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(count - 1))
        let index = Swift.min(Int(value), Swift.max(0, count - 2)), part = value - CGFloat(index)
        func mix(_ read: (PKStrokePoint) -> CGFloat) -> CGFloat {
            let one = read(self[index]), two = read(self[Swift.min(index + 1, count - 1)])
            // Beyond the ends the points continue in a straight line.
            let before = index > 0 ? read(self[index - 1]) : 2 * one - two
            let after = index + 2 < count ? read(self[index + 2]) : 2 * two - one
            let rest = 1 - part
            let weights = [
                rest * rest * rest, 3 * part * part * part - 6 * part * part + 4, -3 * part * part * part + 3 * part * part + 3 * part + 1,
                part * part * part,
            ]
            return (weights[0] * before + weights[1] * one + weights[2] * two + weights[3] * after) / 6
        }
        return PKStrokePoint(
            location: CGPoint(x: mix { $0.location.x }, y: mix { $0.location.y }), timeOffset: TimeInterval(mix { CGFloat($0.timeOffset) }),
            size: CGSize(width: mix { $0.size.width }, height: mix { $0.size.height }), opacity: mix { $0.opacity },
            force: mix { $0.force },
            azimuth: mix { $0.azimuth }, altitude: mix { $0.altitude }, secondaryScale: mix { $0.secondaryScale },
            threshold: mix { $0.threshold })
    }
    /// Returns the value that is a number of points of length later, or earlier.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy step: InterpolatedSlice.Stride) -> CGFloat {
        let end = CGFloat(count - 1)
        switch step {
        case .parametricStep(let step): return Swift.min(Swift.max(parametricValue + step, 0), Swift.max(0, end))
        case .distance(let distance): return advance(parametricValue, by: distance) { $0.distance(to: $1) }
        case .time(let time):
            return advance(parametricValue, by: CGFloat(time)) { CGFloat(abs($1.timeOffset - $0.timeOffset)) }
        }
    }
    /// Follows the path in small steps until a measure of it is reached.
    private func advance(_ value: CGFloat, by amount: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat) -> CGFloat {
        let end = CGFloat(Swift.max(0, count - 1)), step: CGFloat = (amount < 0 ? -1 : 1) / 64
        var value = Swift.min(Swift.max(value, 0), end), left = abs(amount)
        while left > 0, amount < 0 ? value > 0 : value < end {
            let next = Swift.min(Swift.max(value + step, 0), end)
            let length = measure(interpolatedPoint(at: value), interpolatedPoint(at: next))
            guard length < left else { return value + (next - value) * (length > 0 ? left / length : 1) }
            (value, left) = (next, left - length)
        }
        return value
    }
    /// Returns the points of a part of the path, at equal distances.
    public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride) -> InterpolatedSlice {
        InterpolatedSlice(path: self, range: range ?? 0...CGFloat(Swift.max(0, count - 1)), stride: stride)
    }
    /// Points of a path at equal distances.
    public struct InterpolatedSlice: Sequence, IteratorProtocol {
        /// The distance of points: in length, in time, or in parts of the path.
        public enum Stride: Sendable { case distance(CGFloat), time(TimeInterval), parametricStep(CGFloat) }
        private let path: PKStrokePath, end: CGFloat, step: Stride
        private var value: CGFloat?
        fileprivate init(path: PKStrokePath, range: ClosedRange<CGFloat>, stride: Stride) {
            (self.path, end, step) = (path, Swift.min(range.upperBound, CGFloat(path.count - 1)), stride)
            value = path.isEmpty ? nil : range.lowerBound
        }
        public mutating func next() -> PKStrokePoint? {
            guard let current = value else { return nil }
            let following = path.parametricValue(current, offsetBy: step)
            // The last point is that of the end, even if it is nearer.
            value = current >= end || following <= current ? nil : Swift.min(following, end)
            return path.interpolatedPoint(at: current)
        }
    }
}
extension PKStrokePoint {
    fileprivate func distance(to other: PKStrokePoint) -> CGFloat {
        hypot(other.location.x - location.x, other.location.y - location.y)
    }
}
