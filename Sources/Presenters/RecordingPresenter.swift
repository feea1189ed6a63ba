import UIKit

/// Takes the place of a view controller in tests: nothing is shown, everything is remembered.
// Records what would be presented. (SP-H020)
@MainActor
public final class RecordingPresenter: Presenter {
    /// One call of ``show(_:as:animated:completion:)``.
    public struct Showing {
        public let controller: UIViewController
        public let type: PresentationType
        public let animated: Bool
        /// What the caller wants to run afterward; the test decides when.
        public let completion: (() -> Void)?
    }

    /// One call of ``hide(animated:completion:)``.
    public struct Hiding {
        public let animated: Bool
        /// What the caller wants to run afterward; the test decides when.
        public let completion: (() -> Void)?
    }

    /// What was shown, in order of the calls.
    public private(set) var shown: [Showing] = []
    /// What was hidden, in order of the calls.
    public private(set) var hidden: [Hiding] = []

    public init() {}

    /// Remembers the call; `completion` waits in ``shown``.
    public func show(_ controller: UIViewController, as type: PresentationType, animated: Bool, completion: (() -> Void)?) {
        shown.append(Showing(controller: controller, type: type, animated: animated, completion: completion))
    }

    /// Remembers the call; `completion` waits in ``hidden``.
    public func hide(animated: Bool, completion: (() -> Void)?) { hidden.append(Hiding(animated: animated, completion: completion)) }
}
