import Foundation

/// Haptic feedback of the device. The emulated device has no haptic engine; hosts and tests may observe it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view to which the generator was added, or `nil`.
    open private(set) weak var view: UIView?

    /// Called for every feedback, with a name such as `impact.medium`.
    package static var didPlay: (String) -> Void = { _ in }

    public override init() { super.init() }
    /// Creates a generator for the events in a view, and adds it to the view's interactions.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view or removed from it. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the generator was added.
    open func didMove(to view: UIView?) { self.view = view }
    /// Wakes up the haptic engine. Does nothing here.
    open func prepare() {}
}

/// Feedback of an impact. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the colliding objects, or their stiffness.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    /// Creates a generator for impacts of one style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator for impacts of one style in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Plays an impact at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Plays an impact at full intensity. The location is ignored.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Plays an impact. Its intensity, 0 to 1, isn't reported.
    open func impactOccurred(intensity: CGFloat) { UIFeedbackGenerator.didPlay("impact.\(style)") }
    /// Plays an impact. Its intensity and location aren't reported.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback of a change of selection. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the tick of a selection that moved to another value.
    open func selectionChanged() { UIFeedbackGenerator.didPlay("selection") }
    /// Plays the tick of a selection. The location is ignored.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback of success, warning or failure. Hosts report it; nothing vibrates.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Plays the feedback for the outcome of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) { UIFeedbackGenerator.didPlay("notification.\(notificationType)") }
    /// Plays the feedback for the outcome of a task. The location is ignored.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}

/// Feedback while drawing: alignment with a guide, a path that closes.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback for an object that snapped to a guide. The location is ignored.
    open func alignmentOccurred(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.alignment") }
    /// Plays the feedback for a path that closed. The location is ignored.
    open func pathCompleted(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.path") }
}
