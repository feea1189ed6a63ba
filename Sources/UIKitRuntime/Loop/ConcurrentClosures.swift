import Dispatch
import Foundation

// On Apple's platforms, these functions take a closure of code from before Swift's concurrency: in Swift 5's language mode, the closure may
// call what is isolated to the main actor. Linux's declarations lack that, so that these, which have no default arguments, come before
// them.
// FIXME(gap): the closures of OperationQueue, Thread, and URLSession are checked as in Swift 6's mode, because an equal signature would be
// ambiguous.

extension DispatchQueue {
    /// Runs a closure on the queue.
    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { async(group: nil, execute: work) }
    /// Runs a closure on the queue after a time.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    /// Runs a closure on the queue after a time of the wall clock.
    @preconcurrency public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void)
    {
        asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
    }
}
extension DispatchGroup {
    /// Runs a closure on a queue as soon as the group is empty.
    @preconcurrency public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
        notify(qos: .unspecified, queue: queue, execute: work)
    }
}
