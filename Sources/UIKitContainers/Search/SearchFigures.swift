import Foundation

/// The space of a search bar in a navigation bar, in points. (metrics.md 6)
@MainActor
enum SearchFigures {
    static let areaHeight: CGFloat = 52
    /// The gap below the field, within that space.
    static let bottomGap: CGFloat = 14
    /// The width of a field beside the titles. No measurement was found: the value is from pictures of iPads, to the nearest ten.
    static let inlineWidth: CGFloat = 280
}
