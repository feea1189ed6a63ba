import UIKit
@testable import UIKitCore

/// Runs `body` on an emulated device in `generation`, with `root` in a window, and restores the default device.
@MainActor
func onDevice(
    _ name: String = "iPhone 16", orientation: UIInterfaceOrientation = .portrait, _ generation: Generation = .ios16,
    root: @autoclosure () -> UIViewController, _ body: (Scenario) throws -> Void
) rethrows {
    let held = UIDevice.current.heldOrientation
    var host = HostScreen(device: .named(name) ?? .default)
    host.orientation = orientation
    UIScreen.main.become(host)
    UIDevice.current.heldOrientation = UIDeviceOrientation(orientation)
    KeyboardState.shared.reset()
    defer {
        KeyboardState.shared.reset()
        UIDevice.current.heldOrientation = held
        UIScreen.main.become(HostScreen())
    }
    try Scenario.run(root(), generation, body)
}
