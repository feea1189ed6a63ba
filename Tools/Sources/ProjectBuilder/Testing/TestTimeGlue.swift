/// The parts of a test program's generated file that make its time pass as the tests need it: what XCTest and the system's functions do when
/// tests wait. The process of UI tests follows its apps' clock; that of unit tests skips waits.
enum TestTimeGlue {
    /// The system functions that the program redefines for itself and its libraries.
    static let linkerFlags = [
        "clock_gettime", "gettimeofday", "time", "sleep", "usleep", "nanosleep", "clock_nanosleep", "timerfd_settime", "sem_timedwait",
        "pthread_cond_timedwait", "pthread_cond_clockwait",
    ].flatMap { ["-Xlinker", "--export-dynamic-symbol=" + $0] }

    /// A waiter in place of XCTest's; `announcement` is run before it waits. XCTest's calls to itself are bound at compile time, so each
    /// entry point is replaced here.
    static func waiting(_ announcement: String) -> String {
        """
        nonisolated private final class _USPlainWaiter: XCTWaiter {}
        nonisolated private final class _USWaiter: XCTWaiter {
            override func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int) -> XCTWaiter.Result {
        \(announcement)
                return super.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }
            override class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int) -> XCTWaiter.Result {
                _USWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }
        }
        extension XCTestCase {
            @_silgen_name("$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4lineySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF")
            nonisolated public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) {
                _ = _USWaiter(delegate: self).wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }
            @_silgen_name("$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handlerySd_s12StaticStringVSiys5Error_pSgcSgtF")
            nonisolated public func waitForExpectations(timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: ((Error?) -> Void)? = nil) {
                let expectations = _usExpectations
                // As XCTest words it.
                guard !expectations.isEmpty else {
                    return recordFailure(withDescription: "API violation - call made to wait without any expectations having been set.", inFile: String(describing: file), atLine: line, expected: false)
                }
                let result = _USWaiter(delegate: self).wait(for: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
                handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
            }
            // XCTest keeps to itself which expectations a test has.
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

        """
    }

    /// Installs the waiter.
    static let waiterInstallation =
        "MethodReplacement.install(on: XCTWaiter.self, empty: _USPlainWaiter.self, overriding: _USWaiter.self)"

    /// Replacements for the system's clocks and sleeping.
    static let clocks = """
        @_silgen_name("us_readRunnerClock") nonisolated private func _usReadClock(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32
        @_silgen_name("us_runnerSleep") nonisolated private func _usPause(_ nanoseconds: Int64)
        @_silgen_name("us_runnerClockSleep") nonisolated private func _usClockSleep(_ clock: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ left: UnsafeMutableRawPointer?) -> Int32
        @_silgen_name("us_runnerTimer") nonisolated private func _usTimer(_ descriptor: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?) -> Int32
        @_silgen_name("us_runnerSemaphoreWait") nonisolated private func _usSemaphoreWait(_ semaphore: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?) -> Int32
        @_silgen_name("us_runnerConditionWait") nonisolated private func _usConditionWait(_ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?) -> Int32
        @_silgen_name("us_runnerConditionClockWait") nonisolated private func _usConditionClockWait(_ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ clock: Int32, _ time: UnsafeRawPointer?) -> Int32
        @_cdecl("clock_gettime") nonisolated public func _usClockGetTime(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32 { _usReadClock(clock, time) }
        @_cdecl("gettimeofday") nonisolated public func _usTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
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
        @_cdecl("nanosleep") nonisolated public func _usNanosleep(_ time: UnsafePointer<timespec>?, _ left: UnsafeMutablePointer<timespec>?) -> Int32 {
            guard let time else { return -1 }
            _usPause(Int64(time.pointee.tv_sec) * 1_000_000_000 + Int64(time.pointee.tv_nsec))
            return 0
        }
        @_cdecl("clock_nanosleep") nonisolated public func _usClockNanosleep(_ clock: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ left: UnsafeMutableRawPointer?) -> Int32 { _usClockSleep(clock, flags, time, left) }
        @_cdecl("timerfd_settime") nonisolated public func _usTimerSetTime(_ descriptor: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?) -> Int32 { _usTimer(descriptor, flags, time, old) }
        @_cdecl("sem_timedwait") nonisolated public func _usSemTimedWait(_ semaphore: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?) -> Int32 { _usSemaphoreWait(semaphore, time) }
        @_cdecl("pthread_cond_timedwait") nonisolated public func _usCondTimedWait(_ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?) -> Int32 { _usConditionWait(condition, mutex, time) }
        @_cdecl("pthread_cond_clockwait") nonisolated public func _usCondClockWait(_ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ clock: Int32, _ time: UnsafeRawPointer?) -> Int32 { _usConditionClockWait(condition, mutex, clock, time) }

        """

    /// The time of unit tests: see `UnitTestClock` in the library.
    static let unitTests =
        waiting(
            """
                    _usWillWait(timeout)
                    defer { _usDidWait() }
            """)
            + """
            @_silgen_name("understudy_will_wait") nonisolated private func _usWillWait(_ timeout: Double)
            @_silgen_name("understudy_did_wait") nonisolated private func _usDidWait()
            @_silgen_name("understudy_run_loop") nonisolated private func _usRunLoop(_ loop: UnsafeRawPointer, _ mode: UnsafePointer<CChar>, _ limit: Double)
            extension RunLoop {
                @_silgen_name("$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF") nonisolated public func _usRun(mode: RunLoop.Mode, before limit: Date) -> Bool {
                    _usRunLoop(Unmanaged.passUnretained(self).toOpaque(), mode.rawValue, limit.timeIntervalSinceReferenceDate)
                    return true
                }
            }
            @used @section(".init_array") nonisolated private let _usWaiterInstaller: @convention(c) @Sendable () -> Void = { \(waiterInstallation) }

            """ + clocks
}
