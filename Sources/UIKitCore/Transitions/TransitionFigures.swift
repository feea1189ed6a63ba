import Foundation

/// Durations and distances of the built-in transitions, by generation.
// SP-E052, SP-E053, metrics.md 12
@MainActor
package enum TransitionFigures {
    /// Push and pop, in seconds. F-15
    package static var navigationDuration: TimeInterval { 0.35 }
    /// How far the covered screen of a push moves, as a part of the width. F-15
    package static let navigationParallax: CGFloat = 0.3
    /// Black over the covered screen of a push, at its darkest.
    package static let navigationDimming: CGFloat = 0.1
    /// Bars that hide and show.
    package static let barDuration: TimeInterval = 0.2
    /// Cover vertical and sheets: a critically damped spring.
    package static let coverDuration: TimeInterval = 0.404
    /// A zoom, and black behind it at its darkest: judged by eye, no measurement is known.
    package static let zoomDuration: TimeInterval = 0.5
    package static let zoomDimming: CGFloat = 0.2
    package static let dissolveDuration: TimeInterval = 0.3
    package static let flipDuration: TimeInterval = 0.75
    package static let curlDuration: TimeInterval = 0.6
    package static let popoverDuration: TimeInterval = 0.25
    package static let alertDuration: TimeInterval = 0.404
    package static let pageDuration: TimeInterval = 0.3
    /// One quarter turn, in seconds. D-40
    package static func rotationDuration(idiom: UIUserInterfaceIdiom, isHalfTurn: Bool) -> TimeInterval {
        (idiom == .pad ? 0.4 : 0.3) * (isHalfTurn ? 2 : 1)
    }
}
