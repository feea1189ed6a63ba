import Foundation

/// Looks, after each layout, whether a popover's source still stands where it did when the popover was placed.
@MainActor
final class SourceWatch {
    /// In the popover's container, at the last placement.
    var placed = CGRect.null
    private let observer: Int

    init(look: @escaping @MainActor () -> Void) { observer = EventLoop.main.addObserver(.layout, look) }

    isolated deinit { EventLoop.main.removeObserver(observer) }
}
