// A file that inherits from another file's test case has tests, too, although it need not import XCTest.
typealias TestHalt = UIKitXCTest.TestHalt
// Elsewhere a test case is an `NSObject`, which tests use as a delegate, compare and hand from actor to actor.
extension XCTestCase: @unchecked @retroactive Sendable {}
extension XCTestCase: @retroactive Hashable, @retroactive NSObjectProtocol {
    nonisolated public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }
    nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
    nonisolated public func `self`() -> Self { self }
    nonisolated public func isProxy() -> Bool { false }
    nonisolated public var description: String { name }
    nonisolated public var debugDescription: String { name }
    nonisolated public var classForCoder: AnyClass { Swift.type(of: self) }
}
extension XCTestCase {
    // Elsewhere, a test case is created like any object, as tests' helpers do to use its members.
    nonisolated convenience init(file: StaticString = #filePath) { self.init(name: "\(Self.self)", testClosure: { _ in }) }
    // XCTest on Linux fails a measurement that varies; Xcode fails only against a recorded baseline.
    nonisolated func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) { block() }
    nonisolated func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) { block() }
    nonisolated func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
    nonisolated func measureMetrics(_ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void) { block() }
    nonisolated func startMeasuring() {}
    nonisolated func stopMeasuring() {}
    nonisolated func add(_ attachment: XCTAttachment) { attachment.keep() }
    nonisolated func record(_ issue: XCTIssue) {
        for attachment in issue.attachments { attachment.keep() }
        recordFailure(withDescription: issue.compactDescription, inFile: _usFile(issue), atLine: _usLine(issue), expected: true)
    }
    // As Objective-C declares them: requirements of protocols that test cases adopt. A direct call uses XCTest's own methods, which record
    // the caller's location.
    @_disfavoredOverload nonisolated func expectation(description: String) -> XCTestExpectation {
        expectation(description: description, file: #file, line: #line)
    }
    @_disfavoredOverload nonisolated func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil) {
        nonisolated(unsafe) let handler = handler  // XCTest waits on the main thread.
        MainActor.assumeIsolated { waitForExpectations(timeout: timeout, file: #file, line: #line, handler: handler) }
    }
    @_disfavoredOverload nonisolated func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        wait(for: expectations, timeout: timeout, enforceOrder: false, file: #file, line: #line)
    }
    @_disfavoredOverload nonisolated func expectation(
        forNotification notificationName: Notification.Name, object: Any?, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(
            forNotification: notificationName, object: object, notificationCenter: .default, file: #file, line: #line, handler: handler)
    }
    nonisolated func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
        wait(for: expectations, timeout: 300, enforceOrder: enforceOrder)
    }
    nonisolated func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
        await fulfillment(of: expectations, timeout: 300, enforceOrder: enforceOrder)
    }
    // XCTest's own property doesn't store its value, and an override would not reach final classes.
    nonisolated var continueAfterFailure: Bool {
        get { TestHalt.continues(self) }
        set { TestHalt.setContinues(self, newValue) }
    }
    nonisolated var executionTimeAllowance: TimeInterval {
        get { 600 }
        set { _usTell("allowance", nil, nil, nil, 0, newValue) }
    }
}
nonisolated func _usIssue(_ description: String, _ file: String, _ line: Int) -> XCTIssue {
    // As XCTest words it elsewhere.
    let description = description.replacingOccurrences(of: "Asynchronous wait failed - Fulfilled inverted", with: "Fulfilled inverted")
        .replacingOccurrences(of: "Asynchronous wait failed - ", with: "Asynchronous wait failed: ")
    return XCTIssue(
        type: .assertionFailure, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: file, lineNumber: line)))
}
nonisolated func _usFile(_ issue: XCTIssue) -> String { issue.sourceCodeContext.location?.fileURL.path ?? "" }
nonisolated func _usLine(_ issue: XCTIssue) -> Int { issue.sourceCodeContext.location?.lineNumber ?? 0 }
// Tests that a class makes at run time, for the runner.
nonisolated func _usAddTests<T: XCTestCase>(_ type: XCTestCase.Type, _ tests: @escaping () -> [(String, (T) -> () throws -> Void)]) {
    MadeTests.add { (type, tests().map { test in (test.0, { try test.1($0 as! T)() }) }) as XCTestCaseEntry }
}
@_silgen_name("understudy_test_event") nonisolated private func _usTell(
    _: UnsafePointer<CChar>, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: Int, _: Double)
