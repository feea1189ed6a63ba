/// A root page on which other pages can be pushed.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView, AnyNavigation {
    let path: PathAccess?
    let root: Root

    /// Creates a stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (path, self.root) = (nil, root()) }
    /// Creates a stack whose path of values of any types is in a binding. Changes to it push and pop.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.path, self.root) = (PathAccess(path), root())
    }
    /// Creates a stack whose path of values of one type is in a binding. Changes to it push and pop.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        (self.path, self.root) = (PathAccess(path), root())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode {
        seed.environment.columnStack.navigator == nil ? NavigationNode(seed) : ColumnStackNode(seed)
    }
    var anyRoot: any View { root }
}

/// The older form of a stack. On an iPad, several views are columns.
public struct NavigationView<Content: View>: View, PrimitiveView, AnyNavigation, AnySplitView {
    let content: Content
    /// Creates a stack with the first view as its root, or columns of up to three views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func makeNode(_ seed: NodeSeed) -> ViewNode {
        let style = seed.environment.navigationLook
        let hasColumns = style == .columns || style == .automatic && UIDevice.current.userInterfaceIdiom == .pad
        return hasColumns ? SplitNode(seed) : NavigationNode(seed)
    }
    private var views: [any View] { (content as? any SeveralViews)?.severalViews ?? [content] }
    var path: PathAccess? { nil }
    var anyRoot: any View { views.first ?? content }
    // A single view is the sidebar of an empty detail.
    var columns: [any View] { views.count < 2 ? [anyRoot, EmptyView()] : Array(views.prefix(3)) }
    var visibility: Binding<NavigationSplitViewVisibility>? { nil }
    var compactColumn: Binding<NavigationSplitViewColumn>? { nil }
}

@preconcurrency @MainActor protocol AnyNavigation {
    var path: PathAccess? { get }
    var anyRoot: any View { get }
}

/// The navigation controller of a stack.
final class StackController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
    }
}

final class NavigationNode: ViewNode {
    private let stack = StackController()
    private let page = PageController()
    private lazy var own = Navigator(stack)
    private lazy var element = ControllerElement(stack, self)
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()

    override func update(_ change: Change) {
        guard let navigation = view as? any AnyNavigation else { return }
        if given != environment {
            inner = environment
            inner.containerContext = .none
            inner.outerSearch = nil
            inner.navigator = NavigatorReference(navigator: own)
            given = environment
            stack.navigationBar.tintColor = environment.accent?.uiColor(in: environment)
            own.environment = inner
        }
        own.path = navigation.path
        page.show(environment.firstPage(navigation.anyRoot), in: inner)
        if stack.viewControllers.isEmpty {
            stack.setViewControllers([page], animated: false)
            page.prepare()
        }
        _ = tracking { navigation.path?.get() }
        host.perform { [own] in own.follow() }
    }
    override var elements: [ViewElement] { [element] }
    override func willRemove() { element.remove() }
}

/// A stack in a column of a split view. The column shows its pages, so that there is one bar.
final class ColumnStackNode: ViewNode {
    private weak var column: Navigator?

    override func update(_ change: Change) {
        guard let navigation = view as? any AnyNavigation, let navigator = environment.columnStack.navigator else { return }
        column = navigator
        navigator.become(stackOf: self)
        host.updatesWhileCovered = true
        navigator.path = navigation.path
        var inner = environment
        inner.columnStack = NavigatorReference()
        setChild(navigation.anyRoot, in: inner)
        _ = tracking { navigation.path?.get() }
        host.perform { [weak navigator] in navigator?.follow() }
    }
    override func willRemove() { column?.leave(stackOf: self) }
}

// MARK: Styles

enum NavigationLook { case automatic, stack, columns }
/// A type that arranges the views of a ``NavigationView``. Only the styles of this module have an effect.
@preconcurrency @MainActor public protocol NavigationViewStyle {}
@preconcurrency @MainActor protocol KnownNavigationStyle: NavigationViewStyle { var look: NavigationLook { get } }
/// The style that shows the top view of a stack only.
public struct StackNavigationViewStyle: KnownNavigationStyle {
    public init() {}
    var look: NavigationLook { .stack }
}
/// The default style of navigation views: columns on an iPad, a stack elsewhere.
public struct DefaultNavigationViewStyle: KnownNavigationStyle {
    public init() {}
    var look: NavigationLook { .automatic }
}
/// The style with columns, which are a stack where the width is compact.
public struct ColumnNavigationViewStyle: KnownNavigationStyle {
    public init() {}
    var look: NavigationLook { .columns }
}
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
private enum NavigationLookKey: EnvironmentKey { static var defaultValue: NavigationLook { .automatic } }
extension EnvironmentValues {
    var navigationLook: NavigationLook {
        get { self[NavigationLookKey.self] }
        set { self[NavigationLookKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the navigation views in the view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationLook, (style as? any KnownNavigationStyle)?.look ?? .automatic)
    }
}
