import Foundation

/// What a prefetch data source was asked to prepare, for a table or a collection view.
///
/// As the user scrolls, the paths that follow in the direction of the scroll are requested, nearest first. A request for a path that has
/// neither come on screen nor still lies ahead is canceled.
struct Prefetching {
    private static let reach = 8
    private var requested: Set<IndexPath> = []
    private var shown: ClosedRange<IndexPath>?
    private var isBackward = false

    /// Returns what to request and to cancel, now that the paths of `range` are on screen.
    mutating func scrolled(
        to range: ClosedRange<IndexPath>, after: @escaping (IndexPath) -> IndexPath?, before: @escaping (IndexPath) -> IndexPath?
    ) -> (requested: [IndexPath], cancelled: [IndexPath]) {
        if let shown, shown != range { isBackward = range.lowerBound < shown.lowerBound || range.upperBound < shown.upperBound }
        shown = range
        let ahead = sequence(first: isBackward ? range.lowerBound : range.upperBound, next: isBackward ? before : after)
            .dropFirst().prefix(Self.reach)
        let kept = Set(ahead)
        let new = ahead.filter { !requested.contains($0) }
        let cancelled = requested.filter { !kept.contains($0) && !range.contains($0) }.sorted()
        requested = kept
        return (new, cancelled)
    }
}
