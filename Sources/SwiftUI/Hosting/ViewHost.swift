/// Keeps a tree of views up to date and shows it in a UIView.
///
/// A change marks nodes and requests layout of the view. In its layout pass the marked nodes are evaluated, parents first, and their
/// elements are laid out again.
@MainActor final class ViewHost {
    private(set) var root: ViewNode?
    private(set) weak var surface: UIView?
    private var stale: [ViewNode] = []
    private var isUpdating = false
    /// The number of layouts: sizes are cached within one.
    private(set) var generation = 0
    /// The transaction of the next update.
    private(set) var transaction = Transaction()
    /// The transaction of the layout in progress.
    private var shownTransaction: Transaction?
    /// The transaction of the update in progress.
    var currentTransaction: Transaction { shownTransaction ?? transaction }
    private(set) var isVisible = false
    /// Whether the content is evaluated while another screen covers it: once it has been visible, or if it has a stack's path.
    var updatesWhileCovered = false
    private var updatesSoon = false
    /// The view controller that contains the surface.
    weak var controller: UIViewController?
    private var childOrder = ChildOrder()
    private let mount = ElementMount()
    /// The views' settings for the enclosing screen.
    let chrome = ChromeCollector()
    private var afterUpdate: [() -> Void] = []
    private var layoutActions: [() -> Void] = []
    /// Nodes that examine the tree once it is updated.
    var observers: [Weak] = []
    /// The buttons on screen that keys trigger.
    var shortcuts: [ShortcutNode] = []
    /// The views on screen that have actions for keys.
    var keyListeners: [KeyNode] = []
    /// The places of named coordinate spaces.
    var coordinateSpaces: [AnyHashable: (place: CGRect, content: ScrolledContent?)] = [:]
    let positionObservers = PositionObservers()
    let matchedViews = MatchedViews()
    private(set) lazy var preferredSchemes = PreferredSchemes(self)
    var hidesStatusBar = false { didSet { if hidesStatusBar != oldValue { controller?.setNeedsStatusBarAppearanceUpdate() } } }

    init(surface: UIView) { self.surface = surface }

    // MARK: Updating

    func show(_ view: any View, in environment: EnvironmentValues) {
        if let root, type(of: root.view) == type(of: view) {
            root.receive(view, environment)
        } else {
            root?.remove()
            root = ViewNode.make(NodeSeed(view: view, environment: environment, parent: nil, host: self))
        }
        setNeedsLayout()
    }

    func enqueue(_ node: ViewNode) {
        stale.append(node)
        if let current = Transaction.current { transaction = current }
        setNeedsLayout()
    }

    func noteUpdate() { generation += 1 }

    func setNeedsLayout() {
        generation += 1
        guard !isUpdating, let surface else { return }
        surface.setNeedsLayout()
        if surface.window == nil { updateSoon() }
    }

    /// Updates a screen that is covered by another one: it gets no layout passes, but what it presents and pushes still depends on its
    /// state.
    private func updateSoon() {
        guard updatesWhileCovered, !updatesSoon else { return }
        updatesSoon = true
        EventLoop.main.enqueue { [weak self] in
            self?.updatesSoon = false
            if self?.surface?.window == nil { self?.update() }
        }
    }

    /// Evaluates marked nodes until none is left; actions that result run afterward.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        var rounds = 0
        repeat {
            while !stale.isEmpty {
                let nodes = stale.sorted { $0.depth < $1.depth }
                stale = []
                for node in nodes { node.updateIfStale() }
            }
            let actions = afterUpdate
            afterUpdate = []
            for action in actions { action() }
            if stale.isEmpty { notifyObservers() }
            rounds += 1
            // Two values that change each other endlessly stop here, as in SwiftUI.
        } while !(stale.isEmpty && afterUpdate.isEmpty) && rounds < 20
        isUpdating = false
    }

    private func notifyObservers() {
        observers.removeAll { $0.observer.map(\.isRemoved) ?? true }
        for observer in observers { observer.observer?.treeDidUpdate() }
    }

    /// Runs a node's action (`onChange`, `onPreferenceChange`…) once all nodes are updated.
    func perform(afterUpdate action: @escaping () -> Void) {
        afterUpdate.append(action)
        if !isUpdating { surface?.setNeedsLayout() }
    }

    /// Runs an action when the views are in their places.
    func afterLayout(_ action: @escaping () -> Void) {
        layoutActions.append(action)
        if !isUpdating { surface?.setNeedsLayout() }
    }

    // MARK: Showing

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        updatesWhileCovered = updatesWhileCovered || visible
        root?.notifyOfAppearance(visible)
    }

    /// Updates everything and lays it out in a rectangle of the surface.
    func layOut(in region: SafeRegion) {
        guard let surface else { return }
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        shownTransaction = transaction
        defer { shownTransaction = nil }
        transaction = Transaction()
        let pass = {
            self.update()
            self.generation += 1
            guard let root = self.root else { return }
            let element = self.rootElement
            element.children = root.elements
            let size = element.size(for: ProposedViewSize(region.safe.size))
            let frame = CGRect(
                x: region.safe.midX - size.width / 2, y: region.safe.midY - size.height / 2, width: size.width, height: size.height)
            var placements = 0
            repeat {
                if placements > 0 { self.generation += 1 }
                placements += 1
                self.matchedViews.beginPlacement()
                element.place(in: frame, Surroundings(region: region))
                // Two views that follow each other stop here.
            } while self.matchedViews.isStale && placements < 3
            self.mount.show(element.views, in: surface)
            self.childOrder.arrange(self.controller, in: surface)
            self.matchedViews.moveReplacements()
        }
        if let animation { animation.animate(pass) } else { pass() }
        // Layout may have evaluated nodes that depend on sizes.
        notifyObservers()
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        update()
        generation += 1
        guard let root else { return .zero }
        rootElement.children = root.elements
        return rootElement.size(for: proposal)
    }

    // Without distance: a text and a button of 20½ points each are 41 points tall (airappsco/AirSettingsUI, test_settingCustomContent,
    // iOS 16).
    private lazy var rootElement = ImplicitStack(host: self, spacing: 0)
}
