import AutomationClient
import Foundation
import UIKitXCTest
import UIKitFoundation
import UIKitRuntime

/// An app that tests control. All `XCUIApplication` objects of the app share it.
@MainActor
final class TestedApp {
    let bundleIdentifier: String
    /// The settings for starting the app, or `nil` if it does not exist.
    private let product: TestConfiguration.App?
    private var link: AppLink?
    /// The content of the screen, until something may have changed it.
    private var root: ElementNode?
    /// The content of the screen with the contents of rows that are out of sight.
    private var wholeRoot: ElementNode?
    /// What the app sent for `root`, and its tree with the system's status bar.
    private var snapshot: ElementSnapshot?
    private var systemRoot: ElementNode?
    private var questions: Set<String> = []
    /// The app's clock at the last answer, in seconds.
    private var clock: TimeInterval = 0
    private var isInBackground = false
    /// Whether the app was launched and then exited unexpectedly.
    private var hasLeft = false

    /// The number of the app's callbacks that are already attached.
    private var traced = 0
    /// The number of unknown classes that have already failed a test.
    private var reportedClasses = 0

    /// The user's answers to the app's requests for access, which outlive its process.
    private var answers: [String: JSONValue] = [:]

    /// Whether nothing in the app waits for time to pass.
    private(set) var isAtRest = false
    /// The reasons that the app is not idle, one per line.
    private(set) var pending: [String] = []

    init(_ bundleIdentifier: String, _ product: TestConfiguration.App?) {
        (self.bundleIdentifier, self.product) = (bundleIdentifier, product)
    }

    static func notRunning(_ name: String) -> ControlError { ControlError(.notRunning, "Application \(name) is not running") }

    // MARK: Running

    /// Whether this is the system's own app. Its alerts are in the tree of any app that shows them; with no app in front, it is the home
    /// screen.
    private var isSpringBoard: Bool { bundleIdentifier == "com.apple.springboard" }
    private var shown: TestedApp { isSpringBoard ? TestRunner.shared.foreground ?? self : self }
    private var homeScreen: HomeScreen { TestRunner.shared.homeScreen }

    var isRunning: Bool {
        if isSpringBoard { return true }
        return link?.isRunning ?? false
    }
    var processIdentifier: Int32 { link?.processIdentifier ?? 0 }

    var state: XCUIApplication.State {
        guard product != nil || isSpringBoard else { return .unknown }
        guard isRunning else { return .notRunning }
        if isSpringBoard { return TestRunner.shared.foreground == nil ? .runningForeground : .runningBackground }
        return isInBackground ? .runningBackground : .runningForeground
    }

    func launch(arguments: [String], environment: [String: String]) throws {
        if isSpringBoard { return try activate() }
        guard let product else { throw ControlError(.failed, "this project builds no app with this bundle identifier") }
        terminate()
        TestRunner.shared.willShow(self)
        homeScreen.install(bundleIdentifier)
        (root, clock, isInBackground, hasLeft, traced, reportedClasses) = (nil, 0, false, false, 0, 0)
        // wall clock: the app's date pickers start at the tests' current day.
        let environment = ["UNDERSTUDY_DATE": "\(Date().timeIntervalSince1970)"].merging(environment) { $1 }
        link = try TestRunner.shared.linking {
            try AppLink(product, home: home, arguments, environment)
        }
        try XCUIDevice.shared.prepare(self)
        for (service, answer) in answers { _ = try ask("permission", ["service": .string(service), "answer": answer]) }
        TestPasteboard.prepare(self)
        try request("settle", ["limit": 5])
    }

    /// Forgets the user's answer to requests for access to a service. Services that no app can request here have none.
    func forgetAnswer(to service: String) {
        answers[service.lowercased()] = nil
        if isRunning { _ = try? ask("permission", ["service": .string(service), "answer": "unset"]) }
    }

    /// Brings the app to the front. SpringBoard shows the home screen, except below an alert of the system, which is one of the app in
    /// front here.
    func activate() throws {
        if isSpringBoard {
            guard try TestRunner.shared.foreground?.readTree(asked: nil)?.first({ $0.type == .alert }) == nil else { return }
            TestRunner.shared.willShow(self)
            return homeScreen.clear()
        }
        TestRunner.shared.willShow(self)
        if isInBackground { try request("foreground") }
        isInBackground = false
    }

