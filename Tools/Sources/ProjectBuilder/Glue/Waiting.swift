// XCTest's waiting functions. A program's other files define what happens before and after a wait. XCTest's calls to itself are bound at
// compile time, so each entry point is replaced here.

nonisolated private final class _USPlainWaiter: XCTWaiter {}
nonisolated private final class _USWaiter: XCTWaiter {
    override func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int)
        -> XCTWaiter.Result
    {
        _usWillWait(for: expectations, timeout, file, line)
        defer { _usDidWait() }
        return super.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    override class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int
    ) -> XCTWaiter.Result {
        _USWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
}
extension XCTestCase {
    @_silgen_name("$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4lineySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF")
    nonisolated public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file,
        line: Int = #line
    ) {
        _ = _USWaiter(delegate: self).wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    @_silgen_name("$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handlerySd_s12StaticStringVSiys5Error_pSgcSgtF")
    nonisolated public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: ((Error?) -> Void)? = nil
    ) {
        let expectations = _usExpectations
        // As XCTest words it.
        guard !expectations.isEmpty else {
            return recordFailure(
                withDescription: "API violation - call made to wait without any expectations having been set.",
                inFile: String(describing: file), atLine: line, expected: false)
        }
        let result = _USWaiter(delegate: self).wait(
            for: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
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
nonisolated private func _usInstallWaiter() {
    MethodReplacement.install(on: XCTWaiter.self, empty: _USPlainWaiter.self, overriding: _USWaiter.self)
}
