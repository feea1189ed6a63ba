import Dispatch

// Darwin's classes of queues; here there is only one class.
/// A queue that runs one block at a time.
public typealias DispatchSerialQueue = DispatchQueue
/// A queue that runs several blocks at a time.
public typealias DispatchConcurrentQueue = DispatchQueue

/// A serial queue can run an actor's work. As on Darwin, where Dispatch itself declares this; on Linux it does not.
extension DispatchQueue: @retroactive SerialExecutor, @retroactive Executor {
    /// Runs an actor's work on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedSerialExecutor())
        async { job.runSynchronously(on: executor) }
    }
    /// Returns the queue as an executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    /// Stops the app if the code doesn't run on the queue.
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
