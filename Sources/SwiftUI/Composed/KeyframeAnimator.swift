import UIKit

/// A view that follows keyframes: endlessly, or once each time a value changes.
public struct KeyframeAnimator<Value, Tracks: Keyframes, Content: View>: View where Tracks.Value == Value {
    private let initial: Value
    private let trigger: PhaseTrigger?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> Tracks
    @StateObject private var player = KeyframePlayer()

    /// Creates an animator that repeats its keyframes from the time it appears.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
    ) {
        (initial, trigger, isRepeating, self.content, self.keyframes) = (initialValue, nil, repeating, content, keyframes)
    }
    /// Creates an animator that plays its keyframes once each time `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
    ) {
        (initial, self.trigger, isRepeating, self.content, self.keyframes) = (
            initialValue, PhaseTrigger(trigger), false, content, keyframes
        )
    }

    public var body: some View {
        content(player.time.map { time in timeline.value(time: time) } ?? initial)
            .onAppear { if trigger == nil { start() } }
            .onDisappear { player.stop() }
            .onChange(of: trigger) { _, _ in start() }
    }
    private var timeline: KeyframeTimeline<Value> { KeyframeTimeline(initial, keyframes(initial)._tracks) }
    private func start() { player.start(duration: timeline.duration, repeats: isRepeating) }
}

/// Moves through keyframes on the event loop's clock.
@MainActor private final class KeyframePlayer: NSObject, ObservableObject {
    /// The time since the start in seconds, or `nil` before it.
    @Published private(set) var time: TimeInterval?
    private var observer: Int?
    private var began: CFTimeInterval?
    private var duration = 0.0
    private var repeats = false

    func start(duration: TimeInterval, repeats: Bool) {
        (self.duration, self.repeats, began, time) = (duration, repeats, nil, 0)
        guard observer == nil, duration > 0 else { return }
        observer = EventLoop.main.addFrameObserver { [weak self] time in self?.step(time) }
    }
    func stop() {
        if let observer { EventLoop.main.removeObserver(observer) }
        observer = nil
    }
    private func step(_ now: CFTimeInterval) {
        let start = began ?? now
        began = start
        let passed = now - start
        if repeats {
            time = passed.truncatingRemainder(dividingBy: duration)
        } else {
            time = min(passed, duration)
            if passed >= duration { stop() }
        }
    }
}

extension View {
    /// Shows the view as `content` does for the values of keyframes, each time the trigger changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
            keyframes: { keyframes($0)._tracks })
    }
    /// Shows the view as `content` does for the values of keyframes, from the beginning and, with `repeating`, endlessly.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(content: self), $0) },
            keyframes: { keyframes($0)._tracks })
    }
}
