/// The context of a change, including its animation.
public struct Transaction {
    /// The animation of the changes; nil for none.
    public var animation: Animation?
    /// Whether views may not animate the changes by their own animations.
    public var disablesAnimations = false
    /// Whether the changes follow a gesture that continues.
    public var isContinuous = false
    /// The values of an app's keys.
    var values: [ObjectIdentifier: Any] = [:]
    /// Creates a transaction without an animation.
    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    static nonisolated(unsafe) var current: Transaction?
}

/// Calls a closure whose changes of state have a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}

/// Animates the effects of the changes in the body.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
