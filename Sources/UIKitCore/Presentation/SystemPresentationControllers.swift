import Foundation

/// Covers the window. The presenter's view is removed and put back at the end. (SP-D024, SP-D033)
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var placesPresentedView: Bool { true }
}

/// Covers the window and lets the presenter's view show through.
@MainActor
final class OverFullScreenPresentationController: UIPresentationController {
    override var placesPresentedView: Bool { true }
}

/// Covers the view of the controller that defines the context; that view is removed.
@MainActor
final class CurrentContextPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { true }
    override var placesPresentedView: Bool { true }
}

/// Covers the view of the controller that defines the context and lets it show through.
@MainActor
final class OverCurrentContextPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
    override var placesPresentedView: Bool { true }
}
