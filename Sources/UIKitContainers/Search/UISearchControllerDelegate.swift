import Foundation

/// The callbacks of a search that begins or ends; a delegate may present the controller itself. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search controller is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search controller was presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends, while its text is still in the search bar.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after a search ended and the controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when a search begins, for a delegate that presents the search controller itself.
    ///
    /// If the controller is not presented afterward, it presents itself.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search bar moves to another place in the navigation bar. It is never called here.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the search bar moved to another place in the navigation bar. It is never called here.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Updates the results whenever the text or the scope of a search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search bar becomes first responder, and whenever its text, its tokens, or its scope changes.
    func updateSearchResults(for searchController: UISearchController)
    /// Called after the user selected a suggestion. It is never called here, because no suggestions are listed.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing for a conforming type that doesn't implement the method.
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}
