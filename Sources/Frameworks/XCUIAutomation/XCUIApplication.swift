// UI tests drive apps through the control socket: XCUIApplication, elements, queries, gestures, screens, and audits, which XCTest
// re-exports on Apple's platforms.

import AutomationClient
import Foundation
import UIKitXCTest
import UIKitFoundation
import UIKitRuntime

/// The app under test, or another one: a separate process that tests launch and terminate.
@MainActor @preconcurrency
open class XCUIApplication: XCUIElement {
    /// The state of an app's process.
    public enum State: UInt, Sendable { case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground }

    let target: TestedApp

    /// Creates the app that the UI-test target tests.
    public override init() {
        target = TestRunner.shared.mainApp
        super.init(nil, QueryChain())
    }

    /// Creates a proxy of the app with an identifier. It must be known to the test's host.
    public init(bundleIdentifier: String) {
        target = TestRunner.shared.app(bundleIdentifier)
        super.init(nil, QueryChain())
    }

    /// The arguments that the next launch passes to the app. `UserDefaults` reads `-key value`.
    open var launchArguments: [String] = []
    /// Environment variables of the next launch.
    open var launchEnvironment: [String: String] = [:]

    override var name: String { "Target Application '\(target.bundleIdentifier)'" }

    // MARK: Running

    /// Launches the app, after terminating it if it is running.
    open func launch() {
        TestSteps.note("Launch \(target.bundleIdentifier)")
        start()
    }

    private func start() {
        do { try target.launch(arguments: launchArguments, environment: launchEnvironment) } catch {
            TestFailure.record("Failed to launch \(target.bundleIdentifier): \(TestFailure.text(error))")
        }
    }

    /// Brings the app to the foreground; launches it if it is not running.
    open func activate() {
        TestSteps.note("Activate \(target.bundleIdentifier)")
        guard target.isRunning else { return start() }
        do { try target.activate() } catch {
            TestFailure.record("Failed to activate \(target.bundleIdentifier): \(TestFailure.text(error))")
        }
    }

    /// Ends the app's process.
    open func terminate() {
        TestSteps.note("Terminate \(target.bundleIdentifier)")
        target.terminate()
    }

    /// Passes `url` to the app, which is launched if it is not running.
    open func open(_ url: URL) {
        TestSteps.note("Open \(url.absoluteString)")
        if !target.isRunning { start() }
        act("open \(url.absoluteString) in \(name)", "openURL", ["url": .string(url.absoluteString)])
    }

    /// The state of the app's process.
    open var state: State { target.state }

    /// Waits until the app has a state, at most `timeout` seconds. Returns whether it has.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool { TestRunner.shared.wait(timeout) { self.state == state } }

