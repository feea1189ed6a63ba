import Foundation
import QuartzCore

/// The environment that an app runs in: a window, a browser, or a test. A host describes the screen, delivers events, and shows the frames.
///
/// Nothing above this protocol knows which host runs. `UIApplicationMain` gets a host from the registered factory, reads its ``screen``,
/// passes it the ``HostInput`` in ``prepare(_:)``, launches the app, and calls ``run()``, which drives the loop: events come through the
/// input, and frames come from the root layer.
@preconcurrency @MainActor
public protocol ApplicationHost: AnyObject {
    /// The screen at launch.
    var screen: HostScreen { get }
    /// Options of the launch: a URL, a quick action.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? { get }
    /// Called once before the app launches. The host keeps `input` and delivers events through it.
    func prepare(_ input: HostInput)
    /// Runs the event loop until the app is to end, and returns the process's exit code. Called after the launch.
    func run() -> Int32
}

extension ApplicationHost {
    /// No options: the app was opened from the home screen.
    public var launchOptions: [UIApplication.LaunchOptionsKey: Any]? { nil }
}

/// The registry of the host that the next app runs on.
public enum ApplicationHosts {
    // Registered before `main`, from a constructor, before any other thread runs.
    nonisolated(unsafe) private static var factory: (@MainActor () -> any ApplicationHost)?

    /// Registers the function that creates the host. `UIApplicationMain` calls `factory`; this method doesn't.
    public static func register(_ factory: @escaping @MainActor () -> any ApplicationHost) { self.factory = factory }

    @MainActor static func make() -> any ApplicationHost { factory?() ?? HeadlessHost() }
}

/// A host that shows nothing: it lets the app launch and settle, then ends.
@preconcurrency @MainActor
public final class HeadlessHost: ApplicationHost {
    /// The screen that the app sees.
    public let screen: HostScreen
    /// The number of virtual seconds that the app may run after its launch.
    public let duration: TimeInterval
    /// The input of the app; `nil` before its launch.
    public private(set) var input: HostInput?

    /// Creates a host with a screen, which ends the app after a number of virtual seconds.
    public init(screen: HostScreen = HostScreen(), duration: TimeInterval = 1) { (self.screen, self.duration) = (screen, duration) }

    /// Keeps the input, so that a test can deliver events.
    public func prepare(_ input: HostInput) { self.input = input }

    /// Lets the app run for ``duration`` virtual seconds without waiting, and returns 0.
    public func run() -> Int32 {
        EventLoop.main.advance(by: duration)
        return 0
    }
}
