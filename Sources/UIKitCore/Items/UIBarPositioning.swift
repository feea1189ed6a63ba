import Foundation

/// A bar at one end of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is on the screen.
    var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar that no controller manages.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where the bar is, when it enters a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any` by default.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
