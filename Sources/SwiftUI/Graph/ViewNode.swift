/// The initial values of a node.
@MainActor struct NodeSeed {
    let view: any View
    let environment: EnvironmentValues
    let parent: ViewNode?
    let host: ViewHost
}

/// A place in the tree of views. It outlives the view values that come and go there: it keeps the last of them, the state of its
/// properties, and the nodes below.
///
/// A value at a node is the *same* view if it has the same type and, if one is set, the same identifier. Everything else follows from that.
@MainActor class ViewNode {
    /// The reason for an update of a node.
    struct Change: OptionSet {
        let rawValue: Int
        /// There is a new view value.
        static let view = Change(rawValue: 1)
        static let environment = Change(rawValue: 2)
        /// Something that the node read in its last evaluation has changed.
        static let dependency = Change(rawValue: 4)
    }

    /// The host owns the tree, not the other way round.
    final unowned let host: ViewHost
    final private(set) weak var parent: ViewNode?
    final let depth: Int
    final private(set) var view: any View
    final private(set) var environment: EnvironmentValues
    final private(set) var children: [ViewNode] = []
    final private(set) var isRemoved = false
    /// The number of evaluations. Dependencies of earlier evaluations no longer count.
    final private(set) var evaluation = 0
    final private var isStale = false
    /// The storages of properties whose changes made the node stale.
    final private(set) var changedStorages: Set<ObjectIdentifier> = []

    init(_ seed: NodeSeed) {
        (host, parent, view, environment) = (seed.host, seed.parent, seed.view, seed.environment)
        depth = (seed.parent?.depth ?? -1) + 1
    }

    // MARK: For subclasses

    /// Updates the children to match `view` and `environment`.
    func update(_ change: Change) {}
    /// The elements that a container lays out: by default, those of the children.
    var elements: [ViewElement] { children.flatMap(\.elements) }
    /// Whether an equal value makes an update unnecessary. Nodes that only pass on values let those below compare.
    var comparesViews: Bool { false }
    /// The reasons for the current evaluation, as SwiftUI words them.
    var causes: [String] { [] }
    /// Called once when the place is removed, children first.
    func willRemove() {}
    /// Whether the content is off screen although the host is on screen.
    var hidesContent: Bool { false }
    /// Called when the host's content appears or disappears, parents first.
    func appearanceDidChange(_ isVisible: Bool) {}

    // MARK: Updating

    final func receive(_ view: any View, _ environment: EnvironmentValues) {
        var change: Change = isStale ? .dependency : []
        if !comparesViews || !ViewComparison.areEqual(self.view, view) { change.insert(.view) }
        if environment != self.environment { change.insert(.environment) }
        self.view = view
        self.environment = environment
        if !change.isEmpty { refresh(change) }
    }

    /// Requests an evaluation in the host's next layout pass, because a property's storage has changed, or for another reason.
    final func setNeedsUpdate(because storage: AnyObject? = nil) {
        if let storage, !isRemoved { changedStorages.insert(ObjectIdentifier(storage)) }
        guard !isStale, !isRemoved else { return }
        isStale = true
        host.enqueue(self)
    }

    final func updateIfStale() { if isStale, !isRemoved { refresh(.dependency) } }

    private func refresh(_ change: Change) {
        isStale = false
        host.noteUpdate()
        update(change)
        changedStorages = []
    }

    /// Evaluates something. When anything that it reads changes, the node is updated again.
    final func tracking<Value>(_ evaluate: () -> Value) -> Value {
        evaluation += 1
        let outer = Dependencies.reader
        Dependencies.reader = self
        defer { Dependencies.reader = outer }
        return Dependencies.observing(self, evaluation, evaluate)
    }

    // MARK: Children

    /// Reconciles the children with these views: those of the same type and identifier are kept, in any order.
    final func setChildren(_ views: [any View], in environment: EnvironmentValues? = nil) {
        let environment = environment ?? self.environment
        let old = children
        guard !old.isEmpty else {
            return children = views.map { ViewNode.make(NodeSeed(view: $0, environment: environment, parent: self, host: host)) }
        }
        // Most updates keep the order, so that a child is looked for in its place first.
        lazy var identified: [AnyHashable: ViewNode] = Dictionary(
            old.compactMap { child in (child.view as? any IdentifiedView).map { ($0.identity, child) } }, uniquingKeysWith: { $1 })
        var taken: Set<ObjectIdentifier> = []
        children = views.enumerated().map { index, view in
            let inPlace = index < old.count ? old[index] : nil
            let identity = (view as? any IdentifiedView)?.identity
            let isInPlace = identity == (inPlace?.view as? any IdentifiedView)?.identity
            let candidate = isInPlace ? inPlace : identity.flatMap { identified[$0] }
            guard let candidate, type(of: candidate.view) == type(of: view), taken.insert(ObjectIdentifier(candidate)).inserted else {
                return ViewNode.make(NodeSeed(view: view, environment: environment, parent: self, host: host))
            }
            candidate.receive(view, environment)
            return candidate
        }
        for child in old where !taken.contains(ObjectIdentifier(child)) { child.remove() }
    }

    /// Adds a node that was created for this one.
    final func adopt(_ child: ViewNode) { children.append(child) }
    /// Removes the other children.
    final func keepChildren(where isKept: (ViewNode) -> Bool) {
        let old = children
        children = old.filter(isKept)
        for child in old where !isKept(child) { child.remove() }
    }

    final func setChild(_ view: any View, in environment: EnvironmentValues? = nil) { setChildren([view], in: environment) }

    static func make(_ seed: NodeSeed) -> ViewNode {
        func composite<V: View>(_ view: V) -> ViewNode { CompositeNode<V>(seed) }
        func represented<V: UIViewRepresentable>(_ view: V) -> ViewNode { UIViewNode<V>(seed) }
        func controlled<V: UIViewControllerRepresentable>(_ view: V) -> ViewNode { UIViewControllerNode<V>(seed) }
        let node =
            switch seed.view {
            case let view where seed.environment.containerContext.takesViewsApart && Slots.isSingle(type(of: view)): SlotNode(seed)
            case let view as any PrimitiveView: view.makeNode(seed)
            case let view as any UIViewRepresentable: represented(view)
            case let view as any UIViewControllerRepresentable: controlled(view)
            case let view: composite(view)
            }
        node.refresh([.view, .environment])
        return node
    }

    final func remove() {
        isRemoved = true
        for child in children { child.remove() }
        willRemove()
    }

    /// Notifies all visible descendants that they appear or disappear.
    final func notifyOfAppearance(_ isVisible: Bool) {
        appearanceDidChange(isVisible)
        if !hidesContent { for child in children { child.notifyOfAppearance(isVisible) } }
    }
    final var isOnScreen: Bool {
        var node = parent
        while let current = node {
            if current.hidesContent { return false }
            node = current.parent
        }
        return host.isVisible
    }

    /// Visits this node and all nodes below it, parents first.
    final func visit(_ body: (ViewNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}

/// A node that only groups others.
class GroupNode: ViewNode {
    private let parts: (any View) -> [any View]
    init(_ seed: NodeSeed, parts: @escaping (any View) -> [any View]) {
        self.parts = parts
        super.init(seed)
    }
    // A loop's closures depend on what their bodies read.
    override func update(_ change: Change) { setChildren(tracking { parts(view) }) }
}
