import Foundation

/// The ownership of an associated object: unretained or strong. `COPY` copies it first.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained. In contrast to Objective-C, the value becomes `nil` when the object is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, and the copy is retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained. The same as the nonatomic form.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, and the copy is retained. The same as the nonatomic form.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates `value` with `object` under `key`'s address. `nil` removes it.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let attachments = Attachments.of(object as AnyObject)
    guard let value else {
        attachments.associated[key] = nil
        return
    }
    attachments.associated[key] = policy == .OBJC_ASSOCIATION_ASSIGN ? Unowned(value as AnyObject) : value
}

/// Returns the value associated under the address of `key`, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = Attachments.existing(of: object as AnyObject)?.associated[key]
    return (value as? Unowned).map { $0.object } ?? (value is Unowned ? nil : value)
}

/// Removes all values associated with an object, including those of other libraries.
public func objc_removeAssociatedObjects(_ object: Any) {
    Attachments.existing(of: object as AnyObject)?.associated.removeAll()
}

// Weak where Objective-C's reference would dangle.
private final class Unowned {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
