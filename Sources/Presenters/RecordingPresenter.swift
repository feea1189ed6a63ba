import UIKit

/// Takes the place of a view controller in tests: nothing is shown, everything is remembered.
// SP-H020
@MainActor
public final class RecordingPresenter: Presenter {
    public struct Showing {
        public let controller: UIViewController
        public let type: PresentationType
        public let animated: Bool
        /// What the caller wants to run afterwards; the test decides when.
        public let completion: (() -> Void)?
    }

    public struct Hiding {
        public let animated: Bool
        public let completion: (() -> Void)?
    }

    public private(set) var shown: [Showing] = []
    public private(set) var hidden: [Hiding] = []

    public init() {}

    public func show(_ controller: UIViewController, as type: PresentationType, animated: Bool, completion: (() -> Void)?) {
        shown.append(Showing(controller: controller, type: type, animated: animated, completion: completion))
    }

    public func hide(animated: Bool, completion: (() -> Void)?) { hidden.append(Hiding(animated: animated, completion: completion)) }
}
