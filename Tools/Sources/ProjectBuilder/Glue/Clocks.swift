// Replacements for the system's clocks and sleeping.

@_silgen_name("us_readRunnerClock") nonisolated private func _usReadClock(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32
@_silgen_name("us_runnerSleep") nonisolated private func _usPause(_ nanoseconds: Int64)
@_silgen_name("us_runnerClockSleep") nonisolated private func _usClockSleep(
    _ clock: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ left: UnsafeMutableRawPointer?
) -> Int32
@_silgen_name("us_runnerTimer") nonisolated private func _usTimer(
    _ descriptor: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?
) -> Int32
@_silgen_name("us_runnerSemaphoreWait") nonisolated private func _usSemaphoreWait(
    _ semaphore: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?
) -> Int32
@_silgen_name("us_runnerConditionWait") nonisolated private func _usConditionWait(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?
) -> Int32
@_silgen_name("us_runnerConditionClockWait") nonisolated private func _usConditionClockWait(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ clock: Int32, _ time: UnsafeRawPointer?
) -> Int32
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
@_cdecl("clock_nanosleep") nonisolated public func _usClockNanosleep(
    _ clock: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ left: UnsafeMutableRawPointer?
) -> Int32 { _usClockSleep(clock, flags, time, left) }
@_cdecl("timerfd_settime") nonisolated public func _usTimerSetTime(
    _ descriptor: Int32, _ flags: Int32, _ time: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?
) -> Int32 { _usTimer(descriptor, flags, time, old) }
@_cdecl("sem_timedwait") nonisolated public func _usSemTimedWait(_ semaphore: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?) -> Int32
{
    _usSemaphoreWait(semaphore, time)
}
@_cdecl("pthread_cond_timedwait") nonisolated public func _usCondTimedWait(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ time: UnsafeRawPointer?
) -> Int32 { _usConditionWait(condition, mutex, time) }
@_cdecl("pthread_cond_clockwait") nonisolated public func _usCondClockWait(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ clock: Int32, _ time: UnsafeRawPointer?
) -> Int32 { _usConditionClockWait(condition, mutex, clock, time) }
