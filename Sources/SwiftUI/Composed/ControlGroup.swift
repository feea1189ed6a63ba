// FIXME(gap): controls are side by side, without a common background.
/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
    /// Creates a group with a label, which shows in menus.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), AnyView(label()))
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    /// Creates a group with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a group with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a group with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
    /// Creates a group with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, image: name) }
    }
    public var body: some View {
        if let style {
            AnyView(
                erased: style.makeBody(
                    ControlGroupStyleConfiguration(
                        content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView()))))
            )
            .environment(\.controlGroupStyle, nil)
        } else {
            HStack { content }
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the parts that a style received.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

public struct ControlGroupStyleConfiguration {
    /// The controls of the group, as its style receives them.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The label of the group, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let content: Content
    public let label: Label
}
/// A type that arranges the controls of a ``ControlGroup``.
@preconcurrency @MainActor public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view that arranges the group's controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The default style of control groups, which arranges the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The style for control groups in a navigation bar. The controls are in a row, as in the automatic style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The style that collects controls in a compact menu. Outside of a menu it is a row, as the automatic style is.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The style that shows controls as a palette in a menu. Outside of a menu it is a row, as the automatic style is.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// Shows the group's label as a menu with its controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { public static var compactMenu: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }

/// A style whose groups are rows of small buttons in menus.
@MainActor private protocol RowControlGroupStyle { var size: UIMenu.ElementSize { get } }
extension AutomaticControlGroupStyle: RowControlGroupStyle { fileprivate var size: UIMenu.ElementSize { .medium } }
extension NavigationControlGroupStyle: RowControlGroupStyle { fileprivate var size: UIMenu.ElementSize { .medium } }
extension CompactMenuControlGroupStyle: RowControlGroupStyle { fileprivate var size: UIMenu.ElementSize { .small } }
extension PaletteControlGroupStyle: RowControlGroupStyle { fileprivate var size: UIMenu.ElementSize { .small } }
private enum ControlGroupSizeKey: EnvironmentKey { static var defaultValue: UIMenu.ElementSize { .medium } }

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ControlGroupStyleConfiguration>? { nil }
}
extension EnvironmentValues {
    /// The size of the buttons in a menu's row that a group is; `automatic` if it isn't one.
    var controlGroupSize: UIMenu.ElementSize {
        get { self[ControlGroupSizeKey.self] }
        set { self[ControlGroupSizeKey.self] = newValue }
    }
    var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the control groups in the view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
            .environment(\.controlGroupSize, (style as? any RowControlGroupStyle)?.size ?? .automatic)
    }
}
