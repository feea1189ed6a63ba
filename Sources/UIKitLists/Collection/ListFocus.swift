import UIKitControls

// FIXME(gap): the focus engine does not run; no list hears of these.

/// Which items lose and get the focus.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Which rows lose and get the focus.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

// FIXME(gap): a drag that stays over a row springs nothing open.
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UITableView {
    /// The table's menus are its own: it has no interaction to reach into.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView {
    /// Frames read in `block` are those on the screen.
    // FIXME(gap): they are those of the layout, while an animation runs too.
    public func performUsingPresentationValues(_ block: () -> Void) { block() }
}
