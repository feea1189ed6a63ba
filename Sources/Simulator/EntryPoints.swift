import Foundation
import UIKit

// What the file that the tools add to a built target calls. By symbol, so that an app sees no module but UIKit's.

/// Registers the host that the environment names, before the app's `UIApplicationMain` asks for one.
@_cdecl("understudy_install") public func understudyInstall() { Simulator.install() }
/// The same for a bundle of tests, whose host is headless.
@_cdecl("understudy_install_for_tests") public func understudyInstallForTests() { Simulator.installForTests() }
/// Before the first test of a bundle that an app hosts. XCTest's observer calls it on the main thread.
@_cdecl("understudy_launch_for_tests") public func understudyLaunchForTests() { MainActor.assumeIsolated { TestLaunch.launch() } }

/// When a run loop has done what waited: what UIKit puts off to the end of a turn is done too.
@_cdecl("understudy_turn") public func understudyTurn() {
    if MainLoop.isCurrent { MainActor.assumeIsolated { EventLoop.main.turn() } }
}

/// Draws the interface files that the job at `path` names; the exit code. What the small program of `understudy storyboard render` calls.
@_cdecl("understudy_canvas") public func understudyCanvas(_ path: UnsafePointer<CChar>) -> Int32 {
    let path = String(cString: path)
    return MainActor.assumeIsolated { CanvasRun.run(jobAt: path) }
}

/// How many times slower than usual animations run: never, here. UIKit's function of this name is private; animation libraries look it up while they
/// run in the simulator.
@_cdecl("UIAnimationDragCoefficient") public func uiAnimationDragCoefficient() -> Float { 1 }

/// Launches the app that hosts a test bundle, once, and leaves it running.
@MainActor
enum TestLaunch {
    private static var isDone = false

    static func launch() {
        guard !isDone else { return }
        isDone = true
        DispatchTable.prepare()
        let environment = ProcessInfo.processInfo.environment
        let screen = HostSettings(environment: environment).screen
        guard let delegate = environment["UNDERSTUDY_TEST_DELEGATE"], !delegate.isEmpty else { return UIScreen.main.become(screen) }
        ApplicationHosts.register { TestHost(screen) }
        // Between these two a program that ends is one whose app cannot launch.
        TestEvents.send(kind: "hostLaunching")
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate)
        TestEvents.send(kind: "hostLaunched")
    }

    /// Lets the launch settle, then hands control back to the tests.
    private final class TestHost: ApplicationHost {
        let screen: HostScreen
        /// The application does not keep its delegate, and `UIApplicationMain` returns here.
        static var delegate: (any UIApplicationDelegate)?

        init(_ screen: HostScreen) { self.screen = screen }
        func prepare(_ input: HostInput) {}
        func run() -> Int32 {
            Self.delegate = UIApplication.shared.delegate
            EventLoop.main.advance(by: 1)
            return 0
        }
    }
}