    /// Moves the app to the background when another app, or the home screen, comes to the front.
    func leaveForeground() {
        guard isRunning, !isSpringBoard, !isInBackground else { return }
        _ = try? request("background")
        isInBackground = true
    }
    var isInForeground: Bool { !isSpringBoard && isRunning && !isInBackground }

    func terminate() {
        guard let link else { return }
        checkClasses()
        keepTrace()
        if link.isRunning, let given = try? ask("permission", [:])["answers"]?.object { answers = given }
        if link.isRunning { TestPasteboard.receive(from: self) }
        TestRunner.shared.linking { link.terminate() }
        (self.link, root, hasLeft) = (nil, nil, false)
    }

    /// Deletes the app with its files.
    func delete() {
        terminate()
        answers = [:]
        try? FileManager.default.removeItem(atPath: home)
    }
    private var home: String { TestRunner.shared.homes + "/" + bundleIdentifier }

    /// Attaches the callbacks that the app's view controllers got to the test.
    func keepTrace() {
        guard TestRunner.shared.keepsTraces, let link, link.isRunning,
            let answer = try? TestRunner.shared.linking({ try link.request("trace", ["since": .number(Double(traced))], within: 10) }),
            let events = answer["events"]?.array, !events.isEmpty
        else { return }
        traced = answer["next"]?.int ?? traced + events.count
        let data = Data(("[\n" + events.map(\.text).joined(separator: ",\n") + "\n]\n").utf8)
        let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
        attachment.name = "\(TestSteps.testName) trace"
        attachment.keep()
    }

    /// Fails the test if an interface file has named a class that the app lacks. UIKit logs it and creates the plain class in its place.
    func checkClasses() {
        guard !TestRunner.shared.allowsUnknownClasses, let link, link.isRunning,
            let answer = try? TestRunner.shared.linking({ try link.request("hello", within: 10) }),
            let names = answer["unknownClasses"]?.array?.compactMap({ $0.string }), names.count > reportedClasses
        else { return }
        let new = names[reportedClasses...].joined(separator: ", ")
        reportedClasses = names.count
        TestFailure.record(
            "An interface file names a class that \(bundleIdentifier) does not have: \(new). "
                + "Add its source or its module to the app's target, or use --allow-unknown-classes to continue")
    }

    // MARK: Asking

    /// Discards the tree: something may have changed it.
    func forget() {
        (root, wholeRoot, snapshot, systemRoot) = (nil, nil, nil, nil)
        questions.removeAll()
    }

    /// The app's elements, or `nil` if it is not running. Asking the same question again without a step between lets a frame pass.
    func tree(asked question: String?) throws -> ElementNode? {
        let shown = shown
        guard shown !== self else { return try readTree(asked: question) }
        return try shown.readSystemTree(asked: question)
    }

    /// The app's tree as SpringBoard has it while the app is in front: with the status bar, which belongs to the system since iOS 13.
    private func readSystemTree(asked question: String?) throws -> ElementNode? {
        guard let root = try readTree(asked: question) else { return nil }
        if let systemRoot { return systemRoot }
        guard let snapshot, let frame = try ask("statusBar", [:])["frame"].flatMap(CGRect.init(json:)) else { return root }
        let node = ElementNode(Self.adding(statusBar: frame, to: snapshot)) { [weak self] node in
            node.reference == Self.statusBar || MainActor.assumeIsolated { self?.reaches(node.reference) ?? false }
        }
        systemRoot = node
        return node
    }

    /// The status bar's number, which no element of an app has.
    nonisolated static let statusBar = -1

    static func adding(statusBar frame: CGRect, to root: ElementSnapshot) -> ElementSnapshot {
        var root = root
        var window = ElementSnapshot(ref: statusBar - 1, type: .window, className: "UIStatusBarWindow", frame: frame)
        window.children = [ElementSnapshot(ref: statusBar, type: .statusBar, className: "UIStatusBar_Modern", frame: frame)]
        root.children.append(window)
        return root
    }

    private func readTree(asked question: String?) throws -> ElementNode? {
        if isSpringBoard { return homeScreen.tree }
        guard isRunning else {
            if hasLeft { return nil }
            if link != nil { throw crash() }
            return nil
        }
        if let question, !TestRunner.shared.isWaiting {
            if questions.contains(question) { TestRunner.shared.pass(TestRunner.frame) }
            questions.insert(question)
        }
        if let root { return root }
        let node = try describe(rows: "frames") { snapshot = $0 }
        root = node
        return node
    }

