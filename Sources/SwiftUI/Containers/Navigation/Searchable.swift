public struct SearchFieldPlacement: Sendable {
    /// The visibility of a search field below the navigation bar: `automatic` hides it while the content scrolls, and `always` keeps it.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// The field hides while the content scrolls.
        public static let automatic = Self(isAlways: false)
        /// The field is always visible.
        public static let always = Self(isAlways: true)
    }
    let isAlways: Bool
    /// The place that the platform prefers, which is below the navigation bar.
    public static let automatic = SearchFieldPlacement(isAlways: false)
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlways: false)
    /// Below the navigation bar, with the visibility of the field.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlways: displayMode.isAlways)
    }
    /// In the toolbar. The field is below the navigation bar here.
    public static let toolbar = SearchFieldPlacement(isAlways: false)
    /// In the sidebar. The field is below the navigation bar here.
    public static let sidebar = SearchFieldPlacement(isAlways: false)
}

/// The search field in the screen's navigation bar.
struct SearchDescription {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    /// Whether the user searches.
    let activity: Binding<Bool>
    let prompt: String?
    let placement: SearchFieldPlacement
    let extras: SearchExtras
    /// The action of the search key, and the input settings of the field.
    let submit: (() -> Void)?, typing: Typing
    /// The texts of the tokens, and what keeps only some of them.
    var tokens: (titles: [String], keep: @MainActor ([Int]) -> Void)?
}

extension View {
    private func search(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?)
        -> some View
    {
        modifier(SearchingContext(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }
    /// Adds a search field to the screen's navigation bar. Without a prompt it shows UIKit's.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        search(text, nil, placement, prompt)
    }
    /// Adds a search field with a localized prompt to the screen's navigation bar.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
        search(text, nil, placement, Text(prompt))
    }
    /// Adds a search field with a prompt that isn't localized.
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, nil, placement, Text(prompt))
    }
    /// Adds a search field whose presentation is in a binding.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, isPresented, placement, prompt)
    }
    /// Adds a search field whose presentation is in a binding, with a localized prompt.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, isPresented, placement, Text(prompt))
    }
    /// Adds a search field whose presentation is in a binding, with a prompt that isn't localized.
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, isPresented, placement, Text(prompt))
    }
}

/// Observes the text and the tokens, so that the field shows external changes.
struct SearchingContext: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: SearchTokens?
    @State private var isActive = false
    @Environment(\.searchExtras) private var extras
    func body(content: Content) -> some View {
        let activity = $isActive
        func description(in environment: EnvironmentValues) -> SearchDescription {
            SearchDescription(
                text: text, isPresented: isPresented, activity: activity, prompt: prompt?.string(in: environment), placement: placement,
                extras: environment.searchExtras, submit: environment.searchSubmitAction, typing: environment.typing,
                tokens: tokens.map { ($0.titles(environment), $0.keep) })
        }
        return SearchLayers(content: content, extras: extras, text: text, isActive: isActive).onChange(of: text.wrappedValue) { _, _ in }
            .onChange(of: tokens?.titles(EnvironmentValues())) { _, _ in }
            .environment(\.searchExtras, SearchExtras())
            .environment(\.isSearching, isActive)
            .environment(\.dismissSearch, DismissSearchAction { activity.wrappedValue = false })
            .modifier(EnvironmentTransforming { if $0.navigator.navigator == nil { $0.outerSearch = description(in: $0) } })
            .modifier(ChromeModifier { chrome, environment in chrome.search = description(in: environment) })
    }
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchDescription? { nil } }
extension EnvironmentValues {
    /// The search of a view around a stack or a split view. Its field is in the bar of their first page.
    var outerSearch: SearchDescription? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
    /// The first page of a stack or a split view in this environment, with the search around it.
    @MainActor func firstPage(_ page: any View) -> any View {
        guard let outerSearch else { return page }
        func searched(_ page: some View) -> any View { page.modifier(ChromeModifier { chrome, _ in chrome.search = outerSearch }) }
        return searched(page)
    }
}

/// Connects a screen's search controller with its binding.
@MainActor final class SearchBinder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    private unowned let controller: UIViewController
    private var current: SearchDescription?
    private var search: UISearchController?
    private var wasActive = false
    init(_ controller: UIViewController) { self.controller = controller }

    func apply(_ new: SearchDescription, to item: UINavigationItem) {
        current = new
        let search = search ?? make()
        // Before the text, whose change determines which tokens are left.
        if let titles = new.tokens?.titles { show(titles, in: search.searchBar.searchTextField) }
        let text = new.text.wrappedValue
        if search.searchBar.text ?? "" != text { search.searchBar.text = text }
        search.searchBar.placeholder = new.prompt ?? SystemWords.text("Search")
        adopt(new.typing, search.searchBar.searchTextField)
        if item.searchController !== search { item.searchController = search }
        item.hidesSearchBarWhenScrolling = !new.placement.isAlways
        search.hidesNavigationBarDuringPresentation = !new.extras.keepsContentVisible
        if let isFocused = new.extras.focus?.get(), search.isActive != isFocused { search.isActive = isFocused }
        if let isPresented = new.isPresented?.wrappedValue, search.isActive != isPresented { search.isActive = isPresented }
        // An action of the environment ended the search.
        if wasActive, !new.activity.wrappedValue, search.isActive { search.isActive = false }
        wasActive = new.activity.wrappedValue
    }
    /// Applies what the views around set. Otherwise the settings are those of a search bar, such as its return key.
    private func adopt(_ typing: Typing, _ field: UISearchTextField) {
        if typing.keyboard != .default, field.keyboardType != typing.keyboard { field.keyboardType = typing.keyboard }
        if typing.correction != .default, field.autocorrectionType != typing.correction { field.autocorrectionType = typing.correction }
        if let capitals = typing.capitals, field.autocapitalizationType != capitals { field.autocapitalizationType = capitals }
        if typing.returnKey != .default, field.returnKeyType != typing.returnKey { field.returnKeyType = typing.returnKey }
    }
    private func show(_ titles: [String], in field: UISearchTextField) {
        guard field.tokens.map(\.text) != titles || field.tokens.map({ $0.representedObject as? Int }) != titles.indices.map({ $0 }) else {
            return
        }
        field.tokens = titles.enumerated().map { offset, title in
            let token = UISearchToken(icon: nil, text: title)
            token.representedObject = offset
            return token
        }
    }
    private func make() -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        self.search = search
        return search
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if let current, current.text.wrappedValue != text { current.text.wrappedValue = text }
        let left = searchController.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? Int }
        if let tokens = current?.tokens, left.count < tokens.titles.count { tokens.keep(left) }
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { current?.submit?() }
    func didPresentSearchController(_ searchController: UISearchController) {
        current?.activity.wrappedValue = true
        current?.extras.focus?.set(true)
        if current?.isPresented?.wrappedValue == false { current?.isPresented?.wrappedValue = true }
    }
    func didDismissSearchController(_ searchController: UISearchController) {
        current?.activity.wrappedValue = false
        current?.extras.focus?.set(false)
        if current?.isPresented?.wrappedValue == true { current?.isPresented?.wrappedValue = false }
    }
}
