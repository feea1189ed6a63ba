import Foundation
import CoreGraphics

// The brace notation of interface files and archives: {x, y}, {{x, y}, {w, h}}, {top, left, bottom, right}.

extension NSCoder {
    /// Returns a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(point.x.brief), \(point.y.brief)}" }
    /// Returns a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { "{\(vector.dx.brief), \(vector.dy.brief)}" }
    /// Returns a size as `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(size.width.brief), \(size.height.brief)}" }
    /// Returns a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(insets.top.brief), \(insets.left.brief), \(insets.bottom.brief), \(insets.right.brief)}"
    }
    /// Returns insets as `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{\(insets.top.brief), \(insets.leading.brief), \(insets.bottom.brief), \(insets.trailing.brief)}"
    }
    /// Returns an offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { "{\(offset.horizontal.brief), \(offset.vertical.brief)}" }
    /// Returns a transform as `[a, b, c, d, tx, ty]`.
    public class func string(for t: CGAffineTransform) -> String {
        "[\(t.a.brief), \(t.b.brief), \(t.c.brief), \(t.d.brief), \(t.tx.brief), \(t.ty.brief)]"
    }

    // Invalid text results in zeros, as in UIKit.
    /// Returns the point in a string; zero if the string is invalid.
    public class func cgPoint(for string: String) -> CGPoint { let n = numbers(string, 2); return CGPoint(x: n[0], y: n[1]) }
    /// Returns the vector in a string; zero if the string is invalid.
    public class func cgVector(for string: String) -> CGVector { let n = numbers(string, 2); return CGVector(dx: n[0], dy: n[1]) }
    /// Returns the size in a string; zero if the string is invalid.
    public class func cgSize(for string: String) -> CGSize { let n = numbers(string, 2); return CGSize(width: n[0], height: n[1]) }
    /// Returns the rectangle in a string; zero if the string is invalid.
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4); return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    /// Returns the insets in a string; zero if the string is invalid.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(string, 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    /// Returns the insets in a string; zero if the string is invalid.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    /// Returns the offset in a string; zero if the string is invalid.
    public class func uiOffset(for string: String) -> UIOffset {
        let n = numbers(string, 2); return UIOffset(horizontal: n[0], vertical: n[1])
    }
    /// Returns the transform in a string. An invalid string gives zeros, not the identity.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(string, 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
        guard parts.count == count, !parts.contains(nil) else { return Array(repeating: 0, count: count) }
        return parts.map { CGFloat($0!) }  // No nil is left.
    }
}

/// Returns a point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// Returns the point in a string; zero if the string is invalid.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size in a string; zero if the string is invalid.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle in a string; zero if the string is invalid.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Encodes points, sizes, and rectangles as the same strings as Foundation.
extension NSCoder {
    /// Writes insets as text.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as NSString, forKey: key) }
    /// Writes a transform as text.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as NSString, forKey: key)
    }
    /// Returns the point that was written as text; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: braces(key)) }
    /// Returns the size that was written as text; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: braces(key)) }
    /// Returns the rectangle that was written as text; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: braces(key)) }
    /// Returns the insets that were written as text; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: braces(key)) }
    /// Returns the transform that was written as text; zeros if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: braces(key)) }

    private func braces(_ key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
}

extension CGFloat {
    /// The number without a trailing `.0`.
    fileprivate var brief: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
