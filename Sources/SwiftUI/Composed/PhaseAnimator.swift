/// A view whose content changes through phases: endlessly, or once each time a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let isEndless: Bool
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var run = 0

    /// Creates an animator that cycles through the phases continuously. A nil animation changes to the next phase immediately.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger, isEndless, self.content, self.animation) = (Array(phases), nil, true, content, animation)
    }
    /// Creates an animator that passes through the phases once each time `trigger` changes, and ends in the first one.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger, isEndless, self.content, self.animation) = (
            Array(phases), PhaseTrigger(trigger), false, content, animation
        )
    }

    public var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onAppear { if isEndless { start() } }
            .onDisappear { run += 1 }
            .onChange(of: trigger) { _, _ in start() }
    }

    private func start() {
        run += 1
        advance(run)
    }
    private func advance(_ current: Int) {
        guard phases.count > 1, run == current else { return }
        let next = (index + 1) % phases.count, change = animation(phases[next])
        withAnimation(change) { index = next }
        guard isEndless || next != 0 else { return }
        EventLoop.main.schedule(after: max(change?.length ?? 0, 1.0 / 60)) { advance(current) }
    }
}
/// A value that is compared with its last one.
struct PhaseTrigger: Equatable {
    let value: Any
    let isSame: (Any) -> Bool
    init<Value: Equatable>(_ value: Value) { (self.value, isSame) = (value, { $0 as? Value == value }) }
    static func == (one: PhaseTrigger, other: PhaseTrigger) -> Bool { one.isSame(other.value) }
}
extension Animation {
    /// The time in seconds after which the change is done, once.
    var length: Double {
        switch motion {
        case .curve(_, let duration): delay + duration / max(speed, 0.001)
        case .spring(let spring): delay + spring.duration / max(speed, 0.001)
        }
    }
}
extension View {
    /// Shows the view as `content` does for each phase, in turn.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }
    /// Passes the view through the phases once each time `trigger` changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }
}
/// The view that a phase changes.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView
    init(content: some View) { self.content = AnyView(content) }
    public var body: some View { content }
}
