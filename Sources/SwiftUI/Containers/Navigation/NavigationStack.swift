/// A root page on which other pages can be pushed.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView, AnyNavigation {
    let path: PathAccess?
    let root: Root

    /// Creates a stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (path, self.root) = (nil, root()) }
    /// Creates a stack whose path of values of any types is in a binding. Changes of it push and pop.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.path, self.root) = (PathAccess(path), root())
    }
    /// Creates a stack whose path of values of one type is in a binding. Changes of it push and pop.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        (self.path, self.root) = (PathAccess(path), root())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { NavigationNode(seed) }
    var anyRoot: any View { root }
}

// FIXME(gap): on an iPad it is one column too.
/// The older form of a stack, which shows the first of several views.
public struct NavigationView<Content: View>: View, PrimitiveView, AnyNavigation {
    let content: Content
    /// Creates a stack with the content as its root.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func makeNode(_ seed: NodeSeed) -> ViewNode { NavigationNode(seed) }
    var path: PathAccess? { nil }
    var anyRoot: any View { (content as? any SeveralViews)?.severalViews.first ?? content }
}

@MainActor protocol AnyNavigation {
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

// MARK: Styles

/// A type that arranges the views of a ``NavigationView``. All styles show a stack.
@preconcurrency @MainActor public protocol NavigationViewStyle {}
/// The style that shows the top view of a stack only.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The default style of navigation views, which is a stack on every device.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The style with columns. It shows a stack on every device.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
extension View {
    // FIXME(gap): every style is the stack.
    /// Returns the view unchanged: every style is the stack.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
