import CRuntimeShim
import Foundation
import UIKitFoundation
import UIKitRuntime

/// The configuration that `understudy test` passes to a UI test's process, in the file named by `UNDERSTUDY_UITEST`.
struct TestConfiguration: Decodable {
    struct App: Decodable, Sendable {
        var bundleIdentifier: String
        var name: String
        var executable: String
        /// The path of UIKit's shared library.
        var library: String
    }
    /// The bundle identifier of the app that the target tests.
    var target: String
    var apps: [App]
}

/// The apps that tests drive, and the clock that they share with the tests.
@MainActor
final class TestRunner {
    static let shared = TestRunner()

    let configuration: TestConfiguration
    private var apps: [String: TestedApp] = [:]
    /// The folder with the apps' homes: each test process has one, as each clone of a simulator has its own apps.
    let homes: String
    /// Whether the callbacks of each launch are attached.
    let keepsTraces: Bool
    /// Whether a test may continue when an interface file names a class that its app lacks.
    let allowsUnknownClasses: Bool

    private init() {
        // The tests may find the bundles of their frameworks by identifier.
        ClassBundles.open()
        let environment = ProcessInfo.processInfo.environment
        let path = environment["UNDERSTUDY_UITEST"] ?? ""
        homes = (environment["UNDERSTUDY_HOME"] ?? FileManager.default.temporaryDirectory.path + "/understudy-uitest-\(getpid())") + "/Apps"
        keepsTraces = environment["UNDERSTUDY_UITEST_TRACE"] == "1"
        allowsUnknownClasses = environment["UNDERSTUDY_ALLOW_UNKNOWN_CLASSES"] == "1"
        let data = FileManager.default.contents(atPath: path)
        configuration =
            data.flatMap { try? JSONDecoder().decode(TestConfiguration.self, from: $0) } ?? TestConfiguration(target: "", apps: [])
    }

    var mainApp: TestedApp { app(configuration.target) }

    func app(_ bundleIdentifier: String) -> TestedApp {
        if let app = apps[bundleIdentifier] { return app }
        let app = TestedApp(bundleIdentifier, configuration.apps.first { $0.bundleIdentifier == bundleIdentifier })
        apps[bundleIdentifier] = app
        return app
    }

    /// The device's home screen, which is in front while no app is.
    private(set) lazy var homeScreen = HomeScreen(
        configuration.apps,
        open: { [unowned self] in
            let tested = app($0)
            if tested.isRunning { try tested.activate() } else { try tested.launch(arguments: [], environment: [:]) }
        },
        delete: { [unowned self] in app($0).delete() })

    // MARK: The app in front

    var foreground: TestedApp? { apps.values.first(where: \.isInForeground) }

    func willShow(_ app: TestedApp) { for other in apps.values where other !== app { other.leaveForeground() } }

    func keepTraces() { for app in apps.sorted(by: { $0.key < $1.key }) { app.value.keepTrace() } }

    func checkClasses() { for app in apps.sorted(by: { $0.key < $1.key }) { app.value.checkClasses() } }

    func endAll() { for app in apps.sorted(by: { $0.key < $1.key }) { app.value.terminate() } }

    // MARK: Time

    /// One frame of the display, in seconds.
    static let frame: TimeInterval = 1.0 / 60
    /// Seconds of the apps' time until the next check of a condition that has been awaited for `waited` seconds.
    static func interval(after waited: TimeInterval) -> TimeInterval { waited < 1 ? 0.05 : waited < 10 ? 0.2 : 0.5 }

    /// Seconds of an app's time that a step waits at most for its element, and for the app to become idle.
    static let patience: TimeInterval = 3

    /// Seconds since the tests began, on the clock that moves with the apps'.
    private(set) var now: TimeInterval = 0
    /// Whether a wait is in progress, which moves the clock itself.
    private(set) var isWaiting = false

    /// Lets `interval` seconds pass for the apps and the tests.
    func pass(_ interval: TimeInterval) {
        guard interval > 0 else { return }
        for app in apps.values where app.isInForeground { app.advance(by: interval) }
        moveClock(interval)
    }

    /// Follows an app's clock, which moved by itself, by one step.
    func follow(_ interval: TimeInterval) { if interval > 0 { moveClock(interval) } }

    private func moveClock(_ interval: TimeInterval) {
        now += interval
        us_moveRunnerClock(Int64((interval * 1e9).rounded()))
        // The waits of the tests themselves: sleeping tasks, `asyncAfter`.
        EventLoop.main.advance(by: interval)
    }

    /// Lets time pass until `condition` holds, for at most `timeout` seconds; returns whether it holds.
    @discardableResult
    func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        looking {
            let deadline = now + timeout
            while !condition() {
                let left = deadline - now
                guard left > 1e-6 else { return false }
                pass(min(left, Self.interval(after: timeout - left)))
            }
            return true
        }
    }

    /// Whether a request to an app is in progress, which sleeps in real time.
    private(set) var isLinking = false
    func linking<Value>(_ body: () throws -> Value) rethrows -> Value {
        isLinking = true
        defer { isLinking = false }
        return try body()
    }

    /// Runs a check during which repeating a query lets no time pass.
    func looking<Value>(_ body: () -> Value) -> Value {
        let outer = isWaiting
        isWaiting = true
        defer { isWaiting = outer }
        return body()
    }

    /// Called before a test. A test that ended early may have left work behind.
    func begin() {
        isWaiting = false
        XCUIElement.heldModifiers = []
        TestInterruptions.removeAll()
    }
}
