import CoreGraphics
import Foundation

/// A value that an animation can interpolate. Anything else is an `object`, which changes in one step.
package enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case list([AnimatableValue])
    case object(Any)

    /// Converts the values that apps assign to `fromValue`, `values`, and similar properties.
    package init?(_ value: Any?) {
        guard let value else { return nil }
        switch value {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGVector: self = .point(CGPoint(x: value.dx, y: value.dy))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue: self.init(boxed: value)
        case let value as AnimatableValue: self = value
        case let value as [Any]: self = .list(value.compactMap { AnimatableValue($0) })
        default: self = .object(value)
        }
    }

    private init(boxed value: NSValue) {
        switch LayerValueBox.content(of: value) {
        case let content?: self = content
        case nil: self = .object(value)
        }
    }

    /// The value as key-value coding returns it: numbers are boxed, structures are not.
    package var any: Any {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .list(let values): values.map(\.any)
        case .object(let value): value
        }
    }

    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var cgFloat: CGFloat? { number.map { CGFloat($0) } }

    package var point: CGPoint? {
        switch self {
        case .point(let value): value
        case .size(let value): CGPoint(x: value.width, y: value.height)
        default: nil
        }
    }

    package var size: CGSize? {
        switch self {
        case .size(let value): value
        case .point(let value): CGSize(width: value.x, height: value.y)
        default: nil
        }
    }

    package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    package var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    package var color: CGColor? {
        switch self {
        case .color(let value): value
        default: nil
        }
    }
    package var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    package var list: [AnimatableValue]? { if case .list(let value) = self { value } else { nil } }
}

// MARK: Arithmetic

extension AnimatableValue {
    /// Returns the value at fraction `t` of the way from `a` to `b`; `t` may be outside 0…1.
    package static func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + (b.origin.x - a.origin.x) * t, y: a.origin.y + (b.origin.y - a.origin.y) * t,
                    width: a.size.width + (b.size.width - a.size.width) * t, height: a.size.height + (b.size.height - a.size.height) * t))
        case (.size(let a), _):
            guard let b = b.size else { break }
            return .size(CGSize(width: a.width + (b.width - a.width) * t, height: a.height + (b.height - a.height) * t))
        case (.point(let a), _):
            guard let b = b.point else { break }
            return .point(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
        case (.transform(let a), .transform(let b)): return .transform(mix(a, b, t))
        case (.color(let a), .color(let b)): return .color(mix(a, b, t))
        case (.path(let a), .path(let b)): return .path(PathInterpolation.mix(a, b, t))
        case (.list(let a), .list(let b)) where a.count == b.count: return .list(zip(a, b).map { mix($0, $1, t) })
        default: break
        }
        return t < 1 ? a : b
    }

    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if t == 0 { return a }
        if t == 1 { return b }
        // Matrices that only translate and scale need no decomposition; a scale of zero has none.
        if a.isScaleAndTranslation, b.isScaleAndTranslation { return entrywise(a, b, t) }
        guard let from = TransformDecomposition(a), let to = TransformDecomposition(b) else { return entrywise(a, b, t) }
        return from.interpolated(to: to, t).matrix
    }

    private static func entrywise(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        func m(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
        return CATransform3D(
            m11: m(a.m11, b.m11), m12: m(a.m12, b.m12), m13: m(a.m13, b.m13), m14: m(a.m14, b.m14),
            m21: m(a.m21, b.m21), m22: m(a.m22, b.m22), m23: m(a.m23, b.m23), m24: m(a.m24, b.m24),
            m31: m(a.m31, b.m31), m32: m(a.m32, b.m32), m33: m(a.m33, b.m33), m34: m(a.m34, b.m34),
            m41: m(a.m41, b.m41), m42: m(a.m42, b.m42), m43: m(a.m43, b.m43), m44: m(a.m44, b.m44))
    }

    // metrics.md §12: per component in sRGB. A clear color, such as no color at all, has no hue: the other's is used, or a fade to white
    // would pass through gray.
    private static func mix(_ a: CGColor, _ b: CGColor, _ t: Double) -> CGColor {
        var (p, q) = (a.paint, b.paint)
        if p.alpha == 0 {
            (p.red, p.green, p.blue) = (q.red, q.green, q.blue)
        } else if q.alpha == 0 {
            (q.red, q.green, q.blue) = (p.red, p.green, p.blue)
        }
        return CGColor(
            SolidPaint(
                red: p.red + (q.red - p.red) * t, green: p.green + (q.green - p.green) * t,
                blue: p.blue + (q.blue - p.blue) * t, alpha: p.alpha + (q.alpha - p.alpha) * t))
    }

    /// Adds `delta` to `base`; transforms apply `delta` first.
    package static func add(_ delta: AnimatableValue, to base: AnimatableValue) -> AnimatableValue {
        switch (base, delta) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.point(let a), _):
            guard let b = delta.point else { return base }
            return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), _):
            guard let b = delta.size else { return base }
            return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
        case (.color(let a), .color(let b)):
            let (p, q) = (a.paint, b.paint)
            return .color(
                CGColor(SolidPaint(red: p.red + q.red, green: p.green + q.green, blue: p.blue + q.blue, alpha: p.alpha + q.alpha)))
        case (.list(let a), .list(let b)) where a.count == b.count: return .list(zip(a, b).map { add($1, to: $0) })
        default: return base
        }
    }

    /// Returns the value that added to `other` gives this one, or `nil` if there is none.
    package func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a - b)
        case (.point(let a), _):
            guard let b = other.point else { return nil }
            return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), _):
            guard let b = other.size else { return nil }
            return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height))
        case (.transform(let a), .transform(let b)): return b.inverse.map { .transform(a.concatenating($0)) }
        default: return nil
        }
    }

    /// The identity element of addition.
    package var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .list(let values): .list(values.map(\.zero))
        default: self
        }
    }

    package func scaled(by factor: Double) -> AnimatableValue { AnimatableValue.mix(zero, self, factor) }

    /// Returns the distance to `other`, for paced keyframes.
    package func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(a - b)
        case (.point(let a), _):
            guard let b = other.point else { return 1 }
            return Double(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
        case (.size(let a), .size(let b)): return AnimatableValue.point(CGPoint(x: a.width, y: a.height)).distance(to: .size(b))
        case (.rect(let a), .rect(let b)):
            return AnimatableValue.point(a.origin).distance(to: .point(b.origin)) + AnimatableValue.size(a.size).distance(to: .size(b.size))
        case (.color(let a), .color(let b)):
            let (p, q) = (a.paint, b.paint)
            return Double(abs(p.red - q.red) + abs(p.green - q.green) + abs(p.blue - q.blue) + abs(p.alpha - q.alpha))
        case (.transform(let a), .transform(let b)):
            return AnimatableValue.point(CGPoint(x: a.m41, y: a.m42)).distance(to: .point(CGPoint(x: b.m41, y: b.m42)))
        default: return 1
        }
    }
}

extension CATransform3D {
    fileprivate var isScaleAndTranslation: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
    }
}
