/// The views that take the links that open the app, and the activities that it continues.
@MainActor enum OpenedLinks {
    private static var listeners: [(node: () -> EventNode?, url: (URL) -> Void)] = []

    static func add(_ node: EventNode, _ open: @escaping (URL) -> Void) {
        listeners.removeAll { $0.node() == nil }
        listeners.append(({ [weak node] in node }, open))
    }
    /// Passes a link to every view that takes links. Returns whether there is one.
    static func open(_ url: URL) -> Bool {
        let current = listeners.filter { $0.node()?.isRemoved == false }
        for listener in current { listener.url(url) }
        return !current.isEmpty
    }
}

struct LinkOpening: NodeModifier {
    let action: @MainActor (URL) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { LinkOpeningNode(seed) }
}
final class LinkOpeningNode: EventNode {
    override init(_ seed: NodeSeed) {
        super.init(seed)
        OpenedLinks.add(self) { [weak self] url in self?.modifier(LinkOpening.self)?.action(url) }
    }
}

extension View {
    /// Performs an action for the links that open the app while the view exists.
    @preconcurrency public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modifier(LinkOpening(action: action))
    }
    /// Has no effect: no other device or app hands an activity over.
    @preconcurrency public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
    /// Describes the user's activity on the screen while `isActive` is true.
    @preconcurrency public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
        modifier(Activity(type: activityType, isActive: isActive, update: update))
    }
}
struct Activity: NodeModifier {
    let type: String
    let isActive: Bool
    let update: @MainActor (NSUserActivity) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ActivityNode(seed) }
}
final class ActivityNode: EventNode {
    private var activity: NSUserActivity?
    override func update(_ change: Change) {
        super.update(change)
        if isShown { follow() }
    }
    override func appeared() { follow() }
    override func disappeared() {
        activity?.invalidate()
        activity = nil
    }
    private func follow() {
        guard let given = modifier(Activity.self), given.isActive else { return disappeared() }
        if activity?.activityType != given.type { activity = NSUserActivity(activityType: given.type) }
        guard let activity else { return }
        given.update(activity)
        activity.becomeCurrent()
    }
}
