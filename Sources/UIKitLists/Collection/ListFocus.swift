import UIKitControls

// FIXME(gap): the focus engine does not run; lists never receive these.

/// The items that lose and get the focus.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had focus: always nil, because the focus engine does not run.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that gets focus: always nil, because the focus engine does not run.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The rows that lose and get the focus.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had focus: always nil, because the focus engine does not run.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that gets focus: always nil, because the focus engine does not run.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

// FIXME(gap): a drag that stays over a row opens nothing (spring loading).
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UITableView {
    /// The interaction of the rows' menus, by which an app updates and dismisses them; `nil` before the first one.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
}

extension UICollectionView {
    /// Runs `block`, in which frames are those on the screen.
    // FIXME(gap): frames are those of the layout, even while an animation runs.
    /// Calls the closure. Frames are those of the layout, even while an animation runs.
    public func performUsingPresentationValues(_ block: () -> Void) { block() }
}
