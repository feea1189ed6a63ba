import CoreGraphics
import Foundation

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Values are interpolated in straight lines between keyframes.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each keyframe's value lasts until the next one, without interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values change at a constant speed; `keyTimes` and `timingFunctions` are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values follow a smooth curve through the keyframes, which tension, continuity, and bias shape.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values follow the smooth curve at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether an object that follows a path rotates with it.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer turns to the direction of its path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer turns to the opposite direction of its path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
    }

    /// The values of the keyframes. They are ignored if there is a ``path``.
    open var values: [Any]? { didSet { keyframes = values.map { $0.compactMap { AnimatableValue($0) } } ?? [] } }
    /// The path for point properties, which takes precedence over `values`.
    open var path: CGPath? { didSet { measured = path.map { MeasuredPath($0) } } }
    /// The time of each keyframe from 0 to 1, as a fraction of the duration. Nil distributes keyframes evenly.
    open var keyTimes: [NSNumber]?
    /// The pacing of each segment between two keyframes; nil means linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way in which values between keyframes are calculated.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tightness of the curve at each keyframe, for cubic modes. 0 is the default; positive values are tighter.
    open var tensionValues: [NSNumber]?
    /// The sharpness of the corner at each keyframe, for cubic modes; 0 is smooth.
    open var continuityValues: [NSNumber]?
    /// The point at which the curve is farthest from its keyframe, for cubic modes: before it if negative, after it if positive.
    open var biasValues: [NSNumber]?
    /// The rotation of the layer along its path; nil leaves it upright.
    open var rotationMode: CAAnimationRotationMode?

    private var keyframes: [AnimatableValue] = []
    private var measured: MeasuredPath?

    package override func apply(to layer: CALayer, at time: CFTimeInterval, cycle: Int) {
        super.apply(to: layer, at: time, cycle: cycle)
        guard let rotationMode, let measured, !measured.isEmpty else { return }
        let angle = measured.point(at: pathDistance(measured, progress(at: time))).angle
        let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        let base = layer.properties.transform
        _ = layer.setAnimatableValue(
            .transform(CATransform3DMakeRotation(CGFloat(turned), 0, 0, 1).concatenating(base)), forKey: "transform")
    }

    package override func value(at time: CFTimeInterval, cycle: Int, base: AnimatableValue?) -> AnimatableValue? {
        let t = progress(at: time)
        if let measured, !measured.isEmpty { return .point(measured.point(at: pathDistance(measured, t)).0) }
        guard let last = keyframes.last else { return nil }
        guard keyframes.count > 1 else { return last }
        var value = value(at: t)
        if isCumulative, cycle > 0 { value = AnimatableValue.add(last.scaled(by: Double(cycle)), to: value) }
        return value
    }

    // MARK: Values

    private func value(at t: Double) -> AnimatableValue {
        let count = keyframes.count
        if calculationMode == .discrete {
            // One more time than values: each value applies from its time to the next.
            let times = explicitTimes(count + 1) ?? explicitTimes(count) ?? (0..<count).map { Double($0) / Double(count) }
            let index = times.lastIndex { $0 <= t } ?? 0
            return keyframes[min(index, count - 1)]
        }
        let times: [Double]
        if calculationMode == .paced || calculationMode == .cubicPaced {
            times = pacedTimes()
        } else {
            times = explicitTimes(count) ?? (0..<count).map { Double($0) / Double(count - 1) }
        }
        let (index, fraction) = segment(at: t, times)
        let eased = calculationMode == .paced || calculationMode == .cubicPaced ? fraction : ease(fraction, index)
        if calculationMode == .cubic || calculationMode == .cubicPaced { return cubic(index, eased) }
        return AnimatableValue.mix(keyframes[index], keyframes[index + 1], eased)
    }

    private func explicitTimes(_ count: Int) -> [Double]? {
        guard let keyTimes, keyTimes.count == count else { return nil }
        return keyTimes.map(\.doubleValue)
    }

    private func segment(at t: Double, _ times: [Double]) -> (Int, Double) {
        let lastSegment = times.count - 2
        let index = max(0, min(lastSegment, (times.lastIndex { $0 <= t } ?? 0)))
        let (start, end) = (times[index], times[index + 1])
        guard end > start else { return (index, t < end ? 0 : 1) }
        return (index, max(0, min(1, (t - start) / (end - start))))
    }

    private func ease(_ t: Double, _ index: Int) -> Double {
        guard let timingFunctions, index < timingFunctions.count else { return t }
        return timingFunctions[index].value(at: t)
    }

    private func pacedTimes() -> [Double] {
        var lengths = [0.0]
        for (a, b) in zip(keyframes, keyframes.dropFirst()) { lengths.append(lengths[lengths.count - 1] + a.distance(to: b)) }
        guard let total = lengths.last, total > 0 else { return (0..<keyframes.count).map { Double($0) / Double(keyframes.count - 1) } }
        return lengths.map { $0 / total }
    }

    /// Interpolates on a Kochanek–Bartels spline; with tension, continuity, and bias 0 it is Catmull–Rom.
    private func cubic(_ index: Int, _ t: Double) -> AnimatableValue {
        let (p1, p2) = (keyframes[index], keyframes[index + 1])
        let p0 = index > 0 ? keyframes[index - 1] : p1
        let p3 = index + 2 < keyframes.count ? keyframes[index + 2] : p2
        func parameter(_ list: [NSNumber]?, _ i: Int) -> Double { list.flatMap { i < $0.count ? $0[i].doubleValue : nil } ?? 0 }
        func combine(_ terms: [(Double, AnimatableValue)]) -> AnimatableValue? {
            var sum: AnimatableValue?
            for (factor, value) in terms {
                let scaled = value.scaled(by: factor)
                sum = sum.map { AnimatableValue.add(scaled, to: $0) } ?? scaled
            }
            return sum
        }
        switch p1 {
        case .number, .point, .size, .rect: break
        default: return AnimatableValue.mix(p1, p2, t)
        }
        guard let d0 = p1.difference(from: p0), let d1 = p2.difference(from: p1), let d2 = p3.difference(from: p2) else { return p1 }
        func tangent(_ i: Int, _ before: AnimatableValue, _ after: AnimatableValue, outgoing: Bool) -> AnimatableValue? {
            let (T, C, B) = (parameter(tensionValues, i), parameter(continuityValues, i), parameter(biasValues, i))
            let sign = outgoing ? 1.0 : -1.0
            return combine([((1 - T) * (1 + B) * (1 + sign * C) / 2, before), ((1 - T) * (1 - B) * (1 - sign * C) / 2, after)])
        }
        guard let m1 = tangent(index, d0, d1, outgoing: true), let m2 = tangent(index + 1, d1, d2, outgoing: false) else { return p1 }
        let (t2, t3) = (t * t, t * t * t)
        return combine([(2 * t3 - 3 * t2 + 1, p1), (t3 - 2 * t2 + t, m1), (-2 * t3 + 3 * t2, p2), (t3 - t2, m2)]) ?? p1
    }

    // MARK: Path

    private func pathDistance(_ path: MeasuredPath, _ t: Double) -> Double {
        let stops = path.stops
        guard calculationMode != .paced, calculationMode != .cubicPaced, stops.count > 1 else { return t * path.length }
        let times = explicitTimes(stops.count) ?? (0..<stops.count).map { Double($0) / Double(stops.count - 1) }
        if calculationMode == .discrete { return stops[times.lastIndex { $0 <= t } ?? 0] }
        let (index, fraction) = segment(at: t, times)
        return stops[index] + (stops[index + 1] - stops[index]) * ease(fraction, index)
    }
}
