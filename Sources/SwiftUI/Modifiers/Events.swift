extension View {
    /// Calls a closure when the view appears.
    @preconcurrency public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(Appearance(appear: action, disappear: nil))
    }
    /// Calls a closure when the view has disappeared.
    @preconcurrency public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(Appearance(appear: nil, disappear: action))
    }
    /// Calls a closure with the old and the new value when a value changes, and at first if `initial` is true.
    @preconcurrency public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }
    /// Calls a closure when a value changes, and at first if `initial` is true.
    @preconcurrency public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }
    /// Calls a closure with the new value when a value changes.
    @preconcurrency public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, initial: false) { action($1) })
    }
    /// Calls a closure with each value of a publisher while the view is shown. A different publisher replaces the one before, if they can
    /// be compared, as two `Just` can.
    @preconcurrency public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void)
        -> some View where P.Failure == Never
    {
        modifier(Receiving(publisher: publisher, action: action))
    }
    /// Runs a task while the view is shown.
    @preconcurrency public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void)
        -> some View
    {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// Runs a task when the view appears and each time `value` changes. The running one is canceled then, and when the view disappears.
    @preconcurrency public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// The node of a modifier that only performs actions at certain times: its elements are those of its content.
class EventNode: ViewNode {
    override func update(_ change: Change) { setChild(modifiedContent) }
    /// Whether the view is on screen and has been notified of it.
    final private(set) var isShown = false

    func appeared() {}
    func disappeared() {}

    override init(_ seed: NodeSeed) {
        super.init(seed)
        if isOnScreen { host.perform { [weak self] in if let self, !isRemoved { show(isOnScreen) } } }
    }
    override func appearanceDidChange(_ isVisible: Bool) { show(isVisible) }
    override func willRemove() { show(false) }
    private func show(_ shown: Bool) {
        guard shown != isShown else { return }
        isShown = shown
        if shown { appeared() } else { disappeared() }
    }
}

struct Appearance: NodeModifier {
    let appear, disappear: (@MainActor () -> Void)?
    func makeNode(_ seed: NodeSeed) -> ViewNode { AppearanceNode(seed) }
}
final class AppearanceNode: EventNode {
    override func appeared() { modifier(Appearance.self)?.appear?() }
    override func disappeared() { modifier(Appearance.self)?.disappear?() }
}

struct ChangeModifier<Value: Equatable>: NodeModifier {
    let value: Value
    let initial: Bool
    let action: @MainActor (Value, Value) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChangeNode<Value>(seed) }
}
final class ChangeNode<Value: Equatable>: EventNode {
    private var last: Value?
    override func update(_ change: Change) {
        super.update(change)
        guard let modifier = modifier(ChangeModifier<Value>.self) else { return }
        let (old, new) = (last, modifier.value)
        last = new
        guard let old else {
            if modifier.initial { host.perform { modifier.action(new, new) } }
            return
        }
        if old != new { host.perform { modifier.action(old, new) } }
    }
}

struct Receiving<P: Publisher>: NodeModifier where P.Failure == Never {
    let publisher: P
    let action: @MainActor (P.Output) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ReceivingNode<P>(seed) }
}
final class ReceivingNode<P: Publisher>: EventNode where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var publisher: P?
    // FIXME(gap): a view that is evaluated again with another publisher that is neither equatable nor an object keeps the first.
    override func update(_ change: Change) {
        super.update(change)
        guard let new = modifier(Receiving<P>.self)?.publisher else { return }
        if let publisher, !isOther(new, than: publisher) { return }
        publisher = new
        subscription = new.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            MainLoop.whenOnMain { self?.modifier(Receiving<P>.self)?.action(value) }
        }
    }
    private func isOther(_ new: P, than old: P) -> Bool {
        if let old = old as? any Equatable { return !isEqual(old, new) }
        return type(of: old) is AnyClass && old as AnyObject !== new as AnyObject
    }
    override func willRemove() {
        super.willRemove()
        subscription = nil
    }
}

struct TaskModifier<ID: Equatable>: NodeModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { TaskNode<ID>(seed) }
}
final class TaskNode<ID: Equatable>: EventNode {
    private var task: Task<Void, Never>?
    private var id: ID?
    override func update(_ change: Change) {
        super.update(change)
        let new = modifier(TaskModifier<ID>.self)?.id
        if isShown, new != id { host.perform { [weak self] in self?.start() } }
        id = new
    }
    override func appeared() { start() }
    override func disappeared() {
        task?.cancel()
        task = nil
    }
    private func start() {
        task?.cancel()
        guard let modifier = modifier(TaskModifier<ID>.self) else { return }
        task = Task(priority: modifier.priority) { @MainActor in await modifier.action() }
    }
}
