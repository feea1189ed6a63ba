import Foundation

/// A set of edges.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge.
    public let rawValue: UInt
    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge, in either reading direction.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge, in either reading direction.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges that follow the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge.
    public let rawValue: UInt
    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    package static let single: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}

/// A set of corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits, one for each corner.
    public let rawValue: UInt
    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top and the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top and the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom and the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom and the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners: every bit is set, so the set doesn't equal that of the four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits, one for each axis.
    public let rawValue: UInt
    /// Creates a set of axes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A side or corner of a rectangle to align with.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment, or the place from the top clockwise by reading direction.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
