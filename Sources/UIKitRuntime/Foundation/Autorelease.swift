/// Linux has no autorelease pools: objects go when their last reference does. Runs `body`.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