    /// Forgets the answers to the app's requests for access.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        TestSteps.note("Reset the authorization of \(name) for \(resource.controlName)")
        target.forgetAnswer(to: resource.controlName)
    }

    /// The process identifier, or 0 if the app is not running.
    open var processID: Int32 { target.processIdentifier }

    override open var exists: Bool { target.isRunning }

    nonisolated override open func value(forKey key: String) -> Any? {
        switch key {
        // Tests wait for it: `expectation(for: NSPredicate(format: "state == 4"), evaluatedWith: app)`.
        case "state": return MainValue.read { Int(self.state.rawValue) }
        default: return super.value(forKey: key)
        }
    }

    // MARK: The tree

    /// The elements that a chain finds, or none if the app is not running. `asked` identifies the query: repeating it lets a frame pass, so
    /// that a loop that waits for a change terminates.
    func nodes(_ chain: QueryChain, asked question: String?) -> [ElementNode] {
        do {
            guard let root = try target.tree(asked: question.map { "\($0) \(chain.text)" }) else { return [] }
            let found = try chain.nodes(in: root)
            if found.isEmpty, let whole = try target.wholeTree() { return try chain.nodes(in: whole) }
            return found
        } catch let failure as QueryFailure {
            TestFailure.record("Failed to get matching snapshots: \(failure.text)")
        } catch { TestFailure.record("Failed to get matching snapshots: \(TestFailure.text(error))") }
        return []
    }

    func node(_ chain: QueryChain, asked question: String?) throws -> ElementNode {
        guard let root = try target.tree(asked: question.map { "\($0) \(chain.text)" }) else {
            throw TestedApp.notRunning(target.bundleIdentifier)
        }
        do { return try chain.node(in: root) } catch let failure as QueryFailure where !failure.isAmbiguous {
            guard let whole = try target.wholeTree(), let node = try? chain.node(in: whole) else { throw failure }
            return node
        }
    }

    /// The element once it exists. As in Apple's framework, a step waits for its element before it fails.
    func settledNode(_ chain: QueryChain) throws -> ElementNode {
        var outcome: Result<ElementNode, any Error> = .failure(TestedApp.notRunning(target.bundleIdentifier))
        func attempt() -> Bool {
            outcome = Result { try node(chain, asked: nil) }
            // Waiting longer neither makes an ambiguous element unique nor starts an app.
            if case .failure(let failure) = outcome { return (failure as? QueryFailure).map(\.isAmbiguous) ?? true }
            return true
        }
        TestRunner.shared.wait(TestRunner.patience) { attempt() }
        if case .failure(var failure as QueryFailure) = outcome, !target.unrest.isEmpty {
            failure.text += "\nThe app does not become idle: " + target.unrest
            throw failure
        }
        return try outcome.get()
    }

    // MARK: Steps

    /// Performs a step with an element. Anything that covers the element is first moved out of the way: interruptions by their monitors,
    /// the rest by scrolling.
    func perform(_ method: String, _ parameters: [String: JSONValue], on chain: QueryChain, needsHit: Bool) throws -> JSONValue {
        try TestInterruptions.clear(for: self, chain)
        func attempt() throws -> JSONValue {
            var node = try settledNode(chain)
            if let row = node.offscreenRow {
                _ = try? target.request("scrollTo", ["element": .number(Double(row.reference))])
                node = try settledNode(chain)
            }
            // A tap on an app goes to its center.
            let place: [String: JSONValue] =
                node.type == .application && ["tap", "press"].contains(method)
                ? ["point": CGPoint(x: node.frame.midX, y: node.frame.midY).json] : ["element": .number(Double(node.reference))]
            return try target.request(method, parameters.merging(place) { $1 }.merging(["settle": .number(TestRunner.patience)]) { $1 })
        }
        do { return try attempt() } catch let error as ControlError where error.code == .notHittable || error.code == .noSuchElement {
            // Out of sight, or the tree has changed since it was read.
            if error.code == .notHittable, needsHit {
                _ = try? target.request("scrollTo", ["element": .number(Double(try settledNode(chain).reference))])
            }
        }
        do { return try attempt() } catch let error as ControlError where error.code == .notHittable {
            let cover = ElementSnapshot(json: error.data)?.under.map(ElementNode.name)
            throw QueryFailure(text: "Not hittable: \(try settledNode(chain).line)\(cover.map { "; \($0) lies on top of it" } ?? "")")
        }
    }

    /// Performs a step with the app; fails the test if it cannot be done.
    @discardableResult
    func act(_ what: String, _ method: String, _ parameters: [String: JSONValue] = [:]) -> JSONValue? {
        do { return try target.request(method, parameters) } catch {
            TestFailure.record("Failed to \(what): \(TestFailure.text(error))")
            return nil
        }
    }

    func screenshot(of node: ElementNode?) -> XCUIScreenshot {
        let answer = act("get a screenshot of \(name)", "screenshot", node.map { ["element": .number(Double($0.reference))] } ?? [:])
        return XCUIScreenshot(answer: answer ?? [:])
    }
}

// As all metrics, these measure nothing: the measured block runs.
extension XCTCPUMetric {
    /// Creates a metric of an app's processor time.
    public convenience init(application: XCUIApplication) { self.init() }
}
extension XCTMemoryMetric {
    public convenience init(application: XCUIApplication) { self.init() }
}
extension XCTStorageMetric {
    /// Creates a metric of what an app writes to disk.
    public convenience init(application: XCUIApplication) { self.init() }
}

/// A resource for which apps need the user's permission.
public enum XCUIProtectedResource: Int, Sendable {
    /// The resources for which the app requests permission.
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, focus
    /// The resources of iOS, tvOS, and watchOS, whose numbers are negative.
    case bluetooth = -0x4000_0000, keyboardNetwork = -0x4000_0001, location = -0x4000_0002, health = -0x4000_0003,
        userTracking = -0x4000_0004, localNetwork = -0x4000_0005
    /// More resources, of computers.
    case systemRootDirectory = 0x4000_0000, userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory

    var controlName: String { "\(self)" }
}
