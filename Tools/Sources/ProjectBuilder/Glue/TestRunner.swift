@_silgen_name("understudy_test_event") nonisolated private func _usEvent(
    _: UnsafePointer<CChar>, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: Int, _: Double)
nonisolated private final class _UnderstudyEvents: NSObject, XCTestObservation {
    // The name is `-[Class test]` or `Class.test`, and a test that is made at run time may have any name.
    private func name(_ test: XCTestCase) -> String {
        let parts = test.name.split(separator: test.name.hasPrefix("-[") ? " " : ".", maxSplits: 1)
        let method = parts.last.map { $0.hasSuffix("]") && test.name.hasPrefix("-[") ? $0.dropLast() : $0 } ?? Substring(test.name)
        return String(reflecting: Swift.type(of: test)) + "/" + method
    }
    func testCaseWillStart(_ test: XCTestCase) { _usEvent("testStarted", name(test), nil, nil, 0, -1) }
    func testCase(_ test: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int) {
        _usEvent("issue", name(test), description, file, line, -1)
    }
    func testSuite(_ suite: XCTestSuite, didFailWithDescription description: String, inFile file: String?, atLine line: Int) {
        _usEvent("issue", nil, suite.name + ": " + description, file, line, -1)
    }
    func testCaseDidFinish(_ test: XCTestCase) {
        let run = test.testRun, duration = run?.totalDuration ?? 0
        if run?.hasBeenSkipped == true, run?.totalFailureCount == 0 {
            return _usEvent("testSkipped", name(test), skip(test), nil, 0, duration)
        }
        _usEvent(run?.hasSucceeded == false ? "testFailed" : "testPassed", name(test), nil, nil, 0, duration)
    }
    // XCTest doesn't expose the reason that a test was skipped.
    private func skip(_ test: XCTestCase) -> String? {
        var mirror: Mirror? = Mirror(reflecting: test)
        while let current = mirror {
            for child in current.children where child.label == "skip" { if let skip = child.value as? XCTSkip { return skip.message } }
            mirror = current.superclassMirror
        }
        return nil
    }
}
@_silgen_name("$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF")
nonisolated public func _usXCTMain(_ cases: [XCTestCaseEntry]) -> Never {
    DispatchTable.prepare()
    let cases = cases + MadeTests.made().compactMap { $0 as? XCTestCaseEntry }.filter { !$0.allTests.isEmpty }
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["UNDERSTUDY_TEST_LIST_OUTPUT"] {
        let names = cases.flatMap { entry in entry.allTests.map { String(reflecting: entry.testCaseClass) + "/" + $0.0 } }
        do { try names.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8) } catch {
            fatalError("\(path): \(error)")
        }
        exit(0)
    }
    guard let path = environment["UNDERSTUDY_TEST_LIST"], let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        XCTMain(cases, arguments: CommandLine.arguments)
    }
    let listed = text.split(separator: "\n").map(String.init)
    let places = Dictionary(listed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var chosen: [(place: Int, entry: XCTestCaseEntry)] = []
    for entry in cases {
        let type = String(reflecting: entry.testCaseClass)
        let tests = entry.allTests.compactMap { test in places[type + "/" + test.0].map { (place: $0, test: test) } }.sorted {
            $0.place < $1.place
        }
        guard let first = tests.first else { continue }
        chosen.append((first.place, (testCaseClass: entry.testCaseClass, allTests: tests.map(\.test))))
    }
    chosen.sort { $0.place < $1.place }
    XCTMain(chosen.map(\.entry), arguments: [CommandLine.arguments.first ?? ""], observers: [_UnderstudyEvents()])
}
