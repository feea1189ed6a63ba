import Foundation

/// How long rows and items take to move, in seconds, in tables and collections alike. Judged by eye: no measurement is known.
enum ListDurations {
    /// To their new places after an update, into another layout, and into editing.
    static let update: TimeInterval = 0.3
    /// Out of the way of one that is dragged.
    static let makingWay: TimeInterval = 0.2
    /// Moves to the place where the finger lifted.
    static let drop: TimeInterval = 0.25
    /// Aside for the buttons behind, and back.
    static let swipe: TimeInterval = 0.25
}
