import Foundation
import CoreGraphics

/// Distances inward from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge; negative values are outside.
    public var top: CGFloat
    /// The distance from the left edge, in either reading direction.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge, in either reading direction.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    /// Creates insets from a distance for each edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No distance at any edge.
    public static let zero = UIEdgeInsets()

    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Distances inward from the edges, with leading and trailing according to the writing direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge; negative values are outside.
    public var top: CGFloat
    /// The distance from the edge at which reading begins.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge at which reading ends.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Creates insets from a distance for each edge, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No distance at any edge.
    public static let zero = NSDirectionalEdgeInsets()

    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: rightToLeft ? right : left, bottom: bottom, trailing: rightToLeft ? left : right)
    }
}

/// An offset in points; positive values move right and down.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right; negative to the left.
    public var horizontal: CGFloat
    /// The distance down; negative up.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() { (horizontal, vertical) = (0, 0) }
    /// Creates an offset from two distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// No offset.
    public static let zero = UIOffset()
}

/// Returns insets from a distance for each edge, as in C.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle reduced by insets, as in C.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

extension CGRect {
    /// Returns the rectangle reduced by the insets. Insets larger than the rectangle result in a negative size, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
