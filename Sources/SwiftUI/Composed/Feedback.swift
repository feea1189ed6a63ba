/// Haptic feedback, played with UIKit's generators.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case notification(Int)
        case impact(Int, CGFloat)
        case selection
    }
    let kind: Kind
    private static func notification(_ type: UINotificationFeedbackGenerator.FeedbackType) -> SensoryFeedback {
        SensoryFeedback(kind: .notification(type.rawValue))
    }
    /// Feedback for a task that succeeded.
    public static let success = notification(.success)
    /// Feedback for a warning.
    public static let warning = notification(.warning)
    /// Feedback for a task that failed.
    public static let error = notification(.error)
    /// Feedback for a change of a selection.
    public static let selection = SensoryFeedback(kind: .selection)
    /// Feedback for a collision of medium weight.
    public static let impact = impact()
    /// Feedback for a rising value. It is that of ``selection``.
    public static let increase = selection
    /// Feedback for a falling value. It is that of ``selection``.
    public static let decrease = selection
    /// The weight of the objects whose collision an impact suggests.
    public enum Weight: Sendable { case light, medium, heavy }
    /// Returns feedback for a collision. `intensity` is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        let style: UIImpactFeedbackGenerator.FeedbackStyle =
            switch weight {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            }
        return SensoryFeedback(kind: .impact(style.rawValue, CGFloat(intensity)))
    }

    @MainActor func play() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(.init(rawValue: type) ?? .success)
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: .init(rawValue: style) ?? .medium).impactOccurred(intensity: intensity)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        }
    }
}

extension View {
    /// Plays feedback when `trigger` changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }
    /// Plays feedback when `trigger` changes and the condition returns true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }
    /// Plays the feedback that the closure returns when `trigger` changes; nil plays none.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
        -> some View
    {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
}
