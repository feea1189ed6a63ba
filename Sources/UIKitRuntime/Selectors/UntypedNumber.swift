import Foundation

/// `object.doubleValue` and others of an `AnyObject`, which numbers and texts have. The translator wraps the object in this.
public struct UntypedNumber {
    private let object: AnyObject
    /// Wraps an object of any class.
    public init(_ object: AnyObject) { self.object = object }

    /// The value of a number, or of the digits at a text's beginning; `nil` if the object is neither.
    public var integerValue: Int! { value({ $0.intValue }, { $0.integerValue }) }
    public var doubleValue: Double! { value({ $0.doubleValue }, { $0.doubleValue }) }
    public var floatValue: Float! { value({ $0.floatValue }, { $0.floatValue }) }
    public var boolValue: Bool! { value({ $0.boolValue }, { $0.boolValue }) }

    private func value<Value>(_ ofNumber: (NSNumber) -> Value, _ ofText: (NSString) -> Value) -> Value? {
        (object as? NSNumber).map(ofNumber) ?? (object as? NSString).map(ofText)
    }
}
