import Foundation
import UIKitRuntime

/// A stored property of a class that few of its objects set: it takes no space in the others.
public final class AttachedProperty<Value>: @unchecked Sendable {
    private let initial: Value
    public init(_ initial: Value) { self.initial = initial }

    public subscript(object: AnyObject) -> Value {
        get { objc_getAssociatedObject(object, key) as? Value ?? initial }
        set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
