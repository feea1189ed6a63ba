import UIKit

/// Replaces a view controller in tests: nothing is shown, and every requested presentation is recorded. (SP-H020)
@MainActor
public final class RecordingPresenter: Presenter {
    /// A call of ``show(_:as:animated:completion:)``.
    public struct Showing {
        /// The controller to show.
        public let controller: UIViewController
        /// The kind of presentation.
        public let type: PresentationType
        /// Whether the transition is to be animated.
        public let animated: Bool
        /// The caller's completion; the test decides when to run it.
        public let completion: (() -> Void)?
    }

    /// A call of ``hide(animated:completion:)``.
    public struct Hiding {
        /// Whether the transition is to be animated.
        public let animated: Bool
        /// The caller's completion; the test decides when to run it.
        public let completion: (() -> Void)?
    }

    /// The recorded calls of `show`, in order.
    public private(set) var shown: [Showing] = []
    /// The recorded calls of `hide`, in order.
    public private(set) var hidden: [Hiding] = []

    /// Creates a presenter without recorded calls.
    public init() {}

    /// Records the call; `completion` is stored in ``shown``.
    public func show(_ controller: UIViewController, as type: PresentationType, animated: Bool, completion: (() -> Void)?) {
        shown.append(Showing(controller: controller, type: type, animated: animated, completion: completion))
    }

    /// Records the call; `completion` is stored in ``hidden``.
    public func hide(animated: Bool, completion: (() -> Void)?) { hidden.append(Hiding(animated: animated, completion: completion)) }
}
