public import XCTest
public import UIKitRuntime
public import UIKitXCTest
public import XCUIAutomation

nonisolated private final class _UnderstudyObserver: NSObject, XCTestObservation {
    // XCTest runs tests, and notifies observers, on the main thread.
    nonisolated(unsafe) static weak var running: XCTestCase?
    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated {
            _UITestClock.begin()
            _UITestHooks.prepare { description, file, line in
                _UnderstudyObserver.running?.recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
            }
        }
        TestHalt.onFailure = { MainActor.assumeIsolated { _UITestHooks.testDidFail() } }
    }
    func testCaseWillStart(_ testCase: XCTestCase) {
        Self.running = testCase
        TestPool.begin()
        MainActor.assumeIsolated {
            _UITestHooks.testWillStart(testCase.name.filter { !"-[]".contains($0) }.replacingOccurrences(of: " ", with: "."))
        }
        testCase.addTeardownBlock { () -> Void in
            TestHalt.report()
            MainActor.assumeIsolated { _UITestHooks.testWillEnd() }
        }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) { TestPool.end() }
    func testBundleDidFinish(_ testBundle: Bundle) { MainActor.assumeIsolated { _UITestHooks.testsDidEnd() } }
}

// FIXME(gap): packages that tests import don't have these functions.
extension XCTestCase {
    @discardableResult nonisolated func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        // Called on the main thread, as by XCTest.
        nonisolated(unsafe) let handler = handler
        nonisolated(unsafe) var token: any NSObjectProtocol = NSObject()
        MainActor.assumeIsolated { token = _UITestHooks.addMonitor(handlerDescription, handler) }
        return token
    }
    nonisolated func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        nonisolated(unsafe) let monitor = monitor  // As above.
        MainActor.assumeIsolated { _UITestHooks.removeMonitor(monitor) }
    }
}

// The apps' time passes while XCTest waits.
nonisolated private func _usWillWait(for expectations: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString, _ line: Int) {
    let conditions = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
    for condition in conditions {
        // XCTest also keeps looking.
        condition.assertForOverFulfill = false
        // Its failures name a predicate by its address here, and by its format elsewhere.
        condition.expectationDescription = condition.expectationDescription.replacingOccurrences(
            of: "\(condition.predicate)", with: _UITestHooks.text(of: condition.predicate))
    }
    let polls = conditions.map { condition in
        { () -> Bool in
            guard condition.predicate.evaluate(with: condition.object), condition.handler?() ?? true else { return false }
            condition.fulfill(file, line: line)
            return true
        }
    }
    _UITestClock.willWait(timeout, polls: polls, hasOthers: conditions.count < expectations.count)
}
nonisolated private func _usDidWait() {
    _UITestClock.didWait()
    TestHalt.report()
}

// Replacements for run loops and sleeping.

extension RunLoop {
    // Called by XCTest and by tests.
    @_silgen_name("$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF") nonisolated public func _usRun(
        mode: RunLoop.Mode, before limit: Date
    ) -> Bool {
        _UITestClock.run(self, mode, before: limit, isTest: false)
    }
    nonisolated func run(mode: RunLoop.Mode, before limit: Date) -> Bool { _UITestClock.run(self, mode, before: limit, isTest: true) }
}
extension Thread {
    nonisolated class func sleep(forTimeInterval interval: TimeInterval) { _usPause(Int64(max(0, min(interval, 1e9)) * 1e9)) }
    nonisolated class func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
}
@_silgen_name("understudy_install_for_ui_tests") nonisolated private func _usInstall()
@used @section(".init_array") nonisolated private let _usInstaller: @convention(c) @Sendable () -> Void = {
    _usInstall()
    MethodReplacement.install(on: XCTestCase.self, empty: _USPlainCase.self, overriding: _USExpectingCase.self)
    _usInstallWaiter()
    XCTestObservationCenter.shared.addTestObserver(_UnderstudyObserver())
}
