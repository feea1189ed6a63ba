import Foundation

/// The rotation state of a controller.
@MainActor
package final class RotationState {
    /// The orientation that the controller reports during a rotation's callbacks. (D-32)
    var interfaceOrientation: UIInterfaceOrientation?
    /// The coordinator of a running size change, on the topmost controller.
    package var coordinator: TransitionCoordinator?

    nonisolated init() {}
}

/// The scene's part of a rotation: what the engine queries and requests. `UIWindowScene` installs itself.
@MainActor
package protocol OrientationHost: AnyObject {
    var interfaceOrientation: UIInterfaceOrientation { get }
    /// The orientation in which the device is held, as the matching interface orientation.
    var deviceOrientation: UIInterfaceOrientation { get }
    var idiom: UIUserInterfaceIdiom { get }
    /// `UISupportedInterfaceOrientations`, or the delegate's mask. (D-05)
    func applicationMask(for window: UIWindow) -> UIInterfaceOrientationMask
    /// Whether controllers' masks are ignored. (D-09)
    var ignoresControllerMasks: Bool { get }
    /// Whether the device has no upside-down orientation. (D-27)
    var rejectsUpsideDown: Bool { get }
    /// Returns the bounds, traits, and safe area that the window would have.
    func size(of window: UIWindow, in orientation: UIInterfaceOrientation) -> CGSize
    func traits(of window: UIWindow, in orientation: UIInterfaceOrientation) -> UITraitCollection
    func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets
    /// Rotates screen, scene, and window.
    func apply(_ orientation: UIInterfaceOrientation, to window: UIWindow)
    /// Calls the application's delegate and posts its notifications. (D-41, D-42)
    func willChange(to orientation: UIInterfaceOrientation, duration: TimeInterval)
    func didChange(from orientation: UIInterfaceOrientation)
}
