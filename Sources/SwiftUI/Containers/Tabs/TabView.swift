/// A view that shows one of several screens at a time.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView, AnyTabView {
    let selection: ListSelection?
    let content: Content
    /// Creates a tab view whose selection is in a binding. Tabs are selected by their tags; nil keeps the selection in the view.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        let optional = selection.map { binding in
            Binding<SelectionValue?>(get: { binding.wrappedValue }, set: { if let value = $0 { binding.wrappedValue = value } })
        }
        (self.selection, self.content) = (optional.map { ListSelection($0) }, content())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { TabNode(seed) }
    var anyContent: any View { content }
}
extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own selection.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}
@preconcurrency @MainActor protocol AnyTabView {
    var anyContent: any View { get }
    var selection: ListSelection? { get }
}

extension View {
    /// Sets the label of the view's tab. The tab bar shows the label's image and text.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(ChromeModifier { chrome, _ in chrome.tabItem = label })
    }
    /// Sets the style of the tab views in the view. A custom style shows as the automatic one.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabLook, (style as? any KnownTabStyle)?.look ?? .bar)
    }
}

// MARK: Styles

enum TabLook: Equatable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}
/// A type that gives a ``TabView`` its appearance. Only the styles of this module have an effect.
@preconcurrency @MainActor public protocol TabViewStyle {}
@preconcurrency @MainActor protocol KnownTabStyle: TabViewStyle { var look: TabLook { get } }
/// The default style of tab views, which shows a tab bar.
public struct DefaultTabViewStyle: KnownTabStyle {
    public init() {}
    var look: TabLook { .bar }
}
/// The style that shows one page at a time, between which the user swipes.
public struct PageTabViewStyle: KnownTabStyle {
    /// The visibility of the dots below the pages.
    public struct IndexDisplayMode: Equatable, Sendable {
        let name: Int
        /// The dots appear if there are several pages.
        public static let automatic = IndexDisplayMode(name: 0)
        /// The dots always appear.
        public static let always = IndexDisplayMode(name: 1)
        /// The dots never appear.
        public static let never = IndexDisplayMode(name: 2)
    }
    let mode: IndexDisplayMode
    /// Creates a style with the visibility of the dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    var look: TabLook { .pages(mode) }
}
// FIXME(gap): no sidebar is shown, so a tab view that adapts to one always shows its bar.
/// The style that turns into a sidebar where there is space. It always shows the tab bar, because no sidebar is shown.
public struct SidebarAdaptableTabViewStyle: KnownTabStyle {
    public init() {}
    var look: TabLook { .bar }
}
/// The style that shows the tab bar on every device.
public struct TabBarOnlyTabViewStyle: KnownTabStyle {
    public init() {}
    var look: TabLook { .bar }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
    /// Shows pages between which the user swipes.
    public static var page: Self { Self() }
    /// Shows pages with the visibility of the dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self(indexDisplayMode: indexDisplayMode) }
}

/// Whether the dots below pages have a background.
public struct PageIndexViewStyle: Sendable {
    /// The visibility of the background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let isAlways: Bool
        /// No background.
        public static let automatic = BackgroundDisplayMode(isAlways: false)
        /// A background while the user touches the dots. None is shown here.
        public static let interactive = BackgroundDisplayMode(isAlways: false)
        public static let always = BackgroundDisplayMode(isAlways: true)
        /// No background.
        public static let never = BackgroundDisplayMode(isAlways: false)
    }
    let background: BackgroundDisplayMode
    /// Creates a style with the visibility of the background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { background = backgroundDisplayMode }
    /// Dots without a background.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots with the visibility of the background.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var indexHasBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}
extension View {
    /// Sets the background of the dots below the pages in the view.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { environment(\.indexHasBackground, style.background.isAlways) }
}
