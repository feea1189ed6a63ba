// Values that containers pass to the views inside them.

/// The position of a view in a list or a tab view.
indirect enum ContainerContext: Equatable {
    var takesViewsApart: Bool { self == .rows || self == .tabs || self == .subviews || self == .sections || isLines }
    /// Whether a section's header and footer are apart from its content.
    var takesSectionsApart: Bool { self == .rows || self == .sections }
    /// Whether each view becomes a part of a lazy container's line.
    var isLines: Bool { if case .lines = self { true } else { false } }

    /// Not in a container that separates its content.
    case none
    /// A container in which each view becomes a row.
    case rows
    /// A container in which each view becomes a tab.
    case tabs
    /// The parts of a view that another view arranges, without and with their sections.
    case subviews, sections
    /// A lazy container, in which each view is created when it becomes visible.
    case lines(inside: ContainerContext)
    case row
    /// In a section's header or footer.
    case band
}
private enum ContainerContextKey: EnvironmentKey { static var defaultValue: ContainerContext { .none } }
private enum NavigatorKey: EnvironmentKey { static var defaultValue: NavigatorReference { NavigatorReference() } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false) {}) }
}
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
private enum TabStyleKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum KeyboardDismissalKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    var containerContext: ContainerContext {
        get { self[ContainerContextKey.self] }
        set { self[ContainerContextKey.self] = newValue }
    }
    var navigator: NavigatorReference {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
    /// Dismisses or pops the screen in which it is read.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// The mode in which lists are edited. Nil if no view around provides one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    var listLook: ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    var tabLook: TabLook {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
    /// The smallest height of a list's rows in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The smallest height of a list's headers in points; nil for UIKit's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    /// Whether scroll views in the view scroll by gestures.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// The way in which scrolling hides the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[KeyboardDismissalKey.self] }
        set { self[KeyboardDismissalKey.self] = newValue }
    }
}
