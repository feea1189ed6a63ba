/// The parts of a menu that a style arranges.
public struct MenuStyleConfiguration {
    /// The label of the menu's button, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The items of the menu, as its style receives them.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}
/// The appearance of a menu's button.
@preconcurrency @MainActor public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view that shows the menu's button, which contains `Menu(configuration)`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A style of the system's. All look alike.
@preconcurrency @MainActor protocol KnownMenuStyle: MenuStyle {}
/// The default style of menus, which is a button with the menu's label.
public struct DefaultMenuStyle: KnownMenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The style of menus whose button has no border.
public struct BorderlessButtonMenuStyle: KnownMenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The style of menus whose label is shown as a button. The button style of the environment applies to it.
public struct ButtonMenuStyle: KnownMenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
private enum MenuStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<MenuStyleConfiguration>? { nil } }
extension EnvironmentValues {
    /// A custom style.
    var menuStyle: AnyStyle<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}
/// The order of a menu's items.
public struct MenuOrder: Equatable, Sendable {
    private let name: String
    /// The order of a menu's items. They are listed from top to bottom in each case.
    public static let automatic = MenuOrder(name: "automatic"), priority = MenuOrder(name: "priority"), fixed = MenuOrder(name: "fixed")
}
/// Whether an action closes the menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    /// An action closes the menu.
    public static let automatic = MenuActionDismissBehavior(name: "automatic"), enabled = MenuActionDismissBehavior(name: "enabled")
    /// An action leaves the menu open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets the style of the menus in the view. On iOS, those of the system look alike.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, style is any KnownMenuStyle ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
    /// Has no effect: on iOS a menu's button has no arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
    // FIXME(gap): items are listed from top to bottom.
    /// Returns the view unchanged: items are listed from top to bottom.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    // FIXME(gap): a menu that stays open shows the titles and the checkmarks with which it opened.
    /// Sets whether the actions in the view close the menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
private enum MenuDismissalKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }
extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}
