import Foundation

/// The durations of movements of rows and items, in seconds, in tables and collections alike. Estimated by eye: no measurement is known.
enum ListDurations {
    /// The duration of moves after an update, into another layout, and into editing.
    static let update: TimeInterval = 0.3
    /// The duration of making way for a dragged element.
    static let makingWay: TimeInterval = 0.2
    /// The duration of the move to the position where the finger lifted.
    static let drop: TimeInterval = 0.25
    /// The duration of swiping aside for the buttons, and back.
    static let swipe: TimeInterval = 0.25
}
