import EmulatedDevices
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitRuntime

// The controllers of the canonical traces: A is on screen first, B is new, M is presented, P is a parent, C is its child.
final class A: UIViewController {}
final class B: UIViewController {}
final class M: UIViewController {}
final class P: UIViewController {}
final class C: UIViewController {}
final class N: UINavigationController {}
final class T: UITabBarController {}

/// A window with a root, and the log of its controllers' callbacks.
@MainActor
final class Scenario {
    let log = CallbackLog()
    let window: UIWindow

    init(root: UIViewController) {
        EventLoop.main.reset()
        UIView.setAnimationsEnabled(true)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        log.clear()
    }

    /// Runs until everything is at rest.
    func settle() { EventLoop.main.advance(by: 2) }

    /// The callbacks since the start, without containment and layout.
    var appearance: [String] { log.events(without: ["loadView", "willMove", "didMove"]) }

    func end() {
        window.isHidden = true
        window.rootViewController = nil
        log.stop()
        EventLoop.main.advance(by: 1)
    }

    /// Runs `body` in `generation` with a fresh window, and then removes the window.
    static func run(_ root: @autoclosure () -> UIViewController, _ generation: Generation = .ios16, _ body: (Scenario) throws -> Void)
        rethrows
    {
        try Generation.emulating(generation) {
            let scenario = Scenario(root: root())
            defer { scenario.end() }
            try body(scenario)
        }
    }

    /// Runs `body` on another screen and with other keys in Info.plist, and then restores them.
    static func on(
        _ device: String = DeviceDescription.default.name, held orientation: UIInterfaceOrientation = .portrait,
        plist: [String: Any]? = nil,
        _ body: () throws -> Void
    ) rethrows {
        let (screen, info, held) = (UIScreen.main.host, InfoDictionary.main, UIDevice.current.heldOrientation)
        defer {
            UIScreen.main.become(screen)
            InfoDictionary.main = info
            UIDevice.current.heldOrientation = held
        }
        var host = HostScreen(device: DeviceDescription.named(device) ?? .default)
        host.orientation = orientation
        UIScreen.main.become(host)
        UIDevice.current.heldOrientation = UIDeviceOrientation(orientation)
        if let plist { InfoDictionary.main = InfoDictionary(plist) }
        try body()
    }
}