    /// The app's elements with the contents of rows that are out of sight, for a query that finds nothing else, or `nil` if there are no
    /// such rows. The app's data sources are asked for cells only then.
    func wholeTree() throws -> ElementNode? {
        let shown = shown
        guard shown === self else { return try shown.wholeTree() }
        guard isRunning, let root, root.first(\.isOffscreenRow) != nil else { return nil }
        if let wholeRoot { return wholeRoot }
        let node = try describe(rows: "contents")
        wholeRoot = node
        return node
    }

    private func describe(rows: String, keep: (ElementSnapshot) -> Void = { _ in }) throws -> ElementNode {
        let answer = try ask("describe", ["format": "json", "reach": false, "rows": .string(rows)])
        guard let element = answer["tree"].flatMap({ ElementSnapshot(json: $0) }) else {
            throw ControlError(.failed, "the app sent no tree")
        }
        keep(element)
        // Nodes are evaluated on the main thread, where queries run.
        return ElementNode(element) { [weak self] node in MainActor.assumeIsolated { self?.reaches(node.reference) ?? false } }
    }

    private func reaches(_ reference: Int) -> Bool {
        guard let answer = try? ask("describe", ["within": .number(Double(reference)), "children": false]) else { return false }
        return answer["tree"].flatMap { ElementSnapshot(json: $0) }?.isHittable ?? false
    }

    /// Whether a finger would reach the element without the system's alerts, which belong to another process on a device.
    func reachesBelowAlerts(_ node: ElementNode) -> Bool {
        let params: [String: JSONValue] = ["within": .number(Double(node.reference)), "children": false, "system": false]
        guard node.offscreenRow == nil, let answer = try? ask("describe", params) else { return false }
        return answer["tree"].flatMap { ElementSnapshot(json: $0) }?.isHittable ?? false
    }

    /// Performs a step, after which the tree may differ.
    @discardableResult
    func request(_ method: String, _ parameters: [String: JSONValue] = [:]) throws -> JSONValue {
        if shown !== self {
            guard method == "tap", parameters["element"]?.int == Self.statusBar else { return try shown.request(method, parameters) }
            return try shown.request("statusBar", ["tap": true])
        }
        if isSpringBoard { return try homeScreen.perform(method, parameters) }
        TestPasteboard.send(to: self)
        forget()
        let answer = try ask(method, parameters)
        note(answer)
        if parameters["settle"] != nil, !pending.isEmpty { TestSteps.note("The app does not become idle: " + unrest) }
        return answer
    }

    /// The reasons that the app is not idle.
    var unrest: String { shown === self ? pending.prefix(3).joined(separator: "; ") : shown.unrest }

    /// Advances the app's clock by `interval` seconds.
    func advance(by interval: TimeInterval) {
        guard isRunning, !isSpringBoard else { return }
        forget()
        guard let answer = try? ask("advance", ["by": .number(interval), "waits": true]) else { return }
        read(answer)
    }

    private func ask(_ method: String, _ parameters: [String: JSONValue]) throws -> JSONValue {
        guard let link, link.isRunning else { throw hasLeft || link == nil ? Self.notRunning(bundleIdentifier) : crash() }
        do { return try TestRunner.shared.linking { try link.request(method, .object(parameters), within: 120) } } catch let failure
            as ControlError
        {
            guard failure.code == .notRunning || !link.isRunning else { throw failure }
            throw crash()
        }
    }

    /// Handles an app that ended by itself.
    private func crash() -> ControlError {
        hasLeft = true
        defer { link = nil }
        return ControlError(.notRunning, "\(bundleIdentifier) crashed\(link?.terminationReason.map { ": " + $0 } ?? "")")
    }

    /// Reads the time from an answer: the tests' clock follows the app's.
    private func note(_ answer: JSONValue) {
        let before = clock
        read(answer)
        TestRunner.shared.follow(clock - before)
    }

    private func read(_ answer: JSONValue) {
        if let time = answer["time"]?.number { clock = max(clock, time) }
        guard let rested = answer["rested"]?.bool else { return }
        isAtRest = rested
        pending = answer["pending"]?.array?.compactMap(\.string) ?? []
    }
}
