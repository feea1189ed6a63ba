/// The look of a menu's button.
@preconcurrency @MainActor public protocol MenuStyle {}
/// The default style of menus, which is a button with the menu's label.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
/// The style of menus whose button has no border.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
/// The style of menus whose label is shown as a button. The button style of the environment applies to it.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
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
    /// An action leaves the menu open. It closes here in any case.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Has no effect: on iOS the styles look alike.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Has no effect: on iOS a menu's button has no arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
    // FIXME(gap): items are listed from top to bottom, and every action closes the menu.
    /// Returns the view unchanged: items are listed from top to bottom.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Returns the view unchanged: every action closes the menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
