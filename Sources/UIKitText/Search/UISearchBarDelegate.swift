import UIKitLists

/// The callbacks of a search bar's editing, buttons, and scopes. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether editing may begin. The default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end. The default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the text changed by the user, also when it was cleared.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the user's input may replace a range, in UTF-16 units, with text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user pressed the Return key. The keyboard stays, unless the delegate ends editing.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the button for bookmarks.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the cancel button. The text stays, unless the delegate clears it.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the button for results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user selected another scope. It is not called for selections by code.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
