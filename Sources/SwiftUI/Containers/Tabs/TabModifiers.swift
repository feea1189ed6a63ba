enum TabRoleKey: ViewTraitKey { static var defaultValue: TabRole? { nil } }
enum TabHiddenKey: ViewTraitKey { static var defaultValue: Bool { false } }
enum TabDisabledKey: ViewTraitKey { static var defaultValue: Bool { false } }
enum TabIdentifierKey: ViewTraitKey { static var defaultValue: String? { nil } }

extension TabContent {
    private func with(_ tabs: some View) -> some TabContent<TabValue> { ModifiedTabContent<TabValue, _>(_tabs: tabs) }
    private func with<Key: ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some TabContent<TabValue> {
        with(_tabs.modifier(TraitModifier<Key>(value: value)))
    }

    // MARK: Badges

    /// Shows a number on the tab; 0 for none.
    public func badge(_ count: Int) -> some TabContent<TabValue> { with(_tabs.badge(count)) }
    /// Shows text on the tab; nil for none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { with(_tabs.badge(label)) }
    /// Shows a localized text on the tab; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { with(_tabs.badge(key)) }
    /// Shows text that isn't localized on the tab; nil for none.
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { with(_tabs.badge(label)) }

    // MARK: Visibility

    /// Hides the tab.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { with(TabHiddenKey.self, hidden) }
    /// Sets whether the user can't select the tab.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { with(TabDisabledKey.self, disabled) }
    /// Sets whether a bar or a sidebar shows the tab until the user customizes them.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
        with(TabHiddenKey.self, visibility == .hidden && !placements.allSatisfy { $0 == .sidebar })
    }

    // MARK: Accessibility

    /// Sets the identifier by which tests find the tab.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with(TabIdentifierKey.self, isEnabled ? identifier : nil)
    }

    // MARK: The sidebar and its customization

    // FIXME(gap): there is no sidebar, and the user can't customize the bar.
    /// Returns the content unchanged: the user can't customize the bar.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Returns the content unchanged: the user can't customize the bar.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<
        TabValue
    > { self }
    /// Returns the content unchanged: there is no sidebar.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    /// Returns the content unchanged: there is no sidebar.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
    /// Returns the content unchanged: there is no sidebar.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder actions: () -> Actions
    ) -> some TabContent<TabValue> { self }
    /// Returns the content unchanged: tabs have no menus.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> { self }
}

/// The places of tabs that a setting applies to.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// The position of a tab in a tab view.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    /// The position of a tab: as the platform prefers, always in the bar, or only in the sidebar.
    public static let automatic = TabPlacement(name: "automatic"), pinned = TabPlacement(name: "pinned"),
        sidebarOnly = TabPlacement(name: "sidebarOnly")
}
/// The properties of a tab that a user may change.
public struct TabCustomizationBehavior: Hashable, Sendable {
    let name: String
    /// Whether the user can customize the tab. Here the user can't in any case.
    public static let automatic = TabCustomizationBehavior(name: "automatic"), disabled = TabCustomizationBehavior(name: "disabled"),
        reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// The tabs and sections that the user has hidden or moved.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The user's settings for one tab. The user can't change them here; only the app does.
    public struct TabCustomization: Codable, Equatable, Sendable {
        private var hidesInBar: Bool?, hidesInSidebar: Bool?
        public var tabBarVisibility: Visibility {
            get { Visibility(hides: hidesInBar) }
            set { hidesInBar = newValue.hides }
        }
        public var sidebarVisibility: Visibility {
            get { Visibility(hides: hidesInSidebar) }
            set { hidesInSidebar = newValue.hides }
        }
        init() {}
    }
    /// The user's settings for one section of tabs. The user can't change them here; only the app does.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        /// The identifiers of the tabs in the user's order, or `nil` if they were not moved.
        public var tabOrder: [String]?
        init() {}
    }
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]
    /// Creates settings without changes.
    public init() {}
    /// The settings of the tab with a customization identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }
    /// The settings of the section with a customization identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }
    /// Makes all tabs as visible as the app declares them.
    public mutating func resetVisibility() { tabs = [:] }
    /// Restores the order of all sections.
    public mutating func resetSectionOrder() { sections = [:] }
}
extension Visibility {
    fileprivate init(hides: Bool?) { self = hides.map { $0 ? .hidden : .visible } ?? .automatic }
    fileprivate var hides: Bool? { self == .automatic ? nil : self == .hidden }
}
extension AppStorage where Value == TabViewCustomization {
    /// Creates settings that are kept in the user's defaults under a key.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, wrappedValue, read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}

/// The condition under which a tab bar becomes small while the user scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let behavior: UITabBarController.MinimizeBehavior
    /// When the tab bar becomes small: as the platform prefers, never, or when the user scrolls down or up.
    public static let automatic = TabBarMinimizeBehavior(behavior: .automatic), never = TabBarMinimizeBehavior(behavior: .never),
        onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown), onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
}
private enum MinimizeBehaviorKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }
extension EnvironmentValues {
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[MinimizeBehaviorKey.self] }
        set { self[MinimizeBehaviorKey.self] = newValue }
    }
}

/// When the tab of a search begins to search.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// A search begins as the platform prefers, or when its tab is selected.
    public static let automatic = Self(name: "automatic"), searchTabSelection = Self(name: "searchTabSelection")
}

extension View {
    // FIXME(gap): the tab of a search only shows its field.
    /// Returns the view unchanged: a search begins when the user taps its field.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    /// Sets when the tab bar becomes small.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { environment(\.tabBarMinimizeBehavior, behavior) }
    // FIXME(gap): there is no sidebar, and the user can't customize the bar.
    /// Returns the view unchanged: the user can't customize the bar.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Returns the view unchanged: there is no sidebar.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Returns the view unchanged: there is no sidebar.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Returns the view unchanged: there is no sidebar.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    /// Returns the view unchanged: there is no sidebar.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
