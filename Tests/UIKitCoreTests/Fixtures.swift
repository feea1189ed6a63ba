import Foundation
import Testing
@testable import UIKitCore

/// Runs `body` on an emulated device without any state of earlier tests: no windows, no application, the clock at zero.
@MainActor
func onDevice<R>(
    _ name: String = "iPhone 16", orientation: UIInterfaceOrientation = .portrait, generation: Generation = .ios16,
    info: [String: Any] = [:],
    _ body: () throws -> R
) rethrows -> R {
    var host = HostScreen(device: .named(name) ?? .default)
    host.orientation = orientation
    UIWindow.forgetAll()
    UIApplication.replaceShared()
    KeyboardState.shared.reset()
    EventLoop.main.reset()
    UIScreen.main.become(host)
    UIDevice.current.heldOrientation = UIDeviceOrientation(orientation)
    InfoDictionary.main = InfoDictionary(info)
    defer {
        UIWindow.forgetAll()
        heldWindows = []
        InfoDictionary.main = InfoDictionary([:])
        // An app with scenes shows no window without one, so a later stage would stay dark.
        UIApplication.replaceShared()
        UIScreen.main.become(HostScreen())
    }
    return try Generation.emulating(generation, body)
}

/// The windows of the running test: UIKit retains only those of a scene, and tests rarely store theirs.
@MainActor private var heldWindows: [UIWindow] = []

/// Returns a visible key window as large as the screen, which lives until the test ends.
@MainActor
@discardableResult
func makeWindow(root: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    heldWindows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    EventLoop.main.turn()
    return window
}

extension UIEdgeInsets {
    init(_ values: [Double]) { self.init(top: values[0], left: values[1], bottom: values[2], right: values[3]) }
}

extension CGRect {
    init(_ values: [Double]) { self.init(x: values[0], y: values[1], width: values[2], height: values[3]) }
}

/// Lines that callbacks log, in order.
@MainActor
final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}
