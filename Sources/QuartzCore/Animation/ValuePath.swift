import CoreGraphics
import Foundation

/// Access to the part of a key path after the key, such as `rotation.z` of `transform.rotation.z`.
extension AnimatableValue {
    package func component(_ path: Substring) -> AnimatableValue? {
        if path.isEmpty { return self }
        switch self {
        case .point(let p):
            switch path {
            case "x": return .number(Double(p.x))
            case "y": return .number(Double(p.y))
            default: return nil
            }
        case .size(let s):
            switch path {
            case "width": return .number(Double(s.width))
            case "height": return .number(Double(s.height))
            default: return nil
            }
        case .rect(let r):
            switch path {
            case "origin": return .point(r.origin)
            case "size": return .size(r.size)
            case "origin.x": return .number(Double(r.origin.x))
            case "origin.y": return .number(Double(r.origin.y))
            case "size.width": return .number(Double(r.size.width))
            case "size.height": return .number(Double(r.size.height))
            default: return nil
            }
        case .transform(let m): return Self.component(path, of: m)
        default: return nil
        }
    }

    package func replacing(_ path: Substring, with value: AnimatableValue) -> AnimatableValue? {
        if path.isEmpty { return value }
        switch self {
        case .point(var p):
            guard let n = value.cgFloat else { return nil }
            switch path {
            case "x": p.x = n
            case "y": p.y = n
            default: return nil
            }
            return .point(p)
        case .size(var s):
            guard let n = value.cgFloat else { return nil }
            switch path {
            case "width": s.width = n
            case "height": s.height = n
            default: return nil
            }
            return .size(s)
        case .rect(var r):
            switch (path, value.cgFloat) {
            case ("origin", _): r.origin = value.point ?? r.origin
            case ("size", _): r.size = value.size ?? r.size
            case ("origin.x", let n?): r.origin.x = n
            case ("origin.y", let n?): r.origin.y = n
            case ("size.width", let n?): r.size.width = n
            case ("size.height", let n?): r.size.height = n
            default: return nil
            }
            return .rect(r)
        case .transform(let m): return Self.replacing(path, of: m, with: value).map { .transform($0) }
        default: return nil
        }
    }

    private static func component(_ path: Substring, of m: CATransform3D) -> AnimatableValue? {
        switch path {
        case "translation": return .size(CGSize(width: m.m41, height: m.m42))
        case "translation.x": return .number(Double(m.m41))
        case "translation.y": return .number(Double(m.m42))
        case "translation.z": return .number(Double(m.m43))
        default: break
        }
        let parts = TransformDecomposition(m) ?? .identity
        switch path {
        case "rotation", "rotation.z": return .number(parts.eulerAngles.z)
        case "rotation.x": return .number(parts.eulerAngles.x)
        case "rotation.y": return .number(parts.eulerAngles.y)
        case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case "scale.x": return .number(parts.scale.x)
        case "scale.y": return .number(parts.scale.y)
        case "scale.z": return .number(parts.scale.z)
        default: return nil
        }
    }

    private static func replacing(_ path: Substring, of m: CATransform3D, with value: AnimatableValue) -> CATransform3D? {
        var m = m
        switch path {
        case "translation":
            guard let point = value.point else { return nil }
            (m.m41, m.m42) = (point.x, point.y)
            return m
        case "translation.x":
            return value.cgFloat.map {
                m.m41 = $0; return m
            }
        case "translation.y":
            return value.cgFloat.map {
                m.m42 = $0; return m
            }
        case "translation.z":
            return value.cgFloat.map {
                m.m43 = $0; return m
            }
        default: break
        }
        guard let n = value.number, var parts = TransformDecomposition(m) ?? Optional(collapsed(m)) else { return nil }
        switch path {
        case "rotation", "rotation.z":
            // The angle is used as given, so a rotation beyond π is kept.
            var angles = parts.eulerAngles
            angles.z = n
            parts.eulerAngles = angles
        case "rotation.x":
            var angles = parts.eulerAngles
            angles.x = n
            parts.eulerAngles = angles
        case "rotation.y":
            var angles = parts.eulerAngles
            angles.y = n
            parts.eulerAngles = angles
        case "scale": parts.scale = SIMD3(n, n, n)
        case "scale.x": parts.scale.x = n
        case "scale.y": parts.scale.y = n
        case "scale.z": parts.scale.z = n
        default: return nil
        }
        return parts.matrix
    }

    /// Decomposes a singular matrix, which has no rotation; its translation and scale remain.
    private static func collapsed(_ m: CATransform3D) -> TransformDecomposition {
        var parts = TransformDecomposition.identity
        parts.translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
        parts.scale = SIMD3(Double(m.m11), Double(m.m22), Double(m.m33))
        return parts
    }
}
