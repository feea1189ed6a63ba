import CoreGraphics
import UIKit

/// An edge of a rectangle. Leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The edges. In right-to-left layouts, the leading one is on the right.
    case top, leading, bottom, trailing

    /// A set of a rectangle's edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// An edge at the start or the end of a line, which follows the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge at the start and that at the end of a line.
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An edge at the top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top, bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// A direction of layout or scrolling.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The inset at the top in points.
    public var top: CGFloat
    /// The inset at the leading edge in points.
    public var leading: CGFloat
    /// The inset at the bottom in points.
    public var bottom: CGFloat
    /// The inset at the trailing edge in points.
    public var trailing: CGFloat

    /// Creates insets of 0.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// Creates insets from UIKit's.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// Creates insets of `length` at the edges in `edges`, and 0 at the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }

    func directional(_ edges: Edge.Set = .all) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension EdgeInsets: Animatable {
    /// The insets as numbers that can be animated.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
            (top, leading, bottom, trailing) = (newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second)
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates UIKit's insets.
    public init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
