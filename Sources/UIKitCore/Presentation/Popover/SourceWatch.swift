import Foundation

/// Checks after each layout whether a popover's source is still where it was when the popover was placed.
@MainActor
final class SourceWatch {
    /// The source's rectangle in the popover's container at the last placement.
    var placed = CGRect.null
    private let observer: Int

    init(look: @escaping @MainActor () -> Void) { observer = EventLoop.main.addObserver(.layout, look) }

    isolated deinit { EventLoop.main.removeObserver(observer) }
}
