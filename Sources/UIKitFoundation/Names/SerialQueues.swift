import Dispatch

// Darwin's classes of queues; here there is only one class.
public typealias DispatchSerialQueue = DispatchQueue
public typealias DispatchConcurrentQueue = DispatchQueue

/// A serial queue can run an actor's work. As on Darwin, where Dispatch itself declares this; on Linux it does not.
extension DispatchQueue: @retroactive SerialExecutor, @retroactive Executor {
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedSerialExecutor())
        async { job.runSynchronously(on: executor) }
    }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
