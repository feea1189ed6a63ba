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
