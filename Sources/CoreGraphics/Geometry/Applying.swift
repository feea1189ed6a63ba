import Foundation

extension CGPoint {
    /// Returns the point after a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Returns the size after a transform, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // Without an array of corners: this is called for every layer in every frame.
        let a = CGPoint(x: minX, y: minY).applying(t), b = CGPoint(x: maxX, y: minY).applying(t)
        let c = CGPoint(x: maxX, y: maxY).applying(t), d = CGPoint(x: minX, y: maxY).applying(t)
        let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
        let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

// Objective-C's comparison methods, which older Swift code still uses.
extension CGPoint { public func equalTo(_ point2: CGPoint) -> Bool { self == point2 } }
extension CGSize { public func equalTo(_ size2: CGSize) -> Bool { self == size2 } }
extension CGRect { public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 } }
