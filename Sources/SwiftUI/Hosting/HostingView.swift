/// Shows a SwiftUI view among UIKit's views.
class HostingView: UIView {
    private(set) lazy var host = ViewHost(surface: self)
    /// The environment outside of the view, to which traits are added.
    var outerEnvironment = EnvironmentValues() { didSet { show() } }
    /// The edges at which the safe area is respected.
    var safeAreaEdges: UIRectEdge = .all { didSet { setNeedsLayout() } }
    /// Whether the view may appear; `false` until the enclosing view controller has appeared.
    var mayAppear = true
    var layoutDidEnd: (() -> Void)?
    private var environment = EnvironmentValues()
    private var rootView: (any View)?

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ view: any View) {
        rootView = view
        show()
    }
    /// Makes several changes, after which the view is evaluated once. A screen inside a screen that evaluated its content for each of them
    /// would do so twice as often on each level.
    func evaluatingOnce(_ change: () -> Void) {
        let isNested = isChanging
        isChanging = true
        change()
        isChanging = isNested
        show()
    }
    private var isChanging = false
    /// Evaluates the view again if its traits have changed since it was shown.
    func adoptTraits() { show(always: false) }

    private func show(always: Bool = true) {
        guard !isChanging, let rootView else { return }
        var environment = outerEnvironment
        environment.containerSize = container
        environment.host = reference
        environment.adopt(traitCollection)
        // Equal traits leave the environment unchanged.
        if environment.hasSameTraits(as: self.environment), outerEnvironment == shownOuter {
            if !always, host.root != nil { return }
            environment = self.environment
        }
        (self.environment, shownOuter) = (environment, outerEnvironment)
        host.show(rootView, in: environment)
        invalidateIntrinsicContentSize()
    }
    private var shownOuter = EnvironmentValues()
    /// The size to which views inside can be relative.
    private let container = ContainerSize()
    private lazy var reference = HostReference(self)

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { host.setVisible(false) } else { show() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let region = region
        container.size = region.safe.size
        host.layOut(in: region)
        if mayAppear, window != nil { host.setVisible(true) }
        layoutDidEnd?()
    }

    private var region: SafeRegion {
        let insets = safeAreaInsets
        let kept = UIEdgeInsets(
            top: safeAreaEdges.contains(.top) ? insets.top : 0, left: safeAreaEdges.contains(.left) ? insets.left : 0,
            bottom: safeAreaEdges.contains(.bottom) ? insets.bottom : 0, right: safeAreaEdges.contains(.right) ? insets.right : 0)
        var safe = bounds.inset(by: kept)
        let covered = avoidsKeyboard ? max(0, min(safe.height, safe.maxY - keyboardTop)) : 0
        safe.size.height -= covered
        return SafeRegion(safe: safe, full: bounds, keyboard: covered)
    }

    // MARK: The keyboard

    /// Whether the content avoids the keyboard.
    var avoidsKeyboard = false {
        didSet {
            guard avoidsKeyboard != oldValue else { return }
            if avoidsKeyboard {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
                ) { [weak self] notification in
                    // Posted by the main thread, as UIKit documents.
                    nonisolated(unsafe) let notification = notification
                    MainActor.assumeIsolated { self?.keyboardWillMove(notification) }
                }
            }
            setNeedsLayout()
        }
    }
    /// The keyboard's frame on the screen; null while the keyboard does not cover the lower edge.
    private var keyboardFrame = CGRect.null
    private var keyboardTop: CGFloat {
        guard !keyboardFrame.isNull, let window else { return .infinity }
        return convert(keyboardFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil).minY
    }

    private func keyboardWillMove(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let screen = UIScreen.main.bounds
        // A floating keyboard covers the content below it, which does not avoid it.
        let isDocked = frame.width >= screen.width - 1 && frame.maxY >= screen.maxY - 1 && frame.minY < screen.maxY
        let next = isDocked ? frame : .null
        guard next != keyboardFrame else { return }
        keyboardFrame = next
        guard window != nil, avoidsKeyboard else { return }
        setNeedsLayout()
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        UIView.animate(withDuration: duration) { self.layoutIfNeeded() }
    }

    // MARK: Sizes

    func size(for proposal: ProposedViewSize) -> CGSize { host.size(for: proposal) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(for: ProposedViewSize(width: size.width >= 1e6 ? nil : size.width, height: size.height >= 1e6 ? nil : size.height))
    }
    override var intrinsicContentSize: CGSize { size(for: .unspecified) }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        size(
            for: ProposedViewSize(
                width: horizontal == .required ? targetSize.width : nil, height: vertical == .required ? targetSize.height : nil))
    }
    /// Returns only visible content for touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

extension EnvironmentValues {
    func hasSameTraits(as other: EnvironmentValues) -> Bool {
        colorScheme == other.colorScheme && layoutDirection == other.layoutDirection && dynamicTypeSize == other.dynamicTypeSize
            && displayScale == other.displayScale && systemState == other.systemState
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && (!TraitBridge.isUsed || hostTraits == other.hostTraits)
    }
}
