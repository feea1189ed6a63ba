import Foundation
import UIKit

// The functions that the file added to a built target calls. They are called by symbol, so that an app sees no module but UIKit's.

/// Registers the host that the environment selects, before the app's `UIApplicationMain` requests one.
@_cdecl("understudy_install") public func understudyInstall() { Simulator.install() }
/// Registers a headless host for a test bundle.
@_cdecl("understudy_install_for_tests") public func understudyInstallForTests() { Simulator.installForTests() }
/// Prepares the process of UI tests, which control apps in processes of their own.
@_cdecl("understudy_install_for_ui_tests") public func understudyInstallForUITests() { Simulator.installForUITests() }
/// Launches the app that hosts a test bundle, before the first test. XCTest's observer calls it on the main thread.
@_cdecl("understudy_launch_for_tests") public func understudyLaunchForTests() { MainActor.assumeIsolated { TestLaunch.begin() } }

/// Sets the function that records an issue in the running test when an interface file names a class that the program lacks.
@_cdecl("understudy_report_unknown_classes") public func understudyReportUnknownClasses(
    _ record: @escaping @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int) -> Void
) {
    UnknownClasses.report(to: record)
}

/// Ends a turn of a run loop, with the work that UIKit defers to its end.
@_cdecl("understudy_turn") public func understudyTurn() {
    if MainLoop.isCurrent { MainActor.assumeIsolated { EventLoop.main.turn() } }
}

/// Runs one turn of a run loop, until `limit` in seconds since the reference date.
@_cdecl("understudy_run_loop") public func understudyRunLoop(_ loop: UnsafeRawPointer, _ mode: UnsafePointer<CChar>, _ limit: Double) {
    let loop = Unmanaged<RunLoop>.fromOpaque(loop).takeUnretainedValue()
    UnitTestClock.run(loop, RunLoop.Mode(rawValue: String(cString: mode)), before: Date(timeIntervalSinceReferenceDate: limit))
}
/// Called before a wait of XCTest, on the thread that waits.
@_cdecl("understudy_will_wait") public func understudyWillWait(_ timeout: Double) { UnitTestClock.willWait(timeout) }
/// Called after a wait of XCTest, on the thread that waited.
@_cdecl("understudy_did_wait") public func understudyDidWait() { UnitTestClock.didWait() }

/// Draws the interface files of the job at `path` and returns the exit code. The small program of `understudy storyboard render` calls it.
@_cdecl("understudy_canvas") public func understudyCanvas(_ path: UnsafePointer<CChar>) -> Int32 {
    let path = String(cString: path)
    return MainActor.assumeIsolated { CanvasRun.run(jobAt: path) }
}

/// Compares the pictures of the job at `path` with their references and returns the exit code.
@_cdecl("understudy_compare") public func understudyCompare(_ path: UnsafePointer<CChar>) -> Int32 {
    let path = String(cString: path)
    return MainActor.assumeIsolated { ComparisonRun.run(jobAt: path) }
}

/// Returns the factor by which animations are slowed down, which is always 1 here. UIKit's function of this name is private; animation
/// libraries look it up when they run in the simulator.
@_cdecl("UIAnimationDragCoefficient") public func uiAnimationDragCoefficient() -> Float { 1 }

/// Launches the app that hosts a test bundle, once, and leaves it running.
@MainActor
enum TestLaunch {
    private static var isDone = false

    /// Launches the app, and from then on skips waits.
    static func begin() {
        launch()
        UnitTestClock.shared.start()
    }

    static func launch() {
        guard !isDone else { return }
        isDone = true
        DispatchTable.prepare()
        let environment = ProcessInfo.processInfo.environment
        let screen = HostSettings(environment: environment).screen
        guard let delegate = environment["UNDERSTUDY_TEST_DELEGATE"], !delegate.isEmpty else { return UIScreen.main.become(screen) }
        ApplicationHosts.register { TestHost(screen) }
        // If the program ends between these two events, its app cannot launch.
        TestEvents.send(kind: "hostLaunching")
        defer { TestEvents.send(kind: "hostLaunched") }
        guard !ApplicationRun.start(mainType: delegate) else { return }
        Console.log("Understudy: \(delegate) has its own main(), which tests cannot call, so they run without the app.")
        UIScreen.main.become(screen)
    }

    /// Lets the launch settle, then returns control to the tests.
    private final class TestHost: ApplicationHost {
        let screen: HostScreen
        /// A strong reference: the application does not retain its delegate, and `UIApplicationMain` returns here.
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
