import UIKit

/// Replaces a view controller in tests: nothing is shown, everything is recorded.
// Records the requested presentations. (SP-H020)
@MainActor
public final class RecordingPresenter: Presenter {
    /// A call of ``show(_:as:animated:completion:)``.
    public struct Showing {
        public let controller: UIViewController
        public let type: PresentationType
        public let animated: Bool
        /// The caller's completion; the test decides when to run it.
        public let completion: (() -> Void)?
    }

    /// A call of ``hide(animated:completion:)``.
    public struct Hiding {
        public let animated: Bool
        /// The caller's completion; the test decides when to run it.
        public let completion: (() -> Void)?
    }

    /// The recorded calls of `show`, in order.
    public private(set) var shown: [Showing] = []
    /// The recorded calls of `hide`, in order.
    public private(set) var hidden: [Hiding] = []

    public init() {}

    /// Records the call; `completion` is stored in ``shown``.
    public func show(_ controller: UIViewController, as type: PresentationType, animated: Bool, completion: (() -> Void)?) {
        shown.append(Showing(controller: controller, type: type, animated: animated, completion: completion))
    }

    /// Records the call; `completion` is stored in ``hidden``.
    public func hide(animated: Bool, completion: (() -> Void)?) { hidden.append(Hiding(animated: animated, completion: completion)) }
}
