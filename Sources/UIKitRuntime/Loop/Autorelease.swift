/// Runs `body`, then releases the objects that UIKit returned or removed inside and kept alive for the caller, as methods of Objective-C
/// do. Other objects are released with their last reference: Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    guard MainLoop.isCurrent else { return try body() }
    let outer = (turn: EventLoop.keptAliveCount, test: TestPool.count)
    defer {
        EventLoop.releaseKeptAlive(from: outer.turn)
        TestPool.release(from: outer.test)
    }
    return try body()
}
