import Foundation

/// The style of a presentation, with Apple's raw values. `automatic` is a page sheet from iOS 13 on, full screen before. (SP-D018)
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen. The presenter's view is removed afterwards, and the presenter disappears.
    case fullScreen = 0
    /// A sheet of a page's width, over the dimmed presenter.
    case pageSheet = 1
    /// A smaller, centered sheet in a regular width; an ordinary sheet in a compact one.
    case formSheet = 2
    /// Covers the view of the nearest controller that defines a presentation context, and removes it.
    case currentContext = 3
    /// Leaves the presentation controller and the animators to the transitioning delegate.
    case custom = 4
    /// Covers the screen, but the presenter's view stays beneath and shows through.
    case overFullScreen = 5
    /// Covers the view of the nearest controller that defines a presentation context, which stays beneath.
    case overCurrentContext = 6
    /// A bubble that points at its source; a sheet in a compact width.
    case popover = 7
    /// Blurs the presenter, which stays beneath, on Apple TV.
    case blurOverFullScreen = 8
    /// No adaptation. Only a result of the methods that adapt a presentation.
    case none = -1
    /// The system's choice: a page sheet from iOS 13 on, full screen before.
    case automatic = -2
}

/// The transition of a presentation that no delegate animates, with Apple's raw values. A dismissal reverses its style. (SP-E051)
public enum UIModalTransitionStyle: Int, Sendable {
    /// Moves the view up from the bottom edge.
    case coverVertical = 0
    /// Turns the screen around its vertical axis.
    case flipHorizontal = 1
    /// Fades the view in over the presenter.
    case crossDissolve = 2
    /// Curls the presenter up like a page. Only for full-screen presentations.
    case partialCurl = 3
}
