import Foundation

/// The room a navigation bar gives a search bar, in points. metrics.md 6
@MainActor
enum SearchFigures {
    static let areaHeight: CGFloat = 52
    /// Below the field, within that room.
    static let bottomGap: CGFloat = 14
    /// Of a field beside the titles. No measurement was found: what pictures of iPads show, to the nearest ten.
    static let inlineWidth: CGFloat = 280
}
