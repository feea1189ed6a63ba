/// Haptic feedback, played with UIKit's generators.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case notification(Int)
        case impact(Int, CGFloat)
        case selection
        /// Feedback that only other devices play, by its name.
        case silent(String)
    }
    let kind: Kind
    private static func notification(_ type: UINotificationFeedbackGenerator.FeedbackType) -> SensoryFeedback {
        SensoryFeedback(kind: .notification(type.rawValue))
    }
    /// Feedback for a task that succeeded.
    public static let success = notification(.success)
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
    // Apple's documentation: these play feedback only on a watch or a Mac.
    /// Feedback for the start, or the end, of an activity. Phones and tablets play none.
    public static let start = SensoryFeedback(kind: .silent("start")), stop = SensoryFeedback(kind: .silent("stop"))
    /// Feedback for a movement between levels of pressure. Phones and tablets play none.
    public static let levelChange = SensoryFeedback(kind: .silent("levelChange"))
    /// Feedback for a dragged item that is aligned with others. It is that of a rigid impact, by estimate.
    public static let alignment = impact(flexibility: .rigid, intensity: 0.5)
    /// Feedback for a drawn path that is complete. It is that of a rigid impact, by estimate.
    public static let pathComplete = impact(flexibility: .rigid)
    /// The weight of the objects whose collision an impact suggests.
    public enum Weight: Sendable { case light, medium, heavy }
    /// The flexibility of the objects whose collision an impact suggests.
    public enum Flexibility: Sendable { case rigid, solid, soft }
    /// Returns feedback for a collision of objects of a flexibility. `intensity` is from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        let style: UIImpactFeedbackGenerator.FeedbackStyle =
            switch flexibility {
            case .rigid: .rigid
            case .solid: .medium
            case .soft: .soft
            }
        return SensoryFeedback(kind: .impact(style.rawValue, CGFloat(intensity)))
    }
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
        case .silent: break
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