extension XCTestExpectation {
    // `completion: done.fulfill`; a direct call uses XCTest's own method, which records the caller's location.
    @_disfavoredOverload nonisolated func fulfill() { fulfill(#file, line: #line) }
}

// Failures that a test expects are taken before XCTest counts them.
nonisolated final class XCTExpectedFailure: @unchecked Sendable {
    nonisolated final class Options: @unchecked Sendable {
        var isEnabled = true
        var isStrict = true
        var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        init() {}
        static func nonStrict() -> Options { let options = Options(); options.isStrict = false; return options }
    }
    fileprivate static func begin(_ options: Options) -> Int {
        ExpectedFailures.begin { description, file, line in
            options.issueMatcher(
                XCTIssue(
                    type: .assertionFailure, compactDescription: description,
                    sourceCodeContext: XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: file, lineNumber: line))))
        }
    }
    fileprivate static func end(_ number: Int, _ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
        if !ExpectedFailures.end(number), options.isStrict {
            XCTFail("Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded.", file: file, line: line)
        }
    }
}
nonisolated private func _usOptions(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}
nonisolated func XCTExpectFailure<R>(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #file, line: UInt = #line,
    failingBlock: () throws -> R
) rethrows -> R {
    guard options.isEnabled else { return try failingBlock() }
    let number = XCTExpectedFailure.begin(options)
    defer { XCTExpectedFailure.end(number, reason, options, file, line) }
    return try failingBlock()
}
nonisolated func XCTExpectFailure<R>(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #file, line: UInt = #line,
    failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try XCTExpectFailure(reason, options: _usOptions(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}
nonisolated func XCTExpectFailure(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #file, line: UInt = #line
) {
    guard options.isEnabled else { return }
    let number = XCTExpectedFailure.begin(options)
    _UnderstudyObserver.running?.addTeardownBlock { XCTExpectedFailure.end(number, reason, options, file, line) }
}
nonisolated func XCTExpectFailure(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #file, line: UInt = #line,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(reason, options: _usOptions(enabled, strict, issueMatcher), file: file, line: line)
}
nonisolated private final class _USPlainCase: XCTestCase {}
nonisolated private final class _USExpectingCase: XCTestCase {
    // `-[LoginTests testLogin]`, which tests take apart for the names of their files. XCTest's own is "LoginTests.testLogin".
    override var name: String {
        let name = super.name
        guard let dot = name.firstIndex(of: ".") else { return name }
        return "-[\(name[..<dot]) \(name[name.index(after: dot)...])]"
    }
    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        if ExpectedFailures.take(description, filePath, lineNumber) { return }
        // Tests make test cases of their own, for example for their expectations. Their failures are the running test's.
        if testRun == nil, let running = _UnderstudyObserver.running, running !== self {
            return running.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        TestHalt.didFail(self)
    }
}

// Expectations of key-value observing.
nonisolated private final class _USKeyObserver: KeyValueObject, @unchecked Sendable {
    let (object, keyPath, changed): (any NSObjectProtocol, String, (Any, [AnyHashable: Any]) -> Void)
    init?(_ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ changed: @escaping (Any, [AnyHashable: Any]) -> Void) {
        guard let object = object as? any NSObjectProtocol else { return nil }
        (self.object, self.keyPath, self.changed) = (object, keyPath, changed)
        super.init()
        object.addObserver(self, forKeyPath: keyPath, options: options)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        changed(self.object, Dictionary(uniqueKeysWithValues: (change ?? [:]).map { (AnyHashable($0.key.rawValue), $0.value) }))
    }
    deinit { object.removeObserver(self, forKeyPath: keyPath) }
    static func value(_ object: Any, _ keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?): return (a as? AnyHashable).map { $0 == b as? AnyHashable } ?? ((a as AnyObject) === (b as AnyObject))
        default: return false
        }
    }
}
nonisolated class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    typealias Handler = @Sendable (_ observedObject: Any?, _ change: [AnyHashable: Any]) -> Bool
    let keyPath: String
    let observedObject: Any
    let expectedValue: Any?
    let options: NSKeyValueObservingOptions
    var handler: Handler?
    private var observer: _USKeyObserver?
    init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions) {
        (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
        super.init(description: "Expect value change of key path '\(keyPath)'")
        observer = _USKeyObserver(object, keyPath, options) { [weak self] object, change in
            guard let self else { return }
            let isMet =
                handler.map { $0(object, change) }
                ?? (self.expectedValue == nil || _USKeyObserver.areEqual(_USKeyObserver.value(object, self.keyPath), self.expectedValue))
            guard isMet else { return }
            observer = nil
            fulfill()
        }
    }
    convenience init(keyPath: String, object: Any, expectedValue: Any) {
        self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: .initial)
    }
    convenience init(keyPath: String, object: Any) { self.init(keyPath: keyPath, object: object, expectedValue: nil, options: []) }
}
extension XCTestCase {
    @discardableResult nonisolated func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil)
        -> XCTestExpectation
    {
        _usObserve(objectToObserve, keyPath, expectedValue == nil ? [] : .initial) { object, _ in
            expectedValue == nil || _USKeyObserver.areEqual(_USKeyObserver.value(object, keyPath), expectedValue)
        }
    }
    @discardableResult nonisolated func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
    ) -> XCTestExpectation {
        _usObserve(objectToObserve, keyPath, []) { handler?($0, $1) ?? true }
    }
    nonisolated private func _usObserve(
        _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ isMet: @escaping (Any, [AnyHashable: Any]) -> Bool
    ) -> XCTestExpectation {
        let expectation = self.expectation(description: "Expect value change of key path '\(keyPath)'")
        expectation.assertForOverFulfill = false
        nonisolated(unsafe) var observer: _USKeyObserver?
        observer = _USKeyObserver(object, keyPath, options) {
            guard isMet($0, $1), observer != nil || options.contains(.initial) else { return }
            observer = nil
            expectation.fulfill()
        }
        addTeardownBlock { observer = nil }
        return expectation
    }
}
