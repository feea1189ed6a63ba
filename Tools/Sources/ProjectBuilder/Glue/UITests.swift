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
        testCase.addTeardownBlock { () -> Void in MainActor.assumeIsolated { _UITestHooks.testWillEnd() } }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) { TestPool.end() }
    func testBundleDidFinish(_ testBundle: Bundle) { MainActor.assumeIsolated { _UITestHooks.testsDidEnd() } }
}

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

// XCTest's waiting functions, during which the apps' time passes. XCTest's calls to itself are bound at compile time, so each entry
// point is replaced here.

nonisolated private final class _USPlainWaiter: XCTWaiter {}
nonisolated private final class _USVirtualWaiter: XCTWaiter {
    override func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int)
        -> XCTWaiter.Result
    {
        let conditions = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
        // XCTest goes on looking, too.
        for condition in conditions { condition.assertForOverFulfill = false }
        let polls = conditions.map { condition in
            { () -> Bool in
                guard condition.predicate.evaluate(with: condition.object), condition.handler?() ?? true else { return false }
                condition.fulfill(file, line: line)
                return true
            }
        }
        _UITestClock.willWait(timeout, polls: polls, hasOthers: conditions.count < expectations.count)
        defer { _UITestClock.didWait() }
        return super.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    override class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int
    ) -> XCTWaiter.Result {
        _USVirtualWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
}
extension XCTestCase {
    @_silgen_name("$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4lineySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF")
    nonisolated public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file,
        line: Int = #line
    ) {
        _ = _USVirtualWaiter(delegate: self).wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    @_silgen_name("$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handlerySd_s12StaticStringVSiys5Error_pSgcSgtF")
    nonisolated public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: ((Error?) -> Void)? = nil
    ) {
        let result = _USVirtualWaiter(delegate: self).wait(
            for: _usExpectations, timeout: timeout, enforceOrder: false, file: file, line: line)
        handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
    }
    // XCTest doesn't expose a test's expectations.
    nonisolated private var _usExpectations: [XCTestExpectation] {
        func member(_ name: String, _ object: Any) -> Any? {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                if let child = current.children.first(where: { $0.label == name }) { return child.value }
                mirror = current.superclassMirror
            }
            return nil
        }
        return (member("_allExpectations", self) as? [XCTestExpectation] ?? []).filter { member("_hasBeenWaitedOn", $0) as? Bool != true }
    }
}

// Replacements for run loops, sleeping, and the time of day.

extension RunLoop {
    // What XCTest calls, and what tests call.
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
@_silgen_name("us_readRunnerClock") nonisolated private func _usReadClock(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32
@_silgen_name("us_runnerSleep") nonisolated private func _usPause(_ nanoseconds: Int64)
@_cdecl("clock_gettime") nonisolated public func _usClockGetTime(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    _usReadClock(clock, time)
}
@_cdecl("gettimeofday") nonisolated public func _usTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?)
    -> Int32
{
    var now = timespec()
    let result = _usReadClock(0, &now)
    time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
    return result
}
@_cdecl("time") nonisolated public func _usTime(_ time: UnsafeMutablePointer<Int>?) -> Int {
    var now = timespec()
    _ = _usReadClock(0, &now)
    time?.pointee = now.tv_sec
    return now.tv_sec
}
@_cdecl("sleep") nonisolated public func _usSleep(_ seconds: UInt32) -> UInt32 { _usPause(Int64(seconds) * 1_000_000_000); return 0 }
@_cdecl("usleep") nonisolated public func _usMicrosleep(_ microseconds: UInt32) -> Int32 { _usPause(Int64(microseconds) * 1000); return 0 }
@_cdecl("nanosleep") nonisolated public func _usNanosleep(_ time: UnsafePointer<timespec>?, _ left: UnsafeMutablePointer<timespec>?)
    -> Int32
{
    guard let time else { return -1 }
    _usPause(Int64(time.pointee.tv_sec) * 1_000_000_000 + Int64(time.pointee.tv_nsec))
    return 0
}

@_silgen_name("understudy_install_for_ui_tests") nonisolated private func _usInstall()
@used @section(".init_array") nonisolated private let _usInstaller: @convention(c) @Sendable () -> Void = {
    _usInstall()
    MethodReplacement.install(on: XCTestCase.self, empty: _USPlainCase.self, overriding: _USExpectingCase.self)
    MethodReplacement.install(on: XCTWaiter.self, empty: _USPlainWaiter.self, overriding: _USVirtualWaiter.self)
    XCTestObservationCenter.shared.addTestObserver(_UnderstudyObserver())
}
