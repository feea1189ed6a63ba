import Foundation

@_silgen_name("dispatch_queue_get_label")
private func currentQueueLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>?

/// Whether this code runs where main-actor code runs, which on Linux need not be the main thread (Swift Testing).
package enum MainLoop {
    /// The main thread, cached on its first check; Foundation's check costs two system calls, and dynamic colors check often.
    private nonisolated(unsafe) static var known: pthread_t?

    package static var isCurrent: Bool {
        let thread = pthread_self()
        if thread == known { return true }
        if Thread.isMainThread {  // wall clock: the only query; the queue's label covers the cases in which it is wrong
            known = thread
            return true
        }
        guard let label = currentQueueLabel(nil) else { return false }
        return strcmp(label, "com.apple.main-thread") == 0
    }

    /// Runs `body` now on the main actor, or soon when called elsewhere.
    package static func whenOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
