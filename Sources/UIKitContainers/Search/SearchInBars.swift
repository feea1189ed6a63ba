import Foundation

extension UINavigationItem {
    // The navigation item's search controller puts its bar into the navigation bar. (F-41)
    /// The search controller whose search bar the navigation bar shows below or beside the title, or nil for none.
    public var searchController: UISearchController? {
        get { searchControllerObject as? UISearchController }
        set { searchControllerObject = newValue }
    }

    /// The height a search bar adds to the navigation bar below the titles. It grows with the field, which follows the text size.
    var searchAreaHeight: CGFloat? {
        searchController.map { SearchFigures.areaHeight + $0.searchBar.fieldGrowth + $0.searchBar.scopeHeight }
    }
}

extension UINavigationBar {
    /// Whether the search bar is beside the title: since iOS 16 in the wide bars of an iPad, unless the item places it below. One with
    /// scopes needs the space below. (F-41)
    package final var placesSearchInline: Bool {
        guard Generation.current >= .ios16, traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular,
            let item = topItem,
            let search = item.searchController
        else { return false }
        return item.preferredSearchBarPlacement != .stacked && !search.searchBar.canShowScopeBar
    }
}
