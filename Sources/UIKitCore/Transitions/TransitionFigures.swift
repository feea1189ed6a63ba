import Foundation

/// Durations and distances of the built-in transitions, by generation. (SP-E052, SP-E053, metrics.md 12)
@MainActor
package enum TransitionFigures {
    /// Runs `body` with durations of 0 for the built-in transitions. For tests. (SP-E053)
    package static func takingNoTime<R>(_ body: () throws -> R) rethrows -> R {
        takeNoTime = true
        defer { takeNoTime = false }
        return try body()
    }
    private static var takeNoTime = false
    private static func seconds(_ duration: TimeInterval) -> TimeInterval { takeNoTime ? 0 : duration }

    /// The duration of push and pop, in seconds. (F-15)
    package static var navigationDuration: TimeInterval { seconds(0.35) }
    /// The distance by which the covered screen of a push moves, as a fraction of the width. (F-15)
    package static let navigationParallax: CGFloat = 0.3
    /// The maximum opacity of the black over the covered screen of a push.
    package static let navigationDimming: CGFloat = 0.1
    /// The duration with which bars hide and show.
    package static var barDuration: TimeInterval { seconds(0.2) }
    /// The duration of cover vertical and sheets: a critically damped spring.
    package static var coverDuration: TimeInterval { seconds(0.404) }
    /// The duration of a zoom, and the maximum opacity of the black behind it: estimated, no measurement is known.
    package static var zoomDuration: TimeInterval { seconds(0.5) }
    package static let zoomDimming: CGFloat = 0.2
    package static var dissolveDuration: TimeInterval { seconds(0.3) }
    package static var flipDuration: TimeInterval { seconds(0.75) }
    package static var curlDuration: TimeInterval { seconds(0.6) }
    package static var popoverDuration: TimeInterval { seconds(0.25) }
    package static var alertDuration: TimeInterval { seconds(0.404) }
    package static var pageDuration: TimeInterval { seconds(0.3) }
    /// Returns the duration of a quarter turn, in seconds. (D-40)
    package static func rotationDuration(idiom: UIUserInterfaceIdiom, isHalfTurn: Bool) -> TimeInterval {
        seconds((idiom == .pad ? 0.4 : 0.3) * (isHalfTurn ? 2 : 1))
    }
}
