import UIKit

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// The animation has its final value, perhaps before it rests.
    public static let logicallyComplete = Self(name: "logicallyComplete")
    /// The animation rests and is removed.
    public static let removed = Self(name: "removed")
}

/// Animates the effects of the changes in the body, and calls `completion` at the end; at the loop's next turn if nothing is animated.
@preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// Calls `completion` when the transaction's animation, as it is now, is complete.
    @preconcurrency public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        let wait = disablesAnimations ? 0 : animation?.length ?? 0
        onMainActor { _ = EventLoop.main.schedule(after: wait, completion) }
    }
}

public protocol TransactionKey {
    associatedtype Value
    /// The value of a transaction that sets none.
    static var defaultValue: Value { get }
}
extension Transaction {
    /// The value of a key, or its default value.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
/// Calls a closure whose changes of state have a value in their transaction.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
