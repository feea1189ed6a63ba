import Foundation

/// `object.boolValue` of an `AnyObject`, which Objective-C's runtime looks up by name in whatever class the object is of. The translator puts
/// this around the object where the compiler knows no such member; what is here is what such code asks for. nil when the object has
/// no such member.
public struct AnyObjectMembers {
    package let object: AnyObject
    public init(_ object: AnyObject) { self.object = object }

    private var number: NSNumber? { object as? NSNumber }
    public var boolValue: Bool! { number?.boolValue ?? (object as? NSString)?.boolValue }
    public var intValue: Int32! { number?.int32Value ?? (object as? NSString)?.intValue }
    public var int32Value: Int32! { number?.int32Value }
    public var int64Value: Int64! { number?.int64Value }
    public var integerValue: Int! { number?.intValue ?? (object as? NSString)?.integerValue }
    public var floatValue: Float! { number?.floatValue ?? (object as? NSString)?.floatValue }
    public var doubleValue: Double! { number?.doubleValue ?? (object as? NSString)?.doubleValue }
    public var stringValue: String! { number?.stringValue }

    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length ?? (object as? NSAttributedString)?.length }
    public var count: Int! { (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count }
    public var description: String! { (object as? NSObject)?.description ?? String(describing: object) }
    public var hash: Int! { (object as? NSObject)?.hash }

    @discardableResult
    public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
        (object as? NSObject)?.perform(selector, with: first, with: second)
    }
    public func responds(to selector: Selector!) -> Bool { (object as? NSObject)?.responds(to: selector) ?? false }
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
}
