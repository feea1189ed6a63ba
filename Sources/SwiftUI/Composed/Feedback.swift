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
    public static let success = notification(.success)
    public static let warning = notification(.warning)
    public static let error = notification(.error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let impact = impact()
    public static let increase = selection
    public static let decrease = selection
    /// The weight of the objects whose collision an impact suggests.
    public enum Weight: Sendable { case light, medium, heavy }
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
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
        -> some View
    {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
}
