/// A view that shows one of several screens at a time.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView, AnyTabView {
    let selection: ListSelection?
    let content: Content
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
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}
@MainActor protocol AnyTabView {
    var anyContent: any View { get }
    var selection: ListSelection? { get }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(ChromeModifier { chrome, _ in chrome.tabItem = label })
    }
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
@MainActor protocol KnownTabStyle: TabViewStyle { var look: TabLook { get } }
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
        public static let automatic = IndexDisplayMode(name: 0)
        public static let always = IndexDisplayMode(name: 1)
        public static let never = IndexDisplayMode(name: 2)
    }
    let mode: IndexDisplayMode
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
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self(indexDisplayMode: indexDisplayMode) }
}

/// Whether the dots below pages have a background.
public struct PageIndexViewStyle: Sendable {
    /// The visibility of the background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let isAlways: Bool
        public static let automatic = BackgroundDisplayMode(isAlways: false)
        public static let interactive = BackgroundDisplayMode(isAlways: false)
        public static let always = BackgroundDisplayMode(isAlways: true)
        public static let never = BackgroundDisplayMode(isAlways: false)
    }
    let background: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { background = backgroundDisplayMode }
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
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
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { environment(\.indexHasBackground, style.background.isAlways) }
}
