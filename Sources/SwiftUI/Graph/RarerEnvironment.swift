// Environment values that modifiers set and an app's views read. What the modifiers do here is in their own comments.

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum HorizontalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum VerticalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The way in which the content of views changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether a drag that stays over a control activates it.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    /// Whether buttons repeat their actions while they are pressed.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
    /// The order of a menu's items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
    /// Whether text may be tightened before it is truncated.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    /// Whether autocorrection is turned off.
    public var autocorrectionDisabled: Bool {
        get { typing.correction == .no }
        set { typing.correction = newValue ? .no : .default }
    }
    /// Whether autocorrection is turned off or on; nil for the default.
    public var disableAutocorrection: Bool? {
        get { typing.correction == .default ? nil : typing.correction == .no }
        set { typing.correction = newValue.map { $0 ? .no : .yes } ?? .default }
    }
    /// Whether the labels of controls are shown.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }
    /// The emphasis of the headers of sections.
    public var headerProminence: Prominence {
        get { prominentHeaders ? .increased : .standard }
        set { prominentHeaders = newValue == .increased }
    }
    /// The visibility of the horizontal indicators of scroll views.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }
    /// The visibility of the vertical indicators of scroll views and lists.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }
    // FIXME(gap): only fields take the focus, and the views around them can't read it.
    /// Whether the nearest focusable view around the view has focus, which it never has here.
    public var isFocused: Bool { false }
    /// The position of the tabs around the view: the bar, or nil outside of a tab view.
    public var tabBarPlacement: TabBarPlacement? { nil }
}

/// The place where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar at the bottom, the bar at the top of an iPad, the sidebar, and the row above the pages.
    public static let bottomBar = Self(name: "bottomBar"), topBar = Self(name: "topBar"), sidebar = Self(name: "sidebar"),
        pageIndicator = Self(name: "pageIndicator")
}
