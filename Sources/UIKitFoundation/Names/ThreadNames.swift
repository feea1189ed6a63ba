import Foundation
import Glibc
import UIKitRuntime

// Darwin's additions to POSIX threads (`…_np`), as its pthread.h describes them.

/// Darwin's policies of a mutex: in turn, or first come.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Accepts Darwin's policies. Linux has one policy only, which is close to first fit.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 {
    [PTHREAD_MUTEX_POLICY_FAIRSHARE_NP, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP].contains(policy) ? 0 : EINVAL
}
/// Writes the only policy there is, whichever was set. Returns 0 for success.
@discardableResult
public func pthread_mutexattr_getpolicy_np(
    _ attributes: UnsafePointer<pthread_mutexattr_t>, _ policy: UnsafeMutablePointer<Int32>
) -> Int32 {
    policy.pointee = PTHREAD_MUTEX_POLICY_FIRSTFIT_NP
    return 0
}

/// Returns 1 on the main thread, otherwise 0.
public func pthread_main_np() -> Int32 { MainLoop.isCurrent ? 1 : 0 }

/// Stores the number of a thread, by default the calling thread, in `id`. No other living thread has the same number.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ id: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard let id else { return EINVAL }
    id.pointee = UInt64(thread ?? pthread_self())
    return 0
}

/// Names the calling thread.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    Thread.current.name = String(cString: name)
    return 0
}

/// Lets other threads run.
public func pthread_yield_np() { sched_yield() }

/// Waits for a condition for a time that starts now.
@discardableResult
public func pthread_cond_timedwait_relative_np(
    _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ limit: UnsafePointer<timespec>?
) -> Int32 {
    guard let limit else { return pthread_cond_wait(condition, mutex) }
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)  // wall clock: a thread of the app waits in real time
    end.tv_sec += limit.pointee.tv_sec + (end.tv_nsec + limit.pointee.tv_nsec) / 1_000_000_000
    end.tv_nsec = (end.tv_nsec + limit.pointee.tv_nsec) % 1_000_000_000
    return pthread_cond_timedwait(condition, mutex, &end)
}
