import Foundation

/// Taps of the device that a finger feels. The emulated device has no engine; hosts and tests may listen.
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

/// The tap of two things that meet. Hosts report it; nothing shakes.
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

/// The tick of a choice that changes. Hosts report it; nothing shakes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { UIFeedbackGenerator.didPlay("selection") }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The knocks of something that succeeded or failed. Hosts report it; nothing shakes.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) { UIFeedbackGenerator.didPlay("notification.\(notificationType)") }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}

/// For drawing: alignment with a guide, a path that closes.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.alignment") }
    open func pathCompleted(at location: CGPoint) { UIFeedbackGenerator.didPlay("canvas.path") }
}
