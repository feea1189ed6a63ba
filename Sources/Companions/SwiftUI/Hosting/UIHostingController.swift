/// How a hosting controller's content decides sizes outside.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { if isViewLoaded { hostingView.show(rootView) } } }
    private let hostingView = HostingView()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    /// From a storyboard, by a subclass that says what it shows.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
        setUp()
    }
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }
    private func setUp() {
        hostingView.mayAppear = false
        hostingView.host.controller = self
        hostingView.layoutDidEnd = { [weak self] in self?.followContent() }
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
    }

    open override var prefersStatusBarHidden: Bool { hostingView.host.hidesStatusBar || super.prefersStatusBarHidden }

    // MARK: Sizes

    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView.sizeThatFits(size)
    }
    public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { followContent() } }
    public var safeAreaRegions: SafeAreaRegions = .all { didSet { hostingView.safeAreaEdges = safeAreaRegions.contains(.container) ? .all : [] } }
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
