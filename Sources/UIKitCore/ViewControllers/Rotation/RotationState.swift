import Foundation

/// What a controller keeps about turning.
@MainActor
package final class RotationState {
    /// The orientation that the controller reports during a rotation's callbacks. (D-32)
    var interfaceOrientation: UIInterfaceOrientation?
    /// The size change under way, on the controller at its top.
    package var coordinator: TransitionCoordinator?

    nonisolated init() {}
}

/// The scene's side of turning: what the engine asks and orders. `UIWindowScene` installs itself.
@MainActor
package protocol OrientationHost: AnyObject {
    var interfaceOrientation: UIInterfaceOrientation { get }
    /// How the device is held, as the interface orientation that matches it.
    var deviceOrientation: UIInterfaceOrientation { get }
    var idiom: UIUserInterfaceIdiom { get }
    /// `UISupportedInterfaceOrientations`, or what the delegate says. D-05
    func applicationMask(for window: UIWindow) -> UIInterfaceOrientationMask
    /// Whether controllers' masks count at all. D-09
    var ignoresControllerMasks: Bool { get }
    /// Whether the device has no upside-down. D-27
    var rejectsUpsideDown: Bool { get }
    /// The bounds and traits the window would have.
    func size(of window: UIWindow, in orientation: UIInterfaceOrientation) -> CGSize
    func traits(of window: UIWindow, in orientation: UIInterfaceOrientation) -> UITraitCollection
    /// Turns screen, scene and window.
    func apply(_ orientation: UIInterfaceOrientation, to window: UIWindow)
    /// Delegates and notifications of the application's own. D-41, D-42
    func willChange(to orientation: UIInterfaceOrientation, duration: TimeInterval)
    func didChange(from orientation: UIInterfaceOrientation)
}
