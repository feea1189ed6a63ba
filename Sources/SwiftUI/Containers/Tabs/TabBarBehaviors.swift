/// Whether the tab bar gets smaller while the content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let uiBehavior: UITabBarController.MinimizeBehavior
    public static let automatic = Self(uiBehavior: .automatic), never = Self(uiBehavior: .never)
    public static let onScrollDown = Self(uiBehavior: .onScrollDown), onScrollUp = Self(uiBehavior: .onScrollUp)
}
/// The place of the view above the tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What modifiers around a tab view say about its bar.
struct TabBarSettings {
    var minimizes = TabBarMinimizeBehavior.automatic
    var accessory: (any View)?
}
private enum TabBarSettingsKey: EnvironmentKey { static var defaultValue: TabBarSettings { TabBarSettings() } }
private enum AccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }
extension EnvironmentValues {
    var tabBarSettings: TabBarSettings {
        get { self[TabBarSettingsKey.self] }
        set { self[TabBarSettingsKey.self] = newValue }
    }
    /// In the view above the tab bar, its place; `nil` elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}
extension View {
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarSettings.minimizes, behavior)
    }
    /// Shows a view above the tab bar of iOS 26.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabBarSettings.accessory, content())
    }
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabBarSettings.accessory, isEnabled ? content() : nil)
    }
}

extension TabsController {
    func follow(_ settings: TabBarSettings, in environment: EnvironmentValues) {
        tabBarMinimizeBehavior = settings.minimizes.uiBehavior
        guard let accessory = settings.accessory else { return setBottomAccessory(nil, animated: false) }
        var inner = environment
        inner.leavePlace()
        inner.tabBarSettings = TabBarSettings()
        inner.tabViewBottomAccessoryPlacement = .expanded
        let view = bottomAccessory?.contentView as? HostingView ?? HostingView()
        view.outerEnvironment = inner
        view.show(AnyView(erased: accessory))
        if bottomAccessory?.contentView !== view { setBottomAccessory(UITabAccessory(contentView: view), animated: false) }
    }
}

// MARK: Sidebars

/// Tabs that are a bar on a phone, and on a pad can be a sidebar.
// FIXME(gap): stays a bar on a pad, too; what belongs to the sidebar is not shown.
public struct SidebarAdaptableTabViewStyle: KnownTabStyle {
    public init() {}
    var look: TabLook { .bar }
}
public struct TabBarOnlyTabViewStyle: KnownTabStyle {
    public init() {}
    var look: TabLook { .bar }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

/// Where a tab is if it can be in the bar and in the sidebar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), pinned = Self(name: "pinned"), sidebarOnly = Self(name: "sidebarOnly")
}
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled"), reorderable = Self(name: "reorderable")
}

/// The order and visibility of tabs that a user chose in a sidebar: none here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
    public mutating func resetTabOrder() {}
}

// Without a sidebar, these have no effect, as on a phone.
extension View {
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabPlacement(_ placement: TabPlacement) -> some View { self }
    public func customizationID(_ id: String) -> some View { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View {
        self
    }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View { self }
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
