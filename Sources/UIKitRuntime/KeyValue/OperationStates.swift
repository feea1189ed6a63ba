import Foundation

/// The states of operations that depend on other properties. Apple's queues observe the states of their operations by key paths; Linux's
/// are notified of a change only by a call.
public enum OperationStates {
    /// Notifies an operation's queue of the states that depend on a property that has just changed. `affecting` returns the properties on
    /// which a state depends. Generated code calls it.
    public static func didChange(_ operation: Operation, _ property: String, _ affecting: (String) -> Set<String>) {
        for state in ["isReady", "isExecuting", "isFinished"] where affecting(state).contains(property) {
            operation.didChangeValue(forKey: state)
        }
    }
}
