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

    public func badge(_ count: Int) -> some TabContent<TabValue> { with(_tabs.badge(count)) }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { with(_tabs.badge(label)) }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { with(_tabs.badge(key)) }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { with(_tabs.badge(label)) }

    // MARK: Visibility

    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { with(TabHiddenKey.self, hidden) }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { with(TabDisabledKey.self, disabled) }
    /// Sets whether a bar or a sidebar shows the tab until the user customizes them.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
        with(TabHiddenKey.self, visibility == .hidden && !placements.allSatisfy { $0 == .sidebar })
    }

    // MARK: Accessibility

    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with(TabIdentifierKey.self, isEnabled ? identifier : nil)
    }

    // MARK: The sidebar and its customization

    // FIXME(gap): there is no sidebar, and the user can't customize the bar.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<
        TabValue
    > { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder actions: () -> Actions
    ) -> some TabContent<TabValue> { self }
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> { self }
}

/// The places of tabs that a setting applies to.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// The place of a tab in a tab view.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = TabPlacement(name: "automatic"), pinned = TabPlacement(name: "pinned"),
        sidebarOnly = TabPlacement(name: "sidebarOnly")
}
/// The properties of a tab that a user may change.
public struct TabCustomizationBehavior: Hashable, Sendable {
    let name: String
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
    public init() {}
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }
    public mutating func resetVisibility() { tabs = [:] }
    public mutating func resetSectionOrder() { sections = [:] }
}
extension Visibility {
    fileprivate init(hides: Bool?) { self = hides.map { $0 ? .hidden : .visible } ?? .automatic }
    fileprivate var hides: Bool? { self == .automatic ? nil : self == .hidden }
}
extension AppStorage where Value == TabViewCustomization {
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, wrappedValue, read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}

/// The condition under which a tab bar becomes small while the user scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let behavior: UITabBarController.MinimizeBehavior
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

extension View {
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { environment(\.tabBarMinimizeBehavior, behavior) }
    // FIXME(gap): there is no sidebar, and the user can't customize the bar.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
