import Foundation

/// Haptic feedback of the device. The emulated device has no haptic engine; hosts and tests may observe it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    /// Called for every feedback, with a name such as `impact.medium`.
    package static var didPlay: (String) -> Void = { _ in }

    public override init() { super.init() }
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func prepare() {}
}

/// Feedback of an impact. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat) { UIFeedbackGenerator.didPlay("impact.\(style)") }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback of a change of selection. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { UIFeedbackGenerator.didPlay("selection") }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback of success, warning or failure. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) { UIFeedbackGenerator.didPlay("notification.\(notificationType)") }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}

/// Feedback while drawing: alignment with a guide, a path that closes.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.alignment") }
    open func pathCompleted(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.path") }
}
