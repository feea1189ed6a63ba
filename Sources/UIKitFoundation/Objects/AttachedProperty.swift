import Foundation
import UIKitRuntime

/// A stored property of a class that few of its objects set: it takes no space in the others.
public final class AttachedProperty<Value>: @unchecked Sendable {
    private let initial: Value
    /// Creates a property with the value that objects have until another is set.
    public init(_ initial: Value) { self.initial = initial }

    /// The value of an object. It is released with the object.
    public subscript(object: AnyObject) -> Value {
        get { objc_getAssociatedObject(object, key) as? Value ?? initial }
        set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
