import Foundation

/// An actor with a context of its own. The translator writes the members and the initializer of an actor that `@ModelActor` marks.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor on which the actor runs.
    nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
    public nonisolated var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model with an identifier, or nil.
    public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? { modelContext[identifier, as: type] }
}

/// Runs the work on a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}
/// An executor of a model actor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work on a context in order, on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")
    /// Creates an executor with a queue of its own.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job after those that wait.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
    /// Returns a reference to the executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
