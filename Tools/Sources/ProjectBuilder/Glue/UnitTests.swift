// The time of unit tests: see `UnitTestClock` in the library.

@_silgen_name("understudy_will_wait") nonisolated private func _usWaitBegins(_ timeout: Double)
@_silgen_name("understudy_did_wait") nonisolated private func _usDidWait()
nonisolated private func _usWillWait(for expectations: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString, _ line: Int) {
    _usWaitBegins(timeout)
}

@_silgen_name("understudy_run_loop") nonisolated private func _usRunLoop(
    _ loop: UnsafeRawPointer, _ mode: UnsafePointer<CChar>, _ limit: Double)
extension RunLoop {
    @_silgen_name("$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF") nonisolated public func _usRun(
        mode: RunLoop.Mode, before limit: Date
    ) -> Bool {
        _usRunLoop(Unmanaged.passUnretained(self).toOpaque(), mode.rawValue, limit.timeIntervalSinceReferenceDate)
        return true
    }
}

@used @section(".init_array") nonisolated private let _usWaiterInstaller: @convention(c) @Sendable () -> Void = { _usInstallWaiter() }

// A class that an interface file names and the program lacks fails the test that created it. The launch of the app belongs to no test.
#if canImport(Testing)
import Testing
#endif
@_silgen_name("understudy_report_unknown_classes") nonisolated private func _usReportUnknownClasses(
    _ record: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int) -> Void)
nonisolated private func _usRecordUnknownClass(_ message: UnsafePointer<CChar>, _ file: UnsafePointer<CChar>, _ line: Int) {
    let message = String(cString: message), file = String(cString: file)
    if let test = _UnderstudyObserver.running, test.testRun?.stopDate == nil {
        return test.recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
    }
    #if canImport(Testing)
    guard Testing.Test.current != nil else { return }
    Testing.Issue.record(
        Testing.Comment(rawValue: message),
        sourceLocation: Testing.SourceLocation(fileID: "Understudy/" + file, filePath: file, line: max(1, line), column: 1))
    #endif
}
@used @section(".init_array") nonisolated private let _usUnknownClassInstaller: @convention(c) @Sendable () -> Void = {
    _usReportUnknownClasses(_usRecordUnknownClass)
}
