import UIKitControls

// FIXME(gap): swipe actions of collection lists are kept in the configuration, not shown; tables show theirs.
/// A list row swiped aside.
@MainActor final class ListSwipe {
    private(set) var isOpen = false
    func close(animated: Bool) { isOpen = false }
}
