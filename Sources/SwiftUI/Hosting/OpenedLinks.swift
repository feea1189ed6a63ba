/// The views that take the links that open the app, and the activities that it continues.
@MainActor enum OpenedLinks {
    private struct Listener {
        weak var node: EventNode?
        var open: (URL) -> Void = { _ in }
        var resume: (NSUserActivity) -> Void = { _ in }
    }
    private static var listeners: [Listener] = []

    static func add(
        _ node: EventNode, open: @escaping (URL) -> Void = { _ in }, resume: @escaping (NSUserActivity) -> Void = { _ in }
    ) {
        listeners.removeAll { $0.node == nil }
        listeners.append(Listener(node: node, open: open, resume: resume))
    }
    private static var current: [Listener] { listeners.filter { $0.node?.isRemoved == false } }

    /// Passes a link to every view that takes links.
    static func open(_ url: URL) { for listener in current { listener.open(url) } }
    /// Passes an activity to every view that continues those of its type. Views take a web link as a link, as Apple documents for
    /// `onOpenURL`.
    static func resume(_ activity: NSUserActivity) {
        if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL { open(url) }
        for listener in current { listener.resume(activity) }
    }
}

struct LinkOpening: NodeModifier {
    let action: @MainActor (URL) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { LinkOpeningNode(seed) }
}
final class LinkOpeningNode: EventNode {
    override init(_ seed: NodeSeed) {
        super.init(seed)
        OpenedLinks.add(self, open: { [weak self] url in self?.modifier(LinkOpening.self)?.action(url) })
    }
}

struct ActivityContinuing: NodeModifier {
    let type: String
    let action: @MainActor (NSUserActivity) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ActivityContinuingNode(seed) }
}
final class ActivityContinuingNode: EventNode {
    override init(_ seed: NodeSeed) {
        super.init(seed)
        OpenedLinks.add(
            self,
            resume: { [weak self] activity in
                guard let modifier = self?.modifier(ActivityContinuing.self), modifier.type == activity.activityType else { return }
                modifier.action(activity)
            })
    }
}

extension View {
    /// Performs an action for the links that open the app while the view exists.
    @preconcurrency public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modifier(LinkOpening(action: action))
    }
    /// Performs an action for the activities of a type that the app continues while the view exists.
    @preconcurrency public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
        modifier(ActivityContinuing(type: activityType, action: action))
    }
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
