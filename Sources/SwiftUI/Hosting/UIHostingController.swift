/// The effect of a hosting controller's content on sizes outside.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize` follows the ideal size of the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size follows the ideal size of the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController, ChromeBearing {
    /// The view that the controller shows. Changing it keeps the state of views of the same type.
    public var rootView: Content { didSet { if isViewLoaded { hostingView.show(rootView) } } }
    private let hostingView = HostingView()
    private lazy var bearer = ChromeBearer(self, hostingView.host)
    var outerNavigator: Navigator?

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    /// Creates a controller from a storyboard, in a subclass that provides the root view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
        setUp()
    }
    /// Stops the program. A subclass calls `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }
    private func setUp() {
        hostingView.mayAppear = false
        hostingView.avoidsKeyboard = true
        hostingView.host.controller = self
        hostingView.layoutDidEnd = { [weak self] in
            self?.followContent()
            self?.bearer.update()
        }
        pageEnvironment = EnvironmentValues()
    }

    open override func loadView() {
        hostingView.frame = UIScreen.main.bounds
        hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hostingView.backgroundColor = .systemBackground
        view = hostingView
        hostingView.show(rootView)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        hostingView.mayAppear = true
        hostingView.setNeedsLayout()
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hostingView.mayAppear = false
        hostingView.host.setVisible(false)
        if isMovingFromParent { preferredSchemes.leave() }
    }

    /// The bar of `ToolbarItemPlacement.keyboard`, which an inner field finds through the responder chain.
    open override var inputAccessoryView: UIView? { bearer.keyboardBar ?? super.inputAccessoryView }
    open override var keyCommands: [UIKeyCommand]? {
        let shortcuts = isViewLoaded ? hostingView.host.shortcuts.compactMap(\.command) : []
        return shortcuts.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + shortcuts
    }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !hostingView.host.handle($0, .down) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !hostingView.host.handle($0, .up) }
        if !left.isEmpty { super.pressesEnded(left, with: event) }
    }
    open override var prefersStatusBarHidden: Bool { hostingView.host.hidesStatusBar || super.prefersStatusBarHidden }

    /// Lays the content out, as tests do that show it without a window: Apple declares this in the public interface of SwiftUI, but does
    /// not document it.
    public func _render(seconds: Double) { view.layoutIfNeeded() }

    // MARK: Being a screen

    /// The environment outside, including what a screen adds to it.
    var pageEnvironment: EnvironmentValues {
        get { hostingView.outerEnvironment }
        set {
            guard newValue != givenEnvironment else { return }
            givenEnvironment = newValue
            var environment = newValue
            environment.adoptDismissal(of: self)
            environment.editMode = Binding(editMode)
            hostingView.outerEnvironment = environment
        }
    }
    private var givenEnvironment: EnvironmentValues?
    private let editMode = Location(EditMode.inactive)
    var chrome: Chrome { bearer.chrome }
    var chromeChanged: (() -> Void)? {
        get { bearer.changed }
        set { bearer.changed = newValue }
    }

    /// Evaluates the view before its first layout, for its title and other settings.
    func updateContent() {
        hostingView.adoptTraits()
        hostingView.host.update()
        bearer.update()
    }
    /// Makes several changes, after which the view is evaluated once.
    final func evaluatingOnce(_ change: () -> Void) { hostingView.evaluatingOnce(change) }
    var rootNode: ViewNode? { hostingView.host.root }
    var contentElements: [ViewElement] { rootNode?.elements ?? [] }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The bars need their settings before they animate.
        hostingView.host.update()
        bearer.update()
        bearer.apply()
        bearer.showBars(animated: animated)
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent != nil, isViewLoaded else { return }
        bearer.apply()
        preferredSchemes.join()
    }
    var preferredSchemes: PreferredSchemes { hostingView.host.preferredSchemes }

    // MARK: Sizes

    /// Returns the size of the content in points for an available size. It loads the view.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView.sizeThatFits(size)
    }
    /// The sizes that follow the content. The default is none.
    public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { followContent() } }
    /// The safe areas in which the content is laid out. The default is all.
    public var safeAreaRegions: SafeAreaRegions = .all {
        didSet {
            hostingView.safeAreaEdges = safeAreaRegions.contains(.container) ? .all : []
            hostingView.avoidsKeyboard = safeAreaRegions.contains(.keyboard)
        }
    }
    /// Whether the content is laid out without regard to the safe area.
    public var _disableSafeArea: Bool {
        get { !safeAreaRegions.contains(.container) }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    private func followContent() {
        guard isViewLoaded else { return }
        if sizingOptions.contains(.preferredContentSize) {
            let size = hostingView.size(for: .unspecified)
            if size != preferredContentSize { preferredContentSize = size }
        }
        if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
    }
}
