import Foundation

public func == <Value: Equatable>(lhs: Expectation<Value>, rhs: Value) { lhs.to(equal(rhs)) }
public func != <Value: Equatable>(lhs: Expectation<Value>, rhs: Value) { lhs.toNot(equal(rhs)) }
public func == <A: Equatable, B: Equatable>(lhs: Expectation<(A, B)>, rhs: (A, B)) { lhs.to(equal(rhs)) }
public func == <A: Equatable, B: Equatable, C: Equatable>(lhs: Expectation<(A, B, C)>, rhs: (A, B, C)) { lhs.to(equal(rhs)) }
// Not used for the literal `nil`, which is intended.
@_disfavoredOverload public func == <Value: Equatable>(lhs: Expectation<Value>, rhs: Value?) { lhs.to(equal(rhs)) }
@_disfavoredOverload public func != <Value: Equatable>(lhs: Expectation<Value>, rhs: Value?) { lhs.toNot(equal(rhs)) }
public func == <Value>(lhs: Expectation<Value>, rhs: ExpectationNil) { lhs.to(beNil()) }
public func != <Value>(lhs: Expectation<Value>, rhs: ExpectationNil) { lhs.toNot(beNil()) }
public func === (lhs: Expectation<AnyObject>, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }
public func !== (lhs: Expectation<AnyObject>, rhs: AnyObject?) { lhs.toNot(beIdenticalTo(rhs)) }
public func < <Value: Comparable>(lhs: Expectation<Value>, rhs: Value) { lhs.to(beLessThan(rhs)) }
public func <= <Value: Comparable>(lhs: Expectation<Value>, rhs: Value) { lhs.to(beLessThanOrEqualTo(rhs)) }
public func > <Value: Comparable>(lhs: Expectation<Value>, rhs: Value) { lhs.to(beGreaterThan(rhs)) }
public func >= <Value: Comparable>(lhs: Expectation<Value>, rhs: Value) { lhs.to(beGreaterThanOrEqualTo(rhs)) }

/// The literal `nil` on the right of an operator.
public struct ExpectationNil: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {}
}

precedencegroup PlusMinusOperatorPrecedence {
    higherThan: ComparisonPrecedence
}
infix operator ≈ : ComparisonPrecedence
infix operator ± : PlusMinusOperatorPrecedence
public func ≈ <Value: FloatingPoint>(lhs: Expectation<Value>, rhs: Value) { lhs.to(beCloseTo(rhs)) }
public func ≈ <Value: FloatingPoint>(lhs: Expectation<Value>, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}
public func == <Value: FloatingPoint>(lhs: Expectation<Value>, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}
public func ± <Value: FloatingPoint>(lhs: Value, rhs: Value) -> (expected: Value, delta: Value) { (lhs, rhs) }
